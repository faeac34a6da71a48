"""What a seat may hope for: rounds to come, fuel prices, and what a plant is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from robobid.games.powergrid.rules.plants import Fuel, Number, Plants, cities_supplied
from robobid.games.powergrid.rules.tables import income
from robobid.games.powergrid.view import PlayerView, View
from robobid.twins.judgement import SIMPLE_POWER_GRID as SIMPLE
from robobid.twins.judgement import PowerGridJudgement as Judgement


def rounds_left(view: View, by: Judgement = SIMPLE) -> int:
    """How many more times there will be income, about."""
    most = max(len(player.cities) for player in view.players)
    to_go = view.setup.figures.cities_for_end - most
    return max(1, min(9, round(to_go / by.growth)))


def faces(
    facts: Plants, player: PlayerView, plants: Sequence[Number] | None = None
) -> int:
    """How many cities all of some plants supply together, fuel or not."""
    plants = player.plants if plants is None else plants
    return cities_supplied(plants, player.transformer, facts)


class Outlook:
    """What a seat may hope for: what fuel costs, and whether it will be there.

    Each answer is worked out once, since plants are compared again and again.
    """

    __slots__ = (
        "_burnt",
        "_chances",
        "_costs",
        "_due",
        "_scarcity",
        "by",
        "facts",
        "me",
        "view",
    )

    def __init__(self, view: View, me: PlayerView, by: Judgement = SIMPLE) -> None:
        self.view = view
        self.me = me
        self.by = by
        self.facts = view.setup.plants
        self._burnt = _burnt(
            tuple([player.plants for player in view.players]), self.facts
        )
        self._due = supply(view)
        self._scarcity = _scarcity(self._burnt, self._due, by.dearest)
        self._costs: dict[Number, float] = {}
        self._chances: dict[tuple[Number, bool], float] = {}

    def fuel_cost(self, number: Number) -> float:
        """What one production costs, between now's price and the usual one."""
        cost = self._costs.get(number)
        if cost is None:
            cost = self._costs[number] = self._fuel_cost(number)
        return cost

    def _fuel_cost(self, number: Number) -> float:
        plant = self.facts[number]
        if plant.needs_no_fuel:
            return 0.0
        costs = []
        for fuel in plant.fuels:
            prices = token_prices(self.view, fuel)[: plant.need]
            usual = self.by.usual_prices[fuel] * self._scarcity[fuel]
            now = sum(prices) + 2.0 * usual * (plant.need - len(prices))
            costs.append((now + plant.need * usual) / 2)
        return min(costs)

    def power(self, number: Number, *, new: bool = False) -> float:
        """How many cities a plant will supply in a round, as far as there is fuel."""
        return faces(self.facts, self.me, (number,)) * self.reliable(number, new=new)

    def fuel_costs(self, plants: Sequence[Number]) -> float:
        """What one production of some plants costs together."""
        return sum([self.fuel_cost(number) for number in plants])

    def reliable(self, number: Number, *, new: bool = False) -> float:
        """How often a plant will find its fuel in the next rounds, from 0 to 1."""
        chance = self._chances.get((number, new))
        if chance is None:
            chance = self._chances[number, new] = self._reliable(number, new)
        return chance

    def _reliable(self, number: Number, new: bool) -> float:
        plant = self.facts[number]
        if plant.needs_no_fuel:
            return 1.0
        chances = []
        for fuel in plant.fuels:
            there = sum([market[fuel] for market in self.view.fuel])
            wanted = self._burnt[fuel] + (plant.need / len(plant.fuels) if new else 0.0)
            coming = there + self.by.look_ahead * self._due[fuel]
            chances.append(coming / max(1.0, (self.by.look_ahead + 1) * wanted))
        return min(1.0, max(chances))


def token_prices(view: View, fuel: Fuel) -> tuple[int, ...]:
    """The prices of the tokens present, cheapest first, on the better market."""
    best: tuple[int, ...] = ()
    for tokens, market in zip(view.fuel, view.setup.map.markets, strict=True):
        if count := tokens[fuel]:
            prices = market.ladder[fuel][-count:]
            best = min(best, prices, key=lambda p: p[0]) if best else prices
    return best


def supply(view: View) -> tuple[int, ...]:
    """What comes back of each fuel in a round, on all markets."""
    rows = [
        market.supply[len(view.players)][view.step - 1]
        for market in view.setup.map.markets
    ]
    return rows[0] if len(rows) == 1 else tuple(map(sum, zip(*rows, strict=True)))


@lru_cache(maxsize=1 << 12)
def _burnt(owned: tuple[tuple[Number, ...], ...], facts: Plants) -> tuple[float, ...]:
    """What all plants together burn of each fuel in a round."""
    burnt = [0.0, 0.0, 0.0, 0.0]
    for plants in owned:
        for number in plants:
            plant = facts[number]
            for fuel in plant.fuels:
                burnt[fuel] += plant.need / len(plant.fuels)
    return tuple(burnt)


@lru_cache(maxsize=1 << 12)
def _scarcity(
    burnt: tuple[float, ...], supply: tuple[int, ...], dearest: float
) -> tuple[float, ...]:
    """For each fuel how much more is burnt in a round than comes back, at least 1."""
    pairs = zip(burnt, supply, strict=True)
    return tuple([max(1.0, min(dearest, gone / max(1, due))) for gone, due in pairs])


class Upgrade:
    """What new plants would bring in until the end, beside those that a seat has."""

    __slots__ = ("_cities", "_end", "_had", "_nearness", "_outlook", "_usual")

    def __init__(self, outlook: Outlook) -> None:
        view, me = outlook.view, outlook.me
        rounds = rounds_left(view, outlook.by)
        self._outlook = outlook
        self._end = view.setup.figures.cities_for_end
        self._nearness = 1.0 / rounds
        self._cities = [
            min(self._end, len(me.cities) + round(outlook.by.growth * number))
            for number in range(1, rounds + 1)
        ]
        self._had = sum([outlook.power(n) for n in me.plants])
        self._usual = self._profits(self._had, outlook.fuel_costs(me.plants))

    def _profits(self, power: float, cost: float) -> float:
        paid = self._outlook.view.setup.map.income
        return sum([_profit(power, cities, cost, paid) for cities in self._cities])

    def value(self, number: Number) -> float:
        """What a plant will bring in, in elektro, beside what it costs."""
        outlook = self._outlook
        after, _ = kept_plants(outlook, number)
        has = sum([outlook.power(n, new=n == number) for n in after])
        gain = self._profits(has, outlook.fuel_costs(after)) - self._usual
        last = min(has, self._end) - min(self._had, self._end)
        by = outlook.by
        return gain + (by.city_at_the_end + by.last_city * self._nearness) * last


def kept_plants(
    outlook: Outlook, number: Number
) -> tuple[tuple[Number, ...], Number | None]:
    """The plants after buying one more, and the one that would go."""
    owned = outlook.me.plants
    plants = (*owned, number)
    if len(owned) < outlook.view.setup.figures.max_plants:
        return plants, None
    gone = worst_plant(outlook)
    return tuple(n for n in plants if n != gone), gone


def worst_plant(outlook: Outlook) -> Number:
    """The plant that a seat can do without: it supplies least, then dearest fuel."""
    me = outlook.me
    return min(
        me.plants,
        key=lambda n: (
            outlook.power(n),
            -outlook.fuel_cost(n),
            n,
        ),
    )


def _profit(power: float, cities: int, cost: float, table: tuple[int, ...]) -> float:
    """Income less fuel, when no more fuel is burnt than the cities need."""
    share = min(1.0, cities / power) if power else 0.0
    supplied = min(power, cities)
    low = int(supplied)
    here, next_ = income(low, table), income(low + 1, table)
    paid = here + (supplied - low) * (next_ - here)
    return paid - cost * share
