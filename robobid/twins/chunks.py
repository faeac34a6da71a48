"""Chunks of games, played in threads: compiled code lets others run meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def played_on(
    cores: int, play_from: Callable[[int], T], starts: Iterator[int]
) -> Iterator[T]:
    """What each start gives, in their order; few are played ahead of who looks.

    >>> [*played_on(2, lambda start: start + 1, iter([0, 4, 8]))]
    [1, 5, 9]
    """
    if cores == 1:
        yield from map(play_from, starts)
        return
    with ThreadPoolExecutor(cores) as pool:
        waiting = [pool.submit(play_from, start) for start in islice(starts, 2 * cores)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(play_from, start) for start in islice(starts, 1)]
