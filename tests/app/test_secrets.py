"""Cards are open while their owner asks for them, and no longer. That nothing else tells of
them is what `leaks` looks after."""

from pathlib import Path
from random import Random

import pytest

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.skyliners.hand import own_cards
from skyliners.present.skyliners.names import DISTRICT_NAMES
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat
from tests.app.hands import open_cards
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))


def _seated(stage: Stage, mode: Mode = Mode.FULL) -> None:
    stage.app.resume(
        new_game(begin("skyliners", mode, _SEATS, (Player(), Player()), Random(1)))
    )
    stage.frames(2)
    stage.tap(stage.shown("Ada is here"))
    stage.seconds(1)


def _build(stage: Stage, site: int) -> None:
    stage.tap(stage.shown("Floor"))
    stage.tap_site(site)
    stage.tap_site(site)


def _plan(stage: Stage, segment: str = "3") -> None:
    stage.tap(stage.shown("Plan"))
    stage.hold(stage.shown("Hold to reveal"))
    stage.tap(stage.shown(segment))
    stage.tap(stage.shown("Hand in plan A 3"))


def test_filing_a_plan_shows_it_to_its_owner_only(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        _plan(stage)
        assert stage.match.turn_done
        assert stage.match.revealed is None
        stage.hold(stage.app.screens.current_screen.desk.end)
        assert stage.shown("Pass to Bo")


def test_cards_are_seen_while_held_and_no_longer(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        peek = stage.app.screens.current_screen.desk.peek
        finger = stage.down(*stage.spot(peek))
        stage.seconds(0.8)
        assert stage.match.revealed == 0
        assert open_cards(stage)
        stage.up(finger)
        assert stage.match.revealed is None
        assert not open_cards(stage)


@pytest.mark.parametrize("interruption", ["pause", "resume", "focus", "rotation"])
def test_the_curtain_falls_when_the_device_may_change_hands(
    tmp_path: Path, interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        stage.tap(stage.shown("Plan"))
        stage.hold(stage.shown("Hold to reveal"))
        assert stage.match.revealed == 0
        stage.interrupt(interruption)
        assert stage.match.revealed is None
        assert not open_cards(stage)
        assert stage.shown("Pass to Ada")
        stage.tap(stage.shown("Ada is here"))
        assert stage.shown("Ada’s turn")


def test_the_introductory_game_has_a_card_to_look_at_behind_the_curtain(
    tmp_path: Path,
) -> None:
    """The skyscraper card is worth 3 points there, too."""
    with Stage(tmp_path) as stage:
        _seated(stage, Mode.INTRODUCTORY)
        finger = stage.down(*stage.spot(stage.app.screens.current_screen.desk.peek))
        stage.seconds(0.8)
        assert stage.match.revealed == 0
        district = stage.match.view().hand.skyscraper
        assert stage.shown(DISTRICT_NAMES[district])
        stage.up(finger)
        assert stage.match.revealed is None
        _build(stage, 0)
        _build(stage, 1)
        stage.hold(stage.app.screens.current_screen.desk.end)
        assert stage.shown("Pass to Bo")
        stage.tap(stage.shown("Bo is here"))
        assert stage.shown("Bo’s turn")


def test_who_plays_the_introductory_game_alone_has_their_card_before_them(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path) as stage:
        players = (Player(), Player(bot="beginner"))
        stage.app.resume(
            new_game(begin("skyliners", Mode.INTRODUCTORY, _SEATS, players, Random(1)))
        )
        stage.seconds(1)
        assert stage.shown("Ada’s turn")
        assert stage.match.revealed is None
        own = own_cards(stage.match.reveal(0).view())
        assert stage.shown(own.district)
        assert stage.app.screens.current_screen.own == own


def test_on_a_tablet_between_the_players_the_card_is_behind_a_cover(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, (1280, 800), table_mode=True) as stage:
        match = begin(
            "skyliners", Mode.INTRODUCTORY, _SEATS, (Player(), Player()), Random(1)
        )
        stage.app.resume(new_game(match))
        stage.seconds(1)
        stage.tap(stage.app.screens.current_screen.desk.peek)
        assert stage.shown("For Ada only")
        assert stage.match.revealed is None
        stage.hold(stage.shown("Hold to reveal"))
        assert stage.match.revealed == 0
        stage.key("enter")
        assert stage.match.revealed is None
