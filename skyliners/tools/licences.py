"""`make licences`: the licences of all that is shipped beside our own work, into
assets/licences. Packages bring theirs along; fonts, what is compiled for a phone and what
a desktop's folder takes from the system do not, and are written down here by hand. A test
asks whether anything shipped is missing, and `make desktop` of its folder, for which this
is called with the folder's name."""

import json
import re
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
# By the beginning of a library's name; only desktops have them in their folder.
_ON_DESKTOPS = {
    "libX11 libXau libXdmcp libxcb": ("X11 libraries", "MIT"),
    "libavif": ("libavif", "BSD-2-Clause"),
    "libbsd libmd": ("libbsd", "BSD-3-Clause"),
    "libbz2": ("bzip2", "bzip2-1.0.6"),
    "libgcc_s libstdc++": ("GCC runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "liblcms2": ("Little CMS", "MIT"),
    "liblzma": ("liblzma", "0BSD"),
    "libmtdev": ("mtdev", "MIT"),
    "libopenjp2": ("OpenJPEG", "BSD-2-Clause"),
    "libtiff": ("libtiff", "libtiff"),
    "libwebp libsharpyuv": ("libwebp", "BSD-3-Clause"),
    "libz": ("zlib", "Zlib"),
    "libzstd": ("Zstandard", "BSD-3-Clause"),
    "glew": ("GLEW", "BSD-3-Clause"),
    "libEGL libGLESv2 d3dcompiler": ("ANGLE", "BSD-3-Clause"),
    "pywin": ("pywin32", "PSF-2.0"),
    "bootloader": ("PyInstaller", "GPL-2.0-or-later WITH Bootloader-exception"),
    "materialshapes": ("materialshapes", "MIT"),
}
# The same libraries as a phone has, by the names they have in a folder.
_ON_BOTH = (
    *("libSDL2", "libcrypto", "libssl", "libffi", "libjpeg", "libpng", "libpython"),
    *("libsqlite3", "libfreetype"),
)


def collected() -> list[Licence]:
    (site,) = _ANDROID.glob("python3*/site-packages")
    packages = [_of_package(path) for path in site.glob("*.dist-info")]
    named = (*_BY_HAND.values(), *_ON_DESKTOPS.values())
    by_hand = [Licence(name, "", licence, "") for name, licence in named]
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


def untold(folder: Path) -> list[str]:
    """What lies in a desktop's folder and is not told of."""
    told = [*_ON_BOTH, *(name for names in _ON_DESKTOPS for name in names.split())]
    known = re.compile("|".join(map(re.escape, told)))
    libraries = {
        path.name
        for path in folder.rglob("*")
        if re.search(r"\.(so|dll|dylib)\b", path.name) and not _is_of_python(path)
    }
    return sorted(name for name in libraries if not known.match(name))


def _is_of_python(path: Path) -> bool:
    """A module of Python or of a package, which brings its licence along."""
    return any(mark in path.name for mark in (".cpython-", ".abi3.", ".cp311-"))


def written(licences: list[Licence]) -> str:
    return json.dumps([each._asdict() for each in licences], indent=1, ensure_ascii=False)


def main() -> int:
    if len(sys.argv) > 1:
        missing = untold(Path(sys.argv[1]))
        print("without a licence on the page:", *missing or ["nothing"])
        return 1 if missing else 0
    FILE.parent.mkdir(exist_ok=True)
    found = collected()
    FILE.write_text(written(found), encoding="utf-8")
    for each in found:
        print(f"{each.name} {each.version}: {each.licence}, {len(each.text)} letters")
    return 0 if all(each.licence for each in found) else 1


if __name__ == "__main__":
    sys.exit(main())
