"""R5: also the scarcest kind."""

from __future__ import annotations

from typing import ClassVar, Final

from robobid.powergrid.plants import Fuel
from robobid.powergrid.robots.purchase import Purchase, buy_normally
from robobid.powergrid.robots.resources import ResourcesPiece
from robobid.powergrid.table import Table

URANIUM_COUNTS: Final = 3


class AlsoScarcest(ResourcesPiece, name="R5"):
    """The robot buys for one production, then all it can of the scarcest kind (D16).

    Nothing more if it cannot store that kind, or several are equally scarce. FR "Achat
    de ressources 5".
    """

    reasons: ClassVar = {"buys_scarcest": "fuel price"}

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        buy_normally(purchase)
        fuel = scarcest(purchase)
        while fuel is not None and purchase.may_buy(fuel):
            purchase.buy(fuel, "buys_scarcest")


def scarcest(purchase: Purchase) -> Fuel | None:
    """The kind of which fewest tokens are left, uranium counted three times (D16).

    None if two kinds share that. Only kinds that this market sells are counted.
    """
    counts = {
        fuel: purchase.tokens[fuel] * (URANIUM_COUNTS if fuel == Fuel.URANIUM else 1)
        for fuel in Fuel
        if purchase.is_sold_here(fuel)
    }
    least = min(counts.values())
    kinds = [fuel for fuel, count in counts.items() if count == least]
    return kinds[0] if len(kinds) == 1 else None
