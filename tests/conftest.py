"""What holds for all tests: the same inputs every day.

New ones are looked for in the soak, whose tests say `derandomize=False`.
"""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("every day", derandomize=True, database=None)
settings.load_profile("every day")
