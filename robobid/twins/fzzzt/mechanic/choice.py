"""What the mechanic does, whatever it is asked."""

from __future__ import annotations

from typing import Any

from robobid.twins.fzzzt.auction import cards_to_pay
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.game import AnyAction
from robobid.twins.fzzzt.mechanic.compiled import choose_bid, choose_step
from robobid.twins.fzzzt.mechanic.sheet import Sheet
from robobid.twins.fzzzt.sets import clear, next_card, put
from robobid.twins.fzzzt.table import BIDDING, PAYING, AnyTable
from robobid.twins.jit import small_part


@small_part
def choose_as_mechanic(
    box: AnyBox,
    table: AnyTable,
    judgement: Any,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
) -> None:
    """The choice of the seat that is to act."""
    seat = action.seat
    if table.phase == BIDDING:
        choose_bid(box, table, seat, judgement, sheet, desk, action.cards)
    elif table.phase == PAYING:
        cards_to_pay(box, table, seat)
        clear(action.cards)
        put(action.cards, next_card(table.noted, 0))
    else:
        choose_step(box, table, seat, judgement, sheet, desk, action)
