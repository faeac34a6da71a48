"""Who sits where, as an array: the same for all twins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from robobid.core.errors import Unsupported
from robobid.twins.arrays import NDArray, np

P = TypeVar("P")


def line_up_rows(
    players: Sequence[P] | Sequence[Sequence[P]],
    seats: int,
    kinds: tuple[type, ...],
    dtype: np.dtype[Any],
    written: Callable[[P], tuple[Any, ...]],
) -> NDArray[Any]:
    """A row for each line-up, a column for each seat.

    `kinds` are the types of players, by which one line-up is told from several, and
    `written` says how a player stands in the array.
    """
    is_one = all(isinstance(player, kinds) for player in players)
    rows = cast("Sequence[Sequence[P]]", [players] if is_one else players)
    array = np.zeros((len(rows), seats), dtype)
    for at, row in enumerate(rows):
        if len(row) != seats:
            raise Unsupported(
                "wrong_line_up",
                f"there is a line-up of {len(row)}, but {seats} play",
                found=len(row),
                players=seats,
            )
        for seat, player in enumerate(row):
            array[at, seat] = written(player)
    return array


def no_such_player(player: object, allowed: Sequence[str]) -> Unsupported:
    """A name that no player of a twin has."""
    names = ", ".join(allowed)
    return Unsupported(
        "unknown_bot",
        f"no player of the fast twin is called {player!r}; there are {names}",
        bot=player,
        allowed=names,
    )
