"""Plays the app's sounds, each loaded when it is first heard. A device without sound is
a silent one, never a broken one."""

from typing import Any

from skyliners.app.device.device import quietly, wanted
from skyliners.present.sounds import Sound

_loaded: dict[Sound, Any] = {}


def play(sound: Sound) -> None:
    if not wanted("sound"):
        return
    if sound not in _loaded:
        _loaded[sound] = _load(sound)
    player = _loaded[sound]
    if player is not None:
        with quietly("sound"):
            player.play()


def _load(sound: Sound) -> Any:
    """None if there is nothing to play it with; that is asked once."""
    with quietly("sound"):
        from kivy.core.audio import SoundLoader  # noqa: PLC0415  # looks for a sound card

        player = SoundLoader.load(str(sound.file))
        return player if player is not None and player.length else None
    return None
