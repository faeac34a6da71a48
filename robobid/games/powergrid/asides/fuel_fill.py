"""What a buyer would buy so that all their plants can run once, or twice."""

from __future__ import annotations

from typing import NamedTuple

from robobid.games.powergrid.robots.purchase import Purchase, buy_needed
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Table

MOST_RUNS = 2
"""A plant stores fuel for so many productions."""


class FuelFill(NamedTuple):
    """A purchase, token by token, the cheaper kind first where there is a choice."""

    runs: int
    fuel: tuple[Fuel, ...]
    payment: int


def fuel_fills(table: Table, seat: int) -> tuple[FuelFill, ...]:
    """The purchases for one and for two runs, as far as money and tokens go."""
    if table.phase != "resources" or table.turn != seat or table.buying_at is None:
        return ()
    found: list[FuelFill] = []
    for runs in range(1, MOST_RUNS + 1):
        purchase = Purchase(table, seat, table.buying_at)
        buy_needed(purchase, runs)
        fuel = tuple([fuel for fuel, _ in purchase.bought])
        if fuel and fuel not in [each.fuel for each in found]:
            found.append(FuelFill(runs, fuel, purchase.paid))
    return tuple(found)
