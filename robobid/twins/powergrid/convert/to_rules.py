"""The twin's tables as the rules know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.table import Auction, Owed, Player, Table
from robobid.games.powergrid.variants import Pieces
from robobid.twins.powergrid.box import Box, members, seats_in
from robobid.twins.powergrid.convert.memory import read_memory
from robobid.twins.powergrid.convert.to_arrays import NUMBERS, city_numbers
from robobid.twins.powergrid.table import NOTHING, OWED, PHASES, STEP3_CARDS


def to_table(box: Box, it: Any) -> Table:
    """A table of the twin as the rules know it."""
    table = box.new_table()
    for name in NUMBERS:
        setattr(table, name, int(it[name]))
    table.phase = cast(Any, PHASES[it["phase"]])
    table.step3_card = cast(Any, STEP3_CARDS[it["step3_card"]])
    table.turn = _or_none(it["turn"])
    table.buying_at = _or_none(it["buying_at"])
    table.sold, table.busy = bool(it["sold"]), bool(it["busy"])
    table.order = seats_in(it["order"])
    table.waiting = seats_in(it["waiting"])
    table.seating = seats_in(it["seating"])
    table.market = _cards(box, members(it["market"]))
    table.unseen = _cards(box, members(it["unseen"]))
    table.top = _cards(box, it["top"][: it["top_size"]][::-1])
    table.under = _cards(box, it["under"][: it["under_size"]])
    table.aside = tuple(_cards(box, it["aside"][: it["aside_size"]]))
    table.running = tuple(_cards(box, it["ran_list"][: it["ran_size"]]))
    table.fuel = it["tokens"][: len(table.fuel)].tolist()
    table.reserve = it["reserve"].tolist()
    _read_auction(box, it, table)
    _read_land(box, it, table)
    table.players = [_player(box, it, seat, table) for seat in table.seats]
    table.memory = read_memory(box, it)
    return table


def _or_none(value: int) -> int | None:
    return None if value == NOTHING else int(value)


def _cards(box: Box, numbers: Sequence[int]) -> list[Number]:
    return [box.cards[number] for number in numbers]


def _read_auction(box: Box, it: Any, table: Table) -> None:
    if it["auctioned"] != NOTHING:
        table.auction = Auction(
            box.cards[it["auctioned"]],
            int(it["bid"]),
            _or_none(it["bidder"]),
            seats_in(it["bidding"]),
        )
    if it["owed"] != NOTHING:
        table.owed = Owed(cast(Any, OWED[it["owed"]]), int(it["owing"]))


def _read_land(box: Box, it: Any, table: Table) -> None:
    map_ = box.setup.map
    chosen = it["regions"][: it["regions_size"]]
    table.regions = tuple(map_.regions[number].id for number in chosen)
    if it["region_choice"] == NOTHING:
        return
    regions = box.region_choices[it["region_choice"]]
    table.regions = tuple(sorted(regions))
    table.country = map_.country(regions)
    table.houses = [
        tuple(seat for seat in table.seats if int(it["cities"][seat]) >> number & 1)
        for number in city_numbers(box, table)
    ]


def _player(box: Box, it: Any, seat: int, table: Table) -> Player:
    plants = members(it["plants"][seat])
    if it["bought"] != NOTHING and it["owing"] == seat:
        # The new plant stands last until the limit was checked.
        plants.sort(key=lambda plant: (plant == it["bought"], plant))
    cities: tuple[int, ...] = ()
    path_costs: tuple[int, ...] = ()
    if table.country is not None:
        numbers = city_numbers(box, table)
        count = int(it["cities"][seat]).bit_count()
        cities = tuple(numbers.index(n) for n in it["built"][seat, :count])
        path_costs = tuple(int(it["path"][seat, city]) for city in numbers)
    is_robot = box.setup.seats[seat] is not None
    under = it["transformer"][seat]
    return Player(
        money=int(it["money"][seat]),
        pieces=Pieces(*it["pieces"][seat].tolist()) if is_robot else None,
        plants=tuple(_cards(box, plants)),
        fuel=it["fuel"][seat].tolist(),
        cities=cities,
        path_costs=path_costs,
        transformer=None if under == NOTHING else box.cards[under],
    )
