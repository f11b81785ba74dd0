"""A phone for tests: the modules that exist only on Android, as far as the app calls
them. Whatever is not on it is missing, as on a desktop."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from kivy.metrics import Metrics

from skyliners.app.device import device, files, photos, window


class JavaException(Exception):
    """What Java raises: no OSError, no RuntimeError."""


# The ways in which plyer and pyjnius are known to fail.
FAILURES = (
    NotImplementedError("No usable implementation found!"),
    OSError("No back-end available. Please install one."),
    FileNotFoundError("xrandr"),
    PermissionError("VIBRATE"),
    ModuleNotFoundError("No module named 'jnius'"),
    AttributeError("mActivity"),
    TypeError("No matching constructor"),
    JavaException("JVM exception occurred"),
)
each_failure = pytest.mark.parametrize("failure", FAILURES, ids=lambda e: type(e).__name__)


class Window:
    def __init__(self) -> None:
        self.flags = 0

    def addFlags(self, flags: int) -> None:  # noqa: N802
        self.flags |= flags

    def clearFlags(self, flags: int) -> None:  # noqa: N802
        self.flags &= ~flags

    # Its bars and cut-outs: left, top, right, bottom; None before it knows them.

    edges: tuple[int, int, int, int] | None = (0, 0, 0, 0)
    size = (0, 0)  # with everything that the system draws
    bars = -1

    def getDecorView(self) -> "Window":  # noqa: N802
        return self

    def getWidth(self) -> int:  # noqa: N802
        return self.size[0]

    def getHeight(self) -> int:  # noqa: N802
        return self.size[1]

    def getRootWindowInsets(self) -> "_Insets | None":  # noqa: N802
        return None if self.edges is None else _Insets(*self.edges)

    def getInsetsController(self) -> "Window":  # noqa: N802
        return self

    def setSystemBarsAppearance(self, look: int, mask: int) -> None:  # noqa: N802
        self.bars = look & mask


class _Insets:
    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left, self.top, self.right, self.bottom = left, top, right, bottom

    def getInsets(self, kinds: int) -> "_Insets":  # noqa: N802
        assert kinds == 7 | 128  # all bars, and cut-outs
        return self

    def getSystemWindowInsetLeft(self) -> int:  # noqa: N802
        return self.left

    def getSystemWindowInsetTop(self) -> int:  # noqa: N802
        return self.top

    def getSystemWindowInsetRight(self) -> int:  # noqa: N802
        return self.right

    def getSystemWindowInsetBottom(self) -> int:  # noqa: N802
        return self.bottom


class Voice:
    """Android's text to speech: asleep for a while after it was made."""

    def __init__(self, asleep: int = 0) -> None:
        self.asleep = asleep
        self.said: list[tuple[str, str]] = []
        self.language = ""
        self.stopped = 0

    def setLanguage(self, locale: str) -> int:  # noqa: N802
        self.language = locale
        return 0

    def speak(self, text: str, _queue: int, _bundle: None, _name: str) -> int:
        if self.asleep:
            self.asleep -= 1
            return -1
        self.said.append((self.language, text))
        return 0

    def stop(self) -> None:
        self.stopped += 1


class Intent:
    ACTION_SEND = "android.intent.action.SEND"
    CATEGORY_OPENABLE = "openable"
    EXTRA_STREAM = "stream"
    EXTRA_TITLE = "title"
    FLAG_GRANT_READ_URI_PERMISSION = 1
    FLAG_GRANT_WRITE_URI_PERMISSION = 2

    def __init__(self, action: str) -> None:
        self.action = action
        self.mime = ""
        self.extras: dict[str, Any] = {}
        self.flags = 0

    def setType(self, mime: str) -> None:  # noqa: N802
        self.mime = mime

    def addCategory(self, _category: str) -> None: ...  # noqa: N802

    def putExtra(self, name: str, value: Any) -> None:  # noqa: N802
        self.extras[name] = value

    def addFlags(self, flags: int) -> None:  # noqa: N802
        self.flags |= flags

    @staticmethod
    def createChooser(intent: "Intent", _title: None) -> "Intent":  # noqa: N802
        return intent


class Phone:
    """Its documents lie in a folder; a URI is a name in it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.mode = 0x11  # by day
        self.letters = 1.0
        self.density = 1.0
        self.languages = ["en"]
        self.level = 35  # of its Android
        self.aside = 0  # how often the app gave way
        self.window = Window()
        self.voice = Voice()
        self.started: list[Intent] = []
        self.listeners: list[Callable[..., None]] = []
        self.failure: Exception | None = None  # raised by the next thing asked of it
        self.removed: list[str] = []
        self.published: list[tuple[str, dict[str, str]]] = []
        self._monkeypatch = monkeypatch
        for module in (files, photos, window, device):
            monkeypatch.setattr(module, "platform", "android")
        self._install("jnius", autoclass=self._class, cast=lambda _kind, value: value)
        results = self._install("android.activity", bind=self._bind, unbind=self._unbind)
        self._install("android.runnable", Runnable=lambda task: task)
        self._install("android", activity=results)

    def _install(self, name: str, **content: Any) -> ModuleType:
        module = ModuleType(name)
        vars(module).update(content)
        self._monkeypatch.setitem(sys.modules, name, module)
        return module

    def _class(self, name: str) -> Any:
        if self.failure is not None:
            raise self.failure
        classes = {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self),
            "android.speech.tts.TextToSpeech": lambda _context, _listener: self.voice,
            "java.util.Locale": lambda language: language,
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.level),
            "android.view.WindowInsets$Type": SimpleNamespace(
                systemBars=lambda: 7, displayCutout=lambda: 128
            ),
            "android.content.Intent": Intent,
            "android.content.ContentValues": _Values,
            "android.provider.MediaStore$Downloads": _shelf("downloads"),
            "android.provider.MediaStore$Images$Media": _shelf("pictures"),
        }
        return classes[name]

    # The activity

    def getResources(self) -> Any:  # noqa: N802
        languages = [
            SimpleNamespace(getLanguage=lambda code=code: code) for code in self.languages
        ]
        locales = SimpleNamespace(size=lambda: len(languages), get=languages.__getitem__)
        configuration = SimpleNamespace(
            uiMode=self.mode, fontScale=self.letters, getLocales=lambda: locales
        )
        metrics = SimpleNamespace(
            density=self.density, scaledDensity=self.density * self.letters
        )
        return SimpleNamespace(
            getConfiguration=lambda: configuration, getDisplayMetrics=lambda: metrics
        )

    def getWindow(self) -> Window:  # noqa: N802
        return self.window

    def getPackageManager(self) -> Any:  # noqa: N802
        return SimpleNamespace(hasSystemFeature=lambda name: "camera" in name)

    def moveTaskToBack(self, _even_if_not_root: bool) -> bool:  # noqa: N802
        self.aside += 1
        return True

    def startActivity(self, intent: Intent) -> None:  # noqa: N802
        self.started.append(intent)

    def startActivityForResult(self, intent: Intent, number: int) -> None:  # noqa: N802
        if self.failure is not None:
            raise self.failure
        self.started.append(intent)
        self.asked = number

    def getContentResolver(self) -> "Phone":  # noqa: N802
        return self

    # Its documents

    def insert(self, shelf: str, values: "_Values") -> str:
        self.published.append((shelf, dict(values.content)))
        return values.content["_display_name"]

    def delete(self, uri: str, _where: None, _values: None) -> int:
        self.removed.append(uri)
        (self.folder / uri).unlink(missing_ok=True)
        return 1

    def openFileDescriptor(self, uri: str, how: str) -> Any:  # noqa: N802
        flags = os.O_RDONLY if how == "r" else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        path = self.folder / uri
        return SimpleNamespace(detachFd=lambda: os.open(path, flags, 0o600))

    # What people answer

    def _bind(self, on_activity_result: Callable[..., None]) -> None:
        self.listeners.append(on_activity_result)

    def _unbind(self, on_activity_result: Callable[..., None]) -> None:
        self.listeners.remove(on_activity_result)

    def choose(self, uri: str | None) -> None:
        """A document is chosen, or the chooser closed."""
        for listener in self.listeners[:]:
            listener(1, -1, None)  # somebody else's question
            data = SimpleNamespace(getData=lambda: uri)
            listener(self.asked, -1 if uri else 0, data if uri else None)

    def answer(self) -> None:
        """It was done, and there is nothing more to say."""
        for listener in self.listeners[:]:
            listener(self.asked, -1, None)


class _Values:
    def __init__(self) -> None:
        self.content: dict[str, str] = {}

    def put(self, name: str, value: str) -> None:
        self.content[name] = value


def _shelf(name: str) -> SimpleNamespace:
    return SimpleNamespace(EXTERNAL_CONTENT_URI=name)


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Phone]:
    before = Metrics.density
    yield Phone(tmp_path, monkeypatch)
    Metrics.density = before


def plyer_with(monkeypatch: pytest.MonkeyPatch, **features: Any) -> None:
    """A plyer that has only these."""
    module = ModuleType("plyer")
    vars(module).update(features)
    monkeypatch.setitem(sys.modules, "plyer", module)


def switch(monkeypatch: pytest.MonkeyPatch, **settings: bool) -> None:
    """An app runs, with these settings."""
    app = SimpleNamespace(settings=SimpleNamespace(**settings))
    monkeypatch.setattr("kivy.app.App.get_running_app", staticmethod(lambda: app))
