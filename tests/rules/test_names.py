"""What players may be called."""

from unicodedata import category

from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.names import LONGEST, as_name, is_name

ANY_TEXT = st.text(st.characters(), max_size=60)  # halves of characters included


def test_people_are_called_many_things() -> None:
    for name in (
        "",
        "Ada",
        "Zoë",
        "李小龙",
        "👩‍👩‍👧",
        "क्‍ष",
        "می‌خواهم",
        "O’Brien-Smith Jr.",
    ):
        assert is_name(name)
    assert is_name("x" * LONGEST)


def test_names_are_one_line_and_no_longer_than_a_list_shows() -> None:
    assert LONGEST == 40
    for text in ("x" * 41, "A\nB", "A\tB", "\x00", "\x7f", "\x85", "\x9f", "half \ud800"):
        assert not is_name(text)


@given(ANY_TEXT)
def test_any_text_becomes_a_name_and_a_name_stays(text: str) -> None:
    name = as_name(text)
    assert is_name(name)
    assert len(name) == min(len(text), LONGEST)
    assert is_name(text) == (name == text)
    for before, after in zip(text, name, strict=False):
        assert after == before or (after == " " and category(before) in {"Cc", "Cs"})
