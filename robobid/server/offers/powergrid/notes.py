"""What follows from a view by the rules, so that no page has to work it out.

It is made from the view alone, so it can tell nothing that the view does not.
"""

from __future__ import annotations

from dataclasses import dataclass

from robobid.powergrid.bureaucracy import produced_cities
from robobid.powergrid.comparing import Running, comparisons, runnings
from robobid.powergrid.ending import most_produced
from robobid.powergrid.forecast import due_tokens, expected_tokens
from robobid.powergrid.network import NO_PLACE, base_prices, place_prices
from robobid.powergrid.plants import Fuel, Number
from robobid.powergrid.resources import price_of, token_price
from robobid.powergrid.robots.foreseen import foreseen
from robobid.powergrid.robots.helper import robot_to_act
from robobid.powergrid.table import Table
from robobid.telling.powergrid import PowerGridTeller, comparing
from robobid.telling.told import Told


@dataclass(frozen=True, slots=True)
class MarketNotes:
    """A resource market; a number for each fuel."""

    market: str
    """Its name; empty where there is but one."""
    prices: tuple[int | None, ...]
    """What the next token costs the viewer; null where none is left."""
    coming: tuple[int, ...]
    """The tokens that phase 5 brings if everybody supplies all that they can."""
    due: tuple[int, ...]
    """The tokens that the table of supply names, if the reserve has them."""


@dataclass(frozen=True, slots=True)
class SeatNotes:
    """What a seat's plants can do; all of it can be seen at the table."""

    seat: int
    capacity: int
    """Cities that all its plants together could supply, with enough fuel."""
    supplies: int
    """Cities that it could supply now, with the fuel it has and the cities it is in."""
    income: int
    """What the bank would pay for those."""
    runs_all: bool
    """Has it fuel for all its plants?"""
    next: Told | None
    """What a robot will do next, as far as it is certain."""


@dataclass(frozen=True, slots=True)
class PlantNotes:
    """A plant that the viewer could still get in this round."""

    plant: Number
    goes: Number | None
    """The viewer's plant that would go for it."""
    told: Told
    """How many cities the viewer's plants could supply with it."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What follows from a view."""

    robot: int | None
    """The robot to act, even if somebody must choose for it first."""
    markets: tuple[MarketNotes, ...]
    seats: tuple[SeatNotes, ...]
    places: tuple[int, ...]
    """What the first, second and third house of a city cost the viewer in this step;
    there are as many as the step allows."""
    runnings: tuple[Running, ...]
    """What it costs to run the plants on offer and the viewer's, in an auction."""
    compared: tuple[PlantNotes, ...]
    """The plants on offer beside the viewer's own."""


def notes_on(table: Table, viewer: int | None) -> Notes:
    """What follows from a table that was made up from a viewer's view."""
    coming, due = expected_tokens(table), due_tokens(table)
    teller = PowerGridTeller(table.setup.map, viewer)
    return Notes(
        robot_to_act(table),
        tuple(
            MarketNotes(
                market.name,
                tuple(_price(table, viewer, at, fuel) for fuel in Fuel),
                coming[at],
                due[at],
            )
            for at, market in enumerate(table.setup.map.markets)
        ),
        tuple(_seat(table, seat, teller) for seat in table.seats),
        tuple(price for price in _places(table, viewer) if price < NO_PLACE),
        runnings(table, viewer),
        () if viewer is None else _compared(table, viewer),
    )


def _compared(table: Table, viewer: int) -> tuple[PlantNotes, ...]:
    return tuple(
        PlantNotes(found.plant, found.goes, comparing.gain_of(found))
        for found in comparisons(table, viewer)
    )


def _places(table: Table, viewer: int | None) -> tuple[int, ...]:
    if viewer is None:
        return base_prices(table.step)
    return place_prices(table, viewer)


def _price(table: Table, viewer: int | None, market: int, fuel: Fuel) -> int | None:
    if viewer is None or table.country is None:
        ladder = table.setup.map.markets[market].ladder
        return token_price(ladder, table.fuel[market], (), fuel)
    return price_of(table, viewer, market, fuel)


def _seat(table: Table, seat: int, teller: PowerGridTeller) -> SeatNotes:
    player, facts = table.players[seat], table.setup.plants
    running = table.running if table.turn == seat else ()
    produced, most = most_produced(player, facts, running), len(player.cities)
    supplied = min(produced, most)
    if robot := player.robot:
        most = robot.special.counted_cities(most)
    paid = table.setup.income(min(produced, most))
    power = produced_cities(player, player.plants, facts)
    wish = foreseen(table, seat)
    return SeatNotes(
        seat,
        power,
        supplied,
        paid,
        bool(player.plants) and produced == power,
        None if wish is None else teller.next_of(wish),
    )
