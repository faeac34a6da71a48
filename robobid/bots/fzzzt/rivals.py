"""Who the rivals may be: kinds of bidders, weighed by what they have bid so far.

Everybody remembers the auctions since the hands were dealt. A kind that would seldom
have bid as a rival did is imagined less often at its seat.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import fsum
from typing import Any, Final, NamedTuple

from robobid.bots.fzzzt.imagination import box_of, guess, seed_for
from robobid.games.fzzzt.asides.rewind import table_for, tables_before
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.view import View
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import SEATS
from robobid.twins.fzzzt.convert import from_tables
from robobid.twins.fzzzt.search.likelihood import explain

TICKETS: Final = 40
"""A rival's kind is drawn from so many tickets."""
DOUBT: Final = 0.2
"""How often anybody bids unlike their kind ..."""
BY_CHANCE: Final = 0.1
"""... and then, how likely any bid is."""
RESERVE: Final = 0.1
"""The share of tickets that goes to all kinds as if nothing had been seen."""


USUAL_CARDS, RANDOM_CARDS = 1.5, 2.0
"""So many cards has a bid on average by whoever thinks, and by whoever does not."""
FEWEST_AUCTIONS: Final = 3
"""After fewer since the hands were dealt, nobody is thought to play at random."""


class KnownBid(NamedTuple):
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
    chances = [[*usual] for _ in range(SEATS)]
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
    for seat, its in zip(seats, likely.tolist(), strict=True):
        seen_so = [
            chance * ((1 - DOUBT) * each + DOUBT * BY_CHANCE)
            for chance, each in zip(chances[seat], its, strict=True)
        ]
        total = fsum(seen_so)
        chances[seat] = [chance / total for chance in seen_so]
    return np.array([dealt(_with_reserve(row, usual)) for row in chances], np.int64)


def _with_reserve(chances: Sequence[float], usual: Sequence[float]) -> list[float]:
    return [
        (1 - RESERVE) * chance + RESERVE * its
        for chance, its in zip(chances, usual, strict=True)
    ]


def bids_seen(view: View) -> list[KnownBid]:
    """What rivals have bid who could have bid otherwise."""
    return [
        KnownBid(table_for(auction, before, seat), seat, bid_power(view.rules, cards))
        for auction, before in tables_before(guess(view))
        for seat, cards in auction.bids
        if seat != view.seat and len(before.players[seat].hand) > 1
    ]


def wildness(view: View) -> float:
    """How much the table has bid at random since the hands were dealt, from 0 to 1."""
    if len(view.auctions) < FEWEST_AUCTIONS:
        return 0.0
    sizes = [len(cards) for auction in view.auctions for _, cards in auction.bids]
    part = (fsum(sizes) / len(sizes) - USUAL_CARDS) / (RANDOM_CARDS - USUAL_CARDS)
    return min(1.0, max(0.0, part))


def dealt(chances: Sequence[float]) -> list[int]:
    """All tickets, each kind on about its share of them.

    >>> dealt([0.75, 0.25]).count(0)
    30
    """
    edges = [round(edge * TICKETS) for edge in accumulate(chances)]
    return [bisect_right(edges, ticket) for ticket in range(TICKETS)]
