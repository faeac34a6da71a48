"""What holds for all tests: the same inputs every day, and what each of them needs.

New inputs are looked for in the soak, whose tests say `derandomize=False`.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("every day", derandomize=True, database=None)
settings.load_profile("every day")

NEEDS = {
    "browser": "browser",
    "the_postgres": "postgresql",
    "postgres_database": "postgresql",
}
"""Fixtures that start something large, and the mark that leaves such tests out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what starts a browser or PostgreSQL: `make quick` does without them."""
    for item in items:
        for mark in marks_of(item):
            item.add_marker(mark)


def marks_of(item: pytest.Item) -> set[str]:
    """What a test needs that takes long to start."""
    fixtures = set(getattr(item, "fixturenames", ()))
    marks = {mark for fixture, mark in NEEDS.items() if fixture in fixtures}
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if "postgresql" in parameters.values():
        marks.add("postgresql")
    return marks
