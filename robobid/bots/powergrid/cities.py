"""Cities: where a seat builds, and how many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from robobid.bots.hints import Hint
from robobid.bots.powergrid.fuel import can_supply
from robobid.bots.powergrid.prospects import faces
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import DONE, ChooseRegion, Connect
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.network import base_prices
from robobid.games.powergrid.view import PlayerView, View
from robobid.twins.judgement import SIMPLE_POWER_GRID as SIMPLE
from robobid.twins.judgement import PowerGridJudgement as Judgement


class Site(NamedTuple):
    """A city where a seat could build, and what it costs."""

    cost: int
    city: str


def sites(view: View, me: PlayerView) -> list[Site]:
    """Every city with a free place, affordable or not."""
    assert view.country is not None
    prices = base_prices(view.step)
    return [
        Site(path + prices[len(houses)], city.word)
        for city, path, houses in zip(
            view.country.cities, me.path_costs, view.houses, strict=True
        )
        if me.seat not in houses and len(houses) < view.step
    ]


def cheapest(view: View, me: PlayerView) -> Site | None:
    """The cheapest city with a free place, affordable or not."""
    return min(sites(view, me), default=None)


def costs(view: View, me: PlayerView) -> list[int]:
    """What every city with a free place would cost, the cheapest first."""
    prices = base_prices(view.step)
    return sorted(
        [
            path + prices[len(houses)]
            for path, houses in zip(me.path_costs, view.houses, strict=True)
            if me.seat not in houses and len(houses) < view.step
        ]
    )


def payable(costs: Sequence[int], money: int, most: int) -> int:
    """How many cities could be built at once, about.

    Each house makes others cheaper, which is left out: so it is rather too few.

    >>> payable([10, 12, 20], 25, 5)
    2
    """
    count = 0
    for cost in costs:
        if cost > money or count == most:
            break
        money -= cost
        count += 1
    return count


def affordable(view: View, me: PlayerView, money: int, most: int) -> int:
    """How many cities a seat could build at once, about."""
    return payable(costs(view, me), money, most)


def build(view: View, decision: Decision, by: Judgement = SIMPLE) -> Hint:
    """Build where it is cheapest, as many as can be supplied, and at the end to win."""
    me = view.players[decision.seat]
    money = me.money or 0
    site = cheapest(view, me)
    if site is None or Connect(site.city) not in decision.options:
        return Hint(DONE, "powergrid_build_broke", {})
    if not me.cities:
        return first_city(view, decision, by)
    cost, city = site
    have, end = len(me.cities), view.setup.figures.cities_for_end
    values = {"city": city, "cost": cost}
    runnable, power = can_supply(view, me), faces(view.setup.plants, me)
    if is_last_round(view, me):
        if have < runnable:
            return Hint(Connect(city), "powergrid_build", values)
        return Hint(DONE, "powergrid_build_enough", {"n": runnable})
    if may_finish(view, me, runnable):
        return Hint(Connect(city), "powergrid_build_to_end", values)
    if have + 1 >= end:
        return Hint(DONE, "powergrid_build_wait", {"n": end})
    if have < runnable:
        return Hint(Connect(city), "powergrid_build", values)
    if have < power + 1 and money - cost >= by.reserve:
        return Hint(Connect(city), "powergrid_build_ahead", values)
    if have < power + 3 and money - cost >= 3 * by.reserve:
        return Hint(Connect(city), "powergrid_build_ahead", values)
    return Hint(DONE, "powergrid_build_enough", {"n": max(runnable, have)})


def is_last_round(view: View, me: PlayerView) -> bool:
    """Has somebody cities enough, so that the game ends after this phase?"""
    end = view.setup.figures.cities_for_end
    return any(len(player.cities) >= end for player in view.players)


def may_finish(view: View, me: PlayerView, runnable: int) -> bool:
    """Can this seat end the game now, and would it win?"""
    end = view.setup.figures.cities_for_end
    missing = end - len(me.cities)
    money = me.money or 0
    if affordable(view, me, money, missing) < missing:
        return False
    mine = min(end, runnable)
    rivals = [hoped_for(view, p) for p in view.players if p.seat != me.seat]
    return mine > max(rivals) or (mine == max(rivals) and mine >= end)


def hoped_for(view: View, rival: PlayerView) -> int:
    """What another seat might supply at the end of this round."""
    waits = rival.seat in view.waiting
    money = 60 if rival.money is None else rival.money
    more = affordable(view, rival, money, 5) if waits else 0
    return min(can_supply(view, rival), len(rival.cities) + more)


def first_city(view: View, decision: Decision, by: Judgement) -> Hint:
    """Where the cities around are cheapest and nobody else is near."""
    assert view.country is not None
    land = view.country
    payable = [at for at, c in enumerate(land.connects) if c in decision.options]
    best = min(
        payable, key=lambda at: (surroundings(view, at, by), land.cities[at].word)
    )
    word = land.cities[best].word
    return Hint(Connect(word), "powergrid_first_city", {"city": word})


def surroundings(view: View, at: int, by: Judgement = SIMPLE) -> float:
    """How dear it is to grow from a city; the less the better."""
    assert view.country is not None
    costs = view.country.costs[at]
    free, taken = _ground(view.houses, view.step)
    near = min([costs[city] for city in taken], default=20)
    dear = sorted([costs[city] for city in free])[1 : int(by.neighbours) + 1]
    return sum(dear) + 2.0 * max(0, 12 - near)


@lru_cache(maxsize=1 << 8)
def _ground(
    houses: tuple[tuple[int, ...], ...], step: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cities with a free place, and those with a house."""
    cities = range(len(houses))
    return (
        tuple([city for city in cities if len(houses[city]) < step]),
        tuple([city for city in cities if houses[city]]),
    )


def choose_region(view: View, decision: Decision) -> Hint:
    """The region whose links are cheapest, those to the regions in play included."""
    map_ = view.setup.map

    def merit(action: ChooseRegion) -> tuple[float, str]:
        return _mean_link(map_, {*view.regions, action.region}), action.region

    action: ChooseRegion = min(decision.options, key=merit)
    return Hint(action, "powergrid_region", {"region": action.region})


def _mean_link(map_: Map, regions: set[str]) -> float:
    inside = {city.word for city in map_.cities if city.region in regions}
    costs = [
        link.cost for link in map_.links if link.one in inside and link.other in inside
    ]
    return sum(costs) / max(1, len(costs))
