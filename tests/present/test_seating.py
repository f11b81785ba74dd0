"""Who sits where: every form that can be reached comes to a game, or names what is
missing."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.match.shelf.profiles import Profile
from skyliners.present import seating
from skyliners.present.chairs import CHAIRS, Problem
from skyliners.present.games import shown
from skyliners.present.names import BOT_NAMES, LONGEST_NAME, NAMES, clean
from skyliners.present.seating import Form
from skyliners.present.seating_screen import seating_model
from skyliners.rules.names import is_name
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import check_seats

GAME = "skyliners"
SOUTH, WEST, NORTH, EAST = CHAIRS  # as the city lies
KNOWN = (Profile(7, "Zoe", Color.GREEN), Profile(8, "Yan" * 13), Profile(9, "ada"))

Step = Callable[[Form], Form]
_CHAIRS = st.sampled_from(CHAIRS)
_NAMES = st.sampled_from((*NAMES, *BOT_NAMES, "Zoe", KNOWN[1].name)) | st.text()
STEPS: st.SearchStrategy[Step] = st.one_of(
    _CHAIRS.map(lambda side: lambda form: seating.tap(form, side)),
    _CHAIRS.map(lambda side: lambda form: seating.leave(form, side)),
    _CHAIRS.map(lambda side: lambda form: seating.move_on(form, side)),
    st.just(seating.close),
    st.builds(
        lambda s, b: lambda form: seating.played_by(form, s, b),
        _CHAIRS,
        st.sampled_from((None, "beginner", "strong", "strong-blocker")),
    ),
    st.builds(lambda s, n: lambda form: seating.named(form, s, n), _CHAIRS, _NAMES),
    st.builds(lambda s, n: lambda form: seating.written(form, s, n), _CHAIRS, _NAMES),
    st.builds(
        lambda s, c: lambda form: seating.painted(form, s, c),
        _CHAIRS,
        st.sampled_from(Color),
    ),
    st.builds(lambda s: lambda form: seating.begun_by(form, s), st.none() | _CHAIRS),
    st.builds(lambda m: lambda form: seating.with_mode(form, m), st.sampled_from(Mode)),
)


@st.composite
def forms(draw: st.DrawFn) -> Form:
    known = draw(st.sampled_from(((), KNOWN)))
    form = seating.new_form(GAME, known)
    for step in draw(st.lists(STEPS, max_size=25)):
        form = step(form)
    return form


@given(forms(), st.integers(0, 99))
def test_every_form_comes_to_a_game_or_names_a_problem(form: Form, seed: int) -> None:
    if seating.problem(form) is not None:
        return
    mode, seats, players, options = seating.arrangement(form, Random(seed))
    check_seats(seats)
    assert mode is form.mode
    assert not options
    assert len(players) == len(seats) == len(form.places)
    assert form.starter in (None, CLOCKWISE.index(seats[0].side))
    for seat, player in zip(seats, players, strict=True):
        place = form.at(CLOCKWISE.index(seat.side))
        assert place is not None
        assert (seat.name, seat.color) == (place.name, place.color)
        assert player == place.player
        assert not (player.bot and player.profile)


@given(forms())
def test_colours_and_chairs_are_never_taken_twice(form: Form) -> None:
    assert len({place.color for place in form.places}) == len(form.places)
    chairs = [place.chair for place in form.places]
    assert chairs == sorted(set(chairs))
    assert form.starter is None or form.starter in chairs
    assert form.edited is None or form.edited in chairs


@given(forms())
def test_every_form_can_be_shown(form: Form) -> None:
    model = seating_model(form)
    assert model.can_begin == (seating.problem(form) is None)
    assert [one.chair for one in model.chairs] == list(CHAIRS)
    assert [bool(one.color) for one in model.chairs] == [
        form.at(chair) is not None for chair in CHAIRS
    ]
    assert sum(choice.chosen for choice in model.starters) == 1
    assert sum(choice.chosen for choice in model.modes) == 1
    assert (model.editor is None) == (form.edited is None)
    if model.editor is not None:
        assert sum(choice.chosen for choice in model.editor.who) == 1
        assert sum(choice.chosen for choice in model.editor.colors) == 1
        assert sum(choice.chosen for choice in model.editor.names) <= 1
        assert len({choice.text for choice in model.editor.names}) == len(
            model.editor.names
        )


def test_two_sit_at_the_table_to_begin_with() -> None:
    form = seating.new_form(GAME)
    assert [(place.chair, place.name) for place in form.places] == [
        (SOUTH, "Ada"),
        (WEST, "Bo"),
    ]
    assert seating.problem(form) is None


def test_people_who_are_known_sit_down_first_in_their_colour() -> None:
    form = seating.new_form(GAME, KNOWN)
    assert [(place.name, place.profile) for place in form.places] == [
        ("Zoe", 7),
        (KNOWN[1].name, 8),
    ]
    assert form.places[0].color is Color.GREEN


def test_a_second_player_cannot_sit_opposite_the_first() -> None:
    form = seating.leave(seating.new_form(GAME), WEST)
    refused = seating.tap(form, NORTH)
    assert refused.places == form.places
    assert refused.refused is Problem.CHAIRS
    model = seating_model(refused)
    assert model.is_problem
    assert "neighbouring" in model.advice
    assert seating.tap(refused, EAST).refused is None


def test_who_is_left_opposite_when_somebody_gets_up_is_told_so() -> None:
    form = seating.leave(seating.tap(seating.new_form(GAME), NORTH), WEST)
    assert seating.problem(form) is Problem.CHAIRS
    assert not seating_model(form).can_begin
    assert seating.problem(seating.tap(form, EAST)) is None


@pytest.mark.parametrize("chair", [SOUTH, WEST])
def test_moving_on_never_leads_two_players_opposite_each_other(chair: int) -> None:
    form = seating.tap(seating.begun_by(seating.new_form(GAME), chair), chair)
    at = chair
    for _ in range(8):
        form = seating.move_on(form, at)
        assert form.edited is not None
        at = form.edited
        assert seating.problem(form) is None
        assert form.starter == at  # the start player takes the start along


def test_whoever_has_a_colour_takes_the_one_that_is_given_up() -> None:
    form = seating.new_form(GAME)
    mine, theirs = form.places[0].color, form.places[1].color
    form = seating.painted(form, SOUTH, theirs)
    assert [place.color for place in form.places] == [theirs, mine]


def test_on_the_way_to_a_longer_name_nobody_changes_colours() -> None:
    """“Zo” is known and likes green; “Zoe” is being written, letter by letter."""
    form = seating.new_form(GAME, [Profile(7, "Zo", Color.GREEN)])
    form = seating.named(form, SOUTH, "Ida")
    colors = [place.color for place in form.places]
    for text in ("", "Z", "Zo"):
        form = seating.written(form, SOUTH, text)
    recognised = form.at(SOUTH)
    assert recognised is not None
    assert recognised.profile == 7
    assert [place.color for place in form.places] == colors
    written = seating.written(form, SOUTH, "Zoe").at(SOUTH)
    assert written is not None
    assert (written.name, written.profile, written.own_name) == ("Zoe", None, True)


def test_a_name_that_is_written_is_cleaned_and_worth_keeping() -> None:
    form = seating.named(seating.new_form(GAME), SOUTH, "  Ann-\nSophie\tvon Rosenberg ")
    place = form.at(SOUTH)
    assert place is not None
    assert place.name == "Ann- Sophie von Rose"
    assert len(place.name) <= LONGEST_NAME
    assert place.own_name
    assert seating.named(form, SOUTH, " \n ") == form


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "क्‍ष", "می‌خواهم"])
def test_letters_that_are_joined_stay_so(name: str) -> None:
    assert clean(f" {name}\u200d") == name
    assert clean("\u200d\u200c") == ""


@given(st.text(st.characters(), max_size=60))
def test_whatever_is_written_becomes_a_name_or_nothing(text: str) -> None:
    name = clean(text)
    assert is_name(name)
    assert clean(name) == name


def test_a_name_that_is_known_brings_its_profile_and_colour() -> None:
    form = seating.new_form(GAME)._replace(known=KNOWN)
    place = seating.named(form, WEST, "Zoe").at(WEST)
    assert place is not None
    assert (place.profile, place.color, place.own_name) == (7, Color.GREEN, False)


def test_a_new_profile_is_recognised() -> None:
    form = seating.named(seating.new_form(GAME), SOUTH, "Quentin")
    form = seating.recognised(form, SOUTH, Profile(5, "Quentin", Color.RED))
    place = form.at(SOUTH)
    assert place is not None
    assert place.profile == 5
    assert not place.own_name
    assert "Quentin" in [profile.name for profile in form.known]


def test_the_same_name_twice_is_a_problem() -> None:
    form = seating.named(seating.new_form(GAME), SOUTH, "BO")
    assert seating.problem(form) is Problem.SAME_NAME


def test_a_bot_has_a_name_of_its_own_and_no_profile() -> None:
    form = seating.played_by(seating.new_form(GAME, KNOWN), SOUTH, "beginner")
    place = form.at(SOUTH)
    assert place is not None
    assert place.name in BOT_NAMES
    assert place.profile is None
    back = seating.played_by(form, SOUTH, None).at(SOUTH)
    assert back is not None
    assert back.name in NAMES
    harder = seating.played_by(form, SOUTH, "strong").at(SOUTH)
    assert harder == place._replace(bot="strong")


def test_without_bots_nobody_is_asked_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown(GAME), "opponents", lambda: ())
    editor = seating_model(seating.tap(seating.new_form(GAME), SOUTH)).editor
    assert editor is not None
    assert editor.who == ()


def test_a_level_is_chosen_together_with_its_temper() -> None:
    form = seating.tap(seating.new_form(GAME), SOUTH)
    form = seating.played_by(form, SOUTH, "strong-blocker")
    model = seating_model(form)
    assert model.editor is not None
    assert model.chairs[0].who == "Strong, Blocker"
    assert [one.value for one in model.editor.who if one.chosen] == ["strong"]
    assert [one.value for one in model.editor.tempers if one.chosen] == ["strong-blocker"]
    assert model.editor.about == "Would rather ruin someone else’s row than finish its own."
    easy = seating_model(seating.played_by(form, SOUTH, "beginner")).editor
    assert easy is not None
    assert easy.tempers == ()
    assert easy.about.startswith("Only looks at its own rows")


def test_a_bot_nobody_knows_any_more_is_shown_by_its_key() -> None:
    form = seating.played_by(seating.new_form(GAME), SOUTH, "retired")
    assert seating_model(form).chairs[0].who == "retired"


def test_the_lot_falls_on_everybody() -> None:
    form = seating.tap(seating.tap(seating.new_form(GAME), NORTH), EAST)
    firsts = {seating.arrangement(form, Random(n)).seats[0].side for n in range(60)}
    assert firsts == set(CLOCKWISE)


def test_steps_for_a_free_chair_change_nothing() -> None:
    form = seating.new_form(GAME)
    assert seating.move_on(form, NORTH) == form
    assert seating.named(form, NORTH, "Zoe") == form
    assert seating.painted(form, NORTH, Color.RED) == form
    assert seating.played_by(form, NORTH, "beginner") == form
    assert seating.begun_by(form, NORTH) == form
    assert seating.recognised(form, NORTH, KNOWN[0]) == form
