"""The device's voice, for spoken turns: in the language the app speaks, never waiting
and never raising. It is heard by everybody, so it is only given what all may know."""

import shutil
import subprocess
from functools import cache
from typing import Any

from kivy.clock import Clock

from skyliners.app.device.device import activity, java, quietly, wanted
from skyliners.present import texts

# An Android voice takes a moment to wake up and refuses until then.
_TRIES, _PAUSE = 20, 0.25
_SUCCESS = _FLUSH = 0  # android.speech.tts.TextToSpeech: done; and drop what was before

# Programs that speak on desktops, and how each is told the language.
_PROGRAMS = (("spd-say", "-l"), ("espeak-ng", "-v"), ("espeak", "-v"))


class _Voice:
    """One voice, one text at a time: the newest."""

    def __init__(self) -> None:
        self.engine: Any = None  # Android's
        self.program: subprocess.Popen[bytes] | None = None  # a desktop's
        self.saying = 0  # which text is the newest

    def say(self, text: str, language: str) -> None:
        self.hush()
        if not self._on_android(text, language):
            self._on_desktop(text, language)

    def hush(self) -> None:
        self.saying += 1
        if self.engine is not None:
            with quietly("voice"):
                self.engine.stop()
        if self.program is not None and self.program.poll() is None:
            with quietly("voice"):
                self.program.terminate()

    def _on_android(self, text: str, language: str) -> bool:
        with quietly("Android voice"):
            if self.engine is None:
                self.engine = java("android.speech.tts.TextToSpeech")(activity(), None)
            self._attempt(text, language, self.saying, _TRIES)
            return True
        return False

    def _attempt(self, text: str, language: str, number: int, tries: int) -> None:
        if number != self.saying or not tries:
            return
        with quietly("voice"):
            self.engine.setLanguage(java("java.util.Locale")(language))
            if self.engine.speak(text, _FLUSH, None, "turn") == _SUCCESS:
                return
            Clock.schedule_once(
                lambda _seconds: self._attempt(text, language, number, tries - 1), _PAUSE
            )

    def _on_desktop(self, text: str, language: str) -> None:
        for name, option in _PROGRAMS:
            program = shutil.which(name)
            if program is not None:
                with quietly("voice"):
                    self.program = subprocess.Popen(  # noqa: S603  # no shell; after "--" all is text
                        [program, option, language, "--", text],
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL,
                    )
                return


_voice = _Voice()


def say(text: str) -> None:
    """Say this aloud, if turns are to be spoken; what was being said gives way."""
    if wanted("spoken_turns"):
        _voice.say(text, texts.spoken())


def read_aloud(text: str) -> None:
    """Say this because somebody asked for it, whatever is set for turns."""
    _voice.say(text, texts.spoken())


@cache
def can_speak() -> bool:
    """Is there a voice here? Where there is none, nobody is offered to listen."""
    with quietly("Android voice"):
        return java("android.speech.tts.TextToSpeech") is not None
    return any(shutil.which(name) for name, _option in _PROGRAMS)


def hush() -> None:
    """Be silent at once."""
    _voice.hush()
