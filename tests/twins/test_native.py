"""Numba runs the same kernels: its own tests, and game for game the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.twins.played import KINDS, digests

ROOT: Final = Path(__file__).parents[2]
SHARE: Final = 200
MANY: Final = 100_000


def natively(*words: str) -> str:
    """What a process says in which numba compiles the kernels."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env={**os.environ, "ROBOBID_KERNELS": "native"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_parts_do_what_they_say() -> None:
    assert " passed" in natively(
        *("pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/twins/native")
    )


@pytest.mark.parametrize("kind", KINDS)
def test_some_games_are_the_same_to_the_byte(kind: str) -> None:
    assert json.loads(natively("tests.twins.played", kind, f"{SHARE}")) == digests(
        kind, SHARE
    )


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_many_games_are_the_same_to_the_byte(kind: str) -> None:
    assert json.loads(natively("tests.twins.played", kind, f"{MANY}")) == digests(
        kind, MANY
    )
