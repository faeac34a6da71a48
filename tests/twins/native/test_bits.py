"""Bits of words, found and spread."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from robobid.twins.bits import nth_bit, spread_bits
from robobid.twins.native.compiler import entry

RANDOM = Random(1)
WORDS = [
    1,
    1 << 63,
    (1 << 64) - 1,
    *(RANDOM.getrandbits(64) & RANDOM.getrandbits(64) | 1 for _ in range(50)),
]


@entry
def spread(number: Any, places: Any) -> Any:
    """A part can be called from compiled code alone."""
    return spread_bits(number, places)


@entry
def find(word: Any, n: int) -> int:
    """The same for another."""
    return nth_bit(word, n)


def places_of(word: int) -> list[int]:
    """The places of all set bits."""
    return [place for place in range(64) if word >> place & 1]


def test_bits_are_spread_over_places() -> None:
    for word in WORDS:
        number = RANDOM.getrandbits(64)
        expected = sum(
            1 << place for k, place in enumerate(places_of(word)) if number >> k & 1
        )
        assert int(spread(np.uint64(number), np.uint64(word))) == expected
    assert int(spread(np.uint64(5), np.uint64(0))) == 0


def test_the_nth_bit_is_found() -> None:
    for word in WORDS:
        found = [find(np.uint64(word), n) for n in range(word.bit_count())]
        assert found == places_of(word)
