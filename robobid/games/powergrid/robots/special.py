"""What is special about a robot, whatever the phase (C6, pieces S)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from robobid.core.decisions import Action
from robobid.games.powergrid.robots.robot import Piece

if TYPE_CHECKING:
    from robobid.games.powergrid.table import Table

Order = tuple[int, ...]


class SpecialPiece(Piece, name="S0"):
    """What a phase asks of a robot's special piece; here nothing is special."""

    raises_income: ClassVar[bool] = False
    """Is it paid for more cities than it supplies?"""

    def start_money(self, money: int) -> int:
        """What it starts with instead of `money`."""
        return money

    def turn_order(self, table: Table, seat: int, order: Order) -> Order:
        """The turn order, if the robot has a say in it."""
        return order

    def payment(self, bid: int) -> int:
        """What it pays for a bid that won."""
        return bid

    def pay_plant(self, table: Table, seat: int, bid: int) -> int:
        """It has won an auction: what it pays."""
        return self.payment(bid)

    def place_prices(
        self, table: Table, seat: int, prices: tuple[int, ...]
    ) -> tuple[int, ...]:
        """What it pays for a place, by the number of houses in the city.

        `prices` are what a person pays; a place that cannot be built on stays so.
        """
        return prices

    def counted_cities(self, cities: int) -> int:
        """For how many cities it may be paid at most, if it has so many."""
        return cities

    def remark(self, table: Table, seat: int, action: Action) -> None:
        """What the piece adds when the robot says why it does something."""
