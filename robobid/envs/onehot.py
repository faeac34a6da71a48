"""Rows for networks: a one for each value that a number can have, and zeros.

A number that counts something stays one number, divided by its part's scale.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from robobid.envs.coding import Layout, Part, Row


class OneHot:
    """How rows of some parts are spread.

    >>> turn = Part("turn", ("table",), -1, 1, "who is to act")
    >>> spread = OneHot([turn, Part("coal", ("seat 0",), 0, 24, "tokens", scale=8)])
    >>> spread(np.array([-1, 4])).tolist()
    [1.0, 0.0, 0.0, 0.5]
    >>> spread(np.array([[0, 8], [1, 0]])).tolist()
    [[0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 1.0, 0.0]]
    """

    def __init__(self, parts: Iterable[Part]) -> None:
        numbers = [part for part in parts for _ in part.of]
        widths = [1 if part.scale else part.most - part.least + 1 for part in numbers]
        starts = np.cumsum([0, *widths])
        self.size = int(starts[-1])
        most = max(
            (part.most / part.scale for part in numbers if part.scale), default=1
        )
        self.layout = Layout(self.size, -1, max(1, int(np.ceil(most))), np.float32)
        is_amount = np.array([part.scale > 0 for part in numbers])
        self._amounts = np.flatnonzero(is_amount)
        self._amounts_at = starts[self._amounts]
        self._scales = np.array([part.scale for part in numbers if part.scale])
        self._words = np.flatnonzero(~is_amount)
        least = np.array([part.least for part in numbers if not part.scale], np.int64)
        self._words_at = starts[self._words] - least

    def __call__(self, rows: Row) -> NDArray[np.float32]:
        """One row, or many, as ones and zeros."""
        many = np.atleast_2d(rows)
        spread = np.zeros((len(many), self.size), np.float32)
        spread[:, self._amounts_at] = many[:, self._amounts] / self._scales
        at: NDArray[Any] = self._words_at + many[:, self._words]
        spread[np.arange(len(many))[:, None], at] = 1
        return spread if rows.ndim > 1 else spread[0]
