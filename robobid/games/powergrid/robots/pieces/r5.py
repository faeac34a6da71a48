"""R5: also the scarcest kind."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robobid.games.powergrid.robots.purchase import Purchase, buy_normally
from robobid.games.powergrid.robots.resources import ResourcesPiece
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Table

URANIUM_COUNTS: Final = 3


class AlsoScarcest(ResourcesPiece, name="R5"):
    """The robot buys for one production, then all it can of the scarcest kind (D16).

    Nothing more if it cannot store that kind, or several are equally scarce. FR "Achat
    de ressources 5".
    """

    reasons: ClassVar = {
        "buys_scarcest": "fuel price",
        "stops_tied": "fuels",
        "stops_sold_out": "fuel",
        "stops_no_room": "fuel",
        "stops_too_dear": "fuel price money",
    }

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        buy_normally(purchase)
        fuels = scarcest(purchase)
        while len(fuels) == 1 and purchase.may_buy(fuels[0]):
            purchase.buy(fuels[0], "buys_scarcest")

    def stop(self, table: Table, seat: int) -> Stop:
        if table.buying_at is None:
            return super().stop(table, seat)
        # What it has bought of the scarcest kind has only made that scarcer.
        left = Purchase(table, seat, table.buying_at)
        fuels = scarcest(left)
        if len(fuels) > 1:
            return Stop("stops_tied", {"fuels": [fuel.word for fuel in fuels]})
        values: dict[str, Any] = {"fuel": fuels[0].word}
        if not left.tokens[fuels[0]]:
            return Stop("stops_sold_out", values)
        if not left.fits(fuels[0]):
            return Stop("stops_no_room", values)
        values |= {"price": int(left.price(fuels[0])), "money": left.money}
        return Stop("stops_too_dear", values)


def scarcest(purchase: Purchase) -> list[Fuel]:
    """The kind of which fewest tokens are left, uranium counted three times (D16).

    Several if they share that. Only kinds that this market sells are counted.
    """
    counts = {
        fuel: purchase.tokens[fuel] * (URANIUM_COUNTS if fuel == Fuel.URANIUM else 1)
        for fuel in Fuel
        if purchase.is_sold_here(fuel)
    }
    least = min(counts.values())
    return [fuel for fuel, count in counts.items() if count == least]
