"""Table mode: the tablet lies flat, everybody has a bar at their own edge."""

from pathlib import Path
from random import Random

import pytest
from kivy.core.window import Window

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.companion.reading import Reading
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import keys, play_turn, take_over
from tests.app.stage import Stage
from tests.play import FOUR, SEATINGS, seated

_LONG_FRAME = 1 / 12
_TABLET = (1280, 800)
_PERSON, _BOT = Player(), Player(bot="beginner")


def _sit_round(stage: Stage, mode: Mode, players: tuple[Player, ...], seed: int) -> None:
    rng = Random(seed)
    seating = rng.choice([each for each in SEATINGS if len(each) == len(players)])
    stage.frame = _LONG_FRAME
    stage.app.resume(new_game(begin("skyliners", mode, seated(seating), players, rng)))
    stage.frames(2)


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        (Mode.INTRODUCTORY, (_PERSON, _PERSON, _PERSON, _PERSON)),
        (Mode.INTRODUCTORY, (_BOT, _PERSON)),
        (Mode.FULL, (_PERSON, _BOT, _PERSON)),
    ],
)
def test_a_whole_game_is_played_round_the_table(
    tmp_path: Path, mode: Mode, players: tuple[Player, ...]
) -> None:
    with Stage(tmp_path, _TABLET, table_mode=True, animation="off") as stage:
        _sit_round(stage, mode, players, seed=len(players))
        rng = Random(3)
        while not stage.match.over:
            assert stage.match.acting is not None
            if players[stage.match.acting].is_person:
                assert stage.app.screens.current == "table"
                assert not stage.app.curtains.on_top
                play_turn(stage, rng)
            else:
                stage.frames(1)
        stage.seconds(1)
        assert stage.app.screens.current == "scoring"


def test_the_bar_of_who_acts_has_the_keys_and_no_other(tmp_path: Path) -> None:
    with Stage(tmp_path, _TABLET, table_mode=True, animation="off") as stage:
        stage.app.resume(
            new_game(begin("skyliners", Mode.FULL, seated(FOUR), (_PERSON,) * 4, Random(1)))
        )
        stage.frames(2)
        rng = Random(1)
        for turn in range(5):
            screen = stage.app.screens.current_screen
            assert stage.match.acting == turn % 4
            side = stage.match.table.seats[turn % 4].side
            assert screen.model.side is side
            with_keys = [at for at, edge in screen.edges.items() if edge.bar.model]
            assert with_keys == [side]
            assert keys(stage) is screen.edges[side].bar.ids
            play_turn(stage, rng)


def test_while_a_bot_acts_the_keys_stay_with_who_acted_and_rest(tmp_path: Path) -> None:
    with Stage(tmp_path, _TABLET, table_mode=True) as stage:
        stage.app.resume(
            new_game(
                begin(
                    "skyliners",
                    Mode.INTRODUCTORY,
                    seated(FOUR[:2]),
                    (_PERSON, _BOT),
                    Random(1),
                )
            )
        )
        stage.seconds(1)
        play_turn(stage, Random(1))
        stage.until(lambda: stage.match.acting == 1)
        screen = stage.app.screens.current_screen
        bar = screen.edges[stage.match.table.seats[0].side].bar
        assert bar.model is screen.model
        assert screen.edges[stage.match.table.seats[1].side].bar.model is None
        assert bar.ids.act.disabled
        assert bar.ids.end.disabled


@pytest.mark.parametrize("bot_acts", [False, True])
def test_a_window_pulled_small_goes_from_hand_to_hand(
    tmp_path: Path, bot_acts: bool, slowly: None
) -> None:
    del slowly
    players = (_PERSON, _BOT if bot_acts else _PERSON)
    with Stage(tmp_path, _TABLET, table_mode=True) as stage:
        stage.app.resume(
            new_game(
                begin("skyliners", Mode.INTRODUCTORY, seated(FOUR[:2]), players, Random(1))
            )
        )
        stage.seconds(1)
        play_turn(stage, Random(1))
        assert stage.match.acting == 1
        for size, screen in [
            ((800, 600), "turn"),
            (_TABLET, "table"),
            ((360, 800), "turn"),
        ]:
            Window.size = size
            stage.frames(3)
            assert stage.app.screens.current == screen
            take_over(stage)
            assert stage.app.screens.current_screen.model.seats[1].acting
        if bot_acts:
            stage.until(lambda: stage.match.acting == 0)
        play_turn(stage, Random(2))


def test_before_secrets_a_window_pulled_small_is_covered(tmp_path: Path) -> None:
    with Stage(tmp_path, _TABLET, table_mode=True) as stage:
        stage.app.resume(
            new_game(
                begin("skyliners", Mode.FULL, seated(FOUR[:2]), (_PERSON,) * 2, Random(1))
            )
        )
        stage.seconds(1)
        assert not stage.app.curtains.covered
        Window.size = (800, 600)
        stage.frames(3)
        assert stage.app.curtains.covered


def test_who_read_the_rules_meanwhile_comes_back_to_what_there_is_room_for(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, _TABLET, table_mode=True) as stage:
        stage.app.resume(
            new_game(
                begin(
                    "skyliners",
                    Mode.INTRODUCTORY,
                    seated(FOUR[:2]),
                    (_PERSON,) * 2,
                    Random(1),
                )
            )
        )
        stage.seconds(1)
        stage.app.read(Reading("seeing"))
        stage.frames(2)
        Window.size = (800, 600)
        stage.frames(2)
        assert stage.app.screens.current == "rules"
        stage.app.back()
        stage.frames(2)
        assert stage.app.screens.current == "turn"
        play_turn(stage, Random(1))


@pytest.mark.parametrize("then", ["pulled", "redressed"])
def test_a_curtain_stays_in_a_window_pulled_so_large_that_it_may_lie_flat(
    tmp_path: Path, then: str
) -> None:
    """Only whoever comes lifts it; then there are everybody's bars."""
    with Stage(tmp_path, (800, 600), table_mode=True) as stage:
        stage.app.resume(
            new_game(
                begin("skyliners", Mode.FULL, seated(FOUR[:2]), (_PERSON,) * 2, Random(1))
            )
        )
        stage.frames(3)
        assert stage.app.curtains.passing
        Window.size = _TABLET
        stage.frames(3)
        if then == "redressed":
            stage.app.redress()
            stage.frames(3)
        assert stage.app.curtains.passing
        take_over(stage)
        assert stage.app.screens.current == "table"
        play_turn(stage, Random(1))
        assert not stage.app.curtains.covered
