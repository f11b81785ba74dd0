"""What the device says about itself. Nothing in here ever raises: where there is no
answer, the usual one is given."""

from contextlib import suppress

_NIGHT_MASK, _NIGHT_YES = 0x30, 0x20  # android.content.res.Configuration.UI_MODE_NIGHT_*


def night() -> bool:
    """Is the device set to dark?"""
    with suppress(Exception):  # JavaException is no OSError, and no import on a desktop
        from jnius import autoclass  # noqa: PLC0415  # only there on Android

        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        mode = activity.getResources().getConfiguration().uiMode
        return bool(mode & _NIGHT_MASK == _NIGHT_YES)
    return False
