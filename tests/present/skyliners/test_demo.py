"""The city on the first screen."""

from skyliners.present.skyliners.demo import demo_city
from skyliners.rules.skyliners.city import tallest_sites
from skyliners.rules.skyliners.table import buildings


def test_the_city_to_look_at_is_a_legal_one_and_always_the_same() -> None:
    city = demo_city()
    assert city is demo_city()
    layers = [layer for site in buildings(city) for layer in site]
    assert {layer.seat for layer in layers} == {None, 0, 1, 2, 3}
    assert len(layers) > 30
    assert len(tallest_sites(city.heights)) == 1
