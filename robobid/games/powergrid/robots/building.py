"""Phase 4: where a robot builds, and when it stops (C5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from robobid.core.decisions import CHANCE, Decision, Options
from robobid.games.powergrid.robots.cities import CityPiece
from robobid.games.powergrid.robots.persons import choice_of
from robobid.games.powergrid.robots.robot import Answer, Stop
from robobid.games.powergrid.rules.actions import DONE, NameCity
from robobid.games.powergrid.rules.choices import Priced
from robobid.games.powergrid.rules.network import (
    NO_PLACE,
    Cost,
    cheapest_first,
    has_built_all,
    place_prices,
    site,
)
from robobid.games.powergrid.rules.offers import BuildLimits
from robobid.games.powergrid.rules.tables import HOUSES_PER_PLAYER
from robobid.games.powergrid.table import Table


class Candidate(NamedTuple):
    """A city that a robot may build in, and what that costs."""

    city: int
    path: int
    place: int


class BuildingPiece(CityPiece, name="B0"):
    """How a robot builds: the cheapest city, again and again, while it can pay (C5)."""

    reasons: ClassVar[Mapping[str, str]] = {
        "city_drawn": "city cost",
        "builds_cheapest": "city cost",
        "no_city_left": "",
        "no_house_left": "cities",
        "city_too_dear": "city cost money",
    }

    # -- what a piece says ----------------------------------------------------

    def stop(self, table: Table, seat: int) -> Stop | None:
        """Why it builds no more; None while it may."""
        return None

    def shunned(self, table: Table, seat: int) -> int:
        """Whose cities it stays out of, besides its own."""
        return seat

    def path_cost(self, table: Table, seat: int, city: int) -> int:
        """What the way to a city costs it."""
        return table.players[seat].path_costs[city]

    # -- the turn -------------------------------------------------------------

    def decide(self, table: Table, seat: int) -> Answer | tuple[Decision]:
        """One city at a time, paid at once; then the next is worked out anew (C5)."""
        if has_built_all(table, seat):
            return self.done("no_house_left", {"cities": HOUSES_PER_PLAYER})
        if stop := self.stop(table, seat):
            return self.done(*stop)
        return self.next_city(table, seat)

    def done(self, why: str, values: Mapping[str, Any]) -> Answer:
        """It builds no more."""
        return self.answer("build", DONE, why, values)

    def build_named(self, table: Table, seat: int, city: str) -> Answer:
        return self.build(table, seat, city, "builds_cheapest")

    def next_city(self, table: Table, seat: int) -> Answer | tuple[Decision]:
        """The candidate with the lowest cost; among equals chance (C5, D28)."""
        path_only = table.setup.readings.d28 == "alt"
        money = table.players[seat].money
        least, best = NO_PLACE, list[Candidate]()
        for each in self.candidates(table, seat):
            price = each.path if path_only else each.path + each.place
            if price < least:
                least, best = price, []
            if price == least:
                best.append(each)
        if not best:
            return self.done("no_city_left", {})
        payable = [each for each in best if each.path + each.place <= money]
        words = table.land.cities
        if not payable:
            city, path, place = best[0]
            values = {"city": words[city].word, "cost": path + place, "money": money}
            return self.done("city_too_dear", values)
        if len(payable) > 1:
            cities = named_cities(table, seat, payable)
            return choice_of(table, CHANCE, "robot-city", cities)
        return self.build(table, seat, words[payable[0].city].word, "builds_cheapest")

    def candidates(self, table: Table, seat: int) -> Iterator[Candidate]:
        """Wherever it may build: there is a place, and it has no house (C5)."""
        prices = place_prices(table, seat)
        shunned = self.shunned(table, seat)
        paths = table.players[seat].path_costs
        for city, (path, houses) in enumerate(zip(paths, table.houses, strict=True)):
            place = prices[len(houses)]
            if place < NO_PLACE and seat not in houses and shunned not in houses:
                yield Candidate(city, path, place)


def named_cities(table: Table, seat: int, candidates: list[Candidate]) -> Options:
    """Somebody names one of these cities for the robot: what each costs it."""
    land, own = table.land, table.players[seat].cities

    def offer() -> BuildLimits:
        return cheapest_first(
            site(land, own, city, Cost(path, place)) for city, path, place in candidates
        )

    names = [NameCity(land.cities[each.city].word) for each in candidates]
    return Priced(names, offer)
