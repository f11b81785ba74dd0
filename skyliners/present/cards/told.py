"""What was done in a card game, in words: one narrator for the turn, the ear, the replay
and the coach."""

from skyliners.present.deck.names import cards_told
from skyliners.present.game import Acted
from skyliners.present.texts import _, plural
from skyliners.rules.cards.actions import Action, Exchange, HiddenExchange, Reshuffle
from skyliners.rules.cards.table import Table


def told_of(name: str, action: Action) -> str:
    """What somebody did. It tells no more than the action itself."""
    if isinstance(action, Reshuffle):
        return _("The pile is empty: the discards are shuffled into a new one.")
    if isinstance(action, Exchange) and action.cards:
        cards = cards_told(action.cards)
        return _("{name} exchanges {cards}.", name=name, cards=cards)
    count = action.count if isinstance(action, HiddenExchange) else len(action.cards)
    if not count:
        return _("{name} keeps all four cards.", name=name)
    return plural(
        "{name} exchanges 1 card.", "{name} exchanges {n} cards.", count, name=name
    )


def told(table: Table, action: Action | None, seat: int | None = None) -> str:
    """What was done last at this table; None: it has just been laid."""
    del seat  # cards are called the same all round the table
    if action is None:
        return _("The cards are dealt. {name} begins.", name=table.seats[0].name)
    acted = turns(table)[-1].seat
    return told_of("" if acted is None else table.seats[acted].name, action)


def to_do(table: Table, action: Action, seat: int | None = None) -> str:
    """What could be done, by nobody yet."""
    del table, seat  # an exchange says all of it
    if not isinstance(action, Exchange) or not action.cards:
        return _("Keep all four cards")
    return _("Exchange {cards}", cards=cards_told(action.cards))


def turns(table: Table) -> tuple[Acted, ...]:
    """Whose each action of the log was, and in which round; what chance did, nobody's."""
    acted: list[Acted] = []
    done = 0
    for action in table.log:
        if isinstance(action, Reshuffle):
            acted.append(Acted(None, acted[-1].round))
        else:
            acted.append(Acted(done % len(table.seats), done // len(table.seats) + 1))
            done += 1
    return tuple(acted)


def since(table: Table, seat: int) -> tuple[str, ...]:
    """What happened since somebody acted last, in the order it did."""
    happened: list[str] = []
    for acted, action in reversed([*zip(turns(table), table.log, strict=True)]):
        if acted.seat == seat:
            break
        name = "" if acted.seat is None else table.seats[acted.seat].name
        happened.insert(0, told_of(name, action))
    return tuple(happened)


def announcement(table: Table, acting: int) -> str:
    """Everybody hears it, so it is made from the open table alone."""
    turn = _("{name}’s turn", name=table.seats[acting].name) + "."
    return " ".join([*since(table, acting), turn])


def where(table: Table, *, turn_done: bool) -> str:
    """How far the game has come."""
    if turn_done or table.over:
        return _("Exchange done")
    return _("Exchange {n} of 3", n=table.round)
