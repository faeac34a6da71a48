"""Phase 2: the auction of power plants (A3)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import OPEN, RAISE, Choice, ask, ask_amount
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.discarding import settle_plants
from robobid.twins.powergrid.order import work_out_order
from robobid.twins.powergrid.promo import receive_transformer
from robobid.twins.powergrid.queues import (
    EMPTY,
    appended,
    first,
    from_seat,
    holds,
    rest,
    turned,
    without,
)
from robobid.twins.powergrid.robots.early_cities import begin_early_cities
from robobid.twins.powergrid.robots.talent import payment
from robobid.twins.powergrid.robots.wanting import snatcher
from robobid.twins.powergrid.sets import NONE, but_lowest, lowest, only, size
from robobid.twins.powergrid.steps import (
    actual_market,
    clear_step3_from_market,
    may_bid_for,
    replace_smallest,
)
from robobid.twins.powergrid.storage import note_room
from robobid.twins.powergrid.table import (
    DISCARD,
    NOTHING,
    RESOURCES,
    UNSOLD,
    AnyTable,
)


@small_part
def next_opening(box: AnyBox, table: AnyTable) -> None:
    """The first seat of the order that may still buy opens (A3.1).

    When no plant is left to be offered nobody is asked: all could only pass.
    """
    if table.waiting and actual_market(box, table):
        table.turn = first(table.waiting)
    else:
        table.waiting = EMPTY
        table.phase = UNSOLD
        if not table.sold:
            replace_smallest(box, table)


@small_part
def end_of_auctions(box: AnyBox, table: AnyTable) -> None:
    """Phase 2 is over; in round 1 the order is worked out again (A2)."""
    clear_step3_from_market(box, table)
    table.waiting = EMPTY
    table.phase = RESOURCES
    if table.round == 1:
        work_out_order(box, table)
        if box.robots:
            begin_early_cities(box, table)
    if table.phase == RESOURCES:
        table.waiting = turned(table.order)


# -- opening ------------------------------------------------------------------


@part
def ask_for_opening(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """The opener names a plant and a first bid, or passes (A3.2).

    In round 1 nobody may pass, unless there is nothing they could buy.
    """
    plants = NONE
    left = actual_market(box, table)
    money = table.money[seat]
    while left:
        plant = lowest(left)
        left = but_lowest(left)
        if box.min_bid[plant] <= money and may_bid_for(box, table, seat, plant):
            plants |= only(plant)
    may_pass = table.round > 1 or plants == NONE
    ask(choice, seat, OPEN, plants, int(may_pass))
    choice.most = money


@small_part
def pass_opening(table: AnyTable, seat: int) -> None:
    """The opener is out for this round: no purchase and no bid any more (A3.2)."""
    table.waiting = without(table.waiting, seat)
    table.turn = NOTHING


@part
def open_auction(box: AnyBox, table: AnyTable, seat: int, plant: int, bid: int) -> None:
    """The others who may still buy are asked clockwise from the opener (A3.3)."""
    if box.robots:
        taker = snatcher(box, table, plant)
        if taker != NOTHING:
            take_plant(box, table, taker, plant, box.min_bid[plant])
            return
    queue = EMPTY
    others = rest(from_seat(table.seating, seat))
    while others:
        other = first(others)
        if holds(table.waiting, other) and may_bid_for(box, table, other, plant):
            queue = appended(queue, other)
        others = rest(others)
    table.auctioned = plant
    table.bid = bid
    table.bidder = seat
    table.bidding = appended(queue, seat)
    end_auction_if_won(box, table)


# -- bidding ------------------------------------------------------------------


@small_part
def ask_for_bid(table: AnyTable, seat: int, choice: Choice) -> None:
    """The next seat bids higher or drops out (A3.3)."""
    ask_amount(choice, seat, RAISE, table.bid + 1, table.money[seat])


@small_part
def raise_bid(box: AnyBox, table: AnyTable, seat: int, amount: int) -> None:
    """A seat bids higher and is asked again after all others.

    Where a robot takes every plant for its number there is no auction (A2).
    """
    if amount <= table.bid:
        plant = table.auctioned
        table.auctioned = NOTHING
        take_plant(box, table, seat, plant, amount)
        return
    table.bid = amount
    table.bidder = seat
    table.bidding = appended(rest(table.bidding), seat)
    end_auction_if_won(box, table)


@small_part
def drop_out(box: AnyBox, table: AnyTable) -> None:
    """A seat that dropped out may not come back to this auction (A3.3)."""
    table.bidding = rest(table.bidding)
    end_auction_if_won(box, table)


@small_part
def end_auction_if_won(box: AnyBox, table: AnyTable) -> None:
    """It goes round until one seat is left: that seat pays its bid (A3.3)."""
    if table.bidding == EMPTY:
        # Nobody wants the Transformer Station.
        table.auctioned = NOTHING
    elif table.bidding == table.bidder + 1:
        plant = table.auctioned
        table.auctioned = NOTHING
        take_plant(box, table, table.bidder, plant, table.bid)


@part
def take_plant(box: AnyBox, table: AnyTable, seat: int, plant: int, bid: int) -> None:
    """A seat pays, gets the plant, and buys no other this round (A3.3)."""
    table.money[seat] -= payment(box, table, seat, bid)
    if plant == box.transformer:
        receive_transformer(table, seat)
        return
    table.market &= ~only(plant)
    table.plants[seat] |= only(plant)
    table.bought = plant
    note_room(box, table, seat)
    pass_opening(table, seat)
    table.sold = table.busy = 1
    if size(table.plants[seat]) > box.max_plants:
        table.owed = DISCARD
        table.owing = seat
    else:
        settle_plants(table)
