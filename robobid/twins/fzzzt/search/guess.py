"""Tables that fit what a seat may know: rivals get hands that they may have.

Which of a player's unshown cards are in hand is a matter of luck alone. A bid that
lies there is not: a hand is looked for of which they would have bid so many cards.
Who has learned a policy also asks which kind of bidder would have: those whose bids do
not fit are imagined less often.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.chance import any_card
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.game import AnyAction
from robobid.twins.fzzzt.imagine import imagine_hand
from robobid.twins.fzzzt.mechanic.sheet import Sheet
from robobid.twins.fzzzt.search.bidders import bid_as
from robobid.twins.fzzzt.sets import (
    clear,
    copy_all,
    is_empty,
    put,
    size,
    take,
    take_all,
)
from robobid.twins.fzzzt.table import AnyTable, seat_clockwise
from robobid.twins.jit import part, small_part, whole
from robobid.twins.luck import Luck, below

TRIES: Final = 12
"""So many hands are tried before a bid is taken as any cards of the size."""


@part
def guess_table(
    box: AnyBox,
    table: AnyTable,
    viewer: int,
    luck: Luck,
    pool: Any,
    tickets: Any,
    bidders: Any,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
) -> None:
    """Deal everything anew that a seat cannot know while bids are laid."""
    for distance in range(box.players):
        seat = seat_clockwise(box, table.chief, distance)
        laid = size(table.bid[seat])
        held = size(table.hand[seat]) + laid
        is_seen = seat == viewer or (laid and table.rules.bids_face_up)
        if held == 0 or is_seen:
            continue
        if laid == 0:
            imagine_hand(table, seat, luck)
        else:
            guess_bid(
                box,
                table,
                seat,
                laid,
                luck,
                pool,
                tickets,
                bidders,
                sheet,
                desk,
                action,
            )


@small_part
def draw(tickets: Any, luck: Luck) -> int:
    """Any of some tickets: the number of a kind of bidder."""
    return whole(tickets[below(luck, tickets.shape[0])])


@small_part
def guess_bid(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    laid: int,
    luck: Luck,
    pool: Any,
    tickets: Any,
    bidders: Any,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
) -> None:
    """A hand and what its owner would bid of it, of the size that lies there."""
    size_is_seen = table.rules.bids_in_turn and table.rules.bid_sizes_open
    for number in range(TRIES):
        if number and pool[0].is_learned:
            bidders[seat] = pool[draw(tickets[seat], luck)]
        imagine_hand(table, seat, luck)
        clear(table.bid[seat])  # it has been taken up into the hand
        bidder = bidders[seat]
        bid_as(box, table, seat, bidder, luck, sheet, desk, action.cards)
        if not size_is_seen or size(action.cards) == laid:
            break
    if size_is_seen and size(action.cards) != laid:
        pick_cards(table, seat, laid, luck, action)
    copy_all(action.cards, table.bid[seat])
    take_all(action.cards, table.hand[seat])


@small_part
def pick_cards(
    table: AnyTable, seat: int, number: int, luck: Luck, action: AnyAction
) -> None:
    """So many cards of a hand, any of them."""
    clear(action.cards)
    copy_all(table.hand[seat], table.noted)
    while number > 0 and not is_empty(table.noted):
        card = any_card(table.noted, luck)
        take(table.noted, card)
        put(action.cards, card)
        number -= 1
