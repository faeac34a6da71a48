"""What is in the box: plants, a map, figures and readings as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from math import ceil
from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.core.setup import PERSON
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.robots.pieces.s1 import RICH_START
from robobid.games.powergrid.rules import tables
from robobid.games.powergrid.rules.maps import Country, Map
from robobid.games.powergrid.rules.mended import NEWEST
from robobid.games.powergrid.rules.plants import (
    FLUX,
    STEP3,
    TRANSFORMER,
    TRANSFORMER_CITIES,
    TRANSFORMER_MIN_BID,
    Number,
    Plants,
)
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.rules.setup import new_table
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.variants import Seat, SetUp
from robobid.twins.arrays import NDArray, np
from robobid.twins.powergrid.table import (
    FUELS,
    MOST_CITIES,
    MOST_MARKETS,
    NOTHING,
    ROOM_FOR_CARDS,
)

MOST_REGIONS: Final = 32
MOST_PLACES: Final = 32
MOST_DISCOUNTS: Final = 8
MOST_BURNS: Final = 20
MOST_MIXES: Final = (1 << FUELS) - FUELS - 1
MOST_INCOME: Final = MOST_CITIES + 2
MOST_STORED: Final = 1000
"""So that what all plants store together is a short number."""
STEPS: Final = 3
NO_PATH: Final = 30000
"""The cost of a path to a city that is not in play."""
DRAFTED, DRAWN, GIVEN = range(3)
_REGION_WAYS: Final = {"drafted": DRAFTED, "drawn": DRAWN}

READINGS: Final = np.dtype([(reading.name, "i8") for reading in fields(Readings)])
"""1 where the other reading holds."""
_PER_CARD: Final = (ROOM_FOR_CARDS,)
BOX: Final = np.dtype(
    [
        ("players", "i8"),
        ("robots", "u8"),  # a bit for each seat that follows pieces
        ("persons", "i8"),  # the queue of the others
        ("pieces", "u8"),  # those that may be dealt
        ("open_money", "i8"),
        ("region_way", "i8"),
        ("region_count", "i8"),  # so many are played on
        ("lands", "i8"),
        ("max_plants", "i8"),
        ("cities_for_step2", "i8"),
        ("cities_for_end", "i8"),
        ("idle_rounds", "i8"),
        ("start_money", "i8"),
        ("rich_start", "i8"),
        ("actual_plants", "i8"),
        ("cards", "i8"),  # so many cards have a number
        ("step3", "i8"),  # the numbers of the special ones; NOTHING if there is none
        ("transformer", "i8"),
        ("flux", "i8"),
        ("transformer_min_bid", "i8"),
        ("transformer_cities", "i8"),
        ("clean_future_is_actual", "i8"),
        ("smallest_leaves_each_round", "i8"),
        ("nuclear_rule", "i8"),
        ("nuclear_cities", "u8"),  # where a city allows nuclear plants
        ("readings", READINGS),
        ("house_cost", "i8", (3,)),
        ("houses", "i8"),  # so many each seat has
        ("most_paid", "i8"),
        ("income", "i8", (MOST_INCOME,)),
        # Plants by their number among the cards.
        ("number", "i8", _PER_CARD),  # the Flux Generator's is rounded up
        ("min_bid", "i8", _PER_CARD),
        ("need", "i8", _PER_CARD),
        ("store", "i8", _PER_CARD),
        ("supplies", "i8", _PER_CARD),
        ("fuels", "i8", _PER_CARD),  # a bit for each
        ("burn_count", "i8", _PER_CARD),
        ("burns", "i8", (ROOM_FOR_CARDS, MOST_BURNS, FUELS)),
        ("mix_count", "i8"),  # the sets of several fuels that plants burn, and which
        ("mixes", "i8", (MOST_MIXES,)),
        ("nuclear", "u8"),
        ("clean", "u8"),  # the plants that need no fuel
        # Resource markets.
        ("markets", "i8"),
        ("ladder_size", "i8", (MOST_MARKETS, FUELS)),
        ("ladder", "i8", (MOST_MARKETS, FUELS, MOST_PLACES)),
        ("supply", "i8", (MOST_MARKETS, STEPS, FUELS)),
        ("discounts", "i8"),
        ("discount_city", "i8", (MOST_DISCOUNTS,)),
        ("discount_fuel", "i8", (MOST_DISCOUNTS,)),
        ("discount", "i8", (MOST_DISCOUNTS,)),
        ("discount_least", "i8", (MOST_DISCOUNTS,)),
        # The map.
        ("regions", "i8"),
        ("borders", "u8", (MOST_REGIONS,)),
        ("region_cities", "u8", (MOST_REGIONS,)),
        ("cities", "i8"),
        ("neighbours", "u8", (MOST_CITIES,)),
        ("link", "i2", (MOST_CITIES, MOST_CITIES)),
        # Their places by name; what links between two regions cost, and how many.
        ("city_rank", "i8", (MOST_CITIES,)),
        ("region_rank", "i8", (MOST_REGIONS,)),
        ("link_costs", "i8", (MOST_REGIONS, MOST_REGIONS)),
        ("link_count", "i8", (MOST_REGIONS, MOST_REGIONS)),
    ],
    align=True,
)
LAND: Final = np.dtype(
    [
        ("regions", "u8"),
        ("cities", "u8"),
        ("costs", "i2", (MOST_CITIES, MOST_CITIES)),
    ],
    align=True,
)
"""The part of a map that a game may be played on: the rules' `Country`."""

AnyBox = Any
"""A box inside compiled code: an element of an array of `BOX`."""
Lands = Any
"""An array of `LAND` inside compiled code: one for each choice of regions."""


@dataclass(frozen=True)
class Box:
    """A game's box: everything that is settled before the game begins.

    >>> box = Box.open("germany", 4)
    >>> int(box.array["max_plants"][0]), len(box.lands)
    (3, 12)
    """

    setup: SetUp

    @classmethod
    def open(
        cls, map_: Map | str = "germany", seats: Sequence[Seat] | int = 4, **others: Any
    ) -> Box:
        """A box by the name of its map, with so many persons if no robots are named.

        The `others` are those of the rules' `SetUp`; regions are drawn if nothing is
        said about them.
        """
        if isinstance(map_, str):
            map_ = standard_map(map_)
        if isinstance(seats, int):
            seats = [PERSON] * seats
        return cls(
            SetUp(map=map_, seats=tuple(seats), **{"regions": "drawn", **others})
        )

    @classmethod
    def of(cls, table: Table) -> Box:
        """The box that a table is played with."""
        return cls(table.setup)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.setup.seats)

    def new_table(self) -> Table:
        """The rules' table for this box, before anything is chosen or drawn."""
        return new_table(self.setup)

    @cached_property
    def array(self) -> NDArray[Any]:
        """Everything that compiled code must know, in an array of one element."""
        return _array(self)

    @cached_property
    def region_choices(self) -> tuple[frozenset[str], ...]:
        """Every choice of regions that may be played on."""
        if isinstance(self.setup.regions, frozenset):
            return (self.setup.regions,)
        return self.setup.map.choices(self.setup.figures.regions)

    @cached_property
    def lands(self) -> NDArray[Any]:
        """What may be played on, for each choice of regions."""
        array = np.zeros(len(self.region_choices), LAND)
        for it, chosen in zip(array, self.region_choices, strict=True):
            _fill_land(self, self.setup.map.country(chosen), it)
        return array

    @cached_property
    def city_numbers(self) -> dict[str, int]:
        """The number of each city, by its word."""
        cities = self.setup.map.cities
        return {city.word: number for number, city in enumerate(cities)}

    @cached_property
    def region_numbers(self) -> dict[str, int]:
        """The number of each region, by its name."""
        regions = self.setup.map.regions
        return {region.id: number for number, region in enumerate(regions)}

    @cached_property
    def cards(self) -> tuple[Number, ...]:
        """Every card of the stack, by its number in a set."""
        return (*sorted(self.plants), STEP3, TRANSFORMER)

    @property
    def plants(self) -> Plants:
        """What is printed on the plants."""
        return self.setup.plants

    @cached_property
    def _card_numbers(self) -> dict[Number, int]:
        return {card: number for number, card in enumerate(self.cards)}

    def card_number(self, card: Number) -> int:
        """The number of a card in a set."""
        return self._card_numbers[card]

    def card_set(self, cards: Iterable[Number]) -> int:
        """Cards as a set."""
        return set_of(map(self.card_number, cards))

    def city_set(self, words: Iterable[str]) -> int:
        """Cities as a set."""
        return set_of(self.city_numbers[word] for word in words)

    def region_set(self, names: Iterable[str]) -> int:
        """Regions as a set."""
        return set_of(self.region_numbers[name] for name in names)


def set_of(numbers: Iterable[int]) -> int:
    """Numbers as a set."""
    return sum(1 << number for number in numbers)


def members(some: int) -> list[int]:
    """The numbers of a set, the lowest first."""
    some = int(some)
    return [number for number in range(some.bit_length()) if some >> number & 1]


def queue_of(seats: Iterable[int]) -> int:
    """Seats as a queue."""
    return sum((seat + 1) << 4 * place for place, seat in enumerate(seats))


def seats_in(queue: int) -> tuple[int, ...]:
    """The seats of a queue."""
    seats = []
    queue = int(queue)
    while queue:
        seats.append((queue & 15) - 1)
        queue >>= 4
    return tuple(seats)


# -- what compiled code must know ---------------------------------------------


def _array(box: Box) -> NDArray[Any]:
    _check(box)
    array = np.zeros(1, BOX)
    it = array[0]
    _fill_figures(box, it)
    _fill_cards(box, it)
    _fill_plants(box, it)
    _fill_markets(box, it)
    _fill_map(box, it)
    return array


def _check(box: Box) -> None:
    map_ = box.setup.map
    if box.setup.rules_version != NEWEST:
        raise Unsupported(
            "old_rules",
            f"the fast twin plays by version {NEWEST} of the rules, not "
            f"{box.setup.rules_version}",
            found=box.setup.rules_version,
            newest=NEWEST,
        )
    far = sum(link.cost for link in map_.links)
    for found, most, what in (
        (len(map_.cities), MOST_CITIES, "cities"),
        (len(map_.regions), MOST_REGIONS, "regions"),
        (len(map_.markets), MOST_MARKETS, "markets"),
        (len(map_.discounts), MOST_DISCOUNTS, "discounts"),
        (_longest_ladder(map_), MOST_PLACES, "places on a ladder"),
        (far, NO_PATH - 1, "as the cost of all links"),
        (len(box.cards), ROOM_FOR_CARDS, "cards in the stack"),
        (_most_mixes(map_), MOST_BURNS, "mixes of fuel for one plant"),
        (_most_stored(map_), MOST_STORED, "as the most that one plant stores"),
        (len(map_.income), MOST_INCOME, "payments"),
    ):
        if found > most:
            raise Unsupported(
                "large_map",
                f"map {map_.id!r} has {found} {what}; the fast twin takes up to {most}",
                map=map_.id,
                found=found,
                most=most,
            )


def _longest_ladder(map_: Map) -> int:
    return max(len(places) for market in map_.markets for places in market.ladder)


def _most_stored(map_: Map) -> int:
    return max(max(plant.store, plant.need) for plant in map_.plants.values())


def _most_mixes(map_: Map) -> int:
    return max(len(plant.burns) for plant in map_.plants.values())


def _fill_figures(box: Box, it: Any) -> None:
    options, figures = box.setup, box.setup.figures
    map_ = options.map
    it["players"] = box.players
    it["robots"] = set_of(s for s, who in enumerate(options.seats) if who is not None)
    it["persons"] = queue_of(s for s, who in enumerate(options.seats) if who is None)
    it["open_money"] = options.open_money
    it["region_way"] = _REGION_WAYS.get(str(options.regions), GIVEN)
    it["region_count"] = min(figures.regions, len(map_.regions))
    it["lands"] = len(box.region_choices)
    it["max_plants"] = figures.max_plants
    it["cities_for_step2"] = figures.cities_for_step2
    it["cities_for_end"] = figures.cities_for_end
    it["idle_rounds"] = tables.IDLE_ROUNDS
    it["start_money"] = tables.START_MONEY
    it["rich_start"] = RICH_START
    it["actual_plants"] = tables.ACTUAL_PLANTS
    it["transformer_min_bid"] = TRANSFORMER_MIN_BID
    it["transformer_cities"] = TRANSFORMER_CITIES
    it["clean_future_is_actual"] = map_.clean_future_is_actual
    it["smallest_leaves_each_round"] = map_.smallest_leaves_each_round
    for reading in fields(Readings):
        chosen = getattr(options.readings, reading.name)
        it["readings"][reading.name] = chosen == "alt"
    it["house_cost"] = tables.HOUSE_COST
    it["houses"] = tables.HOUSES_PER_PLAYER
    it["most_paid"] = options.most_paid
    it["income"] = [options.income(cities) for cities in range(MOST_INCOME)]
    it["pieces"] = set_of(
        at for at, name in enumerate(PIECES) if name not in map_.without_pieces
    )


def _fill_cards(box: Box, it: Any) -> None:
    it["cards"] = len(box.cards)
    it["step3"] = box.card_number(STEP3)
    it["transformer"] = box.card_number(TRANSFORMER)
    it["flux"] = box.card_number(FLUX) if FLUX in box.plants else NOTHING
    for at, card in enumerate(box.cards):
        it["number"][at] = ceil(card)


def _fill_plants(box: Box, it: Any) -> None:
    for number, plant in box.plants.items():
        at = box.card_number(number)
        it["min_bid"][at] = plant.min_bid
        it["need"][at] = plant.need
        it["store"][at] = plant.store
        it["supplies"][at] = plant.cities
        it["fuels"][at] = set_of(plant.fuels)
        it["burn_count"][at] = len(plant.burns)
        it["burns"][at, : len(plant.burns)] = plant.burns
    plants = box.plants.values()
    kinds = {plant.fuels for plant in plants if len(plant.fuels) > 1}
    mixes = sorted(kinds, key=lambda fuels: (len(fuels), fuels))
    it["mix_count"] = len(mixes)
    it["mixes"][: len(mixes)] = [set_of(fuels) for fuels in mixes]
    it["nuclear"] = box.card_set(p.number for p in plants if p.is_nuclear)
    it["clean"] = box.card_set(p.number for p in plants if p.needs_no_fuel)


def _fill_markets(box: Box, it: Any) -> None:
    map_ = box.setup.map
    it["markets"] = len(map_.markets)
    for at, market in enumerate(map_.markets):
        it["supply"][at] = market.supply[box.players]
        for fuel, places in enumerate(market.ladder):
            it["ladder_size"][at, fuel] = len(places)
            it["ladder"][at, fuel, : len(places)] = places
    it["discounts"] = len(map_.discounts)
    for at, discount in enumerate(map_.discounts):
        it["discount_city"][at] = box.city_numbers[discount.city]
        it["discount_fuel"][at] = discount.fuel
        it["discount"][at] = discount.amount
        it["discount_least"][at] = discount.at_least


def _fill_map(box: Box, it: Any) -> None:
    map_, numbers = box.setup.map, box.city_numbers
    it["regions"] = len(map_.regions)
    for at, region in enumerate(map_.regions):
        it["borders"][at] = box.region_set(region.adjacent)
        it["region_cities"][at] = box.city_set(
            city.word for city in map_.cities if city.region == region.id
        )
    it["cities"] = len(map_.cities)
    it["city_rank"][: len(numbers)] = _ranks(list(numbers))
    it["region_rank"][: len(map_.regions)] = _ranks(list(box.region_numbers))
    region_of = [box.region_numbers[city.region] for city in map_.cities]
    for one, other, cost in map_.links:
        pair = sorted((region_of[numbers[one]], region_of[numbers[other]]))
        it["link_costs"][tuple(pair)] += cost
        it["link_count"][tuple(pair)] += 1
        for here, there in ((one, other), (other, one)):
            it["neighbours"][numbers[here]] |= np.uint64(1 << numbers[there])
            it["link"][numbers[here], numbers[there]] = cost
    if map_.nuclear_regions is not None:
        it["nuclear_rule"] = 1
        it["nuclear_cities"] = box.city_set(
            city.word for city in map_.cities if city.region in map_.nuclear_regions
        )


def _ranks(names: list[str]) -> list[int]:
    in_order = sorted(names)
    return [in_order.index(name) for name in names]


def _fill_land(box: Box, country: Country, it: Any) -> None:
    numbers = [box.city_numbers[city.word] for city in country.cities]
    it["regions"] = box.region_set(country.regions)
    it["cities"] = set_of(numbers)
    it["costs"] = NO_PATH
    for city, costs in zip(numbers, country.costs, strict=True):
        row = [NO_PATH] * MOST_CITIES
        for other, cost in zip(numbers, costs, strict=True):
            row[other] = cost
        it["costs"][city] = row
