"""What can be set, group by group, in the language spoken now."""

from typing import Any, NamedTuple

from skyliners.match.settings import CHOICES, Settings
from skyliners.present.backup import BackupModel, backup_model
from skyliners.present.choices import Choice
from skyliners.present.texts import LANGUAGES, _, later


class Line(NamedTuple):
    """One setting. With two choices of yes and no it is a switch."""

    setting: str
    icon: str
    title: str
    explanation: str
    choices: tuple[Choice, ...]
    is_switch: bool
    on: bool  # only of a switch


class Group(NamedTuple):
    title: str
    lines: tuple[Line, ...]


class SettingsModel(NamedTuple):
    title: str
    groups: tuple[Group, ...]
    backup: BackupModel
    about: str


_VALUES: dict[str, dict[Any, str]] = {
    "theme": {
        "light": later("Light"),
        "dark": later("Dark"),
        "system": later("System"),
    },
    "animation": {
        "slow": later("Slow"),
        "normal": later("Normal"),
        "fast": later("Fast"),
        "off": later("Off"),
    },
    "reveal": {"hold": later("Hold"), "double-tap": later("Tap twice")},
    "coach": {
        "off": later("Off"),
        "on-request": later("On request"),
        "always": later("Always"),
    },
}

# By group: the setting, its icon, its title, one line about it.
_GROUPS = (
    (
        later("Appearance"),
        (
            ("language", "translate", later("Language"), ""),
            ("theme", "theme-light-dark", later("Theme"), ""),
            ("text_size", "format-size", later("Text size"), ""),
            ("animation", "animation-outline", later("Animations"), ""),
        ),
    ),
    (
        later("Sound and vibration"),
        (
            ("sound", "volume-high", later("Sounds"), ""),
            ("vibration", "vibrate", later("Vibration"), ""),
            (
                "spoken_turns",
                "account-voice",
                later("Read turns aloud"),
                later("The device says whose turn it is and what just happened."),
            ),
        ),
    ),
    (
        later("At the table"),
        (
            (
                "table_mode",
                "table-furniture",
                later("Table mode"),
                later("The device lies flat on the table, and the city stays put."),
            ),
            (
                "reveal",
                "eye",
                later("Revealing cards"),
                later("How you reveal your cards and end your turn."),
            ),
            (
                "coach",
                "lightbulb-outline",
                later("Coach"),
                later(
                    "Hints, and the odds on your cards. Unasked only when you play alone."
                ),
            ),
        ),
    ),
)


def settings_model(settings: Settings) -> SettingsModel:
    return SettingsModel(
        title=_("Settings"),
        groups=tuple(
            Group(_(title), tuple(_line(settings, *line) for line in lines))
            for title, lines in _GROUPS
        ),
        backup=backup_model(),
        about=_("About"),
    )


def _line(settings: Settings, name: str, icon: str, title: str, explanation: str) -> Line:
    value = getattr(settings, name)
    is_switch = isinstance(value, bool)
    return Line(
        name,
        icon,
        _(title),
        _(explanation) if explanation else "",
        ()
        if is_switch
        else tuple(
            Choice(choice, _value_text(name, choice), choice == value)
            for choice in _in_order(name)
        ),
        is_switch=is_switch,
        on=is_switch and value,
    )


def _in_order(name: str) -> tuple[Any, ...]:
    """As one expects them side by side; the data has what is usual first."""
    if name == "text_size":
        return tuple(sorted(CHOICES[name]))
    return tuple(_VALUES[name]) if name in _VALUES else CHOICES[name]


def _value_text(name: str, choice: Any) -> str:
    if name == "language":
        return LANGUAGES[choice]  # each in its own language, so that it is found
    if name == "text_size":
        return _("{percent}%", percent=round(choice * 100))
    return _(_VALUES[name][choice])
