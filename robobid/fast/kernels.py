"""Compiled code by what it is for, so that it can be made before it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Kernel(NamedTuple):
    """A use of compiled code."""

    use: Callable[[], object]
    """Its smallest: it has everything compiled that a larger one needs."""
    seconds: int
    """What it took on one core of a usual machine: for estimates only."""
