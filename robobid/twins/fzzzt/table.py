"""What lies on many tables: arrays whose first axis is the game.

`tables["hand"][game, seat]` is a hand, `tables["chief"]` are all the chiefs. It is one
structured array: the fields of a game lie side by side in memory, so that playing it
touches few cache lines, and compiled code is given a table as a pointer.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from robobid.games.fzzzt.table import AfterDealing, Phase
from robobid.twins.arrays import NDArray, np
from robobid.twins.bits import lowest_bit
from robobid.twins.fzzzt.box import CARDS, RULES, SEATS, AnyBox
from robobid.twins.fzzzt.sets import MOST_CARDS, WORDS, is_empty, size
from robobid.twins.jit import small_part

PHASES: Final[tuple[str, ...]] = get_args(Phase)
(
    SET_UP,
    DEALING,
    TURNING,
    PERIPHERAL,
    BIDDING,
    PAYING,
    BUILDING,
    LAYOUT,
    OVER,
) = range(len(PHASES))

AFTER_DEALING: Final[tuple[str, ...]] = get_args(AfterDealing)
LAY_BELT, TURN_UP, NEXT_AUCTION = range(len(AFTER_DEALING))

NO_PERIPHERAL: Final = -1

_SEAT_CARDS: Final = ("u8", (SEATS, WORDS))
_LIST: Final = ("u1", (MOST_CARDS,))
TABLE: Final = np.dtype(
    [
        ("hand", *_SEAT_CARDS),
        ("bid", *_SEAT_CARDS),
        ("unseen", *CARDS),
        ("noted", *CARDS),  # room to note cards that somebody may choose from
        ("planned", *CARDS),  # the robots of all plans
        ("peripherals", "u8"),  # a bit for each that has not come yet
        ("rules", RULES),
        ("phase", "i4"),
        ("after_dealing", "i4"),
        ("round", "i4"),
        ("chief", "i4"),
        ("peripheral", "i4"),
        ("waiting", "i4"),  # a bit for each seat
        ("mechanics", "i4"),  # a bit for each number that is still to be dealt
        ("face_down", "i4"),
        ("to_turn", "i4"),
        ("dealing", "i4"),  # a bit for each seat that is being dealt a hand ...
        ("to_deal", "i4", (SEATS,)),  # ... and how many cards it will have
        # Lists: the belt from its head to its end, what is being built, what is built.
        ("head", "i4"),
        ("end", "i4"),
        ("steps_planned", "i4"),
        ("steps_built", "i4"),
        ("set_aside", *_SEAT_CARDS),
        ("spent", *_SEAT_CARDS),
        ("shown", *_SEAT_CARDS),
        ("units", *_SEAT_CARDS),
        ("belt", *_LIST),
        ("plan_robot", *_LIST),
        ("plan_unit", *_LIST),
        ("built_robot", *_LIST),
        ("built_unit", *_LIST),
        ("basic", "i4", (SEATS,)),
        ("bonus", "i4", (SEATS,)),
        ("total", "i4", (SEATS,)),
        ("robots", "i4", (SEATS,)),
        ("place", "i4", (SEATS,)),
    ],
    align=True,
)

OFTEN_USED: Final = int(TABLE.fields["set_aside"][1]) if TABLE.fields else 0
"""So many bytes of a table are used by every bid; the others come after them."""

AnyTable = Any
"""A table inside compiled code: an element of an array of `TABLE`."""


def empty_tables(games: int) -> NDArray[Any]:
    """Tables on which nothing lies; they are still to be laid."""
    return np.zeros(games, TABLE)


@small_part
def seat_clockwise(box: AnyBox, seat: int, distance: int) -> int:
    """The seat so many places clockwise from another."""
    at = seat + distance
    return at - box.players if at >= box.players else at


@small_part
def first_seat(seats: int) -> int:
    """The first of some seats."""
    return int(lowest_bit(np.uint64(seats)))


@small_part
def first_clockwise(box: AnyBox, seats: int, start: int) -> int:
    """The first of some seats, clockwise from one."""
    # Twice round the table, so that no branch is needed.
    twice = seats | seats << box.players
    return seat_clockwise(box, start, first_seat(twice >> start))


@small_part
def pile_size(table: AnyTable, seat: int) -> int:
    """How many cards the discard pile has (F4.12)."""
    return size(table.set_aside[seat]) + size(table.spent[seat])


@small_part
def deck_size(table: AnyTable) -> int:
    """How many cards the belt deck has (F4.12)."""
    return size(table.unseen) - int(table.face_down)


@small_part
def seats_with_cards(box: AnyBox, table: AnyTable) -> int:
    """The seats whose hands are not empty, a bit for each."""
    seats = 0
    for seat in range(box.players):
        seats |= (not is_empty(table.hand[seat])) << seat
    return seats
