"""Matches of Skyliners for the tests of this folder."""

from collections.abc import Sequence

from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, take_up
from skyliners.rules.skyliners.actions import Action, HiddenPlan
from skyliners.rules.skyliners.notation import read_action
from tests.play import Game
from tests.records import recorded

PERSON = Player()
BOT = Player(bot="easy")


def persons(number: int) -> tuple[Player, ...]:
    return (PERSON,) * number


def match_of(game: Game, players: tuple[Player, ...] | None = None) -> AnyMatch:
    """The match that stands where this game was broken off; a turn that is done has
    been ended."""
    everybody = players or persons(len(game.start.hands))
    return take_up(recorded(game), everybody)


def act(match: AnyMatch, *actions: Action | str) -> AnyMatch:
    """Whoever's turn it is takes the device and acts; the turn is not ended."""
    for action in actions:
        meant = read_action(action) if isinstance(action, str) else action
        assert not isinstance(meant, HiddenPlan)
        acting = match.acting
        if acting is not None and match.players[acting].is_person:
            match = match.reveal(acting)
        match = match.play(meant)
    return match


def turns(match: AnyMatch, actions: Sequence[Action]) -> AnyMatch:
    """One action after the other; each turn is ended once it is done."""
    for action in actions:
        match = act(match, action)
        if match.turn_done:
            match = match.end_turn()
    return match
