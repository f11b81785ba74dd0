"""What can be set, as it is shown."""

from itertools import product

import pytest

from skyliners.match.settings import CHOICES, Settings
from skyliners.present import texts
from skyliners.present.pace import seconds
from skyliners.present.settings import Line, settings_model

SHOWN = [*CHOICES]


def lines(settings: Settings) -> dict[str, Line]:
    found = [line for group in settings_model(settings).groups for line in group.lines]
    assert len({line.setting for line in found}) == len(found)
    return {line.setting: line for line in found}


def test_everything_that_can_be_set_is_shown_once() -> None:
    assert sorted(lines(Settings())) == sorted(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_every_choice_is_offered_and_the_chosen_one_marked(name: str) -> None:
    for value in CHOICES[name]:
        line = lines(Settings()._replace(**{name: value}))[name]
        if line.is_switch:
            assert line.on is value
            assert line.choices == ()
        else:
            assert {choice.value for choice in line.choices} == set(CHOICES[name])
            assert [choice.value for choice in line.choices if choice.chosen] == [value]
            assert all(choice.text for choice in line.choices)


def test_text_sizes_are_in_order() -> None:
    sizes = [choice.value for choice in lines(Settings())["text_size"].choices]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("language", CHOICES["language"])
def test_languages_are_named_in_themselves(language: str) -> None:
    texts.use(language)
    try:
        shown = lines(Settings())["language"].choices
        assert [choice.text for choice in shown] == ["English", "Deutsch", "Français"]
    finally:
        texts.use("en")


def test_every_pace_has_its_length() -> None:
    lengths = {name: seconds(2.0, name) for name in CHOICES["animation"]}
    assert lengths["off"] == 0
    assert lengths["normal"] == 2.0
    assert lengths["slow"] > lengths["normal"] > lengths["fast"] > 0


def test_every_switch_and_icon_has_a_title() -> None:
    for line, _ in product(lines(Settings()).values(), range(1)):
        assert line.title
        assert line.icon
