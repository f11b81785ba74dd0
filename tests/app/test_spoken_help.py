"""Spoken help: rules and scoring in the language chosen, where there is a voice; where
there is none, nothing is offered and nothing happens."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from skyliners.app.device import speech
from skyliners.present.companion.reading import Reading
from skyliners.present.companion.rulebook import rulebook
from skyliners.present.skyliners.cardboard.entered import sheet_of
from skyliners.present.texts import LANGUAGES
from skyliners.rules.skyliners.pieces import Mode
from tests.app.stage import Stage
from tests.play import TWO, random_game
from tests.present.skyliners.cardboard.test_entered import entered

each_language = pytest.mark.parametrize("language", LANGUAGES)


class _Voice:
    """Listens instead of speaking."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    def say(self, text: str, language: str) -> None:
        self.said.append((language, text))

    def hush(self) -> None: ...


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> _Voice:
    voice = _Voice()
    monkeypatch.setattr(speech, "_voice", voice)
    monkeypatch.setattr(speech, "can_speak", lambda: True)
    return voice


@pytest.fixture
def silence(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device without any voice: no Android, no program that speaks."""
    speech.can_speak.cache_clear()
    monkeypatch.setattr("shutil.which", lambda _name: None)
    yield
    speech.can_speak.cache_clear()


@each_language
def test_a_piece_is_read_aloud(tmp_path: Path, voice: _Voice, language: str) -> None:
    piece = rulebook("skyliners", language).pieces["antennas"]
    with Stage(tmp_path, language=language) as stage:
        screen = stage.app.show("rules")
        screen.open(Reading("antennas"))
        stage.frames(3)
        stage.tap(screen.ids.header.ids.voice)
    ((spoken_in, text),) = voice.said
    assert spoken_in == language
    assert text.startswith(piece.title)
    for paragraph in piece.body(Mode.FULL, 2):
        assert paragraph in text


@each_language
def test_each_step_of_a_scoring_is_said(
    tmp_path: Path, voice: _Voice, language: str
) -> None:
    """That of a board game, too: those who listen follow it."""
    table, sheet = sheet_of(entered(random_game(Random(3), Mode.FULL, TWO).end))
    with Stage(tmp_path, language=language, spoken_turns=True) as stage:
        screen = stage.app.show("scoring")
        screen.tell(table, sheet)
        voice.said.clear()
        told = []
        for _step in range(4):
            screen.forward()
            stage.frames(1)
            told.append((language, screen.ceremony.step.text))
        assert voice.said == told
        assert all(text for _language, text in told)


def test_nothing_is_said_that_nobody_wants_to_hear(tmp_path: Path, voice: _Voice) -> None:
    table, sheet = sheet_of(entered(random_game(Random(3), Mode.FULL, TWO).end))
    with Stage(tmp_path, spoken_turns=False) as stage:
        screen = stage.app.show("scoring")
        screen.tell(table, sheet)
        screen.forward()
        stage.app.show("rules").open(Reading("antennas"))
        stage.frames(2)
    assert voice.said == []


@pytest.mark.usefixtures("silence")
def test_where_there_is_no_voice_nobody_is_offered_one(tmp_path: Path) -> None:
    table, sheet = sheet_of(entered(random_game(Random(3), Mode.FULL, TWO).end))
    with Stage(tmp_path, spoken_turns=True) as stage:
        for name in ("rules", "may_i", "sight", "tutorial"):
            screen = stage.app.show(name)
            if name == "rules":
                screen.open(Reading("antennas"))
            stage.frames(3)
            key = screen.ids.header.ids.voice
            assert key.disabled
            assert (key.width, key.height, key.icon) == (0, 0, "")
        scoring = stage.app.show("scoring")
        scoring.tell(table, sheet)
        scoring.forward()
        stage.frames(2)
        assert scoring.ceremony.step.text


def test_the_lesson_is_spoken_and_answers_too(tmp_path: Path, voice: _Voice) -> None:
    with Stage(tmp_path, spoken_turns=True) as stage:
        screen = stage.app.show("tutorial")
        stage.tap(screen.ids.go_on)
        stage.tap(stage.shown("Roof"))
        assert [text for _language, text in voice.said] == [
            screen.model.text,
            screen.model.note,
        ]
