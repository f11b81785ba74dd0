"""The first frame needs the home screen and nothing else."""

from skyliners.tools.bench_start import imported


def test_only_what_the_first_screen_needs_is_imported() -> None:
    modules = imported().modules
    screens = {name for name in modules if name.startswith("skyliners.app.screens.")}
    assert screens == {"skyliners.app.screens.home"}
    late = ("bots", "tools", "present.rulebook", "present.scoring", "match.statistics")
    for part in late:
        assert not [name for name in modules if name.startswith(f"skyliners.{part}")]
    # Looks for devices, programs or networks when it is imported, or is just large.
    foreign = {"plyer", "requests", "urllib3", "kivy.core.audio"}
    assert not foreign & modules
    assert "skyliners.app.widgets.private" not in modules
