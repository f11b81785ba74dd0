"""What is put out of the way stays there, under a name that nothing else has."""

from pathlib import Path

import pytest

from skyliners.match.aside import Thing, put_back, set_aside

_FILES = {
    Thing.SETTINGS: ("settings.json", "learnt.json"),
    Thing.GAMES: ("shelf.sqlite3", "shelf.sqlite3-journal"),
}


@pytest.mark.parametrize("thing", list(Thing))
def test_as_often_as_it_is_asked_for_nothing_is_lost(thing: Thing, tmp_path: Path) -> None:
    for time in ("first", "second"):
        for names in _FILES.values():
            for name in names:
                (tmp_path / name).write_text(f"{name}, the {time}")
        assert len(set_aside(tmp_path, thing)) == len(_FILES[thing])
    contents = {path.read_text() for path in tmp_path.iterdir()}
    assert {
        f"{name}, the {time}" for name in _FILES[thing] for time in ("first", "second")
    } <= contents
    other = next(other for other in Thing if other is not thing)
    assert all((tmp_path / name).exists() for name in _FILES[other])
    assert not any((tmp_path / name).exists() for name in _FILES[thing])


def test_where_there_is_nothing_nothing_is_set_aside(tmp_path: Path) -> None:
    assert set_aside(tmp_path, Thing.GAMES) == []


@pytest.mark.parametrize("thing", list(Thing))
def test_it_comes_back_as_it_was_unless_something_new_stands_there(
    thing: Thing, tmp_path: Path
) -> None:
    for name in _FILES[thing]:
        (tmp_path / name).write_text(name)
    put_back(tmp_path, set_aside(tmp_path, thing))
    assert {path.name for path in tmp_path.iterdir()} == {*_FILES[thing]}
    names = set_aside(tmp_path, thing)
    (tmp_path / _FILES[thing][-1]).write_text("new")
    with pytest.raises(FileExistsError):
        put_back(tmp_path, names)
    assert {path.name for path in tmp_path.iterdir()} == {*names, _FILES[thing][-1]}
