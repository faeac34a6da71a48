"""The figures of a comparison, and what each game adds to them.

Every figure is a quotient of two sums over games: the power paid for a card, say, over
the games in which it came up. Both are whole numbers in every game, so that sums are
exact and do not depend on who adds them up, or in what order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

NONE: Final = -1
"""No card, no seat, no round."""
SHARED: Final = 60
"""A win is so many parts, so that two to six can share it evenly."""
SHARES: Final = frozenset(
    {"seat", "comes", "fought_over", "unwanted", "wins", "bought", "reached_step3"}
)
"""Figures between 0 and 1."""


class Name(NamedTuple):
    """What a figure says, and of what: of the game, a seat, or a card or plant."""

    figure: str
    seat: int | None = None
    card: str | None = None


class Quantities(NamedTuple):
    """What each game adds: the first axis is the game, the second the figure."""

    above: NDArray[np.int64]
    below: NDArray[np.int64]


def names_of(
    players: int,
    cards: Sequence[str],
    game_figures: Sequence[str],
    card_figures: Sequence[str],
) -> list[Name]:
    """All figures, in the order in which they are counted."""
    return [
        *(Name(figure) for figure in game_figures),
        *(Name("seat", seat=seat) for seat in range(players)),
        *(Name(figure, card=card) for figure in card_figures for card in cards),
    ]


class Columns:
    """Quantities in the making."""

    def __init__(self, games: int) -> None:
        self._ones = np.ones(games, np.int64)
        self._above: list[NDArray[np.int64]] = []
        self._below: list[NDArray[np.int64]] = []

    def add(self, above: NDArray[Any], below: NDArray[Any] | int = 1) -> None:
        """Add a figure, or several side by side."""
        above = above.reshape(len(self._ones), -1)
        self._above.append(above)
        if isinstance(below, int):
            below = self._ones[:, None] * below
        self._below.append(
            np.broadcast_to(below.reshape(len(self._ones), -1), above.shape)
        )

    def joined(self) -> Quantities:
        """All of them."""
        return Quantities(np.hstack(self._above), np.hstack(self._below))


def win_parts(places: NDArray[np.int64]) -> NDArray[np.int64]:
    """What part of the win each seat has."""
    won = places == 1
    # Nobody has won if all are at fault.
    part = SHARED // np.maximum(won.sum(axis=1), 1)
    return np.where(won, part[:, None], 0)
