"""Worlds that a view may be a view of: others' missions and cards, and the pile, drawn from
what is still unseen. A mission is the likelier, the more of it somebody has on top."""

from collections import Counter
from random import Random

from skyliners.bots.world.board import Board
from skyliners.bots.world.ground import Ground, ground_of
from skyliners.bots.world.moves import Hidden
from skyliners.rules.world.actions import Cash
from skyliners.rules.world.box import bonus, missions
from skyliners.rules.world.view import View

_TELLING = 2.0  # times as likely with every space of it that somebody has on top


class Guesses:
    def __init__(self, view: View) -> None:
        self.view = view
        self.ground: Ground = ground_of(view.table.city)
        self._unseen = self._cards()
        own = view.hand.mission
        self._missions = [each for each in missions() if each != own] or [own]
        self._own = tuple(map(self.ground.card, view.hand.cards))

    def _cards(self) -> list[int]:
        """All of ours that were not seen yet. With others' cards it is played as if they
        were like ours."""
        table = self.view.table
        shown = [action.card for action in table.log if isinstance(action, Cash)]
        unseen = Counter(bonus()) - Counter(shown) - Counter(self.view.hand.cards)
        needed = sum(table.cards) - len(self.view.hand.cards) + table.pile
        cards = sorted(unseen.elements())
        while len(cards) < needed:
            cards += sorted(bonus())
        return [self.ground.card(card) for card in cards]

    def world(self, rng: Random, board: Board | None = None) -> Hidden:
        """Somebody's guess; with a board, missions are told by what stands there."""
        table, seat = self.view.table, self.view.seat
        drawn = self._unseen[:]
        rng.shuffle(drawn)
        hands, guessed, taken = [], [], 0
        left = self._missions[:]
        for other, held in enumerate(table.cards):
            if other == seat:
                hands.append(self._own)
                guessed.append(self.view.hand.mission)
                continue
            hands.append(tuple(drawn[taken : taken + held]))
            taken += held
            mission = self._mission(left, other, board, rng)
            guessed.append(mission)
            if len(left) > 1:
                left.remove(mission)
        pile = tuple(drawn[taken : taken + table.pile])
        return Hidden(tuple(hands), pile, tuple(guessed))

    def _mission(self, left: list[str], seat: int, board: Board | None, rng: Random) -> str:
        if board is None:
            return rng.choice(left)
        tops = board.tops[seat]
        weights = [_TELLING ** self._most(mission, tops) for mission in left]
        return rng.choices(left, weights)[0]

    def _most(self, mission: str, tops: int) -> int:
        return max((way & tops).bit_count() for way in self.ground.ways(mission) or (0,))
