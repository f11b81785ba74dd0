"""Games a view may be a view of: how a player thinks about what others hide, and
how a record made for one player is played on without the others' secrets."""

from random import Random

from skyliners.rules.refusal import Refused
from skyliners.rules.skyliners.actions import PLANS, Action, HiddenPlan, Plan, in_public
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import advance
from skyliners.rules.skyliners.view import Hand, View


def determinize(seen: View, rng: Random) -> State:
    """One of the games this may be a view of, all of them equally likely. Bots weigh
    them (`Belief.worlds`); tests ask for any."""
    table, viewer, own = seen
    districts = [card for card in District if card is not own.skyscraper]
    rng.shuffle(districts)
    hands = (
        own if seat == viewer else Hand(districts.pop(), _some_plans(filed, rng))
        for seat, filed in enumerate(table.filed)
    )
    return State(table, tuple(hands))


def _some_plans(number: int, rng: Random) -> tuple[Plan, ...]:
    rows = rng.sample(range(ROWS), number)
    return tuple(PLANS[row][rng.randrange(len(SEGMENTS))] for row in rows)


def witness(seen: View, action: Action | HiddenPlan) -> View:
    """The view after an action as its owner witnesses it: their own plans open,
    everybody else's only as a card put face down."""
    table, seat, hand = seen
    acting = table.turn is not None and table.turn.seat == seat
    rule = refusal(table, action, hand if acting else None)
    if rule is not None:
        raise Refused(rule)
    if acting and isinstance(action, Plan):
        hand = hand.with_plan(action)
    return View(advance(table, in_public(action)), seat, hand)
