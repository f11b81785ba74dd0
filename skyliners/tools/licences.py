"""`make licences`: the licences of all that is shipped beside our own work, into
assets/licences. Packages bring theirs along; fonts and what is compiled for a phone do not,
and are written down here by hand. A test asks whether anything shipped is missing."""

import json
import sys
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple

_ROOT = Path(__file__).parents[2]
FILE = _ROOT / "assets" / "licences" / "licences.json"
_ANDROID = _ROOT / ".venv-android" / "lib"
_TOOLS = {"pip", "setuptools"}  # they install, and stay behind
_CLASSIFIER = "License :: OSI Approved :: "


class Licence(NamedTuple):
    """One thing that is shipped, as the app tells of it."""

    name: str
    version: str  # empty: whichever the builder takes
    licence: str
    text: str  # empty: it is found where the project is


# By the name of its recipe or font; what is native is built for Android.
_BY_HAND = {
    "python3": ("Python", "PSF-2.0"),
    "sqlite3": ("SQLite", "public domain"),
    "openssl": ("OpenSSL", "Apache-2.0"),
    "libffi": ("libffi", "MIT"),
    "sdl2": ("SDL", "Zlib"),
    "sdl2_image": ("SDL_image", "Zlib"),
    "sdl2_mixer": ("SDL_mixer", "Zlib"),
    "sdl2_ttf": ("SDL_ttf", "Zlib"),
    "freetype": ("FreeType", "FTL"),
    "jpeg": ("libjpeg-turbo", "IJG AND BSD-3-Clause"),
    "png": ("libpng", "libpng-2.0"),
    "pyjnius": ("PyJNIus", "MIT"),
    "android": ("python-for-android", "MIT"),
    "Roboto": ("Roboto", "Apache-2.0"),
    "DejaVuSans": ("DejaVu Sans", "Bitstream-Vera"),
    "materialdesignicons-webfont": ("Material Design Icons", "Apache-2.0"),
}
BY_HAND = frozenset(_BY_HAND)


def collected() -> list[Licence]:
    (site,) = _ANDROID.glob("python3*/site-packages")
    packages = [_of_package(path) for path in site.glob("*.dist-info")]
    by_hand = [Licence(name, "", licence, "") for name, licence in _BY_HAND.values()]
    own = Licence("Skyliners", "", "MIT", (_ROOT / "LICENSE").read_text())
    shipped = [*by_hand, *(each for each in packages if each.name not in _TOOLS)]
    return [own, *sorted(shipped, key=lambda each: each.name.casefold())]


def _of_package(folder: Path) -> Licence:
    about = Parser().parsestr((folder / "METADATA").read_text(encoding="utf-8"))
    texts = [
        path.read_text(encoding="utf-8").strip()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.stem.upper() in {"LICENSE", "LICENCE", "NOTICE"}
    ]
    said = about.get("License-Expression") or about.get("License") or ""
    classified = [
        line.removeprefix(_CLASSIFIER).removesuffix(" License")
        for line in about.get_all("Classifier", [])
        if line.startswith(_CLASSIFIER)
    ]
    heading = texts[0].splitlines()[0].removesuffix(" License") if texts else ""
    short = said if said and "\n" not in said else " ".join(classified) or heading
    return Licence(about["Name"], about["Version"], short, "\n\n".join(texts))


def written(licences: list[Licence]) -> str:
    return json.dumps([each._asdict() for each in licences], indent=1, ensure_ascii=False)


def main() -> int:
    FILE.parent.mkdir(exist_ok=True)
    found = collected()
    FILE.write_text(written(found), encoding="utf-8")
    for each in found:
        print(f"{each.name} {each.version}: {each.licence}, {len(each.text)} letters")
    return 0 if all(each.licence for each in found) else 1


if __name__ == "__main__":
    sys.exit(main())
