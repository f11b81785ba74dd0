"""The sheets of Skyliners: a player's own cards, to look at or to file one of them, and
what the coach advises them. Each is made from the view of whoever is revealed."""

from collections.abc import Callable

from skyliners.app.device.sound import play
from skyliners.app.skyliners.coaching import Chances, advise, foresee
from skyliners.app.skyliners.widgets.hand import HandSheet, HintSheet
from skyliners.match.sitting import Sitting
from skyliners.present.skyliners.hand import hand_model
from skyliners.present.sounds import Sound
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.view import View


def held_up(view: View) -> HandSheet:
    """One's cards, as long as a key is held."""
    return HandSheet(model=hand_model(view))


def looked_at(view: View) -> HandSheet:
    """One's cards, until they are put away."""
    return HandSheet(model=hand_model(view), closable=True)


def hint(view: View) -> HintSheet:
    """What the coach advises, as soon as it knows."""
    from skyliners.present.skyliners.coach import waiting_model  # noqa: PLC0415  # takes long

    sheet = HintSheet(model=waiting_model(view))
    sheet.thinking = advise(view, lambda found: setattr(sheet, "model", found))
    return sheet


class Filing:
    """A plan that is being chosen, to be filed. The coach may tell the chances of each."""

    def __init__(
        self, sitting: Sitting, filed: Callable[[], None], *, chances: bool
    ) -> None:
        self._sitting = sitting
        self._filed = filed
        self._asks = chances
        self._chances: Chances | None = None
        self._chosen: Plan | None = None

    def sheet(self, view: View) -> HandSheet:
        sheet = HandSheet(choosing=True)

        def show() -> None:
            sheet.model = hand_model(view, self._chosen, self._chances)

        def chosen(_: object, plan: Plan) -> None:
            self._chosen = plan
            show()

        def foreseen(found: Chances) -> None:
            self._chances = found
            show()

        def file(*_: object) -> None:
            self._sitting.play(self._chosen)
            play(Sound.CARD)
            sheet.dispatch("on_close")
            self._filed()

        sheet.bind(on_choose=chosen, on_file=file)
        show()
        if self._asks:
            sheet.thinking = foresee(view, foreseen)
        return sheet
