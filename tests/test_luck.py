"""No test is red by luck: whatever is drawn at random is the same every day."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent


def test_hypothesis_draws_the_same_every_day() -> None:
    assert settings.default is not None
    assert settings.default.derandomize


def test_only_the_soak_looks_for_new_inputs() -> None:
    lines = [
        line
        for path in TESTS.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if "derandomize=" in line
        and path not in (Path(__file__), TESTS / "conftest.py")
    ]

    assert lines
    assert all(line.startswith("SOAK: Final = settings(") for line in lines)


@pytest.mark.parametrize("luck", ["Random()", "default_rng()", "import random\n"])
def test_no_generator_is_without_a_seed(luck: str) -> None:
    """Servers in tests listen on any port: that one is drawn by the system."""
    found = [
        path.name
        for path in TESTS.rglob("*.py")
        if luck in path.read_text("utf-8").replace("SystemRandom()", "")
    ]

    assert set(found) <= {Path(__file__).name}
