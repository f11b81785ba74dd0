"""What a match keeps to itself: no seat's secrets before that seat was revealed, and
never another's. Shown by twins: whatever can be had is the same in two games that
differ only in what is secret."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pytest
from hypothesis import assume, given, settings

from skyliners.match import record as on_file
from skyliners.match.match import Match, NotNowError, NotRevealedError
from skyliners.match.play import AnyMatch, begin, on_record, take_up
from skyliners.match.record import Record
from skyliners.match.replay import replay
from skyliners.present.skyliners.hand import hand_model
from skyliners.rules.refusal import Refused
from skyliners.rules.skyliners.actions import PLANS
from skyliners.rules.skyliners.game import is_secret
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import view
from skyliners.tools import commands
from tests.match.matches import BOT, PERSON, act, match_of, turns
from tests.play import ALL_ACTIONS, THREE, TWO, random_game, seated
from tests.records import recorded
from tests.twins import Twins, twins

# All that is public in a match: what can be asked, and with what, what can be looked
# at, and what only the person who may look may do. A new name has to find its place.
NOTHING: tuple[tuple[object, ...], ...] = ((),)
ASKED_WITH: dict[str, Sequence[tuple[object, ...]]] = {
    "play": [(action,) for action in ALL_ACTIONS],
    **dict.fromkeys(("view", "bot_view", "sheet"), NOTHING),
    **dict.fromkeys(("conceal", "undo", "end_turn"), NOTHING),
}
ATTRIBUTES = {"game", "players", "revealed", "acting", "turn_done", "over", "table"}
ATTRIBUTES |= {"hand_over", "can_undo", "watcher", "looker"}
GATE = {"reveal"}


def in_words(found: object) -> tuple[object, ...]:
    """A thing in every way it can be compared or printed."""
    printed = (repr(found), str(found), f"{found}", "%s" % (found,))  # noqa: UP031
    if isinstance(found, Match):
        return (
            tuple(in_words(getattr(found, name)) for name in sorted(ATTRIBUTES)) + printed
        )
    return (found, *printed)


def answer(ask: Callable[[], object]) -> tuple[object, ...]:
    try:
        return in_words(ask())
    except (NotNowError, Refused) as error:
        return (type(error), str(error), repr(error), error.args)


def all_to_be_had(match: AnyMatch) -> dict[str, tuple[object, ...]]:
    """Everything public a match lets out, errors included."""
    return {"": in_words(match)} | {
        f"{name}{arguments}": answer(partial(getattr(match, name), *arguments))
        for name, asked in ASKED_WITH.items()
        for arguments in asked
    }


def from_records(record: Record, seat: int) -> dict[str, object]:
    """What a seat can learn from the record redacted for it and, while the game goes
    on, from looking through the game so far."""
    redacted = record.redacted(seat)
    text = on_file.write(redacted)
    again = on_file.read(text)
    return {
        "text": text,
        "record": in_words(redacted),
        "read": in_words(again),
        "positions": [in_words(position) for position in again.positions()],
        "score": answer(lambda: commands.score(again)),
        "legal": answer(lambda: commands.legal(again)),
        "taken up": answer(lambda: take_up(again, (PERSON,) * len(again.table.seats))),
        "replay of one's own": in_words(replay(again)),
    }


def test_every_public_name_of_a_match_is_known_to_these_tests() -> None:
    public = {name for name in dir(Match) if not name.startswith("_")}
    assert public == ATTRIBUTES | ASKED_WITH.keys() | GATE


# Before anybody is revealed


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(twins(for_a_seat=False))
def test_nobody_revealed_nobody_learns_anything(pair: Twins) -> None:
    one, other = match_of(pair.one), match_of(pair.other)
    assume(not one.over)
    assert all_to_be_had(one) == all_to_be_had(other)


@settings(max_examples=30, deadline=None)
@given(twins(for_a_seat=False))
def test_nothing_secret_is_printed_with_a_state_or_record(pair: Twins) -> None:
    for one, other in zip(pair.one.positions(), pair.other.positions(), strict=True):
        assert in_words(one)[1:] == in_words(other)[1:]
        for seat, hands in enumerate(zip(one.hands, other.hands, strict=True)):
            assert in_words(hands[0])[1:] == in_words(hands[1])[1:]
            views = view(one, seat), view(other, seat)
            assert in_words(views[0])[1:] == in_words(views[1])[1:]
            models = hand_model(views[0]), hand_model(views[1])
            assert in_words(models[0])[1:] == in_words(models[1])[1:]
            for rows in zip(models[0].plans, models[1].plans, strict=True):
                assert in_words(rows[0])[1:] == in_words(rows[1])[1:]
    whole = recorded(pair.one), recorded(pair.other)
    assert in_words(whole[0])[1:] == in_words(whole[1])[1:]
    for seat in range(len(whole[0].table.seats)):
        parts = whole[0].redacted(seat), whole[1].redacted(seat)
        assert in_words(parts[0])[1:] == in_words(parts[1])[1:]


# To the seat that is revealed


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(twins())
def test_a_seat_learns_nothing_that_others_hide(pair: Twins) -> None:
    one, other, seat = match_of(pair.one), match_of(pair.other), pair.seat
    assert seat is not None
    if not one.over:  # then all cards are opened
        one, other = one.reveal(seat), other.reveal(seat)
        assert all_to_be_had(one) == all_to_be_had(other)
        assert in_words(replay(on_record(one))) == in_words(replay(on_record(other)))
    assert from_records(on_record(one), seat) == from_records(on_record(other), seat)


@settings(max_examples=15, deadline=None)
@given(twins())
def test_a_seat_learns_nothing_all_game_long(pair: Twins) -> None:
    """The same while both games are played, on the device as people use it."""
    one = match_of(pair.one._replace(actions=()))
    other = match_of(pair.other._replace(actions=()))
    seat = pair.seat
    assert seat is not None
    for action, twin_action in zip(pair.one.actions, pair.other.actions, strict=True):
        one, other = act(one, action), act(other, twin_action)
        assert repr(one) == repr(other)
        assert in_words(one.undo().conceal()) == in_words(other.undo().conceal())
        assert one.reveal(seat).view() == other.reveal(seat).view()
        written = [on_file.write(on_record(match).redacted(seat)) for match in (one, other)]
        assert written[0] == written[1]
        if one.turn_done:
            one, other = one.end_turn(), other.end_turn()


# The gate


@pytest.fixture
def match() -> AnyMatch:
    return begin("skyliners", Mode.FULL, seated(TWO), (PERSON, PERSON), Random(1))


@pytest.fixture
def bots_turn() -> AnyMatch:
    return begin("skyliners", Mode.FULL, seated(THREE), (BOT, PERSON, BOT), Random(1))


def test_a_revealed_seat_sees_its_own_hand(match: AnyMatch) -> None:
    for seat in (0, 1):
        looking = match.reveal(seat)
        assert looking.revealed == seat
        assert looking.view().seat == seat
        assert looking.view() == on_record(match).redacted(seat).position


def test_ending_the_turn_conceals(match: AnyMatch) -> None:
    match = act(match, "F a2", "F a3")
    assert match.revealed == 0
    ended = match.end_turn()
    assert ended.revealed is None
    with pytest.raises(NotRevealedError):
        ended.view()


def test_concealing_hides_the_hand_again(match: AnyMatch) -> None:
    with pytest.raises(NotRevealedError):
        match.reveal(0).conceal().view()


def test_a_plan_needs_the_seat_that_acts_revealed(match: AnyMatch) -> None:
    match = act(match, "F a2").conceal()
    for elsewhere in (match, match.reveal(1)):
        for plan in filter(is_secret, ALL_ACTIONS):
            with pytest.raises(NotRevealedError):
                elsewhere.play(plan)
    assert match.reveal(0).play(PLANS[0][0]).turn_done


def test_building_is_open_to_all_eyes(match: AnyMatch) -> None:
    assert match.play(ALL_ACTIONS[1]).can_undo


@pytest.mark.parametrize("seat", [-4, -1, 0, 2, 3, 99])
def test_no_bot_and_no_empty_seat_is_ever_revealed(bots_turn: AnyMatch, seat: int) -> None:
    with pytest.raises(NotRevealedError):
        bots_turn.reveal(seat)


def test_a_bot_plays_from_its_own_view(bots_turn: AnyMatch) -> None:
    assert bots_turn.bot_view().seat == 0
    after = turns(bots_turn, (ALL_ACTIONS[1], PLANS[4][2]))  # it needs no revealing
    assert after.acting == 1
    with pytest.raises(NotRevealedError):
        after.bot_view()


def test_there_is_no_bots_view_once_the_game_is_over() -> None:
    game = random_game(Random(5), Mode.INTRODUCTORY, TWO)
    with pytest.raises(NotRevealedError):
        match_of(game, (BOT, BOT)).bot_view()
