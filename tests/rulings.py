"""All that Skyliners refuses, in the order of the record's description."""

from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.skyliners.rulings import Rule

# Of several that apply, the first is named.
RULES: tuple[Ruling, ...] = (
    *(Common.UNREADABLE, Common.REDACTED, Common.BAD_SEATS, Rule.BAD_SETUP),
    *(Common.UNKNOWN_ACTION, Common.GAME_OVER),
    *(rule for rule in Rule if rule is not Rule.BAD_SETUP),
)
