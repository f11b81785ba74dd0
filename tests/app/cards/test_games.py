"""Whole games of cards in a window: from the shelf to the results and a rematch, alone,
against bots, and from hand to hand."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from skyliners.app.cards.hand import CardsSheet
from skyliners.app.cards.reveal import OpenHand
from skyliners.app.cards.widgets.face import SkylineCard
from skyliners.app.widgets.controls import Words
from skyliners.match.match import Player
from skyliners.present.cards.lesson.steps import STEPS, Wants
from skyliners.rules.cards.game import ID
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.seats import Color, Seat
from tests.app.cards_scenes import reveal_end
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Color.RED), Seat("Bo", Color.BLUE))


def _begin(stage: Stage, *bots: str | None) -> None:
    players = tuple(Player(bot=bot) for bot in bots)
    stage.app.begin(ID, Mode.OPEN, _SEATS[: len(bots)], players)
    stage.seconds(0.3)
    stage.tap(stage.shown("Let’s play"))


def _screen(stage: Stage) -> Any:
    return stage.app.screens.current_screen


def _cards(stage: Stage) -> list[SkylineCard]:
    return [
        each
        for each in stage.front()
        if isinstance(each, SkylineCard) and not each.disabled
    ]


def _hold(stage: Stage, text: str) -> None:
    key = next(
        each
        for each in stage.front()
        if each.__class__.__name__ in {"EndKey", "HoldKey"} and each.text == text
    )
    stage.hold(key)
    stage.seconds(0.3)


def _to_results(stage: Stage) -> None:
    assert stage.app.screens.current == "reveal"
    _screen(stage).skip()
    stage.frames(2)
    _screen(stage).skip()
    stage.frames(3)
    assert stage.app.screens.current == "results"


def test_alone_the_hand_simply_lies_there_and_it_goes_on_to_a_rematch(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None)
        for _ in range(3):
            assert not stage.app.curtains.on_top
            before = [shown.card for shown in _screen(stage).model.hand]
            stage.tap(_cards(stage)[1])
            assert _screen(stage).model.hand[1].chosen
            _hold(stage, "Exchange 1 card")
            after = [shown.card for shown in _screen(stage).model.hand]
            assert after[0] == before[0]
            assert after[1] != before[1]
        assert not stage.match.can_undo
        stage.tap(stage.shown("Open the hands"))
        _to_results(stage)
        _screen(stage).rematch()
        stage.frames(3)
        assert stage.app.screens.current == "opening"


def test_what_is_chosen_can_be_put_back_and_keeping_all_taken_back(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, "club")
        if stage.match.acting:
            stage.until(lambda: not stage.match.acting)
        stage.tap(_cards(stage)[0])
        assert _screen(stage).model.can_undo
        stage.key("z", "ctrl")
        assert not any(shown.chosen for shown in _screen(stage).model.hand)
        _hold(stage, "Keep all four")
        assert stage.match.turn_done
        stage.key("z", "ctrl")
        assert not stage.match.turn_done


def test_against_a_bot_nothing_is_covered_and_it_comes_to_an_end(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, "beginner")
        for _ in range(3):
            stage.until(lambda: not stage.match.acting or stage.match.over)
            assert not stage.app.curtains.on_top
            stage.key("1")
            stage.key("3")
            stage.hold_key("enter", 1.0)
            assert stage.match.turn_done
            stage.seconds(0.2)
            _screen(stage).act()
            stage.frames(2)
        stage.until(lambda: stage.match.over)
        stage.seconds(0.5)
        _to_results(stage)


def test_from_hand_to_hand_every_hand_is_on_a_sheet_of_its_own(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, None)
        for turn in range(6):
            stage.tap(stage.shown(f"{'Ada' if turn % 2 == 0 else 'Bo'} is here"))
            # The table behind it shows no card of a hand.
            assert all(shown.card is None for shown in _screen(stage).model.hand)
            _hold(stage, "Hold to reveal")
            sheet = next(iter(stage.front()))
            assert isinstance(sheet, CardsSheet)
            stage.tap(_cards(stage)[2])
            _hold(stage, "Exchange 1 card")
            assert stage.match.turn_done
            _hold(stage, "End turn")
            assert stage.match.revealed is None
            assert not any(isinstance(each, CardsSheet) for each in stage.widgets())
        _to_results(stage)


def test_a_hand_is_put_away_when_the_device_may_have_changed_hands(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, None)
        stage.tap(stage.shown("Ada is here"))
        _hold(stage, "Hold to reveal")
        stage.tap(_cards(stage)[0])
        stage.interrupt("focus")
        stage.frames(3)
        assert stage.app.curtains.covered
        assert not any(isinstance(each, CardsSheet) for each in stage.widgets())


def test_a_game_left_is_taken_up_where_it_was(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None)
        stage.key("2")
        stage.hold_key("enter", 1.0)
        table = stage.match.table
        stage.app.leave_table()
        stage.frames(3)
    with Stage(tmp_path, animation="off") as stage:
        game = stage.app.latest()
        assert game is not None
        stage.app.resume(game)
        stage.frames(3)
        assert stage.match.table == table
        assert len(_cards(stage)) == 4


def test_the_coach_chooses_what_it_would_exchange(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None)
        stage.key("h")
        stage.until(lambda: "points" in _screen(stage).model.hint)
        assert stage.texts()


def _light(colour: Sequence[float]) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_by_night_too_it_can_be_read_who_won(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off", theme="dark") as stage:
        reveal_end(stage)
        hands = [each for each in stage.front() if isinstance(each, OpenHand)]
        texts = [
            word
            for hand in hands
            if hand.hand is not None and hand.hand.won
            for word in hand.walk(restrict=True)
            if isinstance(word, Words) and word.text
        ]
        assert len(texts) == 3  # name, sum and points
        ground = _light(stage.app.look.glow)
        for word in texts:
            one, other = sorted((_light(word.color), ground))
            assert (other + 0.05) / (one + 0.05) >= 4.5, word.text


@pytest.mark.parametrize("size", [(360, 800), (800, 360)], ids=str)
def test_the_lesson_is_played_to_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    with Stage(tmp_path, size, animation="off") as stage:
        stage.app.open_box(ID)
        stage.app.go("lesson")
        stage.frames(3)
        while not _screen(stage).lesson.done:
            at, step = _screen(stage).lesson.at, _screen(stage).lesson.step
            if step.wants is Wants.GO_ON:
                stage.tap(stage.shown("Go on"))
            elif step.wants is Wants.ASK:
                _screen(stage).ask(1)
            elif step.wants is Wants.CHOOSE:
                for place in (2, 3):
                    stage.tap(_cards(stage)[place])
            else:
                stage.hold(_screen(stage).ids.hold.__self__)
            assert _screen(stage).lesson.at == at + 1
        assert _screen(stage).lesson.at == len(STEPS) - 1
        assert stage.shown("New game")
