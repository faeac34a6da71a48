"""Who the rivals may be: kinds of bidders, weighed by what they have bid so far.

Everybody remembers the auctions since the hands were dealt. A kind that would seldom
have bid as a rival did is imagined less often at its seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.imagining import box_of, guess, seed_for
from robobid.fast.fzzzt.ahead.explaining import explain
from robobid.fast.fzzzt.box import SEATS
from robobid.fast.fzzzt.convert import from_tables
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.past import table_for, tables_before
from robobid.fzzzt.table import Table
from robobid.fzzzt.view import View

TICKETS: Final = 40
"""A rival's kind is drawn from so many tickets."""
DOUBT: Final = 0.2
"""How often anybody bids unlike their kind ..."""
BY_CHANCE: Final = 0.1
"""... and then, how likely any bid is."""
RESERVE: Final = 0.1
"""The share of tickets that goes to all kinds as if nothing had been seen."""


class Seen(NamedTuple):
    """A bid of a rival, and the table on which it was awaited."""

    table: Table
    seat: int
    power: int


def tickets_for(
    view: View, kinds: NDArray[Any], usual: Sequence[float]
) -> NDArray[np.int64]:
    """For each seat, tickets with the numbers of the kinds that may sit there.

    `usual` is how likely each kind is before anything was seen.
    """
    chances = np.tile(np.array(usual), (SEATS, 1))
    box, seen = box_of(view), bids_seen(view)
    seats = [it.seat for it in seen]
    likely = explain(
        box,
        from_tables(box, [it.table for it in seen]),
        seats,
        [it.power for it in seen],
        kinds,
        seed_for(view, 0),
    )
    for seat, its in zip(seats, likely, strict=True):
        chances[seat] *= (1 - DOUBT) * its + DOUBT * BY_CHANCE
        chances[seat] /= chances[seat].sum()
    chances = (1 - RESERVE) * chances + RESERVE * np.array(usual)
    return np.array([dealt(row) for row in chances])


def bids_seen(view: View) -> list[Seen]:
    """What rivals have bid who could have bid otherwise."""
    return [
        Seen(table_for(auction, before, seat), seat, bid_power(view.rules, cards))
        for auction, before in tables_before(guess(view))
        for seat, cards in auction.bids
        if seat != view.seat and len(before.players[seat].hand) > 1
    ]


def dealt(chances: NDArray[np.float64]) -> NDArray[np.int64]:
    """All tickets, each kind on about its share of them.

    >>> dealt(np.array([0.75, 0.25])).tolist().count(0)
    30
    """
    edges = (np.cumsum(chances) * TICKETS).round().astype(np.int64)
    return np.searchsorted(edges, np.arange(TICKETS), side="right")
