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


# By the name of its recipe or font; what is native is built for Android. With it what its
# makers want to be said wherever it goes; the licences themselves come with packages.
_BY_HAND = {
    "python3": ("Python", "PSF-2.0", "Copyright (c) 2001 Python Software Foundation"),
    "sqlite3": ("SQLite", "public domain", ""),
    "openssl": ("OpenSSL", "Apache-2.0", "Copyright (c) 1998 The OpenSSL Project Authors"),
    "libffi": (
        "libffi",
        "MIT",
        "Copyright (c) 1996 Anthony Green, Red Hat, Inc and others",
    ),
    "sdl2": ("SDL", "Zlib", "Copyright (C) 1997 Sam Lantinga"),
    "sdl2_image": ("SDL_image", "Zlib", "Copyright (C) 1997 Sam Lantinga"),
    "sdl2_mixer": ("SDL_mixer", "Zlib", "Copyright (C) 1997 Sam Lantinga"),
    "sdl2_ttf": ("SDL_ttf", "Zlib", "Copyright (C) 2001 Sam Lantinga"),
    "freetype": (
        "FreeType",
        "FTL",
        (
            "Portions of this software are copyright (c) The FreeType Project "
            "(www.freetype.org). All rights reserved."
        ),
    ),
    "jpeg": (
        "libjpeg-turbo",
        "IJG AND BSD-3-Clause",
        "This software is based in part on the work of the Independent JPEG Group.",
    ),
    "png": (
        "libpng",
        "libpng-2.0",
        "Copyright (c) 1995 The PNG Reference Library Authors",
    ),
    "pyjnius": ("PyJNIus", "MIT", "Copyright (c) 2010 Kivy Team and other contributors"),
    "android": (
        "python-for-android",
        "MIT",
        "Copyright (c) 2010 Kivy Team and other contributors",
    ),
    "Roboto": ("Roboto", "Apache-2.0", "Copyright 2011 Google Inc."),
    "DejaVuSans": (
        "DejaVu Sans",
        "Bitstream-Vera",
        (
            "Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved. Bitstream Vera is "
            "a trademark of Bitstream, Inc. DejaVu changes are in public domain."
        ),
    ),
    "materialdesignicons-webfont": (
        "Material Design Icons",
        "Apache-2.0",
        "Copyright Pictogrammers",
    ),
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
    found_there = ((*named, "") for named in _ON_DESKTOPS.values())
    by_hand = [
        Licence(name, "", licence, notice)
        for name, licence, notice in (*_BY_HAND.values(), *found_there)
    ]
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
