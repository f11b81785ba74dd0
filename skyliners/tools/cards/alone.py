"""`python -m skyliners.tools.cards.alone [GAMES]`: what each level makes of the same deals
when nobody else is there. An arena tells who wins; alone there are only points."""

import sys
from math import sqrt
from statistics import mean, stdev

from skyliners.bots.cards.roster import LEVELS, CardsBot
from skyliners.rules.cards.game import ID
from skyliners.rules.cards.pieces import Mode
from skyliners.tools.output import tell
from skyliners.tools.selfplay import Chair, play_game

_Z = 1.96  # 95 %


def points(level: str, bot: CardsBot, games: int) -> list[int]:
    chairs = [Chair(level, bot)]
    played = (play_game(ID, chairs, Mode.OPEN, seed) for seed in range(games))
    return [game.sheet.totals[0].total for game in played]


def told(level: str, made: list[int]) -> str:
    spread = _Z * stdev(made) / sqrt(len(made))
    return f"{level:<10}{mean(made):>6.2f} points ± {spread:.2f}"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for level, bot in LEVELS.items():
        tell(told(level, points(level, bot, games)))


if __name__ == "__main__":
    main()
