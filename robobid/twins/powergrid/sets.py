"""Sets of up to 64 cards, cities, seats or regions: a bit for each, in one word.

The lowest bit is the first, so a set of cards is sorted by itself.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.bits import highest_bit, lowest_bit, popcount
from robobid.twins.jit import small_part

Set = Any
"""A set inside compiled code: a word of 64 bits."""
NONE: Final = np.uint64(0)
_ONE: Final = np.uint64(1)


@small_part
def only(number: int) -> Set:
    """The set of one thing."""
    return _ONE << np.uint64(number)


@small_part
def has(some: Set, number: int) -> bool:
    """Is it in the set?"""
    return bool(some >> np.uint64(number) & _ONE)


@small_part
def size(some: Set) -> int:
    """How many there are."""
    return popcount(some)


@small_part
def lowest(some: Set) -> int:
    """The first of a set that is not empty."""
    return lowest_bit(some)


@small_part
def highest(some: Set) -> int:
    """The last of a set that is not empty."""
    return highest_bit(some)


@small_part
def but_lowest(some: Set) -> Set:
    """All but the first; an empty set stays so."""
    return some & (some - _ONE)
