"""How surely a seat will win: at the end of a game, and on the way there."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from robobid.games.powergrid.rules.ending import most_supplied, standings
from robobid.games.powergrid.rules.plants import cities_supplied
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import View

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


USUAL_CITIES: Final = (0.0, 0.0, 1.5, 2.2, 3.0, 4.2, 5.6, 7.1, 8.9, 10.5, 11.5)
"""How many cities players who think can supply on average, by round; later the last."""
FEWER: Final = 0.45
"""Who plays at random can supply so much less of them."""
FIRST_TOLD: Final = 4
"""Before this round nobody is thought to play at random."""


def wildness(view: View) -> float:
    """How much the table has played at random so far, from 0 to 1."""
    if view.round < FIRST_TOLD:
        return 0.0
    facts, players = view.setup.plants, view.players
    supplied = [
        min(len(each.cities), sum(facts[plant].cities for plant in each.plants))
        for each in players
    ]
    usual = USUAL_CITIES[min(view.round, len(USUAL_CITIES) - 1)]
    part = (usual - sum(supplied) / len(supplied)) / (FEWER * usual)
    return min(1.0, max(0.0, part))


LAST_PHASES: Final = ("building", "income")
"""A game that ends with such a phase can hardly change any more."""


def sure_round_of(view: View) -> int:
    """A game that ends with this round ends as it stands; 0 if none does."""
    return view.round if view.phase in LAST_PHASES else 0


def share_of(table: Table, seat: int) -> float:
    """What a seat has won of a game that is over: a win is shared by the winners."""
    places = [standing.place for standing in standings(table)]
    return (places[seat] == 1) / places.count(1)


def chance_of(table: Table, seat: int) -> float:
    """How surely a seat wins, from 0 to 1.

    >>> from robobid.games.powergrid.game import POWER_GRID
    >>> chance_of(POWER_GRID.set_up({"Players": "A; B"}), 0)
    0.5
    """
    players, plants = table.players, table.setup.plants
    if table.phase == "over":
        results = [result(most_supplied(each, plants), each.money) for each in players]
        return chance_at_the_end(results, seat)
    most = table.setup.figures.cities_for_end
    powers = [cities_supplied(p.plants, p.transformer, plants) for p in players]
    wealths = [
        wealth(player.money, len(player.cities), power, most)
        for player, power in zip(players, powers, strict=True)
    ]
    return chance_on_the_way(wealths, seat)


def result(supplied: int, money: int) -> float:
    """What counts at the end: supplied cities, and a little also money."""
    return supplied + money / MONEY_PER_CITY


def chance_at_the_end(results: Sequence[float], seat: int) -> float:
    """How surely a seat would win a game that ends about like this one.

    >>> chance_at_the_end([14.0, 14.0], 0), chance_at_the_end([17.0, 12.0], 0) > 0.9
    (0.5, True)
    """
    lead = results[seat] - max([*results[:seat], *results[seat + 1 :]])
    return 1.0 / (1.0 + exp(-lead / NARROW))


def wealth(money: int, cities: int, power: int, most: int) -> float:
    """What a seat has, in elektro: money, power, and cities that it can supply.

    Power for more cities than end the game is worth nothing.
    """
    power = min(most, power)
    return money + POWERED_CITY * power + SUPPLIED_CITY * min(cities, power)


def chance_on_the_way(wealths: Sequence[float], seat: int) -> float:
    """How surely a seat wins by what everybody has."""
    shares = [exp(each / AHEAD) for each in wealths]
    return shares[seat] / sum(shares)
