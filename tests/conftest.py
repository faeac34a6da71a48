"""What holds for all tests: the same inputs every day, their order, what each needs.

New inputs are looked for in the soak, whose tests say `derandomize=False`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tools.order import Shares, turn_of

if TYPE_CHECKING:
    from xdist.remote import Producer

settings.register_profile("every day", derandomize=True, database=None)
settings.load_profile("every day")

NEEDS = {
    "browser": "browser",
    "the_postgres": "postgresql",
    "postgres_database": "postgresql",
}
"""Fixtures that start something large, and the mark that leaves such tests out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the tests, and mark what starts a browser or PostgreSQL.

    `make quick` does without those.
    """
    items.sort(key=lambda item: turn_of(item.nodeid))
    for item in items:
        for mark in marks_of(item):
            item.add_marker(mark)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Shares | None:
    """A worker takes all tests that share something, and else one at a time."""
    return Shares(config, log) if config.getvalue("dist") == "load" else None


def marks_of(item: pytest.Item) -> set[str]:
    """What a test needs that takes long to start."""
    fixtures = set(getattr(item, "fixturenames", ()))
    marks = {mark for fixture, mark in NEEDS.items() if fixture in fixtures}
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if "postgresql" in parameters.values():
        marks.add("postgresql")
    return marks
