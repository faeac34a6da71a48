"""What each bid leads to, by rollouts that go mostly to the bids that matter."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum, log2, sqrt
from typing import Final, NamedTuple

from robobid.bots.fzzzt.imagination import box_of, guess, seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.thoughts import bids_by_power
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View
from robobid.twins.arrays import np
from robobid.twins.fzzzt.convert import from_table
from robobid.twins.fzzzt.search.bids import Weighed, weigh_bids

AT_ONCE: Final = 64
"""So many rollouts are played before it is asked how much work they were."""
MOST_TOIL: Final = 8_000_000
"""So much work at most is done for a bid: some hands are very hard to score."""


class BidLine(NamedTuple):
    """A bid, and where it leads."""

    cards: tuple[Card, ...]
    power: int
    chance: float
    """How likely the seat is to win the game, as far as one can tell."""
    takes: float
    """How likely the bid is to win the card."""
    share: float = 0.0
    """How often it should be laid, by who mixes bids."""
    loss: float = 0.0
    """How much less likely it is to win the game than the first of the lines ..."""
    error: float = 0.0
    """... and the standard error of that."""


class _Tried:
    """What the bids of a hand led to so far."""

    def __init__(self, bids: int) -> None:
        self.values = [0.0] * bids
        self.wins = [0] * bids
        self.tables = [0] * bids
        self.toil = 0
        self._parts: list[tuple[int, dict[int, float]]] = []

    def add(self, bids: Sequence[int], tables: int, weighed: Weighed) -> None:
        """Some of them were laid on so many tables."""
        values = weighed.values.tolist()
        for bid, value, wins in zip(bids, values, weighed.wins.tolist(), strict=True):
            self.values[bid] += value
            self.wins[bid] += wins
            self.tables[bid] += tables
        self.toil += weighed.toil
        self._parts.append((tables, dict(zip(bids, values, strict=True))))

    def best_of(self, bids: Sequence[int]) -> list[int]:
        """Some bids that were laid on the same tables, the best first."""
        return sorted(bids, key=lambda bid: -self.values[bid])

    def loss(self, best: int, bid: int) -> tuple[float, float]:
        """What a bid loses against another on the tables of both, and its error."""
        if bid == best:
            return 0.0, 0.0
        common = [
            (tables, values[best] - values[bid])
            for tables, values in self._parts
            if bid in values
        ]
        tables = sum(number for number, _ in common)
        loss = fsum(lost for _, lost in common) / tables
        if len(common) == 1:
            return loss, spread(loss, tables)
        # A table's luck varies as much wherever it is counted.
        squares = fsum(number * (lost / number - loss) ** 2 for number, lost in common)
        return loss, sqrt(squares / (len(common) - 1) / tables)


def think(
    view: View,
    seat: int,
    seed: int | str,
    rollouts: int,
    rounds_ahead: int = 0,
    learned: Learned | None = None,
) -> list[BidLine]:
    """The bids that a seat can lay, the best first, by what they lead to in its mind.

    Half of them are dropped again and again, until two are left. A rollout ends with
    this round, or so many rounds later. Where the cards are hard to score, there are
    fewer of them.
    """
    learned = learned or Learned.shipped()
    ways = bids_by_power(view, view.players[seat].hand or ())
    powers, cards = list(ways), list(ways.values())
    if len(ways) == 1:
        return [BidLine(cards[0], powers[0], 0.0, 0.0, 1.0)]
    box = box_of(view)
    table = from_table(box, guess(view))
    bids = [box.words(way) for way in cards]
    mind, number = learned.mind_for(view), seed_for(view, seed)
    tried = _Tried(len(cards))
    stages = max(1, ceil(log2(len(cards))))
    left = [*range(len(cards))]
    first = stage = 0
    while True:
        stage += 1
        end = first + max(1, rollouts // stages // len(left))
        while first < end and (tried.toil <= MOST_TOIL * stage / stages or not first):
            samples = range(first, min(end, first + max(1, AT_ONCE // len(left))))
            laid = np.array([bids[at] for at in left])
            weighed = weigh_bids(
                box, table, seat, laid, samples, number, *mind, rounds_ahead
            )
            tried.add(left, len(samples), weighed)
            first = samples.stop
        order = tried.best_of(left)
        if len(left) <= 2:
            break
        left = sorted(order[: (len(left) + 1) // 2])
    rest = set(range(len(cards))) - set(order)
    dropped = sorted(rest, key=lambda at: -tried.values[at])
    return [
        BidLine(
            cards[at],
            powers[at],
            min(1.0, max(0.0, tried.values[at] / tried.tables[at])),
            tried.wins[at] / tried.tables[at],
            0.0,
            *tried.loss(order[0], at),
        )
        for at in [*order, *dropped]
    ]


def spread(chance: float, tables: int) -> float:
    """The largest standard error that a chance can have after so many tables.

    >>> spread(0.5, 25)
    0.1
    """
    chance = min(1.0, abs(chance))
    return max(0.5 / tables, sqrt(chance * (1 - chance) / tables))
