"""How surely a seat will win: at the end of a game, and on the way there."""

from __future__ import annotations

from math import exp
from typing import Final

from robobid.powergrid.ending import most_supplied
from robobid.powergrid.plants import cities_supplied
from robobid.powergrid.table import Player, Table

NARROW: Final = 1.2
"""By so many cities a game is won that could as well have been lost, 3 to 7."""
MONEY_PER_CITY: Final = 250.0
"""Money decides only between equals, so it counts for less than a city."""

SUPPLIED_CITY: Final = 64.0
"""What a city that can be supplied is worth before the end, in elektro."""
POWERED_CITY: Final = 21.0
"""What a city more is worth that plants could supply, whoever owns it."""
AHEAD: Final = 133.0
"""Who is so much better off, in elektro, wins about e times as often."""


def chance_of(table: Table, seat: int) -> float:
    """How surely a seat wins, from 0 to 1.

    >>> from robobid.powergrid.game import POWER_GRID
    >>> chance_of(POWER_GRID.set_up({"Players": "A; B"}), 0)
    0.5
    """
    if table.phase == "over":
        return chance_at_the_end(table, seat)
    shares = [exp(wealth(table, player) / AHEAD) for player in table.players]
    return shares[seat] / sum(shares)


def chance_at_the_end(table: Table, seat: int) -> float:
    """How surely a seat would win a game that ends about like this one."""
    results = [
        most_supplied(player, table.options.plants) + player.money / MONEY_PER_CITY
        for player in table.players
    ]
    lead = results.pop(seat) - max(results)
    return 1.0 / (1.0 + exp(-lead / NARROW))


def wealth(table: Table, player: Player) -> float:
    """What a seat has, in elektro: money, power, and cities that it can supply.

    Power for more cities than end the game is worth nothing.
    """
    faces = cities_supplied(player.plants, player.transformer, table.options.plants)
    power = min(table.options.figures.cities_for_end, faces)
    supplied = min(len(player.cities), power)
    return player.money + POWERED_CITY * power + SUPPLIED_CITY * supplied
