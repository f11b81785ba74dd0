"""Names of bots, as saved games and the command line write them: a level and, after a
dash, its temper or how strong it is."""

from typing import NamedTuple

ADAPTIVE = "adaptive"  # the level of a bot that grows with whoever plays against it


class BotName(NamedTuple):
    level: str
    variant: str = ""

    def __str__(self) -> str:
        return f"{self.level}-{self.variant}" if self.variant else self.level


def parsed(bot: str) -> BotName:
    level, _, variant = bot.partition("-")
    return BotName(level, variant)


def is_adaptive(bot: str | None) -> bool:
    return bot is not None and parsed(bot).level == ADAPTIVE
