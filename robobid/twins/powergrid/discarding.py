"""A winner has too many plants: one goes, with the fuel that finds no place (A3.4)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import (
    GIVE_UP_PLANT,
    GIVE_UP_TOKEN,
    LAY_TRANSFORMER,
    Choice,
    ask,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.sets import NONE, Set, lowest, only, size
from robobid.twins.powergrid.storage import note_room, too_much
from robobid.twins.powergrid.table import (
    ATTACH,
    DISCARD,
    DROP,
    FUELS,
    NOTHING,
    AnyTable,
)


@small_part
def plants_to_discard(table: AnyTable, seat: int) -> Set:
    """One of the plants owned before goes: the new one stays (A3.4)."""
    return table.plants[seat] & ~only(table.bought)


@small_part
def ask_for_what_is_owed(table: AnyTable, seat: int, choice: Choice) -> None:
    """Which plant or token goes, or where the Transformer Station lies."""
    if table.owed == DISCARD:
        ask(choice, seat, GIVE_UP_PLANT, plants_to_discard(table, seat), 0)
    elif table.owed == DROP:
        ask(choice, seat, GIVE_UP_TOKEN, fuels_to_drop(table, seat), 0)
    elif table.owed == ATTACH:
        ask(choice, seat, LAY_TRANSFORMER, table.plants[seat], 0)


@small_part
def discard_plant(box: AnyBox, table: AnyTable, seat: int, plant: int) -> None:
    """Its fuel moves to the other plants as far as it fits (A3.4)."""
    table.plants[seat] &= ~only(plant)
    if table.transformer[seat] == plant:
        table.transformer[seat] = NOTHING
    note_room(box, table, seat)
    lose_fuel_that_does_not_fit(table, seat)


@part
def lose_fuel_that_does_not_fit(table: AnyTable, seat: int) -> None:
    """Tokens go to the reserve; where there is a choice the seat has it (A3.4)."""
    fuels = fuels_to_drop(table, seat)
    while fuels:
        if size(fuels) > 1:
            table.owed = DROP
            table.owing = seat
            return
        lose(table, seat, lowest(fuels))
        fuels = fuels_to_drop(table, seat)
    settle_plants(table)


@part
def fuels_to_drop(table: AnyTable, seat: int) -> Set:
    """The kinds of which a token may go, so that as few as possible go (A3.4).

    A kind of which too much is there by itself goes first, without a choice.
    """
    stock = table.fuel[seat]
    for fuel in range(FUELS):
        if stock[fuel] > table.room[seat, 1 << fuel]:
            return only(fuel)
    most = too_much(table, seat, stock)
    fuels = NONE
    for fuel in range(FUELS):
        if stock[fuel]:
            stock[fuel] -= 1
            if too_much(table, seat, stock) < most:
                fuels |= only(fuel)
            stock[fuel] += 1
    return fuels


@small_part
def lose(table: AnyTable, seat: int, fuel: int) -> None:
    """A token goes to the reserve."""
    table.fuel[seat, fuel] -= 1
    table.reserve[fuel] += 1


@small_part
def drop_token(table: AnyTable, seat: int, fuel: int) -> None:
    """A token goes to the reserve, and others until the rest fits."""
    lose(table, seat, fuel)
    lose_fuel_that_does_not_fit(table, seat)


@small_part
def settle_plants(table: AnyTable) -> None:
    """The plants are settled, and a replacement is drawn at once (A3.5)."""
    table.owed = NOTHING
    table.bought = NOTHING
    table.draws += 1
