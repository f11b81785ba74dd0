"""Positions of card games, and the same with other secrets."""

from random import Random

from skyliners.rules.cards import game as cards
from skyliners.rules.cards.state import State
from skyliners.rules.cards.view import Hand, View
from tests.rules.cards.play import random_game


def position(rng: Random, players: int | None = None) -> State:
    """Somewhere in a game, somebody about to choose."""
    game = random_game(rng, players or rng.randint(1, 4))
    choosing = [each for each in game.states if not each.table.owed][:-1]
    return rng.choice(choosing)


def acting_view(state: State) -> View:
    seat = cards.to_move(state)
    assert seat is not None
    return cards.view(state, seat)


def twin(state: State, rng: Random) -> State:
    """The same to whoever acts; all they cannot know is dealt anew: what others hold and
    put down, and the piles."""
    seat = cards.to_move(state)
    others = [at for at in range(len(state.hands)) if at != seat]
    mine = [card for cards in state.hands[seat or 0].put_down for card in cards]
    known = []  # of the discards
    for card in state.discards:
        if card in mine:
            mine.remove(card)
            known.append(card)
    hidden = list(state.discards)
    for card in known:
        hidden.remove(card)
    hidden += [card for card in state.pile if card is not None]
    hidden += [card for at in others for card in state.hands[at].cards]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for at in others:
        cards_now = tuple(hidden.pop() for _ in hands[at].cards)
        put = tuple(
            tuple(rng.choice(cards_now) for _ in each) for each in hands[at].put_down
        )
        hands[at] = Hand(cards_now, put)
    pile = tuple(hidden.pop() for _ in state.pile)
    return state._replace(hands=tuple(hands), pile=pile, discards=(*known, *hidden))
