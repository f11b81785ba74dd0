"""Files that people choose, and the device's share sheet. Contents come and go as
bytes: on Android a chosen file is often no path at all.

Every function says at once whether the device can do it; what was chosen arrives
later, in the app's own thread, and not at all if nothing was chosen.
"""

import os
import shutil
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from threading import Thread
from typing import Any

from kivy.clock import Clock
from kivy.utils import platform

from skyliners.app.device.desktop import folder_for
from skyliners.app.device.device import activity, java, quietly
from skyliners.present.files import Folder, Saved

MOST_BYTES = 4_000_000  # no record is nearly as long; a film chosen by mistake is
_LINUX_CHOOSERS = ("kdialog", "yad", "zenity")  # what plyer looks for
_KINDS = {
    ".png": "image/png",
    ".json": "application/json",
    ".txt": "text/plain",
    ".zip": "application/zip",
}
_CHOSEN = -1  # android.app.Activity.RESULT_OK
_OPEN, _SAVE = 0x5C1, 0x5C2  # our numbers for what Android is asked


def open_file(
    then: Callable[[bytes | None], None], kind: str = "*/*", most: int = MOST_BYTES
) -> bool:
    """Somebody chooses a file: its content, or None if it cannot be read. Of a file
    longer than `most` comes one byte more than that."""
    if platform == "android":
        return _ask_for_document(
            "OPEN_DOCUMENT", _OPEN, kind, "", lambda uri: then(beginning(uri, most))
        )
    return _ask_desktop(
        lambda chooser, chosen: chooser.open_file(on_selection=chosen),
        lambda path: then(_beginning(path, most)),
    )


def save_file(
    name: str,
    content: bytes,
    then: Callable[[Saved | None], None],
    otherwise: Callable[[], None] = lambda: None,
) -> bool:
    """Somebody chooses where this is kept: where it is now, or None if it could not be.
    Otherwise the chooser broke down."""
    if platform == "android":
        chosen = Saved(name, Folder.CHOSEN)
        return _ask_for_document(
            "CREATE_DOCUMENT",
            _SAVE,
            _mime(name),
            name,
            lambda uri: then(chosen if _write(_opened(uri, "wt"), content) else None),
        )
    first = folder_for(_shelf(name)) / name
    return _ask_desktop(
        lambda chooser, chosen: chooser.save_file(path=str(first), on_selection=chosen),
        lambda path: then(_saved(path, content)),
        otherwise,
    )


def hand_out(name: str, content: bytes, then: Callable[[Saved | None], None]) -> None:
    """Give this to whoever holds the device, the best way it has: the share sheet, else
    a place they choose, else where they look first. Then where they find it."""

    def save() -> None:
        then(_saved(_free(folder_for(_shelf(name)) / name), content))

    if share(name, content):
        then(Saved(name, _shelf(name)))
    elif not save_file(name, content, then, otherwise=save):
        then(None) if platform == "android" else save()


def _saved(path: Path, content: bytes) -> Saved | None:
    return Saved(path.name, path.parent) if _write(path, content) else None


def _free(path: Path) -> Path:
    """The same name, or with a number behind it: nothing is written over."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain((path,), numbered) if not each.exists())


def share(name: str, content: bytes) -> bool:
    """Offer this to other apps; a copy stays where people find it. Desktops have no share
    sheet: there, save it."""
    if platform != "android":
        return False
    with quietly("shared file"):
        uri = _published(name, content)
        with quietly("share sheet"):
            _offer(uri, _mime(name))
        return True
    return False


def _offer(uri: Any, mime: str) -> None:
    from jnius import cast  # noqa: PLC0415  # only there on Android

    intent_class = java("android.content.Intent")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType(mime)
    intent.putExtra(intent_class.EXTRA_STREAM, cast("android.os.Parcelable", uri))
    intent.addFlags(intent_class.FLAG_GRANT_READ_URI_PERMISSION)
    activity().startActivity(intent_class.createChooser(intent, None))


def _shelf(name: str) -> Folder:
    """Where people look for such a file."""
    return Folder.PICTURES if _mime(name).startswith("image/") else Folder.DOWNLOADS


def _mime(name: str) -> str:
    return _KINDS.get(Path(name).suffix, "application/octet-stream")


def _published(name: str, content: bytes) -> Any:
    """The content where other apps may read it: among the downloads, or the pictures."""
    kind = "Images$Media" if _shelf(name) is Folder.PICTURES else "Downloads"
    shelf = java(f"android.provider.MediaStore${kind}").EXTERNAL_CONTENT_URI
    values = java("android.content.ContentValues")()
    values.put("_display_name", name)
    values.put("mime_type", _mime(name))
    uri = activity().getContentResolver().insert(shelf, values)
    if not _write(_opened(uri, "w"), content):
        raise OSError(name)
    return uri


def _ask_for_document(
    action: str, number: int, mime: str, name: str, then: Callable[[Any], None]
) -> bool:
    def prepare(intent: Any, constants: Any) -> None:
        intent.addCategory(constants.CATEGORY_OPENABLE)
        intent.setType(mime)
        if name:
            intent.putExtra(constants.EXTRA_TITLE, name)

    def chosen(data: Any) -> None:
        if data is not None:
            then(data.getData())

    return ask_android(f"android.intent.action.{action}", number, prepare, chosen)


def ask_android(
    action: str,
    number: int,
    prepare: Callable[[Any, Any], None],  # gets the question and its Java class
    then: Callable[[Any], None],
    otherwise: Callable[[], None] = lambda: None,
) -> bool:
    """Another app does something for us. Later, in our own thread, what it answers, or
    the news that it was left without."""
    with quietly("answer of another app"):
        from android import activity as results  # noqa: PLC0415  # only there on Android

        def answered(request: int, result: int, data: Any) -> None:
            if request != number:
                return
            results.unbind(on_activity_result=answered)
            done = result == _CHOSEN
            Clock.schedule_once(lambda _seconds: then(data) if done else otherwise())

        intent_class = java("android.content.Intent")
        intent = intent_class(action)
        prepare(intent, intent_class)
        results.bind(on_activity_result=answered)
        try:
            activity().startActivityForResult(intent, number)
        except Exception:
            results.unbind(on_activity_result=answered)
            raise
        return True
    return False


def _opened(uri: Any, how: str) -> int | None:
    """A chosen document as a file Python can read or write."""
    with quietly("document"):
        descriptor = activity().getContentResolver().openFileDescriptor(uri, how)
        return int(descriptor.detachFd())
    return None


def _ask_desktop(
    ask: Callable[[Any, Callable[[Any], None]], object],
    then: Callable[[Path], None],
    otherwise: Callable[[], None] = lambda: None,
) -> bool:
    if platform == "linux" and not any(map(shutil.which, _LINUX_CHOOSERS)):
        return False

    def chosen(paths: list[str] | None) -> None:
        if paths and paths[0]:
            path = Path(paths[0])
            Clock.schedule_once(lambda _seconds: then(path))

    def dialog() -> None:
        with quietly("file chooser"):
            from plyer import filechooser  # noqa: PLC0415  # it looks for programs

            ask(filechooser, chosen)
            return
        Clock.schedule_once(lambda _seconds: otherwise())

    if platform == "linux":  # a program of its own, waited for; elsewhere a native dialog
        Thread(target=dialog, daemon=True).start()
    else:
        dialog()
    return True


def read_file(path: Path, most: int = MOST_BYTES) -> bytes | None:
    """What stands in a file, as far as we care for files of its length."""
    return _beginning(path, most)


def beginning(uri: Any, most: int) -> bytes | None:
    """What stands in a document on Android, and at most one byte more than `most`."""
    return _beginning(_opened(uri, "r"), most)


def _beginning(file: Path | int | None, most: int) -> bytes | None:
    try:
        if file is not None:
            with open(file, "rb") as stream:  # noqa: PTH123  # may be a descriptor
                return stream.read(most + 1)
    except OSError:
        pass
    return None


def _write(file: Path | int | None, content: bytes) -> bool:
    try:
        if file is not None:
            with open(file, "wb") as stream:  # noqa: PTH123  # may be a descriptor
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            return True
    except OSError:
        pass
    return False
