"""Room to think on, for one decision: the plain side of the twin's sheet."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from robobid.twins.plain.fzzzt.cards import Cards
from robobid.twins.plain.fzzzt.knowledge import POWERS

MECHANIC_PLACE: Final = POWERS * 128
"""Mechanics may have any power. One that is stronger than all cards together can be,
is counted as if it had this power."""
LEVELS: Final = POWERS + 1
"""The powers of cards, and one more for mechanics that are stronger."""


class Mind:
    """What a seat owns, and how much more bonus there were with another card."""

    def __init__(self) -> None:
        self.steps_built = -1
        self.cards: Cards = [0]
        self.units: Cards = [0]
        self.bonus = 0
        self.known_symbols = 0
        self.symbol_gain: dict[int, int] = {}
        self.known_units: Cards = [0]
        self.unit_gain: dict[int, int] = {}


class Sheet:
    """What is weighed: the fields are those of the twin's sheet."""

    def __init__(self, players: int) -> None:
        self.minds = [Mind() for _ in range(players)]
        self.owned: Cards = [0]
        self.likely_power = [0.0] * players
        self.is_rival = [False] * players
        self.wish = [0.0] * players
        self.least = [0.0] * players
        self.likely_most = [0.0] * players
        self.most = [0.0] * players
        self.hidden: Cards = [0]
        self.shown_of = [0] * LEVELS
        self.hidden_of = [0] * LEVELS
        self.weak_of = [0] * LEVELS
        self.strong_of = [0] * LEVELS
        self.bid: dict[int, Cards] = defaultdict(lambda: [0])
        self.bid_size: dict[int, int] = defaultdict(int)
        self.spent: dict[int, int] = {}
        self.free: Cards = [0]
