"""Settings of the search for counterexamples: short and repeatable, or long by HYPOTHESIS_PROFILE.

HYPOTHESIS_PROFILE=fuzz tries many examples, other ones each time.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "quick",
    max_examples=30,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=_SLOW,
)
settings.register_profile("fuzz", max_examples=3000, deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
