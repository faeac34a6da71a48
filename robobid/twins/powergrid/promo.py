"""The promo cards: the Flux Generator and the Transformer Station."""

from __future__ import annotations

from robobid.twins.jit import small_part
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import EMPTY, appended, first, from_seat, rest
from robobid.twins.powergrid.sets import but_lowest, has, lowest, size
from robobid.twins.powergrid.table import ATTACH, NOTHING, AnyTable


@small_part
def flux_pushes_out(table: AnyTable) -> None:
    """The Flux Generator came: the smallest plant leaves, one more card is drawn."""
    table.market = but_lowest(table.market)
    table.draws += 1


@small_part
def offer_transformer(box: AnyBox, table: AnyTable) -> None:
    """The Transformer Station is auctioned at once, whatever the phase.

    All persons with a plant take part, clockwise from the first of the turn order.
    """
    queue = EMPTY
    around = from_seat(table.seating, first(table.order))
    while around:
        seat = first(around)
        if table.plants[seat] and not has(box.robots, seat):
            queue = appended(queue, seat)
        around = rest(around)
    if queue:
        table.auctioned = box.transformer
        table.bid = box.transformer_min_bid - 1
        table.bidder = NOTHING
        table.bidding = queue


@small_part
def receive_transformer(table: AnyTable, seat: int) -> None:
    """The winner lays it on a plant; with one plant there is no choice."""
    if size(table.plants[seat]) == 1:
        attach_transformer(table, seat, lowest(table.plants[seat]))
    else:
        table.owed = ATTACH
        table.owing = seat


@small_part
def attach_transformer(table: AnyTable, seat: int, plant: int) -> None:
    """That plant supplies one more city whenever it produces."""
    table.owed = NOTHING
    table.transformer[seat] = plant
