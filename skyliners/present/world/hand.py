"""What one player may see of their own: the mission and the fan of bonus cards, each with
where it lies best in the city. Made from their view when they reveal it, and thrown away
when they conceal it."""

from typing import NamedTuple

from skyliners.present.texts import _, plural, said
from skyliners.present.world.draft import MISSION, Draft
from skyliners.present.world.names import millions
from skyliners.present.world.turn import Around, TurnModel, turn_model
from skyliners.rules.refusal import Ruling
from skyliners.rules.world.actions import Cash, Swap
from skyliners.rules.world.legal import refusal
from skyliners.rules.world.pieces import MISSION_POINTS, SWAP, SWAPPED_FOR
from skyliners.rules.world.shapes import pays, shape_of
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing
from skyliners.rules.world.view import View

NEARLY = 1  # spaces missing: the card is lit


class Shown(NamedTuple):
    """A shape in hand, and how far it has come."""

    grid: tuple[str, ...]  # lines of `#` and `.`, equally long
    have: frozenset[int]  # the spaces of the way that has come furthest
    missing: frozenset[int]
    lit: bool  # complete, or nearly
    text: str

    @property
    def complete(self) -> bool:
        return bool(self.have) and not self.missing

    def __repr__(self) -> str:
        return "Shown(…)"


class FanCard(NamedTuple):
    """The mission, or a bonus card, as it lies in the fan."""

    card: str
    title: str
    shape: Shown
    brings: str
    short: str  # the same as a number
    progress: str  # how much of it stands, of how much
    is_mission: bool
    chosen: bool
    can_cash: bool
    why: Ruling | None  # it cannot be shown now; None: it can, or it is not their turn

    def __repr__(self) -> str:
        """Nothing secret, wherever it may be printed by mistake."""
        return "FanCard(…)"


class HandModel(NamedTuple):
    title: str
    fan: tuple[FanCard, ...]  # the mission first
    prompt: str  # about what is chosen, if anything is
    rule: Ruling | None
    act_text: str
    action: Cash | Swap | None  # what can be done with what is chosen
    have: frozenset[int]  # spaces of what is chosen, in the city
    missing: frozenset[int]

    def __repr__(self) -> str:
        return f"HandModel({self.title!r}, …)"


def hand_model(view: View, chosen: tuple[int, ...] = ()) -> HandModel:
    """One's own cards, of which some may be chosen."""
    table, seat, hand = view
    acting = table.turn is not None and table.turn.seat == seat
    mission = _mission(view, chosen=MISSION in chosen)
    cards = tuple(
        _card(view, card, acting=acting, chosen=place in chosen)
        for place, card in enumerate(hand.cards, start=1)
    )
    fan = (mission, *cards)
    picked = [each for each in fan if each.chosen]
    return _meant(
        HandModel(
            title=_("{name}’s cards", name=table.seats[seat].name),
            fan=fan,
            prompt="",
            rule=None,
            act_text="",
            action=None,
            have=frozenset().union(*(each.shape.have for each in picked)),
            missing=frozenset().union(*(each.shape.missing for each in picked)),
        ),
        picked,
        acting=acting,
    )


def _meant(model: HandModel, picked: list[FanCard], *, acting: bool) -> HandModel:
    """What comes of the cards that are chosen: one is shown, three are swapped."""
    cards = [each.card for each in picked if not each.is_mission]
    if len(cards) == SWAP:
        text = _("Swap three bonus cards: {money}", money=millions(SWAPPED_FOR))
        told = _("Three cards go face down and bring {money}.", money=millions(SWAPPED_FOR))
        action = Swap(tuple(sorted(cards))) if acting else None
        return model._replace(prompt=told, act_text=text, action=action)
    if not picked:
        return model
    if len(picked) > 1:
        return model._replace(prompt=_("One more, and you can swap three."))
    (one,) = picked
    told = f"{one.title}: {one.brings}. {one.shape.text}."
    if one.is_mission or not acting:
        return model._replace(prompt=told)
    if not one.can_cash:
        assert one.why is not None
        why = f" {said(one.why)}" if one.shape.complete else ""
        return model._replace(prompt=told + why, rule=one.why)
    text = _("Show it: {money}", money=one.brings)
    return model._replace(prompt=told, act_text=text, action=Cash(one.card))


def _mission(view: View, *, chosen: bool) -> FanCard:
    table, seat, hand = view
    shape = shown(table, seat, hand.mission)
    return FanCard(
        hand.mission,
        _("Mission"),
        shape,
        plural("1 prestige", "{n} prestige", MISSION_POINTS),
        str(MISSION_POINTS),
        _progress(shape),
        is_mission=True,
        chosen=chosen,
        can_cash=False,
        why=None,
    )


def _card(view: View, card: str, *, acting: bool, chosen: bool) -> FanCard:
    why = refusal(view.table, Cash(card), view.hand.cards) if acting else None
    shape = shown(view.table, view.seat, shape_of(card))
    return FanCard(
        card,
        _("Bonus"),
        shape,
        millions(pays(card)),
        str(pays(card)),
        _progress(shape),
        is_mission=False,
        chosen=chosen,
        can_cash=acting and why is None,
        why=why,
    )


def _progress(shape: Shown) -> str:
    whole = len(shape.have) + len(shape.missing)
    return f"{len(shape.have)}/{whole}" if whole else "–"


def with_cards(model: TurnModel, hand: HandModel, draft: Draft) -> TurnModel:
    """A turn as its player sees it, whose own cards lie before them. It is theirs alone."""
    if not draft.fan:
        return model
    marks = model.map.marks._replace(
        lit=hand.have, wanted=hand.missing, glowing=frozenset()
    )
    return model._replace(
        map=model.map._replace(marks=marks, ghost=None),
        prompt=hand.prompt,
        rule=hand.rule,
        act_text=hand.act_text or model.act_text,
        act_why=said(hand.rule) if hand.rule else hand.prompt,
        can_act=hand.action is not None,
        can_end=False,
    )


def sheet_model(view: View, hand: HandModel, draft: Draft, around: Around) -> TurnModel:
    """The turn on a sheet with one's cards: only these are played there."""
    model = turn_model(view.table, view.seat, draft, around)
    return with_cards(
        model._replace(
            prompt=_("Tap a card: the city shows where it could lie."),
            rule=None,
            act_text=_("Choose a card"),
            act_why=_("Choose a card that is complete, or three to swap."),
            can_act=False,
            can_end=False,
            can_undo=False,
            has_cards=False,
        ),
        hand,
        draft,
    )


def shown(table: Table, seat: int, shape: str) -> Shown:
    """A shape where it lies best: most of one's own tops, and nothing that is lost."""
    tops, lost = table.tops(seat), _lost(table, seat)
    best = max(
        (way for way in table.city.ways(shape) if not way & lost),
        key=lambda way: (way & tops).bit_count(),
        default=0,
    )
    have, missing = _spaces(best & tops), _spaces(best & ~tops)
    return Shown(grid(shape), have, missing, bool(best) and len(missing) <= NEARLY,
                 _told(best, len(missing)))  # fmt: skip


def _lost(table: Table, seat: int) -> int:
    """Where this seat can never come out on top: full, or another's alone."""
    found = 0
    for space, tower in enumerate(table.towers):
        there = standing(tower)
        full = there.coloured is None and there.owner != seat
        if full or there.skyline_of not in {None, seat}:
            found |= 1 << space
    return found


def _spaces(bits: int) -> frozenset[int]:
    return frozenset(space for space in range(bits.bit_length()) if bits >> space & 1)


def _told(best: int, missing: int) -> str:
    if not best:
        return _("This shape can no longer be built.")
    if not missing:
        return _("Complete")
    return plural("1 space to go", "{n} spaces to go", missing)


def grid(shape: str) -> tuple[str, ...]:
    """The lines of a shape, equally long, to be drawn."""
    lines = shape.split("/")
    wide = max(map(len, lines))
    return tuple(line.ljust(wide, ".") for line in lines)
