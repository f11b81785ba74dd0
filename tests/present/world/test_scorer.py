"""A game from the box comes to what the rules say of the same numbers."""

import json
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.world import scorer
from skyliners.present.world.scorer import AREAS, NOBODY, Entered, Page, scorer_model

PLAYERS = st.sampled_from([2, 3, 4])


@st.composite
def games(draw: st.DrawFn) -> Entered:
    players = draw(PLAYERS)
    entered = scorer.with_players(Entered(), players)
    entered = scorer.with_tournament(entered, tournament=draw(st.booleans()))
    built = draw(st.lists(st.integers(0, 3), min_size=players, max_size=players))
    owners = st.integers(NOBODY, players - 1)
    areas = draw(st.lists(owners, min_size=AREAS, max_size=AREAS))
    stands = draw(st.lists(st.booleans(), min_size=players, max_size=players))
    for page, values in (
        (Page.PENTHOUSES, built),
        (Page.AREAS, areas),
        (Page.MISSIONS, stands),
    ):
        entered = entered._replace(page=page)
        for line, value in enumerate(values):
            entered = scorer.choose(entered, line, int(value))
    if len(entered.enders) > 1:
        entered = entered._replace(ender=draw(st.sampled_from(entered.enders)))
    return entered._replace(page=Page.RESULT)


def _best(lines: Sequence[tuple[int, ...]]) -> list[int]:
    return [seat for seat, line in enumerate(lines) if line == max(lines)]


@given(games())
def test_who_wins_is_who_a_second_reading_says(entered: Entered) -> None:
    lines = []
    for seat in range(entered.players):
        built, stands = entered.penthouses[seat], entered.missions[seat]
        prestige = built + entered.areas.count(seat) + 2 * stands
        ended = entered.enders == (seat,) or (
            seat in entered.enders and entered.ender == seat
        )
        last = entered.tournament and ended
        lines.append((prestige, built, int(stands), int(last)))
    model = scorer_model(entered)
    assert [at for at, column in enumerate(model.columns) if column.won] == _best(lines)
    assert [column.total for column in model.columns] == [line[0] for line in lines]
    assert model.victory is not None
    assert model.note == model.victory.reason


@given(games(), PLAYERS)
def test_pages_lead_to_the_result_and_back(entered: Entered, players: int) -> None:
    begun = scorer.with_players(entered, players)._replace(page=Page.PLAYERS)
    assert all(owner < players for owner in begun.areas)
    seen = [begun.page]
    while begun.page is not Page.RESULT:
        model = scorer_model(begun)
        assert model.lines or model.players
        if not begun.complete:
            assert scorer.turn_page(begun, 1) == begun
            begun = scorer.choose(begun, 0, begun.enders[0])
        begun = scorer.turn_page(begun, 1)
        seen.append(begun.page)
    assert scorer.turn_page(begun, 1) == begun
    assert (Page.ENDER in seen) == (begun.tournament and len(begun.enders) > 1)
    for page in reversed(seen[:-1]):
        begun = scorer.turn_page(begun, -1)
        assert begun.page is page
    assert scorer.turn_page(begun, -1) == begun


@given(games())
def test_what_is_kept_is_found_again(entered: Entered) -> None:
    found = scorer.read(json.loads(json.dumps(scorer.written(entered))))
    assert found == entered
    assert found is not None
    assert found.page is Page.RESULT


_ANYTHING = st.one_of(
    st.none(),
    st.integers(-3, 9),
    st.booleans(),
    st.text(max_size=3),
    st.lists(st.one_of(st.integers(-3, 9), st.booleans()), max_size=5),
)


@given(st.fixed_dictionaries(dict.fromkeys(Entered._fields, _ANYTHING)))
def test_what_nobody_wrote_is_nothing_or_can_be_shown(data: dict[str, object]) -> None:
    found = scorer.read(data)
    assert found is None or scorer_model(found)
    sound = json.loads(json.dumps(scorer.written(Entered())))
    assert scorer.read(sound) == Entered()
    for name, value in data.items():
        changed = scorer.read(sound | {name: value})
        assert changed is None or scorer_model(changed)
    assert scorer.read(data | {"more": 1}) is None
    assert scorer.read([]) is None


def test_a_chosen_line_is_the_one_that_shows_it() -> None:
    entered = Entered(page=Page.AREAS)
    entered = scorer.choose(entered, 2, 1)
    lines = scorer_model(entered).lines
    chosen = [[each.value for each in line.choices if each.chosen] for line in lines]
    assert chosen == [[NOBODY], [NOBODY], [1]]
    assert scorer.choose(Entered(), 0, 1) == Entered()
