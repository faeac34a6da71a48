"""From one choice to the next: what comes when nobody has to choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.games.powergrid.robots import acting, dealing
from robobid.games.powergrid.rules import (
    auction,
    bureaucracy,
    discarding,
    ending,
    network,
    promo,
    resources,
    setup,
    steps,
)
from robobid.games.powergrid.rules.actions import (
    Attach,
    Bid,
    Buy,
    ChooseRegion,
    Connect,
    Discard,
    Done,
    Draw,
    Drop,
    GoTo,
    Lot,
    Offer,
    Pass,
    Regions,
    Run,
)
from robobid.games.powergrid.table import Phase, Table

# -- who may act --------------------------------------------------------------

_TURNS: Final[dict[Phase, Callable[[Table, int], Decision]]] = {
    "auction": auction.opening_decision,
    "resources": resources.buying_decision,
    "building": network.building_decision,
    "income": bureaucracy.running_decision,
}
_OWED: Final[dict[str, Callable[[Table, int], Decision]]] = {
    "discard": discarding.discard_decision,
    "drop": discarding.drop_decision,
    "attach": promo.attach_decision,
}


_SET_UP: Final = ("regions", "lots")


def seat_to_act(table: Table) -> int | None:
    """Whose move it is; None if it is chance's, or the game is over."""
    if table.auction is not None:
        return table.auction.queue[0]
    if table.owed is not None:
        return table.owed.seat
    return None if table.draws else table.turn


def decisions(table: Table) -> Sequence[Decision]:
    """The decision that the game waits for; none when it is over."""
    if table.phase == "early-cities":
        return acting.decisions(table, CHANCE if table.turn is None else table.turn)
    seat = seat_to_act(table)
    if seat is not None and table.players[seat].pieces is not None:
        return acting.decisions(table, seat)
    if table.auction is not None:
        return (auction.bid_decision(table, table.auction),)
    if table.owed is not None:
        return (_OWED[table.owed.kind](table, table.owed.seat),)
    if table.draws:
        return (steps.draw_decision(table),)
    if seat is not None:
        return (_TURNS[table.phase](table, seat),)
    if table.phase in _SET_UP and table.has_robots:
        waits_for = dealing.decision(table)
        if waits_for is not None:
            return (waits_for,)
    if table.phase == "regions":
        return (setup.region_decision(table),)
    if table.phase == "lots":
        return (setup.lot_decision(table),)
    return ()


# -- what an action does ------------------------------------------------------


def _pass(table: Table, seat: int, action: Pass) -> None:
    if table.auction is None:
        auction.pass_opening(table, seat)
    else:
        auction.drop_out(table, seat)


def _done(table: Table, seat: int, action: Done) -> None:
    if table.phase == "income":
        bureaucracy.collect_income(table, seat)
    else:
        resources.end_turn(table, seat)


_DOES: Final[dict[type, Callable[[Table, int, Any], None]]] = {
    Bid: lambda table, seat, a: auction.raise_bid(table, seat, a.amount),
    Pass: _pass,
    Offer: lambda table, seat, a: auction.open_auction(table, seat, a.plant, a.bid),
    Buy: lambda table, seat, a: resources.buy_token(table, seat, a.fuel),
    Done: _done,
    Connect: lambda table, seat, a: network.build_house(table, seat, a.city),
    Run: bureaucracy.run_plant,
    Draw: lambda table, _, a: steps.draw_hidden_card(table, a.card),
    Discard: lambda table, seat, a: discarding.discard_plant(table, seat, a.plant),
    Drop: lambda table, seat, a: discarding.drop_token(table, seat, a.fuel),
    Attach: lambda table, seat, a: promo.attach_transformer(table, seat, a.plant),
    GoTo: lambda table, seat, a: resources.choose_market(table, seat, a.market),
    ChooseRegion: lambda table, seat, a: setup.choose_region(table, seat, a.region),
    Regions: lambda table, _, a: setup.settle_regions(table, a.regions),
    Lot: lambda table, _, a: setup.draw_lot(table, a.seat),
}


def carry_out(
    table: Table, seat: int, action: Action, decision: Decision | None = None
) -> None:
    """Do what an action says, and then everything that needs no choice.

    `decision` is the one that it answers, of this very table, if it is at hand.
    """
    do = _DOES.get(type(action), acting.apply)
    if seat != CHANCE and table.players[seat].pieces is not None:
        answer = acting.begin(table, seat, action, decision)
        do(table, seat, action)
        acting.end(table, answer)
    else:
        do(table, seat, action)
    if type(action) not in _WITHIN_A_TURN:
        go_on(table)


_WITHIN_A_TURN: Final = frozenset((Buy, Run, GoTo))
"""Actions after which the same seat goes on and nothing else can happen."""

# -- what comes next ----------------------------------------------------------

_NEXT: Final[dict[Phase, Callable[[Table], None]]] = {
    "auction": auction.next_opening,
    "unsold": auction.end_of_auctions,
    "resources": resources.next_buyer,
    "building": network.next_builder,
    "step-2": network.end_of_phase_4,
    "income": bureaucracy.next_income,
    "plants": bureaucracy.end_of_round,
}


def go_on(table: Table) -> None:
    """Go through the round until somebody has to choose, or chance."""
    while table.auction is None and table.owed is None:
        if table.draws:
            if not steps.draw_known_card(table):
                return
        elif steps.has_too_small_plant(table):
            steps.replace_smallest(table)
        elif table.turn is not None or table.phase not in _NEXT:
            return
        else:
            _NEXT[table.phase](table)
            if table.phase == "over":
                ending.tell_the_end(table)
                return
