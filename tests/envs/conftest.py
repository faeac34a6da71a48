"""What needs the twin runs where the twin's own tests do: there it is compiled."""

from __future__ import annotations

import pytest

ON_THE_TWIN = ("test_vector", "those_of_the_twin")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "envs" in item.path.parts and any(n in item.nodeid for n in ON_THE_TWIN):
            item.add_marker(pytest.mark.xdist_group("twins"))
