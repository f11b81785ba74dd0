"""A match of any game: turns, undo, chance and the gate before secrets."""

from itertools import pairwise
from random import Random

import pytest

from skyliners.match.match import NotNowError, NotRevealedError, Player
from skyliners.match.play import AnyMatch, begin, on_record, take_up
from skyliners.match.record import read, record_of, write
from skyliners.rules.refusal import Common, Refused
from tests.contract.games import GAMES, Held, every_game, often
from tests.contract.null.rules import Die


def step(match: AnyMatch, rng: Random) -> AnyMatch:
    """Whoever's turn it is does something, or ends it."""
    if match.turn_done:
        return match.end_turn()
    assert match.acting is not None
    action = rng.choice(on_record(match).legal())
    if match.players[match.acting].is_person:
        match = match.reveal(match.acting)
    return match.play(action)


@often
def test_a_match_left_anywhere_is_taken_up_as_it_was(held: Held, seed: int) -> None:
    """But for its luck: chance is nobody's to know beforehand."""
    rng = Random(seed)
    match = held.match(held.record(seed, 0))
    for _ in range(30):
        if match.over:
            break
        match = step(match, rng)
        left = read(write(on_record(match)))
        again = take_up(left, match.players, turn_ended=not match.turn_done)
        assert again == match.conceal()
        assert again.can_undo == match.can_undo


@often
def test_undo_is_having_the_old_one_and_stops_where_something_was_shown(
    held: Held, seed: int
) -> None:
    rng = Random(seed)
    match = held.match(held.record(seed, 0))
    for _ in range(30):
        if match.over:
            break
        before, match = match, step(match, rng)
        if len(match.table.log) == len(before.table.log):  # the turn was ended
            assert not match.can_undo or len(match.players) == 1
            continue
        happened = on_record(match).actions[len(on_record(before).actions) :]
        shown = any(map(held.game.is_final, happened))
        assert match.can_undo is not shown
        if shown:
            with pytest.raises(NotNowError):
                match.undo()
        else:
            assert match.undo().conceal() == before.conceal()


def test_something_is_shown_in_the_null_game_and_chance_follows() -> None:
    held = next(held for held in GAMES if held.name == "null")
    finals = [
        (action, after)
        for seed in held.seeds
        for action, after in pairwise(held.record(seed).actions)
        if held.game.is_final(action)
    ]
    assert finals
    assert all(isinstance(after, Die) for _, after in finals)


@often
def test_taking_back_is_no_way_to_try_ones_luck_again(held: Held, seed: int) -> None:
    match = held.match(held.record(seed, 0), *[Player(bot="x")] * _seats(held, seed))
    while not match.over:
        if match.turn_done:
            match = match.end_turn()
            continue
        actions = on_record(match).legal()
        for action in (*actions[:8], *actions[-8:]):
            assert on_record(match.play(action)) == on_record(match.play(action))
        match = match.play(actions[-1])
        if len(match.table.log) > 60:
            return


def _seats(held: Held, seed: int) -> int:
    return len(held.record(seed, 0).table.seats)


@often
def test_nobody_sees_or_does_in_secret_what_is_not_theirs(held: Held, seed: int) -> None:
    match = held.match(held.record(seed, 0))
    with pytest.raises(NotRevealedError):
        match.view()
    with pytest.raises(NotRevealedError):
        match.bot_view()
    acting = match.acting
    assert acting is not None
    for action in on_record(match).legal():
        if held.game.is_secret(action):
            with pytest.raises(NotRevealedError):
                match.play(action)
    for seat in range(len(match.players)):
        assert match.reveal(seat).view() == held.game.view(match._turn[-1], seat)
        assert match.reveal(seat).conceal() == match


@often
def test_what_is_printed_of_a_match_is_what_lies_open(held: Held, seed: int) -> None:
    seat = seed % min(held.game.PLAYERS)
    for one, other in zip(*held.twins(Random(seed), seat), strict=True):
        records = [record_of(held.game, state, ()) for state in (one, other)]
        assert repr(records[0]) == repr(records[1])
        if not one.table.log and not held.game.awaits_chance(one):
            matches = [held.match(record) for record in records]
            assert repr(matches[0]) == repr(matches[1])
            views = [match.reveal(seat).view() for match in matches]
            assert views[0] == views[1]


@every_game
def test_every_seat_needs_its_player(held: Held) -> None:
    record = held.record(1, 0)
    number = len(record.table.seats)
    for players in (number - 1, number + 1):
        with pytest.raises(Refused) as refused:
            take_up(record, (Player(),) * players)
        assert refused.value.rule is Common.BAD_SEATS
        with pytest.raises(Refused) as refused:
            begin(
                held.game.ID,
                record.table.mode,
                record.table.seats,
                (Player(),) * players,
                Random(1),
            )
        assert refused.value.rule is Common.BAD_SEATS
