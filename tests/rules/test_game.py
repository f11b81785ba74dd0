"""What every game offers to the match that plays it, and that Skyliners offers it."""

from random import Random

from skyliners.rules.game import Game
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import View
from tests.play import FOUR, random_game

GAME: Game[State, Table, View, Action, ScoreSheet] = skyliners


def test_a_match_needs_nothing_but_what_every_game_offers() -> None:
    start, actions = random_game(Random(6), Mode.FULL, FOUR)
    state = start
    for action in actions:
        seat = GAME.to_move(state)
        assert seat is not None
        assert GAME.view(state, seat).table == GAME.table(state)
        before, state = state, GAME.play(state, action)
        # Only the player who did a secret thing has a changed hand.
        changed = {n for n in range(4) if GAME.view(state, n).hand != before.hands[n]}
        assert changed == ({seat} if GAME.is_secret(action) else set())
    assert GAME.to_move(state) is None
    assert GAME.final_score(state).winners
