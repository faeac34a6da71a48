"""Tests of the twin run in one process: each process compiles it for itself."""

from __future__ import annotations

import pytest

COMPILED = ("twins", "fast", "test_contract.py", "test_fzzzt_ahead.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(name in item.path.parts for name in COMPILED):
            item.add_marker(pytest.mark.xdist_group("twins"))
