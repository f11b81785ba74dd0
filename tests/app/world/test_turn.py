"""Turns of Skyline of the World in a window: floor or space first, the shop, one's cards,
bots and people, to the results and a rematch."""

from pathlib import Path
from typing import Any

import pytest

from skyliners.app.world.hand import WorldSheet
from skyliners.app.world.widgets.fan import OwnCard
from skyliners.app.world.widgets.flying import Coin
from skyliners.app.world.widgets.tray import FloorCard, WareCard
from skyliners.match.match import Player
from skyliners.match.shelf.saves import new_game
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.actions import Build, Buy, Cash, HiddenSwap
from skyliners.rules.world.game import ID
from skyliners.rules.world.pieces import Mode, What
from tests.app.stage import Stage
from tests.app.world_scenes import played

_SEATS = tuple(
    Seat(name, color) for name, color in zip(("Ada", "Bo", "Cy", "Di"), Color, strict=True)
)
SIZES = pytest.mark.parametrize("size", [(360, 800), (800, 360), (1280, 800)], ids=str)


def _begin(stage: Stage, *bots: str | None, mode: Mode = Mode.OPEN) -> None:
    players = tuple(Player(bot=bot) for bot in bots)
    stage.app.begin(ID, mode, _SEATS[: len(bots)], players)
    stage.seconds(0.3)
    stage.tap(stage.shown("Let’s play"))
    stage.seconds(0.3)


def _screen(stage: Stage) -> Any:
    return stage.app.screens.current_screen


def _here(stage: Stage, name: str) -> None:
    stage.tap(stage.shown(f"{name} is here"))
    stage.seconds(0.3)


def _floor(stage: Stage, name: str) -> Any:
    return next(w for w in stage.front() if isinstance(w, FloorCard) and w.name == name)


def _end(stage: Stage) -> None:
    stage.hold(_screen(stage).desk.end.__self__)
    stage.seconds(0.3)


@SIZES
def test_floor_first_or_space_first_and_everything_can_be_taken_back(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Stage(tmp_path, size, animation="off") as stage:
        _begin(stage, None, None)
        _here(stage, "Ada")
        screen = _screen(stage)
        stage.tap(_floor(stage, "Floor"))
        assert len(screen.model.map.marks.glowing) == 29
        stage.tap_site(3)
        assert screen.model.map.ghost is not None
        assert "Costs 1 million, to the bank." in screen.model.prompt
        assert "Income: 0 becomes 1 million." in screen.model.prompt
        stage.tap_site(3)
        assert stage.match.table.log == (Build("B", 3),)
        assert [seat.cash for seat in screen.model.seats] == [9, 10]
        stage.tap_site(4)  # the space first: it takes what may go there
        assert screen.model.map.ghost is not None
        stage.tap(screen.desk.act.__self__)
        assert len(stage.match.table.log) == 2
        assert screen.model.map.marks.group == {3, 4}
        assert screen.model.can_end
        stage.tap_site(3)  # on one's own: the space says why not, and opens its rule
        assert screen.model.rule is not None
        assert not screen.model.can_act
        stage.tap(screen.ids.why.__self__)
        stage.frames(3)
        assert stage.app.screens.current == "rules"
        stage.app.back()
        stage.frames(3)
        for left in (1, 0):
            _screen(stage).undo()
            assert len(stage.match.table.log) == left
        assert not _screen(stage).model.can_undo


@SIZES
def test_in_the_shop_one_sees_what_is_left_and_the_first_purchase_ends_building(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Stage(tmp_path, size, animation="off") as stage:
        _begin(stage, None, None)
        _here(stage, "Ada")
        screen = _screen(stage)
        stage.tap(_floor(stage, "Shop"))
        stage.seconds(0.3)
        assert "so build first" in screen.model.prompt or size[1] < 400
        screen.buy()
        assert not stage.match.table.log
        stage.tap(screen.ids.shop.ids.close.__self__)
        stage.seconds(0.3)
        stage.key("b")
        stage.key("up")
        stage.key("enter")
        assert len(stage.match.table.log) == 1
        stage.key("t")
        stage.seconds(0.3)
        two = [w for w in stage.front() if isinstance(w, WareCard)][1]
        stage.tap(two)
        stage.tap(screen.ids.shop.ids.buy.__self__)
        stage.tap(screen.ids.shop.ids.buy.__self__)
        assert stage.match.table.log[1:] == (Buy(What.TWO),) * 2
        ware = screen.model.shop.chosen
        assert (ware.held, ware.at_bank, screen.model.seats[0].cash) == (3, 3, 5)
        screen.undo()
        assert screen.model.shop is not None  # one is still in there
        assert stage.match.table.turn.trading
        _end(stage)
        assert stage.app.curtains.covered
        assert stage.match.acting == 1


def test_from_hand_to_hand_ones_cards_are_on_a_sheet_of_ones_own(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        stage.app.resume(new_game(played(2, 8)))
        stage.seconds(0.3)
        name = stage.match.table.seats[stage.match.acting].name
        _here(stage, name)
        assert _screen(stage).own is None
        assert not any(isinstance(each, OwnCard) for each in stage.widgets())
        stage.hold(_screen(stage).desk.peek.__self__)
        stage.seconds(0.3)
        stage.hold(next(w for w in stage.front() if type(w).__name__ == "HoldKey"))
        stage.seconds(0.3)
        sheet: Any = next(iter(stage.front()))
        assert isinstance(sheet, WorldSheet)
        cards = [each for each in stage.front() if isinstance(each, OwnCard)]
        assert len(cards) == 1 + stage.match.table.cards[stage.match.acting]
        stage.tap(cards[0])
        assert sheet.model is not None
        marks = sheet.model.map.marks
        assert marks.lit or marks.wanted
        for card in cards[1:4]:
            stage.tap(card)
        if sheet.model.can_act:
            sheet.act()
            assert isinstance(stage.match.table.log[-1], HiddenSwap | Cash)
        stage.interrupt("focus")
        stage.frames(3)
        assert stage.app.curtains.covered
        assert not any(isinstance(each, OwnCard) for each in stage.widgets())


def test_alone_ones_cards_simply_lie_there_and_are_shown_and_swapped(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, "beginner")
        stage.until(lambda: stage.match.acting == 0)
        assert not stage.app.curtains.on_top
        cards = [each for each in stage.front() if isinstance(each, OwnCard)]
        assert len(cards) == 4
        for card in cards[1:]:
            stage.tap(card)
        screen = _screen(stage)
        assert screen.model.act_text.startswith("Swap three")
        stage.tap(screen.desk.act.__self__)
        assert stage.match.table.log[-1] == HiddenSwap()
        assert stage.match.revealed is None
        assert len(screen.own.fan) == 1
        screen.undo()
        assert len(screen.own.fan) == 4


def test_money_flies_to_whom_it_is_paid_and_the_coins_are_gone_again(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, animation="normal") as stage:
        _begin(stage, None, None)
        stage.seconds(1)
        _here(stage, "Ada")
        screen = _screen(stage)
        screen.choose_space(3)
        screen.choose_space(3)
        assert sum(isinstance(each, Coin) for each in stage.widgets()) == 1
        stage.seconds(3)
        assert not any(isinstance(each, Coin) for each in stage.widgets())
        screen.choose_space(4)
        screen.act()
        stage.app.leave_table()
        stage.frames(2)
        assert not any(isinstance(each, Coin) for each in screen.walk())


def test_the_coach_drafts_what_it_advises(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, "beginner")
        stage.until(lambda: stage.match.acting == 0)
        screen = _screen(stage)
        stage.key("h")
        stage.until(lambda: screen.model.can_act)
        assert screen.model.hint
        assert screen.model.map.ghost is not None
        stage.key("enter")
        assert isinstance(stage.match.table.log[-1], Build)
        assert not screen.model.hint


@pytest.mark.slow
def test_against_bots_a_game_comes_to_its_results_and_a_rematch_in_the_same_city(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, animation="off") as stage:
        stage.frame = 1 / 4
        stage.app.resume(new_game(played(3, 26, people=1, city="Frankfurt")))
        screen = _screen(stage)
        for _ in range(400):
            if stage.match.over:
                break
            if stage.match.acting != 0:
                stage.frames(1)
                continue
            if screen.model.can_end:
                screen.end_turn()
            elif screen.model.shop is not None:
                screen.buy()
                screen.visit_shop()
            elif any(key.enabled for key in screen.model.floors):
                key = next(key for key in screen.model.floors if key.enabled)
                screen.choose_kind(key.kind)
                screen.choose_space(min(screen.model.map.marks.glowing))
                screen.act()
            else:
                screen.visit_shop()
            stage.frames(1)
        assert stage.match.over
        stage.seconds(1)
        assert stage.app.screens.current == "scoring"
        _screen(stage).skip()
        stage.frames(2)
        _screen(stage).skip()
        stage.frames(3)
        assert stage.app.screens.current == "results"
        city = stage.match.table.city
        _screen(stage).rematch()
        stage.frames(3)
        assert stage.app.screens.current == "opening"
        assert stage.match.table.city == city


def test_others_money_is_covered_and_what_they_bought_is_not_told_again(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, animation="off") as stage:
        _begin(stage, None, None, mode=Mode.COVERED)
        _here(stage, "Ada")
        screen = _screen(stage)
        screen.choose_space(0)
        screen.act()
        screen.visit_shop()
        screen.buy()
        stage.frames(2)
        _end(stage)
        _here(stage, "Bo")
        assert [seat.cash is None for seat in screen.model.seats] == [True, False]
        assert not any("1 million floor" in text for text in stage.texts())


def test_a_new_game_is_settled_and_remembered(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800), box=ID, animation="off") as stage:
        stage.app.go("seating")
        screen = _screen(stage)
        for chair in (2, 3):
            screen.tap_chair(chair)
            screen.close_seat()
        stage.frames(3)
        assert [way.key for way in screen.model.ways] == [
            "city",
            "fair_start",
            "tournament",
        ]
        screen.settle("city", "London")
        screen.settle("fair_start", False)
        stage.frames(3)
        screen.begin()
        stage.frames(3)
        table = stage.match.table
        assert "London" in _screen(stage).model.title
        assert {*table.cash} == {10}
    with Stage(tmp_path, (1280, 800), box=ID, animation="off") as stage:
        stage.app.go("seating")
        stage.frames(3)
        chosen = {way.key: way.chosen for way in _screen(stage).model.ways}
        assert chosen == {"city": "London", "fair_start": False, "tournament": False}
