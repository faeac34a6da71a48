"""For how many a game is, where several numbers may be asked for."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.core.errors import Unsupported


def check_counts(asked: Iterable[int], known: Iterable[int]) -> None:
    """Refuse a number of players that nobody plays with.

    >>> check_counts([2], [2, 3])
    >>> check_counts([7], [2, 3])
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: the game is for 2 to 3 players, not 7
    """
    allowed = sorted({*known})
    for number in asked:
        if number not in allowed:
            raise Unsupported(
                "seat_count",
                f"the game is for {allowed[0]} to {allowed[-1]} players, not {number}",
                least=allowed[0],
                most=allowed[-1],
                seats=number,
            )
