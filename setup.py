"""What pyproject.toml cannot say: which rooms there are, kv and assets among them, and
which packages the app needs, from the one list of them, with an empty package in place of
the one that drags in pycairo. It lies in this checkout, so what is built here is for `pip
install .`, not for an index. Hashes have no place in what a package asks for; the versions
are the same."""

from pathlib import Path

from setuptools import find_packages, setup

_HERE = Path(__file__).resolve().parent
_EMPTY = _HERE / "platforms" / "pip" / "materialshapes"

# A line is name==version, perhaps with the machines that need it; hashes are indented.
_ASKED = [
    line.removesuffix(" \\")
    for line in (_HERE / "requirements" / "app.txt").read_text().splitlines()
    if not line.startswith(" ")
]

setup(
    packages=[*find_packages(include=["skyliners*"]), "skyliners.kv", "skyliners.assets"],
    install_requires=[
        f"materialshapes @ {_EMPTY.as_uri()}" if line.startswith("materialshapes") else line
        for line in _ASKED
    ],
)
