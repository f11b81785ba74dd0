"""Files that people choose, and the share sheet, on a phone and on a desktop."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from skyliners.app.device import files
from skyliners.present.files import Folder, Saved
from tests.app.phone import Phone, each_failure, phone, plyer_with

__all__ = ["phone"]  # a fixture


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class AtOnce:
        def schedule_once(self, task: Any) -> None:
            task(0.0)

    class Straight:
        def __init__(self, target: Any, daemon: bool) -> None:
            assert daemon
            self.start = target

    monkeypatch.setattr(files, "Clock", AtOnce())
    monkeypatch.setattr(files, "Thread", Straight)


# On a phone


def test_open_on_a_phone(phone: Phone) -> None:
    (phone.folder / "game").write_bytes(b"record")
    heard: list[bytes | None] = []
    assert files.open_file(heard.append)
    assert phone.started[0].action == "android.intent.action.OPEN_DOCUMENT"
    phone.choose("game")
    assert heard == [b"record"]
    assert phone.listeners == []


def test_save_on_a_phone(phone: Phone) -> None:
    (phone.folder / "there.json").write_bytes(b"something longer from before")
    heard: list[Saved | None] = []
    assert files.save_file("game.json", b"record", heard.append)
    assert phone.started[0].mime == "application/json"
    assert phone.started[0].extras == {"title": "game.json"}
    phone.choose("there.json")
    assert heard == [Saved("game.json", Folder.CHOSEN)]
    assert (phone.folder / "there.json").read_bytes() == b"record"


def test_nothing_is_chosen_on_a_phone(phone: Phone) -> None:
    heard: list[bytes | None] = []
    assert files.open_file(heard.append)
    phone.choose(None)
    assert heard == []
    assert phone.listeners == []


def test_a_document_that_is_gone(phone: Phone) -> None:
    heard: list[bytes | None] = []
    files.open_file(heard.append)
    phone.choose("gone")
    assert heard == [None]


@pytest.mark.parametrize(
    ("name", "shelf", "mime"),
    [
        ("city.png", "pictures", "image/png"),
        ("game.json", "downloads", "application/json"),
        ("odd", "downloads", "application/octet-stream"),
    ],
)
def test_share(phone: Phone, name: str, shelf: str, mime: str) -> None:
    assert files.share(name, b"content")
    assert phone.published == [(shelf, {"_display_name": name, "mime_type": mime})]
    (intent,) = phone.started
    assert (intent.action, intent.mime) == ("android.intent.action.SEND", mime)
    assert intent.extras == {"stream": name}
    assert intent.flags == 1
    assert (phone.folder / name).read_bytes() == b"content"


def test_no_room_to_share(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_uri: str, _how: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(phone, "openFileDescriptor", full)
    assert not files.share("game.json", b"content")
    assert phone.started == []


@each_failure
def test_no_choosers_on_this_phone(failure: Exception, phone: Phone) -> None:
    phone.failure = failure
    assert not files.open_file(_never)
    assert not files.save_file("game.json", b"", _never)
    assert not files.share("game.json", b"")
    assert phone.listeners == []


def test_the_chooser_is_refused_at_the_last_moment(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(phone, "startActivityForResult", refuse)
    assert not files.open_file(_never)
    assert phone.listeners == []


# On a desktop


def _never(_answer: object) -> None:
    raise AssertionError("nothing was chosen")


def _desktop(monkeypatch: pytest.MonkeyPatch, answer: Any, system: str = "linux") -> None:
    def ask(on_selection: Any, **_options: str) -> None:
        if isinstance(answer, Exception):
            raise answer
        on_selection(answer)

    monkeypatch.setattr(files, "platform", system)
    monkeypatch.setattr(shutil, "which", lambda _name: "/bin/zenity")
    plyer_with(monkeypatch, filechooser=SimpleNamespace(open_file=ask, save_file=ask))


@pytest.mark.parametrize("system", ["linux", "win", "macosx"])
def test_open_and_save_on_a_desktop(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    _desktop(monkeypatch, [str(path)], system)
    saved: list[Saved | None] = []
    assert files.save_file("game.json", b"record", saved.append)
    assert saved == [Saved("game.json", tmp_path)]
    read: list[bytes | None] = []
    assert files.open_file(read.append)
    assert read == [b"record"]


@pytest.mark.parametrize("nothing", [None, [], [""]])
def test_nothing_is_chosen_on_a_desktop(
    nothing: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    _desktop(monkeypatch, nothing)
    assert files.open_file(_never)


@each_failure
def test_a_chooser_that_fails(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    _desktop(monkeypatch, failure)
    assert files.open_file(_never)


def test_what_cannot_be_read_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _desktop(monkeypatch, [str(tmp_path)])  # a folder
    heard: list[Any] = []
    files.open_file(heard.append)
    files.save_file("game.json", b"record", heard.append)
    film = tmp_path / "film"
    film.write_bytes(bytes(files.MOST_BYTES + 1))
    _desktop(monkeypatch, [str(film)])
    files.open_file(heard.append)
    assert heard[:2] == [None, None]
    assert len(heard[2]) == files.MOST_BYTES + 1  # no record is as long: it is refused


def test_a_linux_without_any_chooser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert not files.open_file(_never)


# Handed out the best way there is, and always to where people find it


@pytest.mark.parametrize(
    ("name", "place"), [("city.png", Folder.PICTURES), ("game.json", Folder.DOWNLOADS)]
)
def test_handed_out_by_the_share_sheet(phone: Phone, name: str, place: Folder) -> None:
    heard: list[Saved | None] = []
    files.hand_out(name, b"record", heard.append)
    assert len(phone.started) == 1
    assert heard == [Saved(name, place)]


def test_a_phone_without_a_share_sheet_has_a_copy_all_the_same(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_intent: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(phone, "startActivity", refuse)
    heard: list[Saved | None] = []
    files.hand_out("game.json", b"record", heard.append)
    assert heard == [Saved("game.json", Folder.DOWNLOADS)]
    assert (phone.folder / "game.json").read_bytes() == b"record"


@each_failure
def test_a_phone_that_can_do_nothing_says_so(failure: Exception, phone: Phone) -> None:
    phone.failure = failure
    heard: list[Saved | None] = []
    files.hand_out("game.json", b"record", heard.append)
    assert heard == [None]


def test_handed_out_to_a_place_of_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _desktop(monkeypatch, [str(tmp_path / "mine.json")])
    heard: list[Saved | None] = []
    files.hand_out("game.json", b"record", heard.append)
    assert heard == [Saved("mine.json", tmp_path)]


@pytest.mark.parametrize("wanting", ["no chooser", "a chooser that fails"])
def test_handed_out_to_where_people_look_first(
    wanting: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _desktop(monkeypatch, OSError())
    if wanting == "no chooser":
        monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(files, "folder_for", lambda _kind: tmp_path)
    heard: list[Saved | None] = []
    for content in (b"first", b"second", b"third"):
        files.hand_out("game.json", content, heard.append)
    names = ("game.json", "game-2.json", "game-3.json")  # nothing is written over
    assert heard == [Saved(name, tmp_path) for name in names]
    assert (tmp_path / "game.json").read_bytes() == b"first"
    assert (tmp_path / "game-3.json").read_bytes() == b"third"
    monkeypatch.setattr(files, "folder_for", lambda _kind: tmp_path / "game.json")
    files.hand_out("game.json", b"fourth", heard.append)
    assert heard[-1] is None
