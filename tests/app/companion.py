"""Fingers in the companion: the way to its first page, and keys by what they stand for."""

from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.screens.rules import RulesScreen
from tests.app.stage import Stage


def open_rules(stage: Stage) -> RulesScreen:
    screen: RulesScreen = stage.app.show("rules")
    stage.frames(3)
    return screen


def key_for(screen: Screen, value: object, keys: str = "heights") -> Widget:
    """The key for this, among those of one kind."""
    return next(
        key
        for key in screen.ids[keys].walk(restrict=True)
        if getattr(key, "choice", None) and key.choice.value == value
    )
