"""What pyproject.toml cannot say: which packages the app needs, from the one list of
them, with an empty package in place of the one that drags in pycairo. It lies in this
checkout, so what is built here is for `pip install .`, not for an index."""

from pathlib import Path

from setuptools import setup

_HERE = Path(__file__).resolve().parent
_EMPTY = _HERE / "platforms" / "pip" / "materialshapes"

setup(
    install_requires=[
        f"materialshapes @ {_EMPTY.as_uri()}" if line.startswith("materialshapes") else line
        for line in (_HERE / "requirements" / "app.txt").read_text().split()
    ]
)
