"""Luck and players who roll dice: everything that may be done is equally likely."""

from __future__ import annotations

from robobid.twins.bits import nth_bit
from robobid.twins.jit import rare_part, small_part
from robobid.twins.luck import Luck, below
from robobid.twins.powergrid.actions import (
    ALL_REGIONS,
    BID_FOR_RIGHT,
    END_OF,
    OFFER,
    OPEN,
    PASS,
    RAISE,
    RUN,
    RUN_PLANTS,
    VERB_OF,
    AnyAction,
    Choice,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.sets import but_lowest, lowest, size


@small_part
def pick(box: AnyBox, choice: Choice, luck: Luck, action: AnyAction) -> None:
    """Any of the options of whoever is to act, luck included."""
    kind = choice.kind
    action.seat = choice.seat
    if choice.is_forced:
        obey(choice, action)
    elif kind in (RAISE, BID_FOR_RIGHT, ALL_REGIONS):
        pick_amount(choice, luck, action)
    elif kind == OPEN:
        pick_opening(box, choice, luck, action)
    elif kind == RUN_PLANTS:
        pick_run(choice, luck, action)
    else:
        action.amount = choice.about
        pick_one(choice, luck, action)


@rare_part
def pick_apart(box: AnyBox, choice: Choice, luck: Luck, action: AnyAction) -> None:
    """As `pick`, for who does it seldom."""
    pick(box, choice, luck, action)


@small_part
def obey(choice: Choice, action: AnyAction) -> None:
    """The one thing that a robot does."""
    action.seat = choice.seat
    action.verb = choice.verb
    action.on = choice.on
    action.amount = choice.amount


@small_part
def pick_one(choice: Choice, luck: Luck, action: AnyAction) -> None:
    """One of the things that may be done, or none of them."""
    count = size(choice.options)
    at = below(luck, count + choice.may_end)
    if at < count:
        action.verb = VERB_OF[choice.kind]
        action.on = nth_bit(choice.options, at)
    else:
        action.verb = END_OF[choice.kind]
        action.on = 0


@small_part
def pick_amount(choice: Choice, luck: Luck, action: AnyAction) -> None:
    """One of the amounts, or to pass."""
    count = max(0, choice.most + 1 - choice.least)
    at = below(luck, count + choice.may_end)
    action.on = 0
    action.verb = VERB_OF[choice.kind] if at < count else END_OF[choice.kind]
    action.amount = choice.least + at


@small_part
def pick_opening(box: AnyBox, choice: Choice, luck: Luck, action: AnyAction) -> None:
    """One of the plants with one of the bids that can be paid, or to pass."""
    count = choice.may_end
    plants = choice.options
    while plants:
        count += choice.most + 1 - box.min_bid[lowest(plants)]
        plants = but_lowest(plants)
    at = below(luck, count)
    plants = choice.options
    while plants:
        plant = lowest(plants)
        bids = choice.most + 1 - box.min_bid[plant]
        if at < bids:
            action.verb = OFFER
            action.on = plant
            action.amount = box.min_bid[plant] + at
            return
        at -= bids
        plants = but_lowest(plants)
    action.verb = PASS
    action.on = action.amount = 0


@small_part
def pick_run(choice: Choice, luck: Luck, action: AnyAction) -> None:
    """One of the plants with one of its mixes, or to be done."""
    count = choice.may_end
    plants = choice.options
    while plants:
        count += size(choice.burns[lowest(plants)])
        plants = but_lowest(plants)
    at = below(luck, count)
    plants = choice.options
    while plants:
        plant = lowest(plants)
        mixes = size(choice.burns[plant])
        if at < mixes:
            action.verb = RUN
            action.on = plant
            action.amount = nth_bit(choice.burns[plant], at)
            return
        at -= mixes
        plants = but_lowest(plants)
    action.verb = END_OF[RUN_PLANTS]
    action.on = action.amount = 0
