"""Who meets whom, and in which seats: line-ups and their rotations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everybody meets everybody: all ways to fill the seats as evenly as possible.

    With more bots than seats these are all groups of that size, each bot in equally
    many. With fewer, every bot sits at every table, and all groups of them sit twice.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b", "c"], 4)
    [('a', 'b', 'c', 'a'), ('a', 'b', 'c', 'b'), ('a', 'b', 'c', 'c')]
    >>> line_ups(["a", "b"], 4)
    [('a', 'b', 'a', 'b')]
    """
    times, rest = divmod(seats, len(bots))
    return [(*bots,) * times + group for group in combinations(bots, rest)]


def rotations(bots: Sequence[str]) -> Iterator[int]:
    """By how many seats everybody moves on, leaving out what would be the same again.

    >>> list(rotations("abc")), list(rotations("abab")), list(rotations("aaa"))
    ([0, 1, 2], [0, 1], [0])
    """
    seen = set()
    for steps in range(len(bots)):
        if (seating := tuple(rotated(bots, steps))) not in seen:
            seen.add(seating)
            yield steps


def rotated(people: Sequence[str], steps: int) -> list[str]:
    """Everybody moves on by some seats.

    >>> rotated(["a", "b", "c"], 1)
    ['c', 'a', 'b']
    """
    at = len(people) - steps % len(people)
    return [*people[at:], *people[:at]]
