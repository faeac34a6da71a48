"""What is written down of games of Power Grid, whoever played them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class DealTally(NamedTuple):
    """Some games; the first axis is the game, the second the seat, fuel or plant."""

    decisions: NDArray[np.int64]
    rounds: NDArray[np.int64]
    step2: NDArray[np.int64]
    step3: NDArray[np.int64]
    """In which round these steps began; 0 if never."""
    orders: NDArray[np.int64]
    """The seats in the first turn order."""
    supplied: NDArray[np.int64]
    money: NDArray[np.int64]
    places: NDArray[np.int64]
    tokens: NDArray[np.int64]
    spent: NDArray[np.int64]
    """How many tokens were bought of each fuel, and for how much."""
    buyers: NDArray[np.int64]
    """Who bought each plant; NONE if nobody."""
    prices: NDArray[np.int64]
    over: NDArray[np.int64]
    """How much more was paid than the least bid."""
    when: NDArray[np.int64]
    """In which round it was bought."""
