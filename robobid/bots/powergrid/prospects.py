"""What a seat may hope for: rounds to come, fuel prices, and what a plant is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from robobid.powergrid.plants import PLANTS, TRANSFORMER_CITIES, Fuel, Number
from robobid.powergrid.tables import income
from robobid.powergrid.view import PlayerView, View

GROWTH: Final = 1.7
"""Houses that a seat builds in a round, on average."""
TYPICAL_PRICES: Final = (3.5, 4.5, 5.5, 8.0)
"""What a token of each fuel costs in the long run."""
DEAREST: Final = 2.5
"""So many times its usual price a scarce fuel may cost."""
LOOK_AHEAD: Final = 1
"""So many rounds of supply are counted when fuel may run out."""
CITY_AT_THE_END: Final = 9.0
"""What one more supplied city at the end is worth, in elektro, when it is far away."""
LAST_CITY: Final = 36.0
"""What is added to that when the end is near; it decides the game."""


def rounds_left(view: View) -> int:
    """How many more times there will be income, about."""
    most = max(len(player.cities) for player in view.players)
    to_go = view.options.figures.cities_for_end - most
    return max(1, min(9, round(to_go / GROWTH)))


def faces(player: PlayerView, plants: Sequence[Number] | None = None) -> int:
    """How many cities all of some plants supply together, fuel or not."""
    plants = player.plants if plants is None else plants
    extra = TRANSFORMER_CITIES if player.transformer in plants else 0
    return sum([PLANTS[number].cities for number in plants]) + extra


def token_prices(view: View, fuel: Fuel) -> tuple[int, ...]:
    """The prices of the tokens present, cheapest first, on the better market."""
    best: tuple[int, ...] = ()
    for tokens, market in zip(view.fuel, view.options.map.markets, strict=True):
        if count := tokens[fuel]:
            prices = market.ladder[fuel][-count:]
            best = min(best, prices, key=lambda p: p[0]) if best else prices
    return best


def fuel_cost(view: View, number: Number) -> float:
    """What one production of a plant costs, between now's price and the usual one."""
    plant = PLANTS[number]
    if plant.needs_no_fuel:
        return 0.0
    costs = []
    for fuel in plant.fuels:
        prices = token_prices(view, fuel)[: plant.need]
        usual = TYPICAL_PRICES[fuel] * scarcity(view)[fuel]
        now = sum(prices) + 2.0 * usual * (plant.need - len(prices))
        costs.append((now + plant.need * usual) / 2)
    return min(costs)


def scarcity(view: View) -> tuple[float, ...]:
    """For each fuel how much more is burnt in a round than comes back, at least 1."""
    pairs = zip(_burnt(_owned(view)), supply(view), strict=True)
    return tuple([max(1.0, min(DEAREST, burnt / max(1, due))) for burnt, due in pairs])


def supply(view: View) -> tuple[int, ...]:
    """What comes back of each fuel in a round, on all markets."""
    rows = [
        market.supply[len(view.players)][view.step - 1]
        for market in view.options.map.markets
    ]
    return tuple(map(sum, zip(*rows, strict=True)))


def _owned(view: View) -> tuple[tuple[Number, ...], ...]:
    return tuple([player.plants for player in view.players])


@lru_cache(maxsize=1 << 12)
def _burnt(owned: tuple[tuple[Number, ...], ...]) -> tuple[float, ...]:
    """What all plants together burn of each fuel in a round."""
    burnt = [0.0, 0.0, 0.0, 0.0]
    for plants in owned:
        for number in plants:
            plant = PLANTS[number]
            for fuel in plant.fuels:
                burnt[fuel] += plant.need / len(plant.fuels)
    return tuple(burnt)


def reliable(view: View, number: Number, *, new: bool = False) -> float:
    """How often a plant will find its fuel in the next rounds, from 0 to 1."""
    plant = PLANTS[number]
    if plant.needs_no_fuel:
        return 1.0
    burnt, due = _burnt(_owned(view)), supply(view)
    chances = []
    for fuel in plant.fuels:
        there = sum([market[fuel] for market in view.fuel])
        wanted = burnt[fuel] + (plant.need / len(plant.fuels) if new else 0.0)
        coming = there + LOOK_AHEAD * due[fuel]
        chances.append(coming / max(1.0, (LOOK_AHEAD + 1) * wanted))
    return min(1.0, max(chances))


def kept_plants(
    view: View, me: PlayerView, number: Number
) -> tuple[tuple[Number, ...], Number | None]:
    """The plants after buying one more, and the one that would go."""
    plants = (*me.plants, number)
    if len(me.plants) < view.options.figures.max_plants:
        return plants, None
    gone = worst_plant(view, me)
    return tuple(n for n in plants if n != gone), gone


def worst_plant(view: View, me: PlayerView) -> Number:
    """The plant that a seat can do without: it supplies least, then dearest fuel."""
    return min(
        me.plants,
        key=lambda n: (
            faces(me, (n,)) * reliable(view, n),
            -fuel_cost(view, n),
            n,
        ),
    )


def plant_value(view: View, me: PlayerView, number: Number) -> float:
    """What a plant will bring in until the end, in elektro, beside what it costs."""
    after, _ = kept_plants(view, me, number)
    rounds = rounds_left(view)
    before_cost = sum([fuel_cost(view, n) for n in me.plants])
    after_cost = sum([fuel_cost(view, n) for n in after])
    end = view.options.figures.cities_for_end
    had = sum([faces(me, (n,)) * reliable(view, n) for n in me.plants])
    has = sum([faces(me, (n,)) * reliable(view, n, new=n == number) for n in after])
    gain = 0.0
    for number_of_round in range(1, rounds + 1):
        cities = min(end, len(me.cities) + round(GROWTH * number_of_round))
        gain += _profit(has, cities, after_cost) - _profit(had, cities, before_cost)
    last = min(has, end) - min(had, end)
    nearness = 1.0 / rounds
    return gain + (CITY_AT_THE_END + LAST_CITY * nearness) * last


def _profit(power: float, cities: int, cost: float) -> float:
    """Income less fuel, when no more fuel is burnt than the cities need."""
    share = min(1.0, cities / power) if power else 0.0
    supplied = min(power, cities)
    low = int(supplied)
    paid = income(low) + (supplied - low) * (income(low + 1) - income(low))
    return paid - cost * share
