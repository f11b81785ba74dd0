"""Records gone wrong: what slips of the hand, other programs, broken disks and spite can
make of one. Everything comes from the generator that is handed in."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from skyliners.rules.skyliners.notation import write_action
from tests.play import ALL_ACTIONS

Json = dict[str, Any]

KEYS = ("format", "game", "mode", "seats", "setup", "actions", "viewer")
ACTIONS = (*map(write_action, ALL_ACTIONS), "P ??", "F z9", "P A5", "", "F a1 ", "Ｆ a1")
CARDS = [f"{row}{site}" for row in "ABCDEFa?" for site in "0123456"]
SEAT_WORDS = {
    "name": ("", "Ada", "x" * 5000, "\u202e", "👩‍👩‍👧", "\x00", "\ud800"),
    "side": ("south", "west", "north", "east", "SOUTH", "?"),
    "color": ("red", "blue", "yellow", "green", "black"),
    "skyscraper": ("NW", "NE", "SW", "SE", "?", "N", "nw"),
}
NUMBERS = (0, -1, 1, 2, 3, 7, 0.0, -0.5, 1e300, 10**18, 10**4000, -(10**4299))
WORDS = ("", "?", "P ??", "full", "introductory", "NW", "null", "\ud83d", "\x00", "é" * 99)


def anything(rng: Random, levels: int = 3) -> Any:
    """Some value out of place."""
    kind = rng.randrange(9 if levels else 7)
    if kind < 3:
        return rng.choice((None, True, False))
    if kind < 5:
        return rng.choice(NUMBERS)
    if kind < 7:
        return rng.choice((*WORDS, *ACTIONS))
    inside = [anything(rng, levels - 1) for _ in range(rng.randrange(4))]
    return inside if kind == 7 else {rng.choice((*KEYS, *WORDS)): value for value in inside}


def some(rng: Random, things: Sequence[Any]) -> int:
    return rng.randrange(len(things)) if things else 0


# Mutations of the record as JSON. A record that another one has bent already may have
# anything anywhere, so what does not find its place does nothing.


def change_an_action(rng: Random, record: Json) -> None:
    actions = record["actions"]
    actions[some(rng, actions)] = rng.choice(ACTIONS)


def insert_an_action(rng: Random, record: Json) -> None:
    actions = record["actions"]
    actions.insert(some(rng, actions), rng.choice(ACTIONS))


def drop_an_action(rng: Random, record: Json) -> None:
    del record["actions"][some(rng, record["actions"])]


def swap_actions(rng: Random, record: Json) -> None:
    actions = record["actions"]
    one, other = some(rng, actions), some(rng, actions)
    actions[one], actions[other] = actions[other], actions[one]


def break_off(rng: Random, record: Json) -> None:
    record["actions"] = record["actions"][: some(rng, record["actions"])]


def repeat_everything(rng: Random, record: Json) -> None:
    record["actions"] *= rng.randrange(2, 40)


def change_a_setup_card(rng: Random, record: Json) -> None:
    record["setup"][some(rng, record["setup"])] = rng.choice(CARDS)


def change_the_number_of_setup_cards(rng: Random, record: Json) -> None:
    record["setup"] = (record["setup"] * 3)[: rng.randrange(20)]


def change_a_seat(rng: Random, record: Json) -> None:
    key = rng.choice(tuple(SEAT_WORDS))
    record["seats"][some(rng, record["seats"])][key] = rng.choice(SEAT_WORDS[key])


def change_who_sits(rng: Random, record: Json) -> None:
    seats = record["seats"]
    rng.choice((seats.pop, seats.reverse, seats.clear, lambda: seats.append(seats[0])))()


def change_the_viewer(rng: Random, record: Json) -> None:
    record["viewer"] = rng.choice((0, 1, 2, 3, 4, -1, True, None, "0", 0.0, 10**30))


def hide(rng: Random, record: Json) -> None:
    """Redacted, though not always as it should be."""
    viewer = record["viewer"] = rng.randrange(len(record["seats"]))
    for number, seat in enumerate(record["seats"]):
        if number != viewer or rng.random() < 0.1:
            seat["skyscraper"] = "?"
    record["actions"] = [
        "P ??" if action[0] == "P" and rng.random() < 0.8 else action
        for action in record["actions"]
    ]


def do_it_again(rng: Random, record: Json) -> None:
    """One of its own actions, somewhere else: in any game."""
    actions = record["actions"]
    actions.insert(some(rng, actions), rng.choice(actions))


def shuffle_a_list(rng: Random, record: Json) -> None:
    rng.shuffle(rng.choice([value for value in record.values() if isinstance(value, list)]))


def change_an_entry(rng: Random, record: Json) -> None:
    """Something else that stands in the same list, or nearly the same."""
    entries = rng.choice([value for value in record.values() if isinstance(value, list)])
    at, other = some(rng, entries), rng.choice(entries)
    letter = some(rng, other)
    entries[at] = rng.choice(
        (other, "?", other[:letter] + rng.choice(" ?>019abcXN=-") + other[letter + 1 :])
    )


def change_the_mode(rng: Random, record: Json) -> None:
    record["mode"] = rng.choice(("full", "introductory", "", "Full"))


def drop_a_key(rng: Random, record: Json) -> None:
    del record[rng.choice(tuple(record))]


def rename_a_key(rng: Random, record: Json) -> None:
    key = rng.choice(tuple(record))
    record[rng.choice((key.upper(), key + " ", "", rng.choice(KEYS)))] = record.pop(key)


def put_anything(rng: Random, record: Json) -> None:
    """Anything in the place of anything, at any depth."""
    place: Any = record
    while True:
        at = rng.choice(tuple(place)) if isinstance(place, dict) else some(rng, place)
        inner = place[at]
        if not isinstance(inner, (dict, list)) or not inner or rng.random() < 0.3:
            place[at] = anything(rng)
            return
        place = inner


def add_a_key(rng: Random, record: Json) -> None:
    key = rng.choice((*WORDS, "note", "players", "é"))
    record[key] = anything(rng)


def grow(rng: Random, record: Json) -> None:
    """About as large as a record may be, or larger."""
    filling: Any = rng.choice(([], {}, 1, 1e9, "é", "x" * 1000, {"": []}, [[[]]]))
    length = len(json.dumps(filling)) + 2
    record["extra"] = [filling] * (rng.randrange(600_000, 1_100_000) // length)


_IN_PLAY = (change_an_action, insert_an_action, drop_an_action, swap_actions, break_off)
MUTATIONS: tuple[Callable[[Random, Json], None], ...] = (
    *_IN_PLAY * 4,  # most of what can go wrong is in here
    *(repeat_everything, change_a_setup_card, change_the_number_of_setup_cards),
    *(change_a_seat, change_who_sits, change_the_viewer, hide, change_the_mode),
    *(drop_a_key, rename_a_key, put_anything, put_anything, add_a_key),
    *(do_it_again, shuffle_a_list, change_an_entry, change_an_entry),
)
GROWING = 0.002  # of all records; more would make the run long, not thorough


def bent(rng: Random, record: Json) -> Json:
    """The record after some mutations; now and then none at all."""
    for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3, 6))):
        try:
            rng.choice(MUTATIONS)(rng, record)
        except (KeyError, IndexError, TypeError, AttributeError, ValueError):
            continue
    if rng.random() < GROWING:
        grow(rng, record)
    return record


# Mutations of its bytes.

PIECES = (
    *(b"NaN", b"-Infinity", b"1e999", b"\\ud800", b"\xef\xbb\xbf", b"\xff", b"\x00"),
    *(b"{", b"]", b'"', b"//", b"\n", b"9" * 5000, b'"a":1,', b"[" * 2000),
)


def flip_bytes(rng: Random, raw: bytearray) -> None:
    for _ in range(rng.randrange(1, 6)):
        raw[rng.randrange(len(raw))] = rng.randrange(256)


def cut(rng: Random, raw: bytearray) -> None:
    del raw[rng.randrange(len(raw)) :]


def cut_out(rng: Random, raw: bytearray) -> None:
    start = rng.randrange(len(raw))
    del raw[start : start + rng.randrange(1, 30)]


def double(rng: Random, raw: bytearray) -> None:
    start = rng.randrange(len(raw))
    raw[start:start] = raw[start : start + rng.randrange(1, 60)]


def splice(rng: Random, raw: bytearray) -> None:
    start = rng.randrange(len(raw))
    raw[start:start] = rng.choice(PIECES)


def nest(rng: Random, raw: bytearray) -> None:
    levels = rng.choice((90, 100, 101, 900, 990, 1000, 100_000))
    start = raw.find(b'"', rng.randrange(len(raw)))
    raw[max(start, 0) : max(start, 0)] = b"[" * levels + b"]" * levels + b","


def encode_otherwise(rng: Random, raw: bytearray) -> None:
    encoding = rng.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7"))
    raw[:] = raw.decode(errors="replace").encode(encoding)


BYTE_MUTATIONS: tuple[Callable[[Random, bytearray], None], ...] = (
    *(flip_bytes, flip_bytes, cut, cut_out, double, splice, nest, encode_otherwise),
)


def some_bytes(rng: Random, record: Json) -> bytes:
    """A record, mutated or not, as a file may hold it; sometimes just noise."""
    if rng.random() < 0.02:
        return rng.randbytes(rng.choice((0, 1, 10, 1000)))
    written = json.dumps(bent(rng, record), ensure_ascii=rng.random() < 0.5)
    raw = bytearray(written.encode("utf-8", "surrogatepass"))
    while raw and rng.random() < 0.15:
        rng.choice(BYTE_MUTATIONS)(rng, raw)
    return bytes(raw)
