"""The tests. How fast the machine is decides about none of them."""

import os

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.register_profile("quick", deadline=None, max_examples=15)
settings.load_profile("quick" if os.environ.get("SKYLINERS_QUICK") else "untimed")
