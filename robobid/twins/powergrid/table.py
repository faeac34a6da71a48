"""What lies on many tables: arrays whose first axis is the game.

Cards, cities, regions and seats are numbers; sets of them are words (`sets`), rows of
seats are packed (`queues`). Cities have the numbers that they have on the whole map.
"""

from __future__ import annotations

from typing import Any, Final, get_args, get_type_hints

from robobid.games.powergrid.table import Owed, Phase, Step3Card
from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import aligned_zeros, small_part
from robobid.twins.powergrid.queues import first
from robobid.twins.powergrid.sets import size

SEATS: Final = 6
FUELS: Final = 4
FUEL_SETS: Final = 1 << FUELS
PARTS: Final = 5
MOST_CITIES: Final = 64
MOST_MARKETS: Final = 4
ROOM_FOR_CARDS: Final = 64
"""As many as a set can hold; which card has which number is the box's affair."""

PHASES: Final[tuple[str, ...]] = get_args(Phase)
(
    REGIONS,
    LOTS,
    AUCTION,
    UNSOLD,
    EARLY_CITIES,
    RESOURCES,
    BUILDING,
    STEP_2,
    INCOME,
    PLANT_MARKET,
    OVER,
) = range(len(PHASES))

STEP3_CARDS: Final[tuple[str, ...]] = get_args(Step3Card)
IN_STACK, IN_MARKET, GONE = range(len(STEP3_CARDS))

OWED: Final[tuple[str, ...]] = get_args(get_type_hints(Owed)["kind"])
DISCARD, DROP, ATTACH = range(len(OWED))

NOTHING: Final = -1
"""No seat, no card, no market."""

_CARD_LIST: Final = ("u1", (ROOM_FOR_CARDS,))
TABLE: Final = np.dtype(
    [
        ("phase", "i8"),
        ("round", "i8"),
        ("step", "i8"),
        ("step3_card", "i8"),
        ("turn", "i8"),
        ("draws", "i8"),
        ("auctioned", "i8"),  # the card; NOTHING if there is no auction
        ("bid", "i8"),
        ("bidder", "i8"),
        ("bidding", "i8"),  # the queue of the auction
        ("owed", "i8"),  # what must be given up; NOTHING if nothing must
        ("owing", "i8"),
        ("bought", "i8"),  # the plant that may not be given up meanwhile
        ("buying_at", "i8"),
        ("sold", "i8"),
        ("busy", "i8"),
        ("idle_rounds", "i8"),
        ("most_cities", "i8"),
        ("order", "i8"),
        ("waiting", "i8"),
        ("seating", "i8"),
        ("market", "u8"),
        ("unseen", "u8"),
        ("hidden", "i8"),
        ("land", "u8"),  # the cities in play
        ("more", "u8", (3,)),  # those with more than no, one, two houses
        ("ran", "u8"),
        ("money", "i8", (SEATS,)),
        ("plants", "u8", (SEATS,)),
        ("cities", "u8", (SEATS,)),
        ("transformer", "i8", (SEATS,)),
        ("pieces", "i8", (SEATS, PARTS)),
        ("fuel", "i8", (SEATS, FUELS)),
        ("tokens", "i8", (MOST_MARKETS, FUELS)),
        ("reserve", "i8", (FUELS,)),
        # For each seat and each set of fuels, how many tokens of these kinds fit.
        ("room", "i2", (SEATS, FUEL_SETS)),
        # What the cheapest path costs to each city; NO_PATH if it is not in play.
        ("path", "i2", (SEATS, MOST_CITIES)),
        # Lists: in the order in which things came to lie there, or were done.
        ("top_size", "i8"),
        ("under_size", "i8"),
        ("aside_size", "i8"),
        ("ran_size", "i8"),
        ("regions_size", "i8"),
        ("top", *_CARD_LIST),  # the next card last
        ("under", *_CARD_LIST),
        ("aside", *_CARD_LIST),
        ("ran_list", "u1", (8,)),
        ("regions", "u1", (32,)),
        ("region_choice", "i8"),  # which of the box's lands it is; NOTHING at first
        ("built", "u1", (SEATS, MOST_CITIES)),
        # What a robot's piece must remember: see the rules' `Memory`.
        ("stage", "i8"),
        ("memory_bid", "i8"),
        ("memory_built", "i8"),
        ("memory_queue", "i8"),
        ("word", "i8"),  # the first word that counts
        ("words_end", "i8"),
        ("words", "u2", (MOST_CITIES,)),
        # Of the end.
        ("supplied", "i8", (SEATS,)),
        ("place", "i8", (SEATS,)),
    ],
    align=True,
)

AnyTable = Any
"""A table inside compiled code: an element of an array of `TABLE`."""


def empty_tables(games: int) -> NDArray[Any]:
    """Tables on which nothing lies; they are still to be laid."""
    return aligned_zeros((games,), TABLE)


@small_part
def city_count(table: AnyTable, seat: int) -> int:
    """How many cities a seat has."""
    return size(table.cities[seat])


@small_part
def seat_to_act(table: AnyTable) -> int:
    """Whose move it is; NOTHING if it is chance's, or the game is over."""
    if table.auctioned != NOTHING:
        return first(table.bidding)
    if table.owed != NOTHING:
        return int(table.owing)
    return NOTHING if table.draws else int(table.turn)


@small_part
def with_houses(table: AnyTable, houses: int) -> Any:
    """The cities in play that have so many houses: up to two."""
    if houses == 0:
        return table.land & ~table.more[0]
    return table.more[houses - 1] & ~table.more[houses]
