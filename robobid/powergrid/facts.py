"""What is printed on cards and boards, in plain form: for other programs."""

from __future__ import annotations

from typing import Any

from robobid.core.wire import plain
from robobid.powergrid import tables
from robobid.powergrid.maps import Map
from robobid.powergrid.plants import PLANTS, Fuel, card_word


def facts_of(map_: Map) -> dict[str, Any]:
    """The plants, the tables, and one map."""
    return {
        "plants": [
            plain(plant) | {"word": card_word(plant.number)}
            for plant in PLANTS.values()
        ],
        "fuels": [fuel.word for fuel in Fuel],
        "map": {
            name: plain(getattr(map_, name))
            for name in "id name regions cities links markets discounts".split()
        },
        "house_cost": list(tables.HOUSE_COST),
        "income": [tables.income(cities) for cities in range(tables.MOST_PAID + 1)],
        "figures": {
            str(count): plain(figures) for count, figures in tables.FIGURES.items()
        },
    }
