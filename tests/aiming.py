"""Where a finger goes that means a site of the city."""

from typing import Any

_FINGERTIP = 3  # pixels by which a finger may miss


def spot_of(city: Any, site: int) -> tuple[float, float] | None:
    """Where a site can be touched now; None if others hide it from here."""
    east, north = city.scene.ground.middle(site)
    top = city.scene.tops[site]
    for up in (top, top / 2, 0.0):
        for aside in (0.0, -0.3, 0.3):
            x, y = city.camera.project(east + aside, north, up)
            if city.collide_point(x, y) and _round(city, x, y) == {site}:
                return x, y
    return None


def _round(city: Any, x: float, y: float) -> set[int | None]:
    """The sites at a spot and just beside it: nobody aims at a sliver."""
    return {
        city.site_at(x + across, y + up)
        for across in (-_FINGERTIP, _FINGERTIP)
        for up in (-_FINGERTIP, _FINGERTIP)
    }
