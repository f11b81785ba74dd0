"""Everything handed out in one file from the settings, and taken in again there."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from skyliners.app.screens import settings as screen
from skyliners.match.shelf.backup import NAME
from skyliners.present.texts import _
from tests.app.phone import Phone, phone
from tests.app.scenes import SCENES
from tests.app.stage import Stage

__all__ = ["phone"]  # a fixture


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A device with a game under way, all of it handed out; beside a new one."""
    for device in ("old", "new"):
        (tmp_path / device).mkdir()
    path = tmp_path / NAME
    monkeypatch.setattr(
        screen, "hand_out", lambda _, content, __: path.write_bytes(content)
    )
    with Stage(tmp_path / "old") as stage:
        SCENES["turn"](stage)
        stage.app.change(language="de", theme="dark")
        stage.app.show("settings").back_up()
    return path


def test_another_device_goes_on_with_the_game(packed: Path, tmp_path: Path) -> None:
    with Stage(tmp_path / "new") as stage:
        stage.app.show("settings")
        stage.frames(2)
        Window.dispatch("on_drop_file", str(packed).encode(), 0, 0)
        stage.frames(2)
        assert "Neu hier: 1 Partie." in stage.texts()
        assert stage.app.settings.theme == "dark"
        assert stage.app.latest() is not None
        Window.dispatch("on_drop_file", str(packed).encode(), 0, 0)
        stage.frames(2)
        assert _("You already had it all.") in stage.texts()


def test_what_is_no_backup_says_so(tmp_path: Path) -> None:
    with Stage(tmp_path, language="en") as stage:
        stage.app.show("settings")._chosen(b"anything")
        stage.frames(2)
        told = "That’s not a complete Skyliners backup. Nothing was changed."
        assert told in stage.texts()


def test_from_phone_to_phone_by_share_sheet_and_chooser(
    phone: Phone, tmp_path: Path
) -> None:
    for device in ("old", "new"):
        (tmp_path / device).mkdir()
    with Stage(tmp_path / "old") as stage:
        SCENES["turn"](stage)
        stage.app.show("settings")
        stage.frames(2)
        stage.app.screens.current_screen.back_up()
        assert phone.started[-1].mime == "application/zip"
    with Stage(tmp_path / "new") as stage:
        stage.app.show("settings").take_in()
        assert phone.started[-1].action == "android.intent.action.OPEN_DOCUMENT"
        phone.choose(phone.published[-1][1]["_display_name"])
        stage.frames(3)
        assert stage.app.latest() is not None
