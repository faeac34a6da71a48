"""Queues of up to fifteen seats in one number: four bits each, the first lowest.

An empty place is 0, so a seat is written as one more than its number.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.bits import popcount
from robobid.twins.jit import small_part

Queue = Any
"""A queue inside compiled code: a whole number."""
EMPTY: Final = 0
_ONES: Final = 0x1111111111111111


@small_part
def first(queue: Queue) -> int:
    """The first seat; -1 if there is none."""
    return int(queue & 15) - 1


@small_part
def rest(queue: Queue) -> Queue:
    """All but the first."""
    return queue >> 4


@small_part
def length(queue: Queue) -> int:
    """How many seats there are."""
    return popcount(np.uint64((queue | queue >> 1 | queue >> 2) & _ONES))


@small_part
def last(queue: Queue) -> int:
    """The last seat; -1 if there is none."""
    return int(queue >> 4 * max(0, length(queue) - 1)) - 1


@small_part
def alone(seat: int) -> Queue:
    """The queue of one seat."""
    return seat + 1


@small_part
def appended(queue: Queue, seat: int) -> Queue:
    """The queue with one seat more at its end."""
    return queue | (seat + 1) << 4 * length(queue)


@small_part
def holds(queue: Queue, seat: int) -> bool:
    """Does a seat stand there?"""
    while queue:
        if (queue & 15) == seat + 1:
            return True
        queue >>= 4
    return False


@small_part
def without(queue: Queue, seat: int) -> Queue:
    """The queue when a seat has left it."""
    left = place = 0
    while queue:
        if (queue & 15) != seat + 1:
            left |= (queue & 15) << place
            place += 4
        queue >>= 4
    return left


@small_part
def turned(queue: Queue) -> Queue:
    """The queue the other way round."""
    other = 0
    while queue:
        other = other << 4 | queue & 15
        queue >>= 4
    return other


@small_part
def from_seat(queue: Queue, seat: int) -> Queue:
    """Once round, beginning with a seat that stands in it."""
    places = 0
    while ((queue >> places) & 15) != seat + 1:
        places += 4
    front = queue & ((1 << places) - 1)
    return queue >> places | front << (4 * length(queue) - places)


@small_part
def put_behind(queue: Queue, seat: int, other: int) -> Queue:
    """The queue with a seat directly behind another."""
    places = 4
    while ((queue >> (places - 4)) & 15) != other + 1:
        places += 4
    front = queue & ((1 << places) - 1)
    return front | (seat + 1) << places | (queue >> places) << (places + 4)
