"""Bits of 64-bit words: counted, found and spread.

Some processors spread bits by one instruction (`pdep`); WebAssembly has none, and by
this way, which every machine can go, whole games take as long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.jit import instruction, small_part

_ONE: Final = np.uint64(1)

popcount: Callable[[Any], int] = instruction("popcount")
"""How many bits of a word are set: one instruction."""

lowest_bit: Callable[[Any], int] = instruction("lowest_bit")
"""The place of a word's lowest set bit: one instruction."""

highest_bit: Callable[[Any], int] = instruction("highest_bit")
"""The place of a word's highest set bit: one instruction."""


@small_part
def spread_bits(number: Any, places: Any) -> Any:
    """The k-th set bit of `places` stays if bit k of a number is set."""
    spread = np.uint64(0)
    while places:
        place = places & -places
        spread |= place & -(number & _ONE)
        number >>= _ONE
        places ^= place
    return spread


@small_part
def nth_bit(word: Any, n: int) -> int:
    """The place of a word's n-th set bit, counted from 0.

    Without a branch: which way it goes cannot be foreseen.
    """
    at = 0
    half = 32
    for _ in range(6):
        here = popcount(word & ((_ONE << np.uint64(half)) - _ONE))
        beyond = n >= here
        word = word >> np.uint64(half) if beyond else word
        n -= here if beyond else 0
        at += half if beyond else 0
        half >>= 1
    return at
