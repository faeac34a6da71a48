"""A robot's purchase thought through on paper: nothing is paid yet (C4)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import Choice
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.prices import token_price
from robobid.twins.powergrid.robots.memory import FOR_LARGEST, NEEDED, token_word
from robobid.twins.powergrid.sets import NONE, Set, but_lowest, lowest, only
from robobid.twins.powergrid.storage import has_room
from robobid.twins.powergrid.table import FUELS, NOTHING, AnyTable

ALL_FUELS: Final = 0b1111
_NO_MATTER: Final = 1 << 30
_WORST: Final = 1 << 60


@part
def begin_purchase(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice
) -> None:
    """An empty list for one market."""
    choice.plan_money[market] = table.money[seat]
    choice.plan_paid[market] = 0
    choice.plan_size[market] = 0
    for fuel in range(FUELS):
        choice.plan_stock[market, fuel] = table.fuel[seat, fuel]
        choice.plan_tokens[market, fuel] = table.tokens[market, fuel]


@small_part
def price(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice, fuel: int
) -> int:
    """What the next token costs; what is sold out costs more than anything."""
    tokens = choice.plan_tokens[market, fuel]
    return token_price(box, table, seat, market, fuel, tokens)


@small_part
def rank(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice, fuel: int
) -> int:
    """Which kind is better: cheaper, then less supplied, then coal before oil."""
    supply = box.supply[market, table.step - 1, fuel]
    # Uranium comes before garbage among equals.
    place = fuel ^ fuel >> 1
    cost = price(box, table, seat, market, choice, fuel)
    return int(cost << 24 | supply << 4 | place)


@part
def best(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice, fuels: int
) -> int:
    """The better one of the kinds that may be bought; NOTHING if there is none."""
    found, least = NOTHING, _WORST
    for fuel in range(FUELS):
        if fuels >> fuel & 1 and may_buy(box, table, seat, market, choice, fuel):
            its = rank(box, table, seat, market, choice, fuel)
            if its < least:
                found, least = fuel, its
    return found


@small_part
def may_buy(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice, fuel: int
) -> bool:
    """Is there one more token that can be stored and paid?"""
    if not choice.plan_tokens[market, fuel]:
        return False
    if not has_room(table, seat, choice.plan_stock[market], fuel):
        return False
    cost = price(box, table, seat, market, choice, fuel)
    return bool(cost <= choice.plan_money[market])


@part
def put_on_list(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    market: int,
    choice: Choice,
    fuel: int,
    why: int,
) -> None:
    """Put a token on the list."""
    cost = price(box, table, seat, market, choice, fuel)
    choice.plan_money[market] -= cost
    choice.plan_paid[market] += cost
    choice.plan_stock[market, fuel] += 1
    choice.plan_tokens[market, fuel] -= 1
    choice.plan_words[market, choice.plan_size[market]] = token_word(fuel, why)
    choice.plan_size[market] += 1


@part
def buy_some(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    market: int,
    choice: Choice,
    fuels: int,
    count: int,
    why: int,
    below: int,
) -> None:
    """So many tokens one by one, each time the better kind, as far as it goes."""
    for _ in range(count):
        fuel = best(box, table, seat, market, choice, fuels)
        if fuel == NOTHING or price(box, table, seat, market, choice, fuel) >= below:
            return
        put_on_list(box, table, seat, market, choice, fuel, why)


# -- the normal purchase ------------------------------------------------------


@part
def buy_normally(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice
) -> None:
    """Fuel for one production of every plant; if money is short, largest first.

    It is always the first thing on a list.
    """
    # On paper money is no matter: only afterwards is it seen whether it was enough.
    choice.plan_money[market] = _NO_MATTER
    buy_needed(box, table, seat, market, choice)
    choice.plan_money[market] = table.money[seat] - choice.plan_paid[market]
    if choice.plan_money[market] < 0:
        begin_purchase(box, table, seat, market, choice)
        buy_for_largest(box, table, seat, market, choice)


@small_part
def burning_only(box: AnyBox, plants: Set, fuels: int) -> int:
    """What those of some plants need that burn exactly these fuels."""
    need = 0
    while plants:
        if box.fuels[lowest(plants)] == fuels:
            need += box.need[lowest(plants)]
        plants = but_lowest(plants)
    return need


@small_part
def buy_needed(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice
) -> None:
    """Pure plants first, then hybrids, then the Flux Generator (C4, D40).

    What is sold out is gone without.
    """
    plants = table.plants[seat]
    for fuel in range(FUELS):
        pure = burning_only(box, plants, 1 << fuel)
        have = table.fuel[seat, fuel]
        choice.spare[fuel] = max(0, have - pure)
        buy_some(
            box,
            table,
            seat,
            market,
            choice,
            1 << fuel,
            pure - have,
            NEEDED,
            _NO_MATTER,
        )
    for mix in range(box.mix_count):
        fuels = whole(box.mixes[mix])
        need = burning_only(box, plants, fuels)
        left = 0
        for fuel in range(FUELS):
            left += choice.spare[fuel] * (fuels >> fuel & 1)
        buy_some(
            box, table, seat, market, choice, fuels, need - left, NEEDED, _NO_MATTER
        )
        count = min(need, left)
        for fuel in range(FUELS):
            if fuels >> fuel & 1:
                taken = min(count, choice.spare[fuel])
                choice.spare[fuel] -= taken
                count -= taken


@small_part
def buy_for_largest(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice
) -> None:
    """Money is short: the plant that supplies most comes first (C4.2, D13).

    Among equals the one with the better fuel. A plant may stay half supplied.
    """
    count = note_plants_that_lack(box, table, seat, market, choice)
    for at in range(count):
        buy_some(
            box,
            table,
            seat,
            market,
            choice,
            box.fuels[choice.lacking[at]],
            choice.lacks[at],
            FOR_LARGEST,
            _NO_MATTER,
        )


@small_part
def note_plants_that_lack(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice
) -> int:
    """The plants that lack fuel, in the order in which they get some; how many.

    Stored fuel counts for the larger plant first (D45). A plant that burns several
    kinds takes what no other of the plants wants, then the cheaper kind.
    """
    for fuel in range(FUELS):
        choice.spare[fuel] = choice.plan_stock[market, fuel]
    left = table.plants[seat] & ~box.clean
    count = 0
    while left:
        plant = next_served(box, table, seat, market, choice, left)
        left &= ~only(plant)
        missing = box.need[plant]
        if box.fuels[plant] & (box.fuels[plant] - 1):
            missing = take_spare(box, table, seat, market, choice, plant, missing, left)
        missing = take_spare(box, table, seat, market, choice, plant, missing, NONE)
        if missing:
            choice.lacking[count] = plant
            choice.lacks[count] = missing
            count += 1
    return count


@small_part
def next_served(
    box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice, plants: Set
) -> int:
    """The plant that supplies most; among equals with the better fuel, then smaller."""
    chosen, most, least = NOTHING, -1, _WORST
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        its = _WORST
        for fuel in range(FUELS):
            if box.fuels[plant] >> fuel & 1:
                its = min(its, rank(box, table, seat, market, choice, fuel))
        cities = box.supplies[plant]
        if cities > most or (cities == most and its < least):
            chosen, most, least = plant, cities, its
    return chosen


@part
def take_spare(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    market: int,
    choice: Choice,
    plant: int,
    count: int,
    later: Set,
) -> int:
    """Set tokens aside for a plant, the better kind first; gives what is missing.

    What later plants will want that burn only one kind is left to them.
    """
    fuels = box.fuels[plant]
    while fuels:
        fuel, least = NOTHING, _WORST
        for kind in range(FUELS):
            if fuels >> kind & 1:
                its = rank(box, table, seat, market, choice, kind)
                if its < least:
                    fuel, least = kind, its
        fuels &= ~(1 << fuel)
        claimed = burning_only(box, later, 1 << fuel)
        taken = min(count, max(0, choice.spare[fuel] - claimed))
        choice.spare[fuel] -= taken
        count -= taken
    return count
