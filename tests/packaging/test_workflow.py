"""The workflow that builds every release: it cannot run here, so whatever it names must be
there, and whatever it fetches must be what was looked at."""

import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from tests.packaging.conftest import ROOT

_TEXT = (ROOT / ".github" / "workflows" / "release.yml").read_text()
_WORKFLOW: dict[Any, Any] = yaml.safe_load(_TEXT)
_JOBS: dict[str, dict[str, Any]] = _WORKFLOW["jobs"]


def _steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, job in _JOBS.items():
        for step in job["steps"]:
            yield name, step


def _scripts() -> list[str]:
    return [step["run"] for _, step in _steps() if "run" in step]


def test_it_runs_on_every_version_tag() -> None:
    events = _WORKFLOW[True]  # YAML reads "on" as yes
    assert events["push"] == {"tags": ["v*"]}


def test_jobs_wait_for_jobs_that_are_there_and_never_for_ever() -> None:
    for job in _JOBS.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(_JOBS)
        assert job["timeout-minutes"] <= 180
    assert _JOBS["publish"]["needs"] == ["android", "desktop"]


def test_only_publishing_may_write() -> None:
    assert _WORKFLOW["permissions"] == {"contents": "read"}
    assert [name for name, job in _JOBS.items() if "permissions" in job] == ["publish"]


def test_every_action_is_one_commit_with_its_version_beside_it() -> None:
    used = re.findall(r"uses: (.+)", _TEXT)
    assert len(used) == sum("uses" in step for _, step in _steps())
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
    assert len({*used}) == len({action.partition("@")[0] for action in used})


def test_what_is_made_can_be_made() -> None:
    makefile = (ROOT / "Makefile").read_text()
    made = {target for run in _scripts() for target in re.findall(r"\bmake ([\w-]+)", run)}
    assert made == {"test", "installed", "apk", "bundle"}
    for target in made:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_every_file_that_is_named_is_there() -> None:
    named = re.findall(
        r"(?:requirements|platforms|scripts)/[\w./-]+", "\n".join(_scripts())
    )
    assert named
    for path in named:
        assert (ROOT / path).is_file()


@pytest.mark.parametrize("script", _scripts())
def test_every_script_can_be_read_by_a_shell(script: str) -> None:
    filled = re.sub(r"\$\{\{.*?\}\}", "word", script)
    done = subprocess.run(["/bin/bash", "-n"], input=filled, text=True, check=False)
    assert done.returncode == 0


def test_secrets_are_never_part_of_a_script() -> None:
    assert not [script for script in _scripts() if "secrets." in script]


def test_every_desktop_is_built_and_started() -> None:
    desktop = _JOBS["desktop"]
    names = {each["name"] for each in desktop["strategy"]["matrix"]["include"]}
    assert names == {"linux", "windows", "macos"}
    started = [step for step in desktop["steps"] if "--check" in step.get("run", "")]
    assert {step["if"] for step in started} == {
        f"matrix.name == '{name}'" for name in names
    }
    packed = "".join(step.get("run", "") for step in desktop["steps"])
    assert all(f"skyliners-{name}." in packed for name in names)


def test_android_is_built_with_all_that_it_needs() -> None:
    """The list that scripts/android-needs tells people to install."""
    needs = (ROOT / "scripts" / "android-needs").read_text()
    told = re.search(r"apt-get install ((?:.|\n)*?)\" >&2\necho \"and", needs)
    assert told is not None
    wanted = {
        word for word in re.split(r"[^\w.-]+", told[1]) if word.islower() or "1" in word
    }
    wanted -= {"echo", "openjdk-17-jdk", "2"}  # the JDK comes as an action
    installed = {
        word
        for job, step in _steps()
        if job == "android"
        for word in re.split(r"[\s\\]+", step.get("run", ""))
    }
    assert wanted
    assert wanted <= installed


def test_it_is_the_same_python_everywhere() -> None:
    versions = {
        step["with"]["python-version"]
        for _, step in _steps()
        if step.get("uses", "").startswith("actions/setup-python")
    }
    (version,) = versions
    assert f'requires-python = ">={version}' in (ROOT / "pyproject.toml").read_text()
