"""B1: the last player's choice."""

from __future__ import annotations

from typing import ClassVar

from robobid.core.decisions import Decision
from robobid.games.powergrid.robots.building import (
    BuildingPiece,
    Candidate,
    named_cities,
)
from robobid.games.powergrid.robots.persons import choice_of, last_player
from robobid.games.powergrid.robots.robot import Answer
from robobid.games.powergrid.table import Table


class LastPlayersChoice(BuildingPiece, name="B1"):
    """The last player chooses each city, as long as the robot can pay one.

    It does not cross other cities if it can help it: to a near city it pays the direct
    link, even where a path is cheaper (D32, D42). FR "Construction de villes 1".
    """

    reasons: ClassVar = {"builds_named": "city cost", "nothing_payable": "money"}

    def next_city(self, table: Table, seat: int) -> Answer | tuple[Decision]:
        money = table.players[seat].money
        cities = near_payable(self, table, seat)
        if not cities:
            far = self.candidates(table, seat)
            cities = [each for each in far if each.path + each.place <= money]
        if not cities:
            return self.done("nothing_payable", {"money": money})
        names = named_cities(table, seat, cities)
        return choice_of(table, last_player(table), "robot-city", names)

    def build_named(self, table: Table, seat: int, city: str) -> Answer:
        return self.build(table, seat, city, "builds_named")

    def path_cost(self, table: Table, seat: int, city: int) -> int:
        path = super().path_cost(table, seat, city)
        if not table.players[seat].cities or table.setup.readings.d42 == "alt":
            return path
        link = link_cost(table, seat, city)
        return link if link is not None and near_payable(self, table, seat) else path


def near_payable(piece: BuildingPiece, table: Table, seat: int) -> list[Candidate]:
    """The cities one link from an own one that can be paid (D32, D42)."""
    money, own = table.players[seat].money, table.players[seat].cities
    near = {city for each in own for city, _ in table.land.links[each]}
    cheapest = table.setup.readings.d42 == "alt"
    found = []
    for city, path, place in piece.candidates(table, seat):
        if city in near:
            link = path if cheapest else link_cost(table, seat, city)
            if link is not None and link + place <= money:
                found.append(Candidate(city, link, place))
    return found


def link_cost(table: Table, seat: int, city: int) -> int | None:
    """The cheapest link from an own city to this one; None if there is none."""
    own = table.players[seat].cities
    links = [cost for near, cost in table.land.links[city] if near in own]
    return min(links, default=None)
