"""Bits of words, found and spread: with an instruction of the processor and without."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.fast.bits import (
    find_half_by_half,
    nth_bit,
    spread_bit_by_bit,
    spread_bits,
)
from robobid.fast.jit import entry

RANDOM = Random(1)
WORDS = [
    1,
    1 << 63,
    (1 << 64) - 1,
    *(RANDOM.getrandbits(64) & RANDOM.getrandbits(64) | 1 for _ in range(50)),
]


@entry
def spread_here(number: Any, places: Any) -> Any:
    """The way of this processor; it can be called from compiled code alone."""
    return spread_bits(number, places)


@entry
def spread_slowly(number: Any, places: Any) -> Any:
    """The way of other processors."""
    return spread_bit_by_bit(number, places)


@entry
def find_here(word: Any, n: int) -> int:
    """The way of this processor."""
    return nth_bit(word, n)


@entry
def find_slowly(word: Any, n: int) -> int:
    """The way of other processors."""
    return find_half_by_half(word, n)


def places_of(word: int) -> list[int]:
    """The places of all set bits."""
    return [place for place in range(64) if word >> place & 1]


@pytest.mark.parametrize("spread", [spread_here, spread_slowly])
def test_bits_are_spread_over_places(spread: Callable[[Any, Any], Any]) -> None:
    for word in WORDS:
        number = RANDOM.getrandbits(64)
        expected = sum(
            1 << place for k, place in enumerate(places_of(word)) if number >> k & 1
        )
        assert int(spread(np.uint64(number), np.uint64(word))) == expected
    assert int(spread(np.uint64(5), np.uint64(0))) == 0


@pytest.mark.parametrize("find", [find_here, find_slowly])
def test_the_nth_bit_is_found(find: Callable[[Any, int], int]) -> None:
    for word in WORDS:
        found = [find(np.uint64(word), n) for n in range(word.bit_count())]
        assert found == places_of(word)
