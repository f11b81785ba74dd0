"""Every "why" of the scoring is true: read back from its words and looked up in the city,
by a second reading of the rules."""

import re
from random import Random

import pytest
from hypothesis import given

from skyliners.present.skyliners.names import DISTRICTS_TOLD, place_name
from skyliners.present.skyliners.reasons import (
    spot,
    why_antenna,
    why_counted,
    why_seen,
    why_skyscraper,
    why_surplus,
    why_tallest,
    why_winner,
)
from skyliners.present.texts import listed
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import ANTENNAS, Mode
from skyliners.rules.skyliners.scoring import RowScore
from skyliners.rules.skyliners.state import final_score
from tests import naive
from tests.play import FOUR, Game, finished, random_game

_ONE = re.compile(r"(\w)(\d) is hidden behind \w(\d), which is (just as tall|taller)\.")
_MORE = re.compile(r"((?:\w\d, )*\w\d and \w\d) are hidden behind \w(\d): none of them")


def _heights(game: Game, row: RowScore) -> list[int]:
    """Of the sites of a row, the nearest first."""
    told = naive.score(game.record())
    side = game.end.table.seats[row.seat].side.value
    sites = naive.row_sites(side, naive.ROWS[row.row])
    return [told["heights"][site] for site in sites]


def _depth(written: str, row: RowScore) -> int:
    assert written[0] == naive.ROWS[row.row]
    return int(written[1]) - 1


@given(finished())
def test_what_is_seen_is_taller_than_what_is_named(game: Game) -> None:
    table = game.end.table
    for row in final_score(game.end).rows:
        heights = _heights(game, row)
        for site in row.seen:
            said = why_seen(table, row, site)
            at = _depth(spot(table, row, site), row)
            if first := re.fullmatch(r"(\w\d) is the first object in the row: .+", said):
                assert _depth(first[1], row) == at
                assert not any(heights[:at])
                continue
            taller = re.fullmatch(
                r"(\w\d) is taller than (\w\d), the tallest in front of it\.", said
            )
            assert taller, said
            before = _depth(taller[2], row)
            assert before < at
            assert heights[at] > heights[before] == max(heights[:at])


@given(finished())
def test_what_is_hidden_is_all_told_and_by_whom(game: Game) -> None:
    table = game.end.table
    for row in final_score(game.end).rows:
        heights = _heights(game, row)
        said = why_counted(table, row)
        told = {}
        for letter, where, by, how in _ONE.findall(said):
            assert letter == naive.ROWS[row.row]
            at, nearer = int(where) - 1, int(by) - 1
            assert nearer < at
            assert heights[nearer] == max(heights[:at])
            assert (heights[nearer] == heights[at]) == (how == "just as tall")
            assert heights[nearer] >= heights[at]
            told[at] = nearer
        for where, by in _MORE.findall(said):
            nearer = int(by) - 1
            for at in (_depth(each, row) for each in re.findall(r"\w\d", where)):
                assert nearer < at
                assert heights[nearer] == max(heights[:at]) >= heights[at]
                told[at] = nearer
        hidden = {
            at for at in range(1, 5) if 0 < heights[at] <= max(heights[:at], default=0)
        }
        assert set(told) == hidden
        assert ("Nothing in this row is hidden." in said) == (not hidden)
        wrong = row.planned is not None and min(len(row.seen), 4) != row.planned
        assert ("The plan said" in said) == wrong
        assert (row.points == 0) == (wrong or not row.seen)


@given(finished())
def test_antennas_go_where_nobody_was(game: Game) -> None:
    table = game.end.table
    taken: set[int] = set()
    placed = [0] * len(table.seats)
    for row in final_score(game.end).rows:
        for site in row.antennas:
            said = why_antenna(table, row, site)
            assert said.startswith(f"{table.seats[row.seat].name} sees ")
            assert spot(table, row, site) in said
            assert site in row.seen
            assert site not in taken
            taken.add(site)
            placed[row.seat] += 1
        if row.surplus:
            assert placed[row.seat] == ANTENNAS
            assert table.seats[row.seat].name in why_surplus(table, row)


@given(finished())
def test_the_tallest_are_named_and_whose_district_has_them(game: Game) -> None:
    table, sheet = game.end.table, final_score(game.end)
    told = naive.score(game.record())
    top = max(told["heights"].values())
    assert re.match(
        rf"Nothing is taller than {top} half storeys?\.", why_tallest(table, sheet)
    )
    for card, total in zip(sheet.skyscrapers, told["totals"], strict=True):
        said = why_skyscraper(table, sheet, card)
        assert table.seats[card.seat].name in said
        assert DISTRICTS_TOLD[card.district] in said
        columns, lines = naive.DISTRICTS[card.district.value]
        home = [at for at in told["tallest"] if at[0] in columns and at[1] in lines]
        named = home or told["tallest"]
        side = table.seats[card.seat].side
        called = sorted(place_name(side, SITE_NAMES.index(at)) for at in named)
        assert listed(called) in said
        assert ("3 points" in said) == bool(total["skyscraper"])


@given(finished())
def test_why_somebody_wins_names_what_decided(game: Game) -> None:
    table, sheet = game.end.table, final_score(game.end)
    told = naive.score(game.record())
    said = why_winner(table, sheet)
    best = max(total["total"] for total in told["totals"])
    tied = [total for total in told["totals"] if total["total"] == best]
    if len(tied) == 1:
        second = max(total["total"] for total in told["totals"] if total["total"] < best)
        lead = best - second
        assert f" {lead} point{'s' if lead > 1 else ''} ahead of " in said
        for total in told["totals"]:
            name = table.seats[total["seat"]].name
            assert (name in said) == (total["total"] == second)
        return
    for total in tied:
        name = table.seats[total["seat"]].name
        assert f"{name} {total['antennas']}" in said
    assert f"{best} points each" in said
    assert ("shared" in said) == (len(told["winners"]) > 1)


@pytest.mark.parametrize("mode", Mode)
def test_the_sentences_come_up_in_a_game_of_four(mode: Mode) -> None:
    """Else the properties above would hold of nothing."""
    game = random_game(Random(3), mode, FOUR)
    rows = final_score(game.end).rows
    said = " ".join(why_counted(game.end.table, row) for row in rows)
    assert "just as tall" in said
    assert "which is taller" in said
