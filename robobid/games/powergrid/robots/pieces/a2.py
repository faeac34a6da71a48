"""A2: the first plant on offer."""

from __future__ import annotations

from typing import Any, ClassVar

from robobid.games.powergrid.robots.auction import ToldPiece
from robobid.games.powergrid.robots.persons import first_player
from robobid.games.powergrid.robots.robot import Answer
from robobid.games.powergrid.robots.wanting import wanted
from robobid.games.powergrid.rules.actions import Bid
from robobid.games.powergrid.rules.plants import Number, card_word
from robobid.games.powergrid.table import Auction, Table


class FirstOffered(ToldPiece, name="A2"):
    """The robot takes the first plant offered that it may want, for its number (D8).

    Whoever offers it: there is no auction. When the robot opens, the first player says
    on what. FR "Les enchères 2".
    """

    reasons: ClassVar = {**ToldPiece.reasons, "takes_first_offered": "plant price"}

    def namer(self, table: Table) -> int:
        return first_player(table)

    def asks_for(
        self, table: Table, seat: int, plants: list[Number], number: Number
    ) -> bool:
        return False

    def takes_at_once(self, table: Table, seat: int, number: Number) -> bool:
        # An unwanted plant is auctioned without it, and it waits for the next (D9).
        return number in wanted(table, seat)

    def tell_taken(self, table: Table, seat: int, number: Number) -> None:
        self.tell(table, seat, "takes_first_offered", **_what_for(table, number))

    def bid_or_drop(self, table: Table, seat: int, auction: Auction) -> Answer:
        # Only a real table that is entered in the middle of an auction comes to this.
        number = auction.plant
        takes = self.takes_at_once(table, seat, number)
        if not (takes and table.setup.mended.a2_takes_running):
            return super().bid_or_drop(table, seat, auction)
        taking = Bid(table.setup.plants[number].min_bid)
        return self.answer(
            "bid", taking, "takes_first_offered", _what_for(table, number)
        )


def _what_for(table: Table, number: Number) -> dict[str, Any]:
    return {"plant": card_word(number), "price": table.setup.plants[number].min_bid}
