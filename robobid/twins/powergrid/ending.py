"""The end of the game, and who has won (A9)."""

from __future__ import annotations

from robobid.twins.jit import rare_part, small_part
from robobid.twins.powergrid.actions import Choice
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.storage import most_produced
from robobid.twins.powergrid.table import AnyTable, city_count


@small_part
def note_idle_round(table: AnyTable) -> None:
    """Count the rounds of step 3 in a row without a house or a plant (A9)."""
    idle = table.step == 3 and table.busy == 0
    table.idle_rounds = table.idle_rounds + 1 if idle else 0


@small_part
def game_ends(box: AnyBox, table: AnyTable) -> bool:
    """Has somebody cities enough, or has the game stalled (A9)?"""
    enough = table.most_cities >= box.cities_for_end
    return bool(enough or table.idle_rounds >= box.idle_rounds)


@small_part
def most_supplied(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> int:
    """How many of its cities a seat can supply with its plants and fuel (A9)."""
    produced = most_produced(box, table, seat, table.fuel[seat], choice)
    return min(produced, city_count(table, seat))


@rare_part
def rank_seats(box: AnyBox, table: AnyTable, choice: Choice) -> None:
    """Most supplied cities, then most money, then most cities, then shared (A9)."""
    for seat in range(box.players):
        table.supplied[seat] = most_supplied(box, table, seat, choice)
    for seat in range(box.players):
        place = 1
        for other in range(box.players):
            place += is_ahead(table, other, seat)
        table.place[seat] = place


@small_part
def is_ahead(table: AnyTable, one: int, other: int) -> bool:
    """Is one seat better than another at the end?"""
    if table.supplied[one] != table.supplied[other]:
        return bool(table.supplied[one] > table.supplied[other])
    if table.money[one] != table.money[other]:
        return bool(table.money[one] > table.money[other])
    return city_count(table, one) > city_count(table, other)
