"""A place that a special piece makes cheaper (S4, S5)."""

from __future__ import annotations

from typing import Any

from robobid.core.decisions import Action
from robobid.games.powergrid.rules.actions import Connect
from robobid.games.powergrid.rules.network import base_prices, cost_of
from robobid.games.powergrid.table import Table


def bargain(table: Table, seat: int, action: Action) -> dict[str, Any] | None:
    """What a house costs a robot less than a person, if it builds one for less."""
    if not isinstance(action, Connect):
        return None
    city = table.land.index[action.city]
    place = cost_of(table, seat, city).place
    usual = base_prices(table.step)[len(table.houses[city])]
    if place == usual:
        return None
    return {"city": action.city, "place": place, "usual": usual}
