"""What is in front of everything, and alone can be touched or hears the keyboard: the
topmost layer, and of the screens the current one. It is asked at the moment of a touch or
a key, so that whatever went behind a curtain under a finger is not pressed any more."""

from typing import Any

from kivy.app import App
from kivy.base import EventLoop
from kivy.factory import Factory
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from skyliners.app.widgets.tip import tell

_NOWHERE = -9.0  # windows left of the window


def front() -> Widget:
    app = App.get_running_app()
    layer = app.root.children[0]
    return app.screens.current_screen if layer is app.screens else layer


def in_front(widget: Widget) -> bool:
    """Is it part of what is in front?"""
    top = front()
    while widget is not top:
        above = widget.parent
        if above is None or above is widget:  # nowhere, or the window itself
            return False
        widget = above
    return True


def let_fingers_go() -> None:
    """While the app is paused they lift unseen; so they lift now, where nothing is."""
    for finger in [touch for touch in EventLoop.touches if touch.is_touch]:
        for page in [held() for held in finger.grab_list]:
            if isinstance(page, ScrollView):  # it would be thrown as far as the finger goes
                finger.ungrab(page)
                page._touch = None  # noqa: SLF001  # Kivy has no other way to take it away
                page.effect_x.cancel()
                page.effect_y.cancel()
        finger.sx = finger.sy = _NOWHERE
        EventLoop.post_dispatch_input("end", finger)


class Pressable(ButtonBehavior):
    """Something to press. A finger that lifts when it has gone behind something else, or
    has been switched off meanwhile, has pressed nothing. What is grey says why."""

    why = StringProperty("")  # it cannot be pressed now

    def on_touch_down(self, touch: Any) -> bool:
        if self.disabled and self.collide_point(*touch.pos):
            if not touch.is_mouse_scrolling:
                self.excuse()
            return True
        return bool(super().on_touch_down(touch))

    def excuse(self) -> None:
        """Say why it cannot be pressed, if it is there to be seen."""
        if self.why and self.opacity and self.in_front():
            tell(self, self.why)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and not self.can_be_pressed():
            touch.ungrab(self)
            self.state = "normal"
            return True
        return bool(super().on_touch_up(touch))

    def can_be_pressed(self) -> bool:
        return not self.disabled and in_front(self)

    def in_front(self) -> bool:
        return in_front(self)


Factory.register("Pressable", cls=Pressable)
