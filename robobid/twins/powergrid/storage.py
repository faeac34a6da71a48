"""How much fuel fits on a seat's plants, and which plants can run with it (A4, A7).

A stock fits when, for every set of fuels, its tokens of these kinds are no more than
what all plants that burn one of them can hold; `table.room` keeps that for each seat.
"""

from __future__ import annotations

from typing import Final

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import Choice
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.prices import Stock
from robobid.twins.powergrid.sets import NONE, Set, but_lowest, has, lowest
from robobid.twins.powergrid.table import FUEL_SETS, FUELS, AnyTable
from robobid.twins.rows import sets_beyond

SETS_WITH: Final = np.array(
    [
        sum(1 << some for some in range(FUEL_SETS) if some & fuels)
        for fuels in range(FUEL_SETS)
    ],
    np.int64,
)
"""For every set of fuels, all sets that have one of them, a bit for each."""
_EVERY_SET: Final = (1 << FUEL_SETS) - 1


@part
def note_room(box: AnyBox, table: AnyTable, seat: int) -> None:
    """Work out anew what the plants of a seat can hold."""
    for fuels in range(FUEL_SETS):
        table.room[seat, fuels] = 0
    plants = table.plants[seat]
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        for fuels in range(FUEL_SETS):
            if fuels & box.fuels[plant]:
                table.room[seat, fuels] += box.store[plant]


@small_part
def tokens_of(stock: Stock, fuels: int) -> int:
    """How many tokens of some kinds there are."""
    total = 0
    for fuel in range(FUELS):
        total += stock[fuel] * (fuels >> fuel & 1)
    return total


@small_part
def full_sets(table: AnyTable, seat: int, stock: Stock) -> int:
    """The sets of fuels, a bit for each, of which no token more would fit."""
    counts = (stock[0], stock[1], stock[2], stock[3])
    return sets_beyond(table.room[seat], counts, 1, _EVERY_SET)


@small_part
def has_room(table: AnyTable, seat: int, stock: Stock, fuel: int) -> bool:
    """Does one more token of a kind fit to a stock that fits?"""
    return fits_beside(full_sets(table, seat, stock), fuel)


@small_part
def fits_beside(full: int, fuel: int) -> bool:
    """Does one more token fit, if these sets of fuels are full?"""
    return bool(full & SETS_WITH[1 << fuel] == 0)


@small_part
def too_much(table: AnyTable, seat: int, stock: Stock) -> int:
    """How many tokens of a stock must go, at least."""
    most = 0
    for fuels in range(FUEL_SETS):
        most = max(most, tokens_of(stock, fuels) - table.room[seat, fuels])
    return most


# -- ways to run plants -------------------------------------------------------


@small_part
def begin_runs(
    box: AnyBox, table: AnyTable, seat: int, stock: Stock, ran: Set, choice: Choice
) -> None:
    """Before the first way to run plants: all are there but those that ran."""
    for fuel in range(FUELS):
        choice.run_fuel[fuel] = stock[fuel]
    for fuels in range(FUEL_SETS):
        choice.run_room[fuels] = table.room[seat, fuels]
    count = 0
    plants = table.plants[seat]
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        if has(ran, plant):
            take_room(box, choice, plant, 1)
        else:
            choice.run_plants[count] = plant
            count += 1
    choice.run_count = count
    choice.depth = 0
    choice.run_at[0] = 0
    choice.run_burn[0] = 0


@small_part
def take_room(box: AnyBox, choice: Choice, plant: int, times: int) -> None:
    """A plant that runs has places for so much less."""
    for fuels in range(FUEL_SETS):
        if fuels & box.fuels[plant]:
            choice.run_room[fuels] -= times * box.need[plant]


@small_part
def burn(box: AnyBox, choice: Choice, plant: int, mix: int, times: int) -> None:
    """A plant burns one of its mixes, or has not burnt it after all."""
    for fuel in range(FUELS):
        choice.run_fuel[fuel] -= times * box.burns[plant, mix, fuel]
    take_room(box, choice, plant, times)


@small_part
def may_burn(box: AnyBox, choice: Choice, plant: int, mix: int) -> bool:
    """Can a plant burn this mix, beside those that run already (A7.1)?"""
    may = True
    for fuel in range(FUELS):
        may &= choice.run_fuel[fuel] >= box.burns[plant, mix, fuel]
    if not may:
        return False
    left = (
        choice.run_fuel[0] - box.burns[plant, mix, 0],
        choice.run_fuel[1] - box.burns[plant, mix, 1],
        choice.run_fuel[2] - box.burns[plant, mix, 2],
        choice.run_fuel[3] - box.burns[plant, mix, 3],
    )
    its_sets = SETS_WITH[box.fuels[plant]]
    return sets_beyond(choice.run_room, left, box.need[plant], its_sets) == 0


@part
def next_run(box: AnyBox, choice: Choice) -> bool:
    """Go on to the next way to run plants; False when there is no other.

    The first is to run none, and is not given. Those that run are `run_plants` at
    `run_at`, as many as `depth`, each with its `run_burn`: in the order of the rules'
    `productions`.
    """
    depth = choice.depth
    while True:
        at, mix = choice.run_at[depth], choice.run_burn[depth]
        if at >= choice.run_count:
            if depth == 0:
                return False
            depth -= 1
            plant = choice.run_plants[choice.run_at[depth]]
            burn(box, choice, plant, choice.run_burn[depth], -1)
            choice.run_burn[depth] += 1
            continue
        plant = choice.run_plants[at]
        if mix >= box.burn_count[plant]:
            choice.run_at[depth] += 1
            choice.run_burn[depth] = 0
        elif may_burn(box, choice, plant, mix):
            burn(box, choice, plant, mix, 1)
            depth += 1
            choice.run_at[depth] = at + 1
            choice.run_burn[depth] = 0
            choice.depth = depth
            return True
        else:
            choice.run_burn[depth] += 1


@small_part
def supplied_by(box: AnyBox, table: AnyTable, seat: int, plant: int) -> int:
    """How many cities one of a seat's plants supplies."""
    extra = box.transformer_cities if table.transformer[seat] == plant else 0
    return int(box.supplies[plant] + extra)


@small_part
def run_cities(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> int:
    """For how many cities the plants that run produce."""
    cities = 0
    for at in range(choice.depth):
        plant = choice.run_plants[choice.run_at[at]]
        cities += supplied_by(box, table, seat, plant)
    return cities


@part
def most_produced(
    box: AnyBox, table: AnyTable, seat: int, stock: Stock, choice: Choice
) -> int:
    """For how many cities a seat's plants can produce at most with a stock."""
    begin_runs(box, table, seat, stock, NONE, choice)
    most = 0
    while next_run(box, choice):
        most = max(most, run_cities(box, table, seat, choice))
    return most
