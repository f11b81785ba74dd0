"""The tests. How fast the machine is decides about none of them."""

import os

from hypothesis import HealthCheck, settings

_UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("untimed", _UNTIMED)
settings.register_profile("quick", _UNTIMED, max_examples=15)
settings.load_profile("quick" if os.environ.get("SKYLINERS_QUICK") else "untimed")
