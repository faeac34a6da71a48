"""Phase 3: buying fuel (A4)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import BUY_FUEL, GO_TO_MARKET, Choice, ask
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.network import begin_building
from robobid.twins.powergrid.prices import price_of
from robobid.twins.powergrid.queues import first, rest
from robobid.twins.powergrid.sets import NONE, only
from robobid.twins.powergrid.storage import fits_beside, full_sets
from robobid.twins.powergrid.table import FUELS, NOTHING, AnyTable


@small_part
def next_buyer(box: AnyBox, table: AnyTable) -> None:
    """In reverse turn order; whoever comes first in it buys last (A4)."""
    if not table.waiting:
        begin_building(table)
        return
    table.turn = first(table.waiting)
    table.waiting = rest(table.waiting)
    table.buying_at = 0 if box.markets == 1 else NOTHING


@part
def ask_for_fuel(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """A seat buys a token, or has finished; where there are markets it picks one."""
    market = table.buying_at
    if market == NOTHING:
        ask(choice, seat, GO_TO_MARKET, only(box.markets) - only(0), 1)
        return
    fuels = NONE
    full = full_sets(table, seat, table.fuel[seat])
    for fuel in range(FUELS):
        if may_buy(box, table, seat, market, fuel, full):
            fuels |= only(fuel)
    ask(choice, seat, BUY_FUEL, fuels, 1)


@small_part
def may_buy(
    box: AnyBox, table: AnyTable, seat: int, market: int, fuel: int, full: int
) -> bool:
    """Is there one more token that can be stored and paid (A4)?"""
    if not fits_beside(full, fuel):
        return False
    return bool(price_of(box, table, seat, market, fuel) <= table.money[seat])


@small_part
def buy_token(box: AnyBox, table: AnyTable, seat: int, fuel: int) -> None:
    """A seat pays for the cheapest token and stores it (A4)."""
    market = table.buying_at
    table.money[seat] -= price_of(box, table, seat, market, fuel)
    table.fuel[seat, fuel] += 1
    table.tokens[market, fuel] -= 1
