"""Phase 4: where a robot begins (C5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from robobid.core.decisions import CHANCE, Decision
from robobid.games.powergrid.robots.cities import CityPiece
from robobid.games.powergrid.robots.persons import choice_of, persons
from robobid.games.powergrid.robots.robot import Answer
from robobid.games.powergrid.robots.special import Order
from robobid.games.powergrid.rules.actions import DONE, NameCity
from robobid.games.powergrid.rules.network import place_prices
from robobid.games.powergrid.table import Table

Next = Answer | tuple[Decision]


class FirstCityPiece(CityPiece, name="F0"):
    """Where a robot begins: anywhere, by chance, if its piece does not say (C5)."""

    begins_early: ClassVar[bool] = False
    """Do all seats choose where they begin before phase 3?"""
    why_named: ClassVar[str] = "first_city_drawn"
    reasons: ClassVar[Mapping[str, str]] = {
        "city_drawn": "city cost",
        "first_city_named": "city cost",
        "first_city_drawn": "city cost",
        "first_city_too_dear": "money",
    }

    # -- what a phase asks ----------------------------------------------------

    def before_resources(self, table: Table) -> None:
        """Phase 2 of round 1 has ended, and the new order stands."""

    def early_decision(self, table: Table) -> tuple[Decision]:
        """The seat whose turn it is chooses early where it begins."""
        raise TypeError(f"{self.name} does not begin early")

    def building_order(self, table: Table, seat: int, order: Order) -> Order:
        """The order in which the seats build in this phase 4."""
        return order

    # -- the turn -------------------------------------------------------------

    def decide(self, table: Table, seat: int) -> Next:
        """As the piece says; if no place can be paid, in a later round (D39)."""
        cities = free_cities(table, seat)
        if not cities:
            values = {"money": table.players[seat].money}
            return self.answer("build", DONE, "first_city_too_dear", values)
        return self.choose(table, seat, cities)

    def choose(self, table: Table, seat: int, cities: list[str]) -> Next:
        """Who names or draws one of the cities that can be paid."""
        return self.ask_for_name(table, CHANCE, cities)

    def ask_for_name(
        self, table: Table, chooser: int, cities: Sequence[str]
    ) -> tuple[Decision]:
        """Somebody names one of these cities; chance, where no person can."""
        names = [NameCity(city) for city in cities]
        return choice_of(table, chooser, "robot-city", names)

    def build_named(self, table: Table, seat: int, city: str) -> Answer:
        # Where robots play alone, chance names all cities (C2).
        why = self.why_named if persons(table) else "first_city_drawn"
        return self.build(table, seat, city, why)


def free_cities(table: Table, seat: int) -> list[str]:
    """The cities with a free place that the robot can pay."""
    prices, money = place_prices(table, seat), table.players[seat].money
    return [
        city.word
        for city, houses in zip(table.land.cities, table.houses, strict=True)
        if prices[len(houses)] <= money
    ]
