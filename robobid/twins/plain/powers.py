"""Powers by this machine's own library: for who thinks in plain Python."""

from __future__ import annotations


def power(base: float, exponent: float) -> float:
    """A number to any power.

    >>> power(0.25, 0.5)
    0.5
    """
    found: float = base**exponent
    return found
