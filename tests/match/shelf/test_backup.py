"""Everything moves to another device in one file; taking it in adds, and never takes
away."""

import json
import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.patience.deals import Deal, Grade, dealt
from skyliners.match import tables
from skyliners.match.kept import keep, kept
from skyliners.match.match import Player
from skyliners.match.patience.dealt import begun, seconds_of
from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.match.settings import Settings
from skyliners.match.settings import load as load_settings
from skyliners.match.settings import save as keep_settings
from skyliners.match.shelf import profiles, saves
from skyliners.match.shelf.backup import pack, take_in
from skyliners.match.shelf.merge import TakenIn
from skyliners.match.shelf.outcomes import finished
from skyliners.match.shelf.photos import keep_photo, photo_of
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.match.sitting import Sitting
from skyliners.match.skyliners.scored import keep_scored
from skyliners.match.tables import Sitter
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.legal import legal_builds
from tests.match.matches import act
from tests.match.shelves import fetched, filled, saved, trouble_with

_EMPTY = TakenIn(0, 0)
_WHERE = st.floats(0, 1, exclude_max=True)


def _device(folder: Path, *, used: bool = True) -> tuple[Path, Shelf]:
    folder.mkdir()
    path = folder / "shelf.sqlite3"
    return folder, filled(path) if used else Shelf(path)


def _content(shelf: Shelf) -> list[list[Any]]:
    return [
        sorted(fetched(shelf, f"SELECT * FROM {table}"), key=repr)  # noqa: S608
        for table in ("games", "outcomes", "profiles")
    ]


def test_a_new_device_has_all_of_it(tmp_path: Path) -> None:
    old, shelf = _device(tmp_path / "old")
    ada = profiles.new_profile("Ada", Color.GREEN)
    profiles.keep(shelf, ada)
    game = saved(9, 8, (Player(ada.key), Player(bot="club")))
    saves.keep(shelf, game)
    keep_photo(old, game.key, b"photo")
    keep(old, "settings", {"theme": "dark"})
    keep(old, "learnt", ["skyliners"])
    new, empty = _device(tmp_path / "new", used=False)
    assert take_in(new, empty, pack(old, shelf)) == TakenIn(6, 1)
    assert _content(empty) == _content(shelf)
    assert saves.load(empty, game.key).match.players == game.match.players
    assert photo_of(new, game.key) is not None
    assert kept(new, "settings") == {"theme": "dark"}
    assert kept(new, "learnt") == ["skyliners"]
    assert len(finished(empty).entries) == 3


def test_once_more_changes_nothing(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old")
    packed, before = pack(folder, shelf), _content(shelf)
    assert take_in(folder, shelf, packed) == _EMPTY
    assert _content(shelf) == before


def test_a_game_comes_in_whichever_state_goes_further(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old")
    early, late = saved(5, 6), saved(5, 12)
    for key, here, coming in ((7, early, late), (8, late, early)):
        other, there = _device(tmp_path / f"new-{key}")
        saves.keep(there, replace(here, key=key))
        saves.keep(shelf, replace(coming, key=key))
        take_in(other, there, pack(folder, shelf))
        assert saves.load(there, key).match.table.log == late.match.table.log


def test_a_game_played_on_here_and_there_becomes_two(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old", used=False)
    other, there = _device(tmp_path / "new", used=False)
    begun = saved(5, 6)
    ways = [act(begun.match, build) for build in legal_builds(begun.match.table)[:2]]
    for where, match in zip((shelf, there), ways, strict=True):
        saves.keep(where, replace(begun, key=7, match=match))
    keep_photo(folder, 7, b"photo")
    taken = take_in(other, there, pack(folder, shelf))
    records = {record for (record,) in fetched(there, "SELECT record FROM games")}
    assert {write(on_record(match, begun.extras)) for match in ways} <= records
    assert taken.games == 1
    for packed in (pack(folder, shelf), pack(other, there)):  # however often it comes
        assert take_in(other, there, packed) == _EMPTY
    packed = pack(folder, shelf)
    (key,) = {key for (key,) in fetched(there, "SELECT id FROM games")} - {7}
    sitting = Sitting(there, saves.load(there, key))  # it is played on where it came to
    acting = sitting.match.acting
    assert acting is not None
    sitting.reveal(acting)
    sitting.play(on_record(sitting.match).legal()[0])
    assert take_in(other, there, packed) == _EMPTY
    assert take_in(folder, shelf, pack(other, there)).games == 1
    assert take_in(folder, shelf, pack(other, there)) == _EMPTY


def test_a_patience_played_on_elsewhere_is_one_game(tmp_path: Path) -> None:
    """What is noted beside the moves, such as the time, is no other way to play."""
    folder, shelf = _device(tmp_path / "old", used=False)
    other, there = _device(tmp_path / "new", used=False)
    deal = Deal(Grade.EASY, 7)
    game = begun(deal, dealt(deal))
    saves.keep(shelf, game)
    take_in(other, there, pack(folder, shelf))
    sitting = Sitting(there, saves.load(there, game.key))
    sitting.note(seconds=90)
    sitting.play(on_record(sitting.match).legal()[0])
    assert take_in(folder, shelf, pack(other, there)) == _EMPTY
    assert seconds_of(saves.load(shelf, game.key).extras) == 90
    assert take_in(other, there, pack(folder, shelf)) == _EMPTY


def test_a_score_counts_as_it_was_corrected_last(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old", used=False)
    other, there = _device(tmp_path / "new", used=False)
    first, better = (saved(seed, None).match for seed in (1, 2))
    place = keep_scored(shelf, None, ["first"], first.table, first.sheet())
    old = pack(folder, shelf)
    take_in(other, there, old)
    keep_scored(shelf, place, ["better"], better.table, better.sheet())
    assert take_in(folder, shelf, old) == _EMPTY
    assert take_in(other, there, pack(folder, shelf)) == _EMPTY
    assert _content(there) == _content(shelf)
    ((record,),) = fetched(there, "SELECT record FROM games")
    assert json.loads(record) == ["better"]


def test_tables_come_for_every_game_that_has_none_here(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old", used=False)
    other, there = _device(tmp_path / "new", used=False)
    ada, also_ada = profiles.new_profile("Ada"), profiles.new_profile("Ada")
    profiles.keep(shelf, ada)
    profiles.keep(there, also_ada)
    sitters = (Sitter(0, "Ada", Color.RED, profile=ada.key), Sitter(1, "Bo", Color.BLUE))
    for game in ("skyliners", "skyline-cards"):
        tables.keep(folder, tables.Table(game, "full", sitters))
    here = tables.Table("skyliners", "introductory", (Sitter(2, "Cy", Color.GREEN),))
    tables.keep(other, here)
    take_in(other, there, pack(folder, shelf))
    assert tables.last(other, "skyliners") == here == tables.latest(other)
    come = tables.last(other, "skyline-cards")
    assert come is not None
    assert [sitter.profile for sitter in come.sitters] == [also_ada.key, None]


def test_all_that_is_half_done_moves_and_the_window_stays(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old", used=False)
    other, there = _device(tmp_path / "new", used=False)
    half_done = {"cardboard": {"at": 3}, "preparing": {"cards": []}, "patience": "hard"}
    half_done |= {"lesson-skyliners": 4, "lesson-skyline-cards": 2}
    for name, value in (half_done | {"window": {"width": 800}}).items():
        keep(folder, name, value)
    keep(other, "cardboard", {"at": 9})
    take_in(other, there, pack(folder, shelf))
    assert kept(other, "cardboard") == {"at": 9}
    assert all(kept(other, name) == half_done[name] for name in [*half_done][1:])
    assert kept(other, "window") is None


def test_who_has_the_same_name_is_the_same_person(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old")
    other, there = _device(tmp_path / "new", used=False)
    ada, also_ada = profiles.new_profile("Ada"), profiles.new_profile("ada ")
    profiles.keep(shelf, ada)
    profiles.keep(there, also_ada)
    game = saved(3, None, (Player(ada.key), Player()))
    saves.keep(shelf, game)
    assert take_in(other, there, pack(folder, shelf)).players == 0
    assert [one.key for one in profiles.listed(there)] == [also_ada.key]
    assert saves.load(there, game.key).match.players[0].profile == also_ada.key
    known = fetched(there, "SELECT profile FROM outcomes WHERE profile IS NOT NULL")
    assert known == [(also_ada.key,)]


def test_what_was_deleted_here_does_not_take_its_place_again(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old")
    game = saved(3, 9)
    saves.keep(shelf, game)
    packed = pack(folder, shelf)
    saves.delete(shelf, game.key)
    assert take_in(folder, shelf, packed).games == 1
    saves.restore(shelf, game.key)
    assert saves.load(shelf, game.key).match.table == game.match.table


def _parts(packed: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(packed)) as parts:
        return {name: parts.read(name) for name in parts.namelist()}


def _repacked(packed: bytes, **changes: bytes | None) -> bytes:
    found: dict[str, bytes | None] = {**_parts(packed)}
    again = BytesIO()
    with zipfile.ZipFile(again, "w") as parts:
        for name, content in (found | changes).items():
            if content is not None:
                parts.writestr(name, content)
    return again.getvalue()


@pytest.mark.parametrize(
    "changes",
    [
        {"backup.json": None},
        {"backup.json": b"[]"},
        {"backup.json": b'{"format": "skyliners-backup/2"}'},
        {"shelf.sqlite3": None},
        {"shelf.sqlite3": b"no shelf at all" * 100},
    ],
    ids=str,
)
def test_what_is_no_backup_is_refused(changes: dict[str, Any], tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old")
    before = _content(shelf)
    packed = _repacked(pack(folder, shelf), **changes)
    assert trouble_with(lambda: take_in(folder, shelf, packed)) is Trouble.BAD_BACKUP
    assert _content(shelf) == before


def test_nothing_is_written_outside_the_folder(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old")
    packed = _repacked(
        pack(folder, shelf),
        **{"kept/../../out.json": b"1", "kept/a/b.json": b"1", "photos/../7": b"1"},
    )
    before = sorted(tmp_path.rglob("*"))
    take_in(folder, shelf, packed)
    assert sorted(tmp_path.rglob("*")) == before


def _spoilt(content: bytes, spots: list[tuple[float, int]], cut: float | None) -> bytes:
    spoilt = bytearray(content)
    for at, bits in spots:
        spoilt[int(at * len(spoilt))] ^= bits
    return bytes(spoilt if cut is None else spoilt[: int(cut * len(spoilt))])


@pytest.mark.slow
@pytest.mark.parametrize("part", [None, "shelf.sqlite3", "kept/settings.json"])
@settings(deadline=None, max_examples=15)
@given(
    spots=st.lists(st.tuples(_WHERE, st.integers(1, 255)), max_size=3),
    cut=st.none() | _WHERE,
)
def test_a_damaged_file_changes_nothing_or_only_adds(
    tmp_path_factory: pytest.TempPathFactory,
    part: str | None,
    spots: list[tuple[float, int]],
    cut: float | None,
) -> None:
    """Damaged as it lies there, or one of its parts before it was packed."""
    place = tmp_path_factory.mktemp("devices")
    folder, shelf = _device(place / "old")
    other, there = _device(place / "new", used=False)
    saves.keep(there, saved(11, 5))
    for where, theme in ((folder, "dark"), (other, "light")):
        keep_settings(where, Settings(theme=theme))
    own = fetched(there, "SELECT * FROM games")
    packed = pack(folder, shelf)
    if part is None:
        packed = _spoilt(packed, spots, cut)
    else:
        packed = _repacked(packed, **{part: _spoilt(_parts(packed)[part], spots, cut)})
    try:
        take_in(other, there, packed)
    except ShelfError:
        assert fetched(there, "SELECT * FROM games") == own
        assert load_settings(other) == Settings(theme="light")
    else:
        assert set(own) <= set(fetched(there, "SELECT * FROM games"))
        assert load_settings(other).theme in {"dark", "light"}


def test_a_small_file_that_would_unpack_to_a_huge_one_is_refused(tmp_path: Path) -> None:
    folder, shelf = _device(tmp_path / "old", used=False)
    bomb = BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("backup.json", json.dumps({"format": "skyliners-backup/1"}))
        parts.writestr("shelf.sqlite3", bytes(64 << 20))
    assert (
        trouble_with(lambda: take_in(folder, shelf, bomb.getvalue())) is Trouble.BAD_BACKUP
    )
