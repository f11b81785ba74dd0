"""Where layouts, pictures, sounds, catalogues and texts lie: beside the package in a
checkout and on Android, inside it where it was installed."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_HOME = _PACKAGE if (_PACKAGE / "kv").is_dir() else _PACKAGE.parent

KV = _HOME / "kv"
ASSETS = _HOME / "assets"
