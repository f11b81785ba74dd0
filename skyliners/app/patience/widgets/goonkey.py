"""A key that begins something, with a word about it."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.front import Pressable


class GoOnKey(Pressable, BoxLayout):
    title = StringProperty("")  # empty: there is nothing to begin
    note = StringProperty("")
    icon = StringProperty("")
