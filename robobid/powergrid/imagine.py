"""Makes up a table that fits what a seat knows: what bots think ahead on."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from random import Random
from typing import Any, Final

from robobid.core.events import Event
from robobid.core.state import maker
from robobid.powergrid.events import FuelBought, HouseBuilt, IncomePaid, PlantBought
from robobid.powergrid.robots.events import CityBidWon
from robobid.powergrid.table import Player, Table
from robobid.powergrid.tables import START_MONEY
from robobid.powergrid.view import PlayerView, View

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
    players = [_player(view, player, random, money or {}) for player in view.players]
    return _table(view, players=players)


def _player(
    view: View, seen: PlayerView, random: Random, remembered: Mapping[int, int]
) -> Player:
    index = view.country.index if view.country else {}
    if seen.money is not None:
        money = seen.money
    elif seen.seat in remembered:
        money = remembered[seen.seat]
    else:
        money = _guess(view, seen.seat, random)
    cities = tuple([index[city] for city in seen.cities])
    return _with_money(seen, money=money, cities=cities)


def _guess(view: View, seat: int, random: Random) -> int:
    """Enough for a standing bid, and at most what the richest known seat has."""
    auction = view.auction
    least = auction.bid if auction and auction.bidder == seat else 0
    known = [player.money for player in view.players if player.money is not None]
    return random.randint(least, max([least, START_MONEY, *known]))


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
