"""Every reason that a robot gives is true of the table that it is given at.

What a sentence claims is worked out here from the table itself, not by the piece that
says it: whole random games with random pieces on every map must never catch a robot
saying what is not so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.robots.persons import leader
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.rules.actions import Connect, Done, Run
from robobid.games.powergrid.rules.events import FuelBought
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.network import NO_PLACE, base_prices, cost_of
from robobid.games.powergrid.rules.plants import Fuel, card_named
from robobid.games.powergrid.rules.resources import price_of
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.rules.storage import most_produced, storage
from robobid.games.powergrid.table import Table
from tests.powergrid.robots import a_game_of

Values = Mapping[str, Any]
Check = Callable[[Table, int, Values, Any], object]

CHECKS: dict[str, Check] = {}


def claims(*reasons: str) -> Callable[[Check], Check]:
    """What must be so where one of these reasons is given."""

    def keep(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(reasons, check))
        return check

    return keep


# -- what the table says --------------------------------------------------------------


def cities(table: Table, seat: int) -> int:
    return len(table.players[seat].cities)


def money(table: Table, seat: int) -> int:
    return table.players[seat].money


def faces(table: Table, seat: int) -> int:
    return sum(table.setup.plants[n].cities for n in table.players[seat].plants)


def plant(table: Table, values: Values) -> Any:
    return table.setup.plants[card_named(values["plant"], table.setup.plants)]


def price(table: Table, seat: int, fuel: str) -> int | None:
    assert table.buying_at is not None
    return price_of(table, seat, table.buying_at, Fuel[fuel.upper()])


def sold(table: Table, fuel: str) -> int:
    assert table.buying_at is not None
    return table.fuel[table.buying_at][Fuel[fuel.upper()]]


def on_offer(table: Table) -> list[Any]:
    facts = table.setup.plants
    return [facts[number] for number in actual_market(table)]


def free(table: Table, seat: int) -> dict[str, int]:
    """What every city without a house of the seat costs it, where there is a place."""
    found = {}
    for at, city in enumerate(table.land.cities):
        cost = cost_of(table, seat, at)
        if cost.place < NO_PLACE and seat not in table.houses[at]:
            found[city.word] = cost.total
    return found


def excluded(table: Table, seat: int, number: Any) -> set[str]:
    """Why a robot may not want a plant on offer: all that is true of it (C3)."""
    player, facts = table.players[seat], table.setup.plants
    card, owned = facts[number], player.plants
    found = set()
    if owned and number <= min(owned):
        found.add("too_small")
    is_full = len(owned) == table.setup.figures.max_plants
    if is_full and card.cities <= min(facts[each].cities for each in owned):
        found.add("no_better")
    if card.min_bid > player.money:
        found.add("too_dear")
    allowed = table.setup.map.nuclear_regions
    if card.is_nuclear and allowed is not None:
        regions = [table.land.cities[city].region for city in player.cities]
        if not regions or any(region not in allowed for region in regions):
            found.add("nuclear")
    return found


def acceptable(table: Table, seat: int) -> list[Any]:
    """The plants that it may want, smallest first."""
    return [n for n in sorted(actual_market(table)) if not excluded(table, seat, n)]


def are_excluded(table: Table, seat: int, values: Values) -> bool:
    """Is every plant that it names left out for the reason that it gives?"""
    return all(
        rule in excluded(table, seat, card_named(word, table.setup.plants))
        for word, rule in values.get("excluded", {}).items()
    )


def limit(table: Table, seat: int, number: Any) -> int:
    """The highest bid of a robot, by what is printed on its piece (C3.3)."""
    pieces = table.players[seat].pieces
    assert pieces is not None
    more = {1: 5, 3: 10, 4: cities(table, seat), 6: 1}.get(pieces.auction, 0)
    return int(table.setup.plants[number].min_bid) + more


def others_named(table: Table, values: Values) -> set[float]:
    excluded = values.get("excluded", {})
    return {card_named(word, table.setup.plants) for word in excluded}


# -- auctions -------------------------------------------------------------------------


@claims("opens_largest", "opens_largest_allowed")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    left_out = others_named(table, values)
    numbers = [each.number for each in on_offer(table)]
    number = plant(table, values).number
    larger = {each for each in numbers if each > number}
    return larger == left_out and are_excluded(table, seat, values)


@claims("opens_most_cities", "opens_most_cities_allowed")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    left_out, aim = others_named(table, values), plant(table, values)
    better = {
        each.number
        for each in on_offer(table)
        if (each.cities, each.number) > (aim.cities, aim.number)
    }
    is_best = better == left_out and values["cities"] == aim.cities
    return is_best and are_excluded(table, seat, values)


@claims("opens_cheapest_fuel", "opens_cheapest_fuel_allowed")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    def cheapest(facts: Any) -> float:
        markets = range(len(table.fuel))
        prices = [price_of(table, seat, m, f) for m in markets for f in facts.fuels]
        if facts.needs_no_fuel:
            return 0
        return min([p for p in prices if p is not None], default=float("inf"))

    left_out, aim = others_named(table, values), plant(table, values)
    cheaper = {e.number for e in on_offer(table) if cheapest(e) < cheapest(aim)}
    is_cheapest = cheaper <= left_out and values["price"] == cheapest(aim)
    return is_cheapest and are_excluded(table, seat, values)


@claims("opens_all_sold_out")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    aim = plant(table, values)
    return not any(market[fuel] for market in table.fuel for fuel in aim.fuels)


@claims("opens_only_plant")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return acceptable(table, seat) == [plant(table, values).number]


@claims("opens_second_smallest")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return acceptable(table, seat)[1] == plant(table, values).number


@claims("opens_named", "plant_drawn")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return plant(table, values).number in acceptable(table, seat)


@claims("takes_first_offered")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    taken = plant(table, values)
    is_price = taken.min_bid == values["price"] <= money(table, seat)
    return is_price and not excluded(table, seat, taken.number)


@claims("passes_enough_power")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    claimed = values["supplied"], values["cities"]
    is_true = claimed == (faces(table, seat), cities(table, seat))
    return is_true and claimed[0] >= claimed[1] + 2


@claims("passes_no_plant")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    named = {card_named(word, table.setup.plants) for word in values["excluded"]}
    is_whole = named == set(actual_market(table)) and not acceptable(table, seat)
    is_true = is_whole and are_excluded(table, seat, values)
    return is_true and values["money"] == money(table, seat)


@claims("raises")
def _(table: Table, seat: int, values: Values, action: Any) -> object:
    assert table.auction is not None
    is_next = values["bid"] == table.auction.bid + 1 == action.amount
    highest = limit(table, seat, table.auction.plant)
    is_limit = values["limit"] in (highest, min(highest, money(table, seat)))
    return is_next and is_limit and values["bid"] <= min(highest, money(table, seat))


@claims("drops_at_limit")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    assert table.auction is not None
    highest = limit(table, seat, table.auction.plant)
    return table.auction.bid >= values["limit"] == highest


@claims("drops_short_of_money")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    assert table.auction is not None
    return values["money"] == money(table, seat) <= table.auction.bid


@claims("drops_unwanted")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    owned, facts = table.players[seat].plants, table.setup.plants
    match values["rule"]:
        case "enough_power":
            return faces(table, seat) >= cities(table, seat) + 2
        case "no_plant":
            return values["plant"] not in {str(n) for n in facts}
        case "too_small":
            return plant(table, values).number <= min(owned)
        case "no_better":
            weakest = min(facts[number].cities for number in owned)
            return plant(table, values).cities <= weakest
        case "too_dear":
            return plant(table, values).min_bid > money(table, seat)
        case "nuclear":
            return bool(plant(table, values).is_nuclear)
    return values["rule"] == "other_aim"


@claims("discards_smallest")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return plant(table, values).number == min(table.players[seat].plants[:-1])


@claims("token_drawn")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return table.players[seat].fuel[Fuel[values["fuel"].upper()]] > 0


@claims("pays_half")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return bool(values["payment"] == values["bid"] // 2)


# -- resources ------------------------------------------------------------------------


@claims("buys_needed", "buys_for_largest", "buys_maximum", "buys_scarcest")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    cost = price(table, seat, values["fuel"])
    return cost is not None and values["price"] == cost <= money(table, seat)


@claims("buys_cheap")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return price(table, seat, values["fuel"]) == values["price"] < 5


def runs_all(table: Table, seat: int) -> bool:
    player, facts = table.players[seat], table.setup.plants
    return most_produced(player.plants, player.fuel, facts) >= faces(table, seat)


@claims("stops_with_enough")
def _(table: Table, seat: int, _values: Values, _action: Any) -> object:
    return runs_all(table, seat)


@claims("stops_none_sold")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return not any(sold(table, fuel) for fuel in values["fuels"])


@claims("stops_short_of_money", "stops_too_dear")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    cost = price(table, seat, values["fuel"])
    return (
        values["price"] == cost
        and cost is not None
        and (values["money"] == money(table, seat) < cost)
    )


@claims("stops_nothing_cheap")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return price(table, seat, values["fuel"]) == values["price"] >= 5


@claims("stops_sold_out")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return not sold(table, values["fuel"])


@claims("stops_tied")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    counts = {(3 if f == "uranium" else 1) * sold(table, f) for f in values["fuels"]}
    return len(values["fuels"]) > 1 and len(counts) == 1


@claims("stops_full", "stops_no_room")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    # Nothing that the plants burn is stored below twice what they need of it.
    player, facts = table.players[seat], table.setup.plants
    words = [values["fuel"]] if "fuel" in values else [fuel.word for fuel in Fuel]
    wanted = {Fuel[word.upper()] for word in words}
    pure = dict.fromkeys(Fuel, 0)
    for number in player.plants:
        if set(facts[number].fuels) <= wanted and len(facts[number].fuels) == 1:
            pure[facts[number].fuels[0]] += facts[number].store
    return all(player.fuel[fuel] >= pure[fuel] for fuel in wanted)


def could_buy(table: Table, seat: int) -> list[Fuel]:
    """What it could still store and pay."""
    player = table.players[seat]
    if table.buying_at is None:
        return []
    room = storage(player.plants, facts=table.setup.plants)
    prices = {fuel: price(table, seat, fuel.word) for fuel in Fuel}
    return [
        fuel
        for fuel, cost in prices.items()
        if cost is not None
        and cost <= player.money
        and room.has_room(player.fuel, fuel)
    ]


@claims("stops_as_first_buyer")
def _(table: Table, seat: int, _values: Values, _action: Any) -> object:
    return table.order[-1] == seat and not could_buy(table, seat)


@claims("stops_not_first_buyer")
def _(table: Table, seat: int, _values: Values, _action: Any) -> object:
    return table.order[-1] != seat


@claims("stops_in_even_round")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    is_even = values["round"] == table.round and table.round % 2 == 0
    return is_even and not could_buy(table, seat)


@claims("stops_in_odd_round")
def _(table: Table, _seat: int, values: Values, _action: Any) -> object:
    return values["round"] == table.round and table.round % 2 == 1


@claims("buys_no_more")
def _(_table: Table, _seat: int, values: Values, _action: Any) -> object:
    return not values


@claims("market_more_cities", "market_cheaper", "market_drawn")
def _(table: Table, _seat: int, values: Values, _action: Any) -> object:
    return values["market"] in [market.name for market in table.setup.map.markets]


# -- building -------------------------------------------------------------------------


@claims("builds_as_leader")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    first = leader(table, seat)
    is_same = cities(table, seat) == cities(table, first) == values["cities"]
    return is_same and values["leader"] == first


@claims("builds_above_leader")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    first = leader(table, seat)
    claimed = values["cities"], values["leader"], values["theirs"]
    there = cities(table, seat), first, cities(table, first)
    return claimed == there and there[0] > there[2]


@claims("builds_as_step")
def _(table: Table, _seat: int, values: Values, _action: Any) -> object:
    return bool(values["step"] == table.step)


@claims("builds_as_supplied")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    claimed = values["supplied"], values["cities"]
    is_true = claimed == (faces(table, seat), cities(table, seat))
    return is_true and claimed[1] >= claimed[0]


@claims("builds_no_more")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return table.step == 1 and values["cities"] == cities(table, seat) >= 6


@claims("no_house_left")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return bool(cities(table, seat) == values["cities"])


def shunned(table: Table, seat: int) -> set[str]:
    """B4 stays out of the first player's cities."""
    pieces = table.players[seat].pieces
    assert pieces is not None
    if pieces.building != 4:
        return set()
    own = table.players[leader(table, seat)].cities
    return {table.land.cities[city].word for city in own}


@claims("builds_cheapest")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    costs = free(table, seat)
    for word in shunned(table, seat):
        costs.pop(word, None)
    return values["cost"] == costs[values["city"]] == min(costs.values())


@claims("city_too_dear")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    costs = free(table, seat)
    for word in shunned(table, seat):
        costs.pop(word, None)
    is_cheapest = values["cost"] == costs[values["city"]] == min(costs.values())
    return is_cheapest and values["money"] == money(table, seat) < values["cost"]


@claims("no_city_left")
def _(table: Table, seat: int, _values: Values, _action: Any) -> object:
    return not set(free(table, seat)) - shunned(table, seat)


@claims("nothing_payable")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    costs = free(table, seat).values()
    return values["money"] == money(table, seat) < min(costs, default=1 << 30)


@claims(
    "builds_named",
    "city_drawn",
    "first_city_named",
    "first_city_drawn",
    "first_city_left",
)
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    cost = free(table, seat)[values["city"]]
    return values["cost"] == cost <= money(table, seat)


@claims("first_city_too_dear")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    costs = free(table, seat).values()
    has_none = not table.players[seat].cities
    return has_none and money(table, seat) == values["money"] < min(costs, default=99)


@claims("city_marked", "city_taken")
def _(table: Table, _seat: int, values: Values, _action: Any) -> object:
    return values["city"] in table.land.index


@claims("region_drawn")
def _(table: Table, _seat: int, values: Values, _action: Any) -> object:
    return values["region"] in {city.region for city in table.land.cities}


@claims("place_for_ten", "place_free")
def _(table: Table, seat: int, values: Values, action: Any) -> object:
    assert isinstance(action, Connect)
    city = table.land.index[values["city"]]
    usual = base_prices(table.step)[len(table.houses[city])]
    there = cost_of(table, seat, city).place
    return values["city"] == action.city and (
        (values["place"], values["usual"]) == (there, usual)
    )


# -- production, and the rest ---------------------------------------------------------


@claims("runs_best")
def _(table: Table, seat: int, values: Values, action: Any) -> object:
    assert isinstance(action, Run)
    owned = plant(table, values).number in table.players[seat].plants
    most = cities(table, seat) + 1
    return owned and values["income"] <= table.setup.income(most)


@claims("ran_enough")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    return bool(values["income"] == table.setup.income(values["cities"]))


@claims("one_city_more")
def _(table: Table, seat: int, values: Values, _action: Any) -> object:
    is_paid = values["income"] == table.setup.income(values["cities"])
    return is_paid and values["cities"] == cities(table, seat) + 1


@claims("starts_richer", "moves_last")
def _(_table: Table, _seat: int, _values: Values, _action: Any) -> object:
    return True


# -- the games ------------------------------------------------------------------------


def told_in_a_game(map: str, seed: int) -> Counter[str]:
    """Play at random; every reason is held against the table that it is given at."""
    random = Random(f"{map} {seed}")
    persons = random.randint(0, 3)
    robots = random.randint(max(1, 2 - persons), 5 - persons)
    players = "; ".join(["Ann"] * persons + ["robot"] * robots)
    table = a_game_of(players, map, regions="drawn", promo=("flux", "transformer"))
    told: Counter[str] = Counter()
    promised: dict[str, int] = {}
    paid = 0
    while decisions := POWER_GRID.decisions(table):
        seat, _, options = decisions[0]
        action = options.pick(random)
        before = table.copy()
        if promised and isinstance(action, Done) and table.phase == "resources":
            assert_kept(table, seat, promised, paid)
            promised = {}
        for event in POWER_GRID.apply(table, seat, action):
            if isinstance(event, FuelBought):
                paid += event.payment
            if isinstance(event, RobotDid):
                if event.reason in ("market_more_cities", "market_cheaper"):
                    promised, paid = dict(event.values), 0
                told[event.reason] += 1
                check = CHECKS[event.reason]
                where = before if before.phase != "lots" else table
                if event.reason in ("city_drawn", "market_drawn", "plant_drawn"):
                    assert seat == CHANCE or where.memory
                assert check(where, event.seat, event.values, action), (
                    event,
                    POWER_GRID.write(before, seat, action),
                )
    return told


def assert_kept(table: Table, seat: int, promised: Values, paid: int) -> None:
    """What was said when a market was chosen has come true when the buying ends."""
    player, facts = table.players[seat], table.setup.plants
    supplied = most_produced(player.plants, player.fuel, facts)
    assert promised.get("payment", paid) == paid
    assert promised.get("cities", supplied) == supplied


@pytest.mark.parametrize("map", MAP_NAMES)
def test_every_reason_is_true(map: str) -> None:
    """Three random games on each map."""
    for seed in range(3):
        assert told_in_a_game(map, seed)


@pytest.mark.soak
@pytest.mark.parametrize("map", MAP_NAMES)
def test_every_reason_is_true_in_many_games(map: str) -> None:
    for seed in range(3, 60):
        told_in_a_game(map, seed)


def test_every_reason_of_a_piece_is_checked() -> None:
    reasons = {reason for piece in PIECES.values() for reason in piece.reasons}

    assert reasons <= CHECKS.keys()
