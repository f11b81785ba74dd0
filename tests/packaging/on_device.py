"""Runs the unpacked Android package as the device does, from main.pyc: starts it, plays
a turn by hand, lets the rest be played, and scores. Prints what it saw as JSON.

`python on_device.py`, in the unpacked package, with what the requirements provide and
nothing else; in particular nothing of this checkout.
"""

import json
import runpy
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path.cwd()))
seen: dict[str, Any] = {}


def play_on(app: Any) -> None:
    """Everybody builds the first thing they may; nobody plans."""
    from skyliners.rules.skyliners.legal import legal_builds

    while not app.sitting.match.over:
        match = app.sitting.match
        if match.turn_done:
            app.sitting.end_turn()
        else:
            app.sitting.play(legal_builds(match.table)[0])


def drive(_: float) -> None:
    from kivy.app import App
    from kivy.clock import Clock

    from skyliners.match.match import Player
    from skyliners.rules.seats import Color
    from skyliners.rules.skyliners.city import Side
    from skyliners.rules.skyliners.pieces import Mode, Piece
    from skyliners.rules.skyliners.table import Seat

    app = App.get_running_app()
    seen["first"] = app.screens.current
    seats = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))
    app.begin("skyliners", Mode.INTRODUCTORY, seats, (Player(), Player()))
    seen["second"] = app.screens.current

    def turn(_: float) -> None:
        app.pass_on()
        screen = app.show("turn")
        random = Random(1)
        while not app.sitting.match.turn_done:
            screen.choose_piece(Piece.FLOOR)
            screen.choose_site(random.randrange(25))
            if screen.model.can_build:
                screen.build()
        seen["turn"] = len(app.sitting.match.table.log)
        screen.end_turn()
        seen["next"] = app.sitting.match.acting
        play_on(app)
        app.pass_on()
        seen["last"] = app.screens.current
        Clock.schedule_once(scored, 0.5)

    def scored(_: float) -> None:
        screen = app.screens.current_screen
        screen.skip()
        seen["length"] = screen.model.length
        seen["points"] = [each.total for each in app.sitting.match.sheet().totals]
        seen["modules"] = sorted(
            {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
        )
        seen["from"] = {
            str(getattr(module, "__file__", ""))
            for name, module in sys.modules.items()
            if name.startswith("skyliners")
        }
        app.stop()

    Clock.schedule_once(turn, 0.3)


if __name__ == "__main__":
    from kivy.clock import Clock

    Clock.schedule_once(drive, 0.5)
    try:
        runpy.run_path("main.pyc", run_name="__main__")
    except SystemExit as ended:  # how the app says that all is well
        if ended.code:
            raise
    seen["from"] = sorted(seen["from"])
    print(json.dumps(seen))
