"""How many continuations are looked at: more and more, until enough is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

FIRST: Final = 128
"""So many are compared first."""


def doubled(most: int) -> Iterator[range]:
    """The next futures by their numbers: each time as many as there were already.

    >>> [*doubled(600)]
    [range(0, 128), range(128, 256), range(256, 512), range(512, 600)]
    """
    begun = 0
    while begun < most:
        end = min(most, max(FIRST, 2 * begun))
        yield range(begun, end)
        begun = end
