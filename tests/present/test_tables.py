"""People sit down as they sat last, and whoever plays alone finds somebody to play with."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.levels import ADAPTIVE
from skyliners.match.tables import Sitter, Table
from skyliners.present import seating
from skyliners.present.seating import Form
from skyliners.present.tables import alone, as_last, table_of
from skyliners.rules.seats import Color
from tests.match.test_tables import TABLES
from tests.present.test_seating import GAME, KNOWN, forms


@given(forms())
def test_a_table_is_as_it_was_left(form: Form) -> None:
    again = as_last(GAME, form.known, table_of(form))
    if seating.problem(form) is None:
        as_before = [place._replace(own_name=False) for place in form.places]
        assert [*again.places] == as_before
        assert (again.mode, again.starter) == (form.mode, form.starter)
    assert again.edited is None


@given(TABLES, st.sampled_from(((), KNOWN)))
def test_whatever_was_kept_somebody_can_sit_down(table: Table, known: tuple[()]) -> None:
    for form in (as_last(GAME, known, table), as_last(GAME, known, None, table)):
        assert form.game == GAME
        assert form.places
        assert len({place.chair for place in form.places}) == len(form.places)
        assert len({place.color for place in form.places}) == len(form.places)
    by_oneself = alone(GAME, known, table, table)
    assert by_oneself is not None
    assert seating.problem(by_oneself) is None
    assert [place.bot for place in by_oneself.places].count(None) == 1


def test_a_person_is_called_as_they_are_called_now() -> None:
    zoe = KNOWN[0]
    sitters = (
        Sitter(0, "Zo", Color.RED, None, zoe.key),
        Sitter(1, "Gone", Color.BLUE, None, 4),
    )
    form = as_last(GAME, KNOWN, Table(GAME, "full", sitters))
    assert [place.name for place in form.places] == ["Zoe", "Gone"]
    assert [place.profile for place in form.places] == [zoe.key, None]


def test_at_first_one_plays_alone_against_a_bot_that_adapts() -> None:
    form = alone(GAME, ())
    assert form is not None
    assert [place.bot for place in form.places] == [None, ADAPTIVE]
    last = form._replace(places=(form.places[0], form.places[1]._replace(bot="club")))
    again = alone(GAME, (), table_of(last))
    assert again is not None
    assert [place.bot for place in again.places] == [None, "club"]
