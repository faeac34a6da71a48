"""Choices as numbers for learners: one table of all that can be chosen on a map.

The same numbers as in `robobid.envs.powergrid.numbers`, which says more about them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import part, small_part
from robobid.twins.powergrid import actions as verbs
from robobid.twins.powergrid.actions import (
    BID_FOR_RIGHT,
    END_OF,
    OFFER,
    OPEN,
    RAISE,
    RUN,
    RUN_PLANTS,
    VERB_OF,
    AnyAction,
    Choice,
)
from robobid.twins.powergrid.box import AnyBox, Box
from robobid.twins.powergrid.sets import but_lowest, lowest
from robobid.twins.powergrid.table import FUELS, ROOM_FOR_CARDS

OPENING_RAISES: Final = 10
MOST_BID: Final = 300
NUMBERS: Final = np.dtype(
    [
        ("count", "i8"),
        ("first", "i8", (32,)),  # by verb, the number of its first choice
        ("run", "i8", (ROOM_FOR_CARDS,)),  # for each plant, of its first mix
    ]
)
CODE: Final = np.dtype([("verb", "i8"), ("on", "i8"), ("amount", "i8")])
"""What a number means."""

Numbers = Any
"""The numbers inside compiled code: an element of an array of `NUMBERS`."""
_ENDS: Final = 3
"""So many numbers, the first ones, mean to do nothing more."""


def codes_of(box: Box) -> NDArray[Any]:
    """What every number means."""
    return np.array(list(_choices(box)), CODE)


def numbers_of(codes: NDArray[Any]) -> NDArray[Any]:
    """The first number of every verb, in an array of one element."""
    array = np.zeros(1, NUMBERS)
    array["count"] = len(codes)
    for number in range(len(codes))[::-1]:
        verb, on, _ = codes[number]
        array["first"][0, verb] = number
        if verb == RUN:
            array["run"][0, on] = number
    return array


def numbers_of_actions(
    box: Box, numbers: NDArray[Any], actions: NDArray[Any]
) -> NDArray[np.int64]:
    """The numbers of some actions; a bid too dear to have one is the dearest."""
    verb, on, amount = (actions[field] for field in ("verb", "on", "amount"))
    it, first = numbers[0], numbers[0]["first"][verb]
    card = np.minimum(on, ROOM_FOR_CARDS - 1)
    raises = np.minimum(amount - box.array[0]["min_bid"][card], OPENING_RAISES)
    bid = np.minimum(amount, MOST_BID)
    found: NDArray[np.int64] = np.select(
        [
            verb == OFFER,
            verb == verbs.BID,
            verb == verbs.BID_FOR_CITY,
            verb == RUN,
            np.isin(verb, (verbs.PASS, verbs.DONE, verbs.PASS_FOR_CITY)),
        ],
        [
            first + on * (OPENING_RAISES + 1) + raises,
            first + bid - 1,
            first + bid,
            it["run"][card] + amount,
            first,
        ],
        first + on,
    )
    return found


def _choices(box: Box) -> Iterator[tuple[int, int, int]]:
    """Every choice in the order of its number: verb, what it is about, amount."""
    map_ = box.setup.map
    regions, markets, cities = (
        range(len(part)) for part in (map_.regions, map_.markets, map_.cities)
    )
    for verb in (verbs.PASS, verbs.DONE, verbs.PASS_FOR_CITY):
        yield verb, 0, 0
    for verb, things in (
        (verbs.BUY, range(FUELS)),
        (verbs.DROP_TOKEN, range(FUELS)),
        (verbs.CHOOSE_REGION, regions),
        (verbs.GO_TO, markets),
        (verbs.DISCARD_PLANT, range(len(box.plants))),
        (verbs.ATTACH_TO, range(len(box.plants))),
    ):
        yield from ((verb, on, 0) for on in things)
    for plant in range(len(box.plants)):
        mixes = len(box.plants[box.cards[plant]].burns)
        yield from ((RUN, plant, mix) for mix in range(mixes))
    for verb, things in (
        (verbs.CONNECT, cities),
        (verbs.NAME_REGION, regions),
        (verbs.NAME_MARKET, markets),
        (verbs.NAME_PLANT, range(len(box.plants))),
        (verbs.NAME_CITY, cities),
        (verbs.BAR_CITY, cities),
        (verbs.STRIKE_CITY, cities),
        (verbs.MARK_CITY, cities),
        (verbs.TAKE_CITY, cities),
    ):
        yield from ((verb, on, 0) for on in things)
    for plant in range(len(box.plants)):
        least = box.plants[box.cards[plant]].min_bid
        for more in range(OPENING_RAISES + 1):
            yield OFFER, plant, least + more
    yield from ((verbs.BID, 0, amount) for amount in range(1, MOST_BID + 1))
    yield from ((verbs.BID_FOR_CITY, 0, amount) for amount in range(MOST_BID + 1))


@small_part
def write_action(seat: int, code: Any, action: AnyAction) -> None:
    """The action of a seat that a number means."""
    action.seat = seat
    action.verb = code.verb
    action.on = code.on
    action.amount = code.amount


@part
def write_mask(
    box: AnyBox, numbers: Numbers, choice: Choice, mask: Any, used: Any
) -> int:
    """A one for each number that may be chosen; gives how many there are.

    `used` is where the last mask had its ones, and then where this one has.
    """
    for number in range(_ENDS):
        mask[number] = 0
    for number in range(used[0], used[1]):
        mask[number] = 0
    kind = choice.kind
    count = 0
    if choice.may_end:
        mask[END_OF[kind]] = 1
        count = 1
    first = numbers.first[VERB_OF[kind]]
    if kind in (RAISE, BID_FOR_RIGHT):
        # Bids for plants begin with 1, bids for a city with 0.
        first -= kind == RAISE
        used[0] = first + choice.least
        used[1] = first + min(choice.most, MOST_BID) + 1
        for number in range(used[0], used[1]):
            mask[number] = 1
        return count + max(0, int(used[1] - used[0]))
    used[0], used[1] = numbers.count, 0
    options = choice.options
    while options:
        on = lowest(options)
        options = but_lowest(options)
        if kind == OPEN:
            start = first + on * (OPENING_RAISES + 1)
            bids = min(OPENING_RAISES, choice.most - box.min_bid[on]) + 1
            for more in range(bids):
                mask[start + more] = 1
            used[0] = min(used[0], start)
            used[1] = max(used[1], start + bids)
            count += bids
        elif kind == RUN_PLANTS:
            start = numbers.run[on]
            mixes = choice.burns[on]
            while mixes:
                number = start + lowest(mixes)
                mixes = but_lowest(mixes)
                mask[number] = 1
                used[0] = min(used[0], number)
                used[1] = max(used[1], number + 1)
                count += 1
        else:
            number = first + on
            mask[number] = 1
            used[0] = min(used[0], number)
            used[1] = max(used[1], number + 1)
            count += 1
    return count
