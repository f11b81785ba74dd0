"""Files that leave the app: any device takes their names, and people find them."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.files import Folder, Saved, file_name, handed_out


@given(st.lists(st.text(max_size=40), min_size=1, max_size=4))
def test_files_have_names_that_every_system_takes(players: list[str]) -> None:
    name = file_name("skyline-cards", players, ".json")
    assert name.startswith("skyline-cards")
    assert name.endswith(".json")
    assert len(name) < 80
    assert not set(name) & set('/\\:*?"<>| \n\0')


def test_whoever_saves_is_told_where_to_find_it() -> None:
    name = "skyliners-Ada-Bo.png"
    folder = Path("/home/ada/Pictures")
    told = {place: handed_out(Saved(name, place)) for place in (*Folder, folder)}
    assert len(set(told.values())) == len(told)
    assert all(name in text for text in told.values())
    assert "Pictures" in told[Folder.PICTURES]
    assert "Downloads" in told[Folder.DOWNLOADS]
    assert str(folder) in told[folder]  # all of it
    assert name not in handed_out(None)
