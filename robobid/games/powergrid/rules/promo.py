"""The promo cards: the Flux Generator and the Transformer Station."""

from __future__ import annotations

from robobid.core.decisions import Decision, Listed
from robobid.games.powergrid.rules.actions import Attach
from robobid.games.powergrid.rules.events import (
    PlantRemoved,
    TransformerAttached,
    TransformerOffered,
    TransformerUnsold,
)
from robobid.games.powergrid.rules.plants import (
    TRANSFORMER,
    TRANSFORMER_MIN_BID,
    Number,
)
from robobid.games.powergrid.table import Auction, Owed, Table


def flux_pushes_out(table: Table) -> None:
    """The Flux Generator came: the smallest plant leaves, one more card is drawn."""
    table.tell(PlantRemoved(table.market.pop(0)))
    table.draws += 1


def offer_transformer(table: Table) -> None:
    """The Transformer Station is auctioned at once, whatever the phase.

    All seats take part, clockwise from the first of the turn order, also those who
    have bought or passed. Robots never bid (C3). A seat without a plant has nothing
    to lay it on and is left out; the card's rules are silent on that.
    """
    queue = tuple(
        seat
        for seat in table.clockwise_from(table.order[0])
        if table.players[seat].plants and table.players[seat].pieces is None
    )
    table.tell(TransformerOffered())
    table.auction = Auction(TRANSFORMER, TRANSFORMER_MIN_BID - 1, None, queue)
    if not queue:
        leave_unsold(table)


def leave_unsold(table: Table) -> None:
    """Nobody bid for the Transformer Station."""
    table.auction = None
    table.tell(TransformerUnsold())


def receive_transformer(table: Table, seat: int) -> None:
    """The winner lays it on a plant; with one plant there is no choice."""
    plants = table.players[seat].plants
    if len(plants) == 1:
        attach_transformer(table, seat, plants[0])
    else:
        table.owed = Owed("attach", seat)


def attach_decision(table: Table, seat: int) -> Decision:
    """The winner of the Transformer Station says which plant it lies on."""
    plants = table.players[seat].plants
    return Decision(seat, "attach", Listed([Attach(number) for number in plants]))


def attach_transformer(table: Table, seat: int, plant: Number) -> None:
    """That plant supplies one more city whenever it produces."""
    table.owed = None
    table.players[seat].transformer = table.setup.plants[plant].number
    table.tell(TransformerAttached(seat, plant))
