"""Settings last; whatever stands in their file, the app has some."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.match.settings import CHOICES, Settings, load, save

SETTINGS = st.builds(
    Settings, **{name: st.sampled_from(choices) for name, choices in CHOICES.items()}
)
JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


def written(folder: Path, content: bytes) -> Path:
    (folder / "settings.json").write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("settings")


def test_the_first_choice_is_the_usual_one() -> None:
    usual = {name: choices[0] for name, choices in CHOICES.items()}
    assert Settings()._asdict() == usual


def test_without_a_file_there_are_the_usual_settings(tmp_path: Path) -> None:
    assert load(tmp_path) == Settings()
    assert load(tmp_path / "nowhere") == Settings()


@given(SETTINGS)
def test_what_is_saved_is_loaded(folder: Path, settings: Settings) -> None:
    save(folder, settings)
    assert load(folder) == settings
    assert [path.name for path in folder.iterdir()] == ["settings.json"]


def test_a_folder_is_made_for_them(tmp_path: Path) -> None:
    save(tmp_path / "new" / "place", Settings(language="de"))
    assert load(tmp_path / "new" / "place").language == "de"


@given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_a_file_of_anything_is_no_settings_at_all(folder: Path, content: bytes) -> None:
    assert load(written(folder, content)) == Settings()


@given(st.dictionaries(st.sampled_from(tuple(CHOICES)), JSON))
def test_each_value_is_one_of_its_choices(folder: Path, kept: dict[str, Any]) -> None:
    loaded = load(written(folder, json.dumps(kept).encode()))
    for name, choices in CHOICES.items():
        value = getattr(loaded, name)
        assert value in choices
        assert type(value) is type(choices[0])


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        ({"theme": "dark", "language": "tlh"}, Settings(theme="dark")),
        ({"sound": 0, "theme": "dark"}, Settings(theme="dark")),
        ({"text_size": 1}, Settings()),
        ({"text_size": True, "sound": False}, Settings(sound=False)),
        ({"reveal": ["hold"], "sound": False, "x": 1}, Settings(sound=False)),
    ],
)
def test_what_does_not_fit_stays_usual_and_the_rest_holds(
    tmp_path: Path, kept: dict[str, Any], expected: Settings
) -> None:
    assert load(written(tmp_path, json.dumps(kept).encode())) == expected


def test_nested_too_deeply_is_no_settings(tmp_path: Path) -> None:
    assert load(written(tmp_path, b"[" * 200_000)) == Settings()


def test_a_file_that_is_a_folder_is_no_settings(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    assert load(tmp_path) == Settings()
    save(tmp_path, Settings(theme="dark"))  # it does not last, and nothing breaks
    assert load(tmp_path) == Settings()


def test_a_place_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text("")
    save(taken, Settings(theme="dark"))
    save(taken / "below", Settings(theme="dark"))
    assert load(taken) == Settings()


def test_a_save_that_breaks_off_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, Settings(theme="dark"))

    def full(_: Path, *__: object, **___: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    save(tmp_path, Settings(theme="light"))
    assert load(tmp_path).theme == "dark"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
