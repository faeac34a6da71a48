"""The rules' tables as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.games.powergrid.rules.ending import standings
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.table import Player, Table
from robobid.twins.arrays import NDArray
from robobid.twins.powergrid.box import NO_PATH, Box, queue_of, set_of
from robobid.twins.powergrid.convert.memory import write_memory
from robobid.twins.powergrid.table import (
    NOTHING,
    OWED,
    PHASES,
    STEP3_CARDS,
    empty_tables,
)

NUMBERS: Final = ("round", "step", "draws", "hidden", "idle_rounds")
"""What has the same name here and there, and is a number."""


def from_table(box: Box, table: Table) -> NDArray[Any]:
    """A rules' table as an array of one table."""
    return from_tables(box, [table])


def from_tables(box: Box, tables: Sequence[Table]) -> NDArray[Any]:
    """The rules' tables as an array; all must be played with this box."""
    arrays = empty_tables(len(tables))
    for at, table in enumerate(tables):
        if table.setup != box.setup:
            raise Unsupported(
                "other_box",
                f"table {at} is played with another map, other seats or other options",
                table=at,
            )
        _write(box, table, arrays[at])
    return arrays


def _write(box: Box, table: Table, it: Any) -> None:
    for name in NUMBERS:
        it[name] = getattr(table, name)
    it["phase"] = PHASES.index(table.phase)
    it["step3_card"] = STEP3_CARDS.index(table.step3_card)
    it["turn"] = _or_nothing(table.turn)
    it["buying_at"] = _or_nothing(table.buying_at)
    it["sold"], it["busy"] = table.sold, table.busy
    it["most_cities"] = table.most_cities
    it["order"] = queue_of(table.order)
    it["waiting"] = queue_of(table.waiting)
    it["seating"] = queue_of(table.seating)
    it["market"] = box.card_set(table.market)
    it["unseen"] = box.card_set(table.unseen)
    _write_list(it, "top", [box.card_number(card) for card in table.top[::-1]])
    _write_list(it, "under", [box.card_number(card) for card in table.under])
    _write_list(it, "aside", [box.card_number(card) for card in table.aside])
    it["ran"] = box.card_set(table.running)
    it["ran_size"] = len(table.running)
    it["ran_list"][: len(table.running)] = [box.card_number(n) for n in table.running]
    it["tokens"][: len(table.fuel)] = table.fuel
    it["reserve"] = table.reserve
    _write_auction(box, table, it)
    _write_land(box, table, it)
    for seat, player in enumerate(table.players):
        _write_player(box, table, seat, player, it)
    write_memory(box, table, it)
    for standing in standings(table):
        it["supplied"][standing.seat] = standing.points
        it["place"][standing.seat] = standing.place


def _or_nothing(value: int | None) -> int:
    return NOTHING if value is None else value


def _write_list(it: Any, name: str, numbers: Sequence[int]) -> None:
    it[f"{name}_size"] = len(numbers)
    it[name][: len(numbers)] = numbers


def _write_auction(box: Box, table: Table, it: Any) -> None:
    it["auctioned"] = it["bidder"] = it["owed"] = it["bought"] = NOTHING
    if table.auction is not None:
        plant, bid, bidder, queue = table.auction
        it["auctioned"] = box.card_number(plant)
        it["bid"] = bid
        it["bidder"] = _or_nothing(bidder)
        it["bidding"] = queue_of(queue)
    if table.owed is not None:
        it["owed"] = OWED.index(table.owed.kind)
        it["owing"] = table.owed.seat
        if table.owed.kind != "attach":
            it["bought"] = box.card_number(table.players[table.owed.seat].plants[-1])


def _write_land(box: Box, table: Table, it: Any) -> None:
    it["regions_size"] = len(table.regions)
    it["regions"][: len(table.regions)] = [box.region_numbers[r] for r in table.regions]
    it["region_choice"] = NOTHING
    it["path"] = NO_PATH
    if table.country is None:
        return
    it["region_choice"] = box.region_choices.index(table.country.regions)
    numbers = city_numbers(box, table)
    it["land"] = set_of(numbers)
    for more in range(3):
        it["more"][more] = set_of(
            number
            for number, houses in zip(numbers, table.houses, strict=True)
            if len(houses) > more
        )


def city_numbers(box: Box, table: Table) -> list[int]:
    """The numbers of the cities in play."""
    return [box.city_numbers[city.word] for city in table.land.cities]


def _write_player(box: Box, table: Table, seat: int, player: Player, it: Any) -> None:
    it["money"][seat] = player.money
    it["plants"][seat] = box.card_set(player.plants)
    it["fuel"][seat] = player.fuel
    it["pieces"][seat] = player.pieces or 0
    it["transformer"][seat] = NOTHING
    if player.transformer is not None:
        it["transformer"][seat] = box.card_number(player.transformer)
    room = storage(tuple(sorted(player.plants)), facts=box.plants)
    it["room"][seat] = [limit for _, limit in room.all_limits]
    if table.country is not None:
        numbers = city_numbers(box, table)
        path = it["path"][seat]
        for city, cost in zip(numbers, player.path_costs, strict=True):
            path[city] = cost
        built = [numbers[city] for city in player.cities]
        it["built"][seat, : len(built)] = built
        it["cities"][seat] = set_of(built)
