"""Numbers from outside, one for each game: looked at before compiled code sees them.

Compiled code reads where it is told to, also past the end of an array, and is compiled
again for every other kind of array.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.core.errors import Illegal
from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import small_part

LEFT: Final = -1
"""In place of a number: the game is left as it is."""
NOT_LEFT: Final = -(1 << 62)
"""No number that anybody chooses: no game may be left."""


def checked_numbers(numbers: Any, games: int) -> NDArray[np.int64]:
    """A whole number for each game, side by side; anything else is refused.

    >>> checked_numbers([3, 0], games=2).dtype
    dtype('int64')
    >>> checked_numbers([3.7, 0], games=2)
    Traceback (most recent call last):
    robobid.core.errors.Illegal: a whole number is wanted for each of 2 games, not an \
array of (2,) float64; no game was changed
    """
    found = np.asarray(numbers)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        what = f"an array of {found.shape} {found.dtype}"
        raise Illegal(
            "bad_numbers",
            f"a whole number is wanted for each of {games} games, not {what}; "
            "no game was changed",
            games=games,
            found=what,
        )
    return np.ascontiguousarray(found, np.int64)


@small_part
def first_refused(masks: Any, numbers: Any, left: int) -> int:
    """The first game whose number its mask does not allow, or -1."""
    for game in range(masks.shape[0]):
        number = numbers[game]
        if number != left and (
            number < 0 or number >= masks.shape[1] or not masks[game, number]
        ):
            return game
    return -1


def not_allowed(numbers: NDArray[Any], game: int) -> Illegal:
    """The error for a number that may not be chosen."""
    return Illegal(
        "not_an_option",
        f"number {numbers[game]} is not allowed in game {game}; no game was changed",
        game=game,
    )
