"""The report about an error knows where it happened, and nothing of what was said there."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.mishap import report

_ABOUT = {"Skyliners": "1.0"}


def _failed(secret: str) -> Exception:
    def at_the_table(hand: dict[str, str]) -> None:
        try:
            hand[secret]
        except KeyError as error:
            raise ValueError(f"{secret} was hidden") from error

    try:
        at_the_table({})
    except ValueError as error:
        return error
    raise AssertionError


@given(st.text(), st.text())
def test_it_is_the_same_whatever_was_said(one: str, other: str) -> None:
    assert report(_failed(one), _ABOUT) == report(_failed(other), _ABOUT)


def test_it_tells_what_led_to_what() -> None:
    told = report(_failed("C3"), _ABOUT)
    assert told.index("ValueError") < told.index("KeyError")
    assert "at_the_table" in told


def test_an_error_that_caused_itself_is_told_as_often_as_helps() -> None:
    error = ValueError()
    error.__context__ = other = KeyError()
    other.__context__ = error
    assert report(error, {}).count("ValueError") < 10
