"""What each bid leads to, by rollouts that go mostly to the bids that matter."""

from __future__ import annotations

from math import ceil, log2
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.imagining import box_of, guess, seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import bids_by_power
from robobid.fast.fzzzt import from_table
from robobid.fast.fzzzt.ahead.bids import Weighed, weigh_bids
from robobid.fzzzt.cards import Card
from robobid.fzzzt.view import View

AT_ONCE: Final = 64
"""So many rollouts are played before it is asked how much work they were."""
MOST_TOIL: Final = 8_000_000
"""So much work at most is done for a bid: some hands are very hard to score."""


class Line(NamedTuple):
    """A bid, and where it leads."""

    cards: tuple[Card, ...]
    power: int
    chance: float
    """How likely the seat is to win the game, as far as one can tell."""
    takes: float
    """How likely the bid is to win the card."""
    share: float = 0.0
    """How often it should be laid, by who mixes bids."""


class _Tried:
    """What the bids of a hand led to so far."""

    def __init__(self, bids: int) -> None:
        self.values = np.zeros(bids)
        self.wins = np.zeros(bids)
        self.tables = np.zeros(bids, np.int64)
        self.toil = 0

    def add(self, bids: NDArray[np.int64], tables: int, weighed: Weighed) -> None:
        """Some of them were laid on so many tables."""
        self.values[bids] += weighed.values
        self.wins[bids] += weighed.wins
        self.tables[bids] += tables
        self.toil += weighed.toil

    def best_of(self, bids: NDArray[np.int64]) -> NDArray[np.int64]:
        """Some bids that were laid on the same tables, the best first."""
        return bids[np.argsort(-self.values[bids], kind="stable")]


def think(
    view: View,
    seat: int,
    seed: int | str,
    rollouts: int,
    rounds_ahead: int = 0,
    learned: Learned | None = None,
) -> list[Line]:
    """The bids that a seat can lay, the best first, by what they lead to in its mind.

    Half of them are dropped again and again, until two are left. A rollout ends with
    this round, or so many rounds later. Where the cards are hard to score, there are
    fewer of them.
    """
    learned = learned or Learned.shipped()
    ways = bids_by_power(view, view.players[seat].hand or ())
    powers, cards = list(ways), list(ways.values())
    if len(ways) == 1:
        return [Line(cards[0], powers[0], 0.0, 0.0, 1.0)]
    box = box_of(view)
    table = from_table(box, guess(view))
    bids = np.array([box.words(way) for way in cards])
    mind, number = learned.mind_for(view), seed_for(view, seed)
    tried = _Tried(len(cards))
    stages = max(1, ceil(log2(len(cards))))
    left = np.arange(len(cards))
    first = stage = 0
    while True:
        stage += 1
        end = first + max(1, rollouts // stages // len(left))
        while first < end and (tried.toil <= MOST_TOIL * stage / stages or not first):
            samples = range(first, min(end, first + max(1, AT_ONCE // len(left))))
            weighed = weigh_bids(
                box, table, seat, bids[left], samples, number, *mind, rounds_ahead
            )
            tried.add(left, len(samples), weighed)
            first = samples.stop
        order = tried.best_of(left)
        if len(left) <= 2:
            break
        left = np.sort(order[: (len(left) + 1) // 2])
    rest = set(range(len(cards))) - set(order)
    dropped = sorted(rest, key=lambda at: -tried.values[at])
    chances = np.clip(tried.values / tried.tables, 0.0, 1.0)
    takes = tried.wins / tried.tables
    return [
        Line(cards[at], powers[at], float(chances[at]), float(takes[at]))
        for at in [*order, *dropped]
    ]
