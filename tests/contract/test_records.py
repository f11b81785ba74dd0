"""Records of any game: written and read again, whole and redacted, and looked at move by
move; what is wrong with one is named."""

import json
from random import Random
from typing import Any

import pytest

from skyliners.match.record import Record, read, record_of, write
from skyliners.match.replay import moves, replay
from skyliners.rules.refusal import Common, Refused
from skyliners.tools.commands import answer_to, legal, score
from tests.contract.games import Held, every_game, often

NO_SUCH_THING: tuple[Any, ...] = (None, 5, {}, [])
ANYWHERE = (0, 1, 2, 3, 5, 8, 21)


def redacts(held: Held) -> bool:
    """Of a patience there is nothing to redact."""
    return "viewer" in held.game.OPTIONAL_KEYS


def broken_off(held: Held, seed: int) -> list[Record]:
    return [held.record(seed), *(held.record(seed, length) for length in ANYWHERE)]


@often
def test_a_record_comes_back_as_it_was(held: Held, seed: int) -> None:
    for record in broken_off(held, seed):
        again = read(write(record))
        assert again == record
        assert write(again) == write(record)
        assert not again.extras


@often
def test_extra_keys_are_kept(held: Held, seed: int) -> None:
    extras = {"event": ["Bürgerhaus", 1, None], "x": {}}
    record = held.record(seed)._replace(extras=extras)
    assert read(write(record)).extras == extras


@often
def test_a_redacted_record_shows_what_its_viewer_may_know(held: Held, seed: int) -> None:
    if not redacts(held):
        return
    game = held.game
    for record in broken_off(held, seed):
        for seat in range(len(record.table.seats)):
            redacted = record.redacted(seat)
            again = read(write(redacted))
            assert again == redacted
            assert again.viewer == seat
            assert game.known(again.position) == game.view(record.position, seat)
            if record.table.over:
                assert not again.legal()
                assert (
                    answer_to(write(again).encode(), score)["error"]["rule"] == "redacted"
                )
            elif game.to_move(record.position) == seat:
                assert [*again.legal()] == [*record.legal()]
            else:
                with pytest.raises(Refused) as refused:
                    again.legal()
                assert refused.value.rule is Common.REDACTED


@often
def test_twins_write_the_same_for_the_seat_that_cannot_tell_them_apart(
    held: Held, seed: int
) -> None:
    if not redacts(held):
        return
    seat = seed % min(held.game.PLAYERS)
    one, other = (states[0] for states in held.twins(Random(seed), seat))
    told = [write(record_of(held.game, start, ()).redacted(seat)) for start in (one, other)]
    assert told[0] == told[1]


@often
def test_what_the_command_line_says_of_it(held: Held, seed: int) -> None:
    for record in broken_off(held, seed):
        raw = write(record).encode()
        told = answer_to(raw, score)
        assert json.loads(json.dumps(told)) == told
        assert told["over"] == record.table.over
        choices = answer_to(raw, legal)["actions"]
        assert choices == sorted(choices)
        assert bool(choices) != record.table.over
        again = [held.game.read_action(text, record.table) for text in choices]
        assert {*again} == {*record.legal()}


@often
def test_a_replay_shows_every_table_and_hides_what_is_hidden(held: Held, seed: int) -> None:
    whole, cut = held.record(seed), held.record(seed, 2)
    seen = replay(whole)
    assert [seen.to(at).table for at in range(len(seen.tables))] == [
        state.table for state, _ in held.positions(seed)
    ]
    assert seen.actions == whole.actions
    assert seen.sheet == held.game.final_score(whole.position)
    assert seen.to(10**6).at_end
    going = replay(cut)
    assert going.sheet is None
    assert [*going.actions] == [held.game.in_public(action) for action in cut.actions]


@often
def test_every_move_comes_with_what_its_player_could_know(held: Held, seed: int) -> None:
    told = [*moves(held.record(seed))]
    chosen = [(state, action) for state, action in held.choices(seed) if action is not None]
    assert [action for _, action in told] == [action for _, action in chosen]
    for (view, _), (state, _) in zip(told, chosen, strict=True):
        assert view == held.game.view(state, held.game.to_move(state) or 0)
    assert not [*moves(held.record(seed, 2))]


# What is refused


def _refused(data: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        read(json.dumps(data))
    return refused.value


@every_game
def test_what_a_record_must_hold(held: Held) -> None:
    whole = json.loads(write(held.record(1)))
    for key in ("format", "game", "mode", "actions", *held.game.KEYS):
        without = {name: whole[name] for name in whole if name != key}
        assert _refused(without).rule is Common.UNREADABLE
        for other in NO_SUCH_THING[:3]:
            assert _refused(whole | {key: other}).rule is Common.UNREADABLE
    for key, wrong in {"format": "x/2", "game": "chess", "mode": "quick"}.items():
        assert _refused(whole | {key: wrong}).rule is Common.UNREADABLE


@every_game
def test_an_action_is_blamed_by_its_number(held: Held) -> None:
    whole = json.loads(write(held.record(1)))
    actions = whole["actions"]
    for wrong in (*NO_SUCH_THING, "", "nonsense"):
        refused = _refused(whole | {"actions": [*actions[:1], wrong, *actions[1:]]})
        assert (refused.rule, refused.action) == (Common.UNKNOWN_ACTION, 1)
    refused = _refused(whole | {"actions": [*actions, actions[0]]})
    assert (refused.rule, refused.action) == (Common.GAME_OVER, len(actions))


@every_game
def test_names_are_names(held: Held) -> None:
    if "seats" not in held.game.KEYS:
        return
    whole = json.loads(write(held.record(1)))
    for name in ("x" * 41, "a\nb", None):
        seats = [whole["seats"][0] | {"name": name}, *whole["seats"][1:]]
        assert _refused(whole | {"seats": seats}).rule is Common.BAD_SEATS


@every_game
def test_chance_is_told_exactly(held: Held) -> None:
    """Not too little, and not too much; wherever something happens in the middle."""
    rule = held.game.CHANCE_RULE
    for seed in range(12):
        record = held.record(seed)
        told = json.loads(write(record))
        before = json.loads(write(held.record(seed, 0)))
        key = next((key for key in told if key not in before), None)
        if key is not None:
            assert _refused({name: told[name] for name in told if name != key}).rule is rule
            more = told[key] + told[key][-1:]
            assert _refused(told | {key: more}).rule is rule
            assert _refused(told | {key: told[key][:-1]}).rule is rule
            return
    assert not any(map(held.game.awaits_chance, record.positions()))
