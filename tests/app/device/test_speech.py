"""Spoken turns: in the app's language, only the newest text, never in the way."""

import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from skyliners.app.device import speech
from skyliners.present import texts
from tests.app.phone import Phone, each_failure, phone, switch

__all__ = ["phone"]  # a fixture


class _Later:
    """A clock that waits until it is told."""

    def __init__(self) -> None:
        self.waiting: list[Any] = []

    def schedule_once(self, task: Any, _seconds: float) -> None:
        self.waiting.append(task)

    def run(self) -> None:
        while self.waiting:
            self.waiting.pop(0)(0.0)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[_Later]:
    later = _Later()
    monkeypatch.setattr(speech, "Clock", later)
    monkeypatch.setattr(speech, "_voice", speech._Voice())
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    switch(monkeypatch, spoken_turns=True)
    yield later
    texts.use("en")


def test_it_speaks_the_apps_language(phone: Phone) -> None:
    for language in ("en", "de", "fr"):
        texts.use(language)
        speech.say("Bo")
    assert phone.voice.said == [("en", "Bo"), ("de", "Bo"), ("fr", "Bo")]


def test_it_is_silent_when_switched_off(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch(monkeypatch, spoken_turns=False)
    speech.say("Bo")
    assert phone.voice.said == []


def test_it_waits_for_the_voice_to_wake_up(phone: Phone, clock: _Later) -> None:
    phone.voice.asleep = 3
    speech.say("Ada")
    assert phone.voice.said == []
    clock.run()
    assert phone.voice.said == [("en", "Ada")]


def test_only_the_newest_is_said(phone: Phone, clock: _Later) -> None:
    phone.voice.asleep = 2
    speech.say("Ada")
    speech.say("Bo")
    clock.run()
    assert phone.voice.said == [("en", "Bo")]
    assert phone.voice.stopped == 1


def test_silence_also_drops_what_waits(phone: Phone, clock: _Later) -> None:
    phone.voice.asleep = 1
    speech.say("Ada")
    speech.hush()
    clock.run()
    assert phone.voice.said == []


def test_a_voice_that_never_wakes_up_is_given_up(phone: Phone, clock: _Later) -> None:
    phone.voice.asleep = 10**9
    speech.say("Ada")
    clock.run()
    assert clock.waiting == []


@each_failure
def test_no_voice(
    failure: Exception, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone.failure = failure
    speech.say("Ada")
    phone.failure = None

    def fail(*_: object) -> int:
        raise failure

    monkeypatch.setattr(phone.voice, "speak", fail)
    monkeypatch.setattr(phone.voice, "stop", fail)
    speech.say("Ada")
    speech.say("Bo")
    speech.hush()


class _Program:
    started: list["_Program"]
    ends = False

    def __init__(self, command: list[str], **_pipes: int) -> None:
        self.command = command
        self.terminated = False
        self.started.append(self)

    def poll(self) -> int | None:
        return 0 if self.ends else None

    def terminate(self) -> None:
        self.terminated = True


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[_Program]:
    _Program.started = []
    monkeypatch.setattr(subprocess, "Popen", _Program)
    monkeypatch.setattr(
        shutil, "which", lambda name: "/bin/espeak" if name == "espeak" else None
    )
    return _Program.started


def test_a_desktop_program_speaks_and_gives_way(programs: list[_Program]) -> None:
    texts.use("de")
    speech.say("-x ist am Zug")
    speech.say("Bo")
    first, second = programs
    assert first.command == ["/bin/espeak", "-v", "de", "--", "-x ist am Zug"]
    assert first.terminated
    assert not second.terminated


@each_failure
def test_a_desktop_program_that_does_not_start(
    failure: Exception, programs: list[_Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise failure

    monkeypatch.setattr(subprocess, "Popen", fail)
    speech.say("Ada")
    speech.hush()
    assert programs == []


def test_a_desktop_without_a_voice() -> None:
    speech.say("Ada")
    speech.hush()
