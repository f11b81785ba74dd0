"""The people who play here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from skyliners.match.match import Player
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.profiles import Profile, new_profile
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import Trouble
from skyliners.rules.seats import Color
from tests.match.shelves import saved, spoil, trouble_with


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path / "shelf")
    yield shelf
    shelf.close()


def played_by(shelf: Shelf, profile: Profile) -> int:
    game = saved(players=(Player(profile.key), Player(bot="easy")))
    saves.keep(shelf, game)
    return game.key


def test_profiles_are_listed_by_name(shelf: Shelf) -> None:
    ada, bo = new_profile("ada", Color.RED), new_profile("Bo")
    profiles.keep(shelf, bo)
    profiles.keep(shelf, ada)
    assert profiles.listed(shelf) == (ada, bo)


def test_a_profile_is_renamed_by_keeping_it_again(shelf: Shelf) -> None:
    ada = new_profile("Ada")
    profiles.keep(shelf, ada)
    profiles.keep(shelf, ada._replace(name="  Ada L. ", color=Color.GREEN))
    assert profiles.listed(shelf) == (Profile(ada.key, "Ada L.", Color.GREEN),)


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "क्‍ष", "می‌خواهم", "Zoë", "x" * 40])
def test_people_have_the_names_they_have(shelf: Shelf, name: str) -> None:
    profiles.keep(shelf, new_profile(name))
    assert [profile.name for profile in profiles.listed(shelf)] == [name]


@pytest.mark.parametrize(
    "name",
    ["", "  ", "A\nB", "A\x7f", "A\x85B", "half \ud800", "x" * 41, "\u200d", "\u2060"],
)
def test_a_profile_needs_a_name(shelf: Shelf, name: str) -> None:
    assert trouble_with(lambda: profiles.keep(shelf, new_profile(name))) == (
        Trouble.BAD_NAME
    )


def test_deleting_a_profile_is_undoable_until_the_next_start(shelf: Shelf) -> None:
    ada = new_profile("Ada")
    profiles.keep(shelf, ada)
    profiles.delete(shelf, ada.key)
    assert profiles.listed(shelf) == ()
    profiles.restore(shelf, ada.key)
    assert profiles.listed(shelf) == (ada,)
    profiles.delete(shelf, ada.key)
    again = Shelf(shelf.path)
    again.open()
    assert trouble_with(lambda: profiles.restore(again, ada.key)) == (
        Trouble.NO_SUCH_PROFILE
    )
    again.close()


def test_outcomes_keep_the_name_of_a_deleted_profile(shelf: Shelf) -> None:
    ada = new_profile("Ada")
    profiles.keep(shelf, ada)
    played_by(shelf, ada)
    (entry,) = outcomes.finished(shelf).entries
    assert entry.outcomes[0].profile == ada.key
    profiles.delete(shelf, ada.key)
    assert outcomes.finished(shelf).entries == (entry,)
    again = Shelf(shelf.path)
    (kept,) = outcomes.finished(again).entries
    assert kept.outcomes[0] == entry.outcomes[0]._replace(profile=None)
    assert kept.outcomes[0].name == "Ada"
    again.close()


def test_a_game_outlives_the_profile_of_its_player(shelf: Shelf) -> None:
    key = played_by(shelf, new_profile("never kept"))
    (entry,) = outcomes.finished(shelf).entries
    assert entry.outcomes[0].profile is None
    assert saves.load(shelf, key).match.over


def test_profiles_with_longer_names_are_still_there(shelf: Shelf) -> None:
    """Once a name could be of 100 letters."""
    ada = new_profile("Ada")
    profiles.keep(shelf, ada)
    shelf.close()
    spoil(shelf.path, f"UPDATE profiles SET name = '{'Ada ' * 25}'")  # noqa: S608
    (listed,) = profiles.listed(shelf)
    assert listed == ada._replace(name=("Ada " * 10).strip())
    profiles.keep(shelf, listed)


def test_damaged_profiles_do_not_hide_the_others(shelf: Shelf) -> None:
    ada, bo, cy = (new_profile(name, Color.RED) for name in ("Ada", "Bo", "Cy"))
    for profile in (ada, bo, cy):
        profiles.keep(shelf, profile)
    shelf.close()
    spoil(
        shelf.path,
        "UPDATE profiles SET name = 7 WHERE name = 'Bo'",
        "UPDATE profiles SET name = x'00' WHERE name = '7'",
        "UPDATE profiles SET color = 'mauve' WHERE name = 'Cy'",
    )
    assert profiles.listed(shelf) == (ada, cy._replace(color=None))
