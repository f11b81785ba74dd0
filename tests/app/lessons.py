"""Fingers that do what the introduction says."""

from kivy.uix.widget import Widget

from skyliners.app.skyliners.tutorial import TutorialScreen
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.lesson.steps import Wants
from skyliners.rules.skyliners.pieces import Piece
from tests.app.stage import Stage

_TRAY = (Piece.FLOOR, Piece.ROOF, Piece.PARK)


def follow(stage: Stage) -> None:
    """One step of the lesson, as it asks for it."""
    screen = stage.app.screens.current_screen
    assert isinstance(screen, TutorialScreen)
    step = screen.lesson.step
    if step.wants is Wants.GO_ON:
        stage.tap(screen.ids.go_on)
    elif step.wants is Wants.END:
        stage.hold(screen.ids.end)
    elif step.wants is Wants.ASK:
        assert step.asked is not None
        row, depth = step.asked
        panel = screen.ids.skyline.children[::-1][row].ids.elevation
        x = panel.x + panel.width * ((depth or 0) + 0.5) / 5
        stage.tap((x, panel.center_y))
    elif step.wants is Wants.PLAN:
        assert step.plan is not None
        stage.tap(screen.ids.plans.children[::-1][step.plan.segment - 1])
    elif step.wants is Wants.TAP:
        assert step.site is not None
        stage.tap_site(step.site)
    elif step.wants is Wants.OWN:
        advice = await_the_coach(stage)
        assert advice.site is not None
        stage.tap_site(advice.site)
    else:
        assert step.build is not None
        stage.tap(_card(screen, step.build.piece))
        stage.tap_site(step.build.site)
        if step.wants is Wants.BUILD:
            stage.tap_site(step.build.site)


def await_the_coach(stage: Stage) -> Draft:
    """What the coach advises, asked for or not; it takes the time it takes."""
    screen = stage.app.screens.current_screen
    stage.until(lambda: screen.lesson.draft.build is not None)
    advice: Draft = screen.lesson.draft
    return advice


def _card(screen: TutorialScreen, piece: Piece) -> Widget:
    card: Widget = screen.ids.tray.children[::-1][_TRAY.index(piece)]
    return card
