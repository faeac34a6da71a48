"""Makes a table of what a seat knows: to think ahead on, and to ask about prices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from random import Random
from typing import Any, Final

from robobid.core.events import Event
from robobid.core.state import maker
from robobid.games.powergrid.robots.events import CityBidWon
from robobid.games.powergrid.rules.events import (
    FuelBought,
    HouseBuilt,
    IncomePaid,
    PlantBought,
)
from robobid.games.powergrid.rules.tables import START_MONEY
from robobid.games.powergrid.table import Player, Table
from robobid.games.powergrid.view import PlayerView, View

_table: Final = maker(Table, View, given=("players",))
_with_money: Final = maker(Player, PlayerView, given=("money", "cities"))


def imagine(
    view: View, random: Random, money: Mapping[int, int] | None = None
) -> Table:
    """A table that would give back the same view.

    Hidden is only the money of others: `money` says what is remembered of it (see
    `remember`), and the rest is guessed. The stack needs no imagining: its order does
    not exist before a card is turned.
    """
    known = money or {}

    def purse(seat: int) -> int:
        return known[seat] if seat in known else _guess(view, seat, random)

    return _laid(view, purse)


def table_in_sight(view: View) -> Table:
    """A table to ask what everybody sees: prices, forecasts, what robots are after.

    Nothing of that depends on the money that others hide; they can pay what they bid.
    """
    return _laid(view, lambda seat: max(START_MONEY, _standing_bid(view, seat)))


def _laid(view: View, hidden: Callable[[int], int]) -> Table:
    """The table of a view, with so much money where it is hidden."""
    index = view.country.index if view.country else {}
    players = [
        _with_money(
            seen,
            money=hidden(seen.seat) if seen.money is None else seen.money,
            cities=tuple([index[city] for city in seen.cities]),
        )
        for seen in view.players
    ]
    return _table(view, players=players)


def _guess(view: View, seat: int, random: Random) -> int:
    """Enough for a standing bid, and at most what the richest known seat has."""
    least = _standing_bid(view, seat)
    known = [player.money for player in view.players if player.money is not None]
    return random.randint(least, max([least, START_MONEY, *known]))


def _standing_bid(view: View, seat: int) -> int:
    """What a seat has bid and may have to pay."""
    auction = view.auction
    return auction.bid if auction and auction.bidder == seat else 0


def remember(money: MutableMapping[int, int], event: Event | Any) -> None:
    """Keep up what every seat has left: all payments are made in the open.

    >>> money = {0: 50, 1: 50}
    >>> remember(money, IncomePaid(1, 2, 33))
    >>> money
    {0: 50, 1: 83}
    """
    match event:
        case PlantBought(seat, _, payment) | FuelBought(seat, _, payment):
            money[seat] -= payment
        case HouseBuilt(seat, _, path, place):
            money[seat] -= path + place
        case CityBidWon(seat, robot, payment):
            money[seat] -= payment
            money[robot] += payment
        case IncomePaid(seat, _, income):
            money[seat] += income
