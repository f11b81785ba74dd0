"""The game a second time, from the rulings alone and as plainly as can be: text in,
text out, nothing shared with the rules package, nothing fast. It is asked about games
that were played by the rules, so it does not look for mistakes in them."""

from typing import Any, NamedTuple

ROWS = "ABCDE"
SITES = [f"{column}{line}" for line in "12345" for column in "abcde"]
FLOORS = {2: 16, 3: 14, 4: 12}
ROUNDS = {2: 10, 3: 9, 4: 8}
# Where the viewer's A1 lies, one step to their right, one step away from them.
LOOKS = {
    "south": ((0, 0), (1, 0), (0, 1)),
    "west": ((0, 4), (0, -1), (1, 0)),
    "north": ((4, 4), (-1, 0), (0, -1)),
    "east": ((4, 0), (0, 1), (-1, 0)),
}
DISTRICTS = {"NW": ("abc", "345"), "NE": ("cde", "345"), "SW": ("abc", "123")}
DISTRICTS["SE"] = ("cde", "123")


def row_sites(side: str, row: str) -> list[str]:
    (x, y), (right_x, right_y), (away_x, away_y) = LOOKS[side]
    i = ROWS.index(row)
    return [
        "abcde"[x + i * right_x + d * away_x] + "12345"[y + i * right_y + d * away_y]
        for d in range(5)
    ]


class Played(NamedTuple):
    """Everything a record comes to."""

    pieces: dict[str, str]  # what stands on a site, from the ground up: "FFR"
    stocks: list[dict[str, int]]
    plans: list[tuple[int, str]]  # who filed what, "C3", in order
    to_move: dict[str, int] | None
    first_site: str | None  # where the first action of this turn built


def replay(record: dict[str, Any]) -> Played:
    players = len(record["seats"])
    full = record["mode"] == "full"
    pieces = dict.fromkeys(SITES, "")
    pieces["c3"] = "K"
    for number, card in enumerate(record["setup"]):
        side = record["seats"][number % players]["side"]
        pieces[row_sites(side, card[0])[int(card[1]) - 1]] += "F"
    stocks = [
        {"F": FLOORS[players], "R": 2, "K": 1, "P": 5 if full else 0}
        for _ in range(players)
    ]
    plans = []
    seat, action, number = 0, 1, 1
    first_site = None
    for text in record["actions"]:
        where = text[2:]
        if text != "-":
            stocks[seat][text[0]] -= 1
        if text[0] == "P":
            plans.append((seat, where))
        elif text != "-":
            pieces[where] += text[0]
        last_intro_round = not full and number == ROUNDS[players]
        if action == 1 and not last_intro_round:
            action = 2
            first_site = where if text[0] in "FRK" else None
            continue
        action, first_site = 1, None
        seat += 1
        if seat < players:
            continue
        seat = 0
        out_of_floors = any(stock["F"] == 0 for stock in stocks)
        if last_intro_round or (full and out_of_floors):
            return Played(pieces, stocks, plans, None, None)
        number += 1
    to_move = {"seat": seat, "action": action, "round": number}
    return Played(pieces, stocks, plans, to_move, first_site)


def height(built: str) -> int:
    return {"F": 2, "R": 1, "K": 1, "": 0}[built[-1:]] + 2 * max(len(built) - 1, 0)


def visible(heights: dict[str, int], sites: list[str]) -> list[str]:
    return [
        at
        for place, at in enumerate(sites)
        if heights[at] > max((heights[nearer] for nearer in sites[:place]), default=0)
    ]


def score(record: dict[str, Any]) -> dict[str, Any]:
    """What the command `score` prints."""
    game = replay(record)
    heights = {at: height(game.pieces[at]) for at in SITES}
    answer: dict[str, Any] = {
        "over": game.to_move is None,
        "to_move": game.to_move,
        "heights": heights,
    }
    if game.to_move is not None:
        return answer | dict.fromkeys(("rows", "totals", "tallest", "winners"))
    seats = record["seats"]
    if record["mode"] == "full":
        to_score = [(seat, plan[0], int(plan[1])) for seat, plan in game.plans]
    else:
        to_score = [(seat, row, 0) for row in ROWS for seat in range(len(seats))]
    rows = score_rows(heights, [seat["side"] for seat in seats], to_score)
    tallest = [at for at in SITES if heights[at] == max(heights.values())]
    totals = []
    for number, seat in enumerate(seats):
        columns, lines = DISTRICTS[seat["skyscraper"]]
        hit = any(at[0] in columns and at[1] in lines for at in tallest)
        mine = [row for row in rows if row["seat"] == number]
        points = {
            "rows": sum(row["points"] for row in mine),
            "surplus": sum(row["surplus"] for row in mine),
            "antennas": sum(len(row["antennas"]) for row in mine),
            "skyscraper": 3 if hit else 0,
        }
        totals.append({"seat": number, **points, "total": sum(points.values())})
    best = max((total["total"], total["antennas"]) for total in totals)
    winners = [t["seat"] for t in totals if (t["total"], t["antennas"]) == best]
    return answer | {
        "rows": rows,
        "totals": totals,
        "tallest": sorted(tallest),
        "winners": winners,
    }


def score_rows(
    heights: dict[str, int], sides: list[str], to_score: list[tuple[int, str, int]]
) -> list[dict[str, Any]]:
    owner: dict[str, int] = {}  # whose antenna a site carries
    rows = []
    for seat, row, planned in to_score:
        seen = visible(heights, row_sites(sides[seat], row))
        line: dict[str, Any] = {"seat": seat, "row": row, "planned": planned or None}
        line |= {"seen": len(seen), "points": 0, "antennas": [], "surplus": 0}
        rows.append(line)
        right = planned in (0, len(seen)) or (planned == 4 and len(seen) == 5)
        if not right:
            continue
        line["points"] = len(seen)
        for at in seen:
            if at in owner:
                continue
            if list(owner.values()).count(seat) == 10:
                line["surplus"] += 1
            else:
                owner[at] = seat
                line["antennas"].append(at)
    return rows


def legal(record: dict[str, Any]) -> list[str]:
    """What the command `legal` prints."""
    game = replay(record)
    if game.to_move is None:
        return []
    seat = game.to_move["seat"]
    actions = [
        f"{piece} {at}"
        for piece in "FRK"
        for at in SITES
        if game.stocks[seat][piece] > 0
        and at != game.first_site
        and fits(piece, game.pieces[at])
    ]
    if game.to_move["action"] == 2 or not actions:
        filed = [plan[0] for owner, plan in game.plans if owner == seat]
        hand = [row for row in ROWS if row not in filed and record["mode"] == "full"]
        actions += [f"P {row}{segment}" for row in hand for segment in "1234"]
    return sorted(actions) or ["-"]


def forbidding(record: dict[str, Any], action: str) -> set[str]:
    """Every rule that stands against an action."""
    game = replay(record)
    if game.to_move is None:
        return {"game-over"}
    if action == "-":
        return set() if legal(record) == ["-"] else {"must-act"}
    seat, first = game.to_move["seat"], game.to_move["action"] == 1
    piece, where = action.split()
    if piece == "P":
        filed = [plan[0] for owner, plan in game.plans if owner == seat]
        builds = any(possible[0] in "FRK" for possible in legal(record))
        against = {
            "no-plans-in-introductory": record["mode"] == "introductory",
            "first-action-builds": first and builds,
            "plan-already-filed": where[0] in filed,
        }
    else:
        built = game.pieces[where]
        against = {
            "no-such-piece-left": game.stocks[seat][piece] == 0,
            "site-twice-in-turn": where == game.first_site,
            "site-has-park": built == "K",
            "site-has-roof": built.endswith("R"),
            "roof-needs-floor": piece == "R" and "F" not in built,
            "park-needs-ground": piece == "K" and built != "",
        }
    return {rule for rule, stands in against.items() if stands}


def fits(piece: str, built: str) -> bool:
    if piece == "F":
        return built == "" or built[-1] == "F"
    if piece == "R":
        return built[-1:] == "F"
    return built == ""
