"""The city as it lies on the table before a game, from above."""

from typing import Any

from skyliners.app.widgets.blocks import Blocks
from skyliners.present.skyliners.scene import before_a_game

_STEEP = 90.0  # degrees: straight down


class BoardTop(Blocks):
    """The five by five sites, the park in the middle: only to look at."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(still=True, tilt=_STEEP, model=before_a_game(), **kwargs)

    def on_touch_down(self, touch: Any) -> bool:
        del touch
        return False
