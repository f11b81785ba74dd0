"""They take minutes: `make leaks` asks for them."""

import os

collect_ignore_glob = [] if os.environ.get("SKYLINERS_LEAKS") else ["test_*.py"]
