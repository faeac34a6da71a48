"""Auctions: everybody bids for the card at the head of the belt."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.fzzzt.box import POWER_BITS, AnyBox
from robobid.twins.fzzzt.preparation import deal_new_hands, turn_next_batch
from robobid.twins.fzzzt.sets import (
    WORDS,
    Cards,
    clear,
    copy_all,
    holds,
    is_empty,
    next_card,
    put,
    put_all,
    shared,
    size,
    take,
    take_all,
)
from robobid.twins.fzzzt.table import (
    BIDDING,
    NEXT_AUCTION,
    PAYING,
    AnyTable,
    first_clockwise,
    seat_clockwise,
    seats_with_cards,
)
from robobid.twins.jit import small_part, whole

FARTHEST: Final = 1
ANY_LOSER: Final = 1
STRONGEST_CARD: Final = 1
OWN_HAND_EMPTY: Final = 1


@small_part
def begin_auction(box: AnyBox, table: AnyTable) -> None:
    """Everybody who holds a card bids (F4.1, F4.4)."""
    table.phase = BIDDING
    table.waiting = seats_with_cards(box, table)


@small_part
def seats_to_bid(box: AnyBox, table: AnyTable) -> int:
    """Whose bid is awaited: one seat's, or everybody's at the same time (F4.1)."""
    if table.rules.bids_in_turn:
        return 1 << next_bidder(box, table)
    return int(table.waiting)


@small_part
def next_bidder(box: AnyBox, table: AnyTable) -> int:
    """The first of those who still have to bid, clockwise from the Chief (F4.1)."""
    return first_clockwise(box, table.waiting, table.chief)


@small_part
def lay_bid(table: AnyTable, seat: int, bid: Cards) -> None:
    """Lay a bid (F4.2)."""
    take_all(bid, table.hand[seat])
    copy_all(bid, table.bid[seat])
    table.waiting &= ~(1 << seat)
    if table.rules.bids_face_up:
        show_bid(table, seat)


@small_part
def show_bid(table: AnyTable, seat: int) -> None:
    """Everybody sees the cards of a bid, and may remember them (F4.12)."""
    put_all(table.bid[seat], table.shown[seat])


@small_part
def award_card(box: AnyBox, table: AnyTable) -> None:
    """Reveal the bids: the highest takes the head of the belt (F4.6, F4.9, F4.10)."""
    bidders = 0
    tied = 0
    highest = -1
    nearest = farthest = table.chief
    for distance in range(box.players):
        seat = seat_clockwise(box, table.chief, distance)
        show_bid(table, seat)
        # Who does not bid has no power at all. Written without branches: who is
        # ahead cannot be foreseen.
        bids = not is_empty(table.bid[seat])
        bidders |= bids << seat
        power = bid_power(box, table.rules, table.bid[seat]) if bids else -2
        nearest = seat if power > highest else nearest
        tied = 0 if power > highest else tied
        highest = max(highest, power)
        farthest = seat if power == highest else farthest
        tied |= (power == highest) << seat
    winner = farthest if table.rules.tie_goes_to == FARTHEST else nearest
    tied_losers = tied & ~(1 << winner)
    return_losing_bids(box, table, winner)
    collect(box, table, winner)
    if tied_losers:
        pass_spanner(box, table, winner, tied_losers, bidders & ~(1 << winner))
    begin_payment(box, table, winner)


@small_part
def bid_power(box: AnyBox, rules: Any, cards: Cards) -> int:
    """The sum of the cards' power: mechanic and upgrade 0, Fzzzt 3 (F4.5)."""
    power = 0
    for bit in range(POWER_BITS):
        power += shared(cards, box.power[rules.fzzzt_has_power, bit]) << bit
    if rules.mechanic_power:
        power += rules.mechanic_power * shared(cards, box.mechanics)
    return power


@small_part
def card_power(box: AnyBox, rules: Any, card: int) -> int:
    """The power of one card."""
    if holds(box.mechanics, card):
        return int(rules.mechanic_power)
    power = 0
    for bit in range(POWER_BITS):
        power += int(holds(box.power[rules.fzzzt_has_power, bit], card)) << bit
    return power


@small_part
def return_losing_bids(box: AnyBox, table: AnyTable, winner: int) -> None:
    """The losers take their bids back into their hands (F4.8)."""
    for seat in range(box.players):
        # All bits or none: a branch could not be foreseen.
        kept = -np.uint64(seat == winner)
        for word in range(WORDS):
            table.hand[seat, word] |= table.bid[seat, word] & ~kept
            table.bid[seat, word] &= kept


@small_part
def collect(box: AnyBox, table: AnyTable, winner: int) -> None:
    """The card goes on the winner's pile, a unit face up before them (F4.7)."""
    card = whole(table.belt[table.head])
    table.head += 1
    if holds(box.units, card):
        put(table.units[winner], card)
    else:
        put(table.spent[winner], card)


@small_part
def pass_spanner(
    box: AnyBox, table: AnyTable, winner: int, tied_losers: int, losers: int
) -> None:
    """After a tie the tied loser nearest clockwise to the winner is Chief (F4.10)."""
    heirs = losers if table.rules.chief_goes_to == ANY_LOSER else tied_losers
    table.chief = first_clockwise(box, heirs, winner)


@small_part
def begin_payment(box: AnyBox, table: AnyTable, winner: int) -> None:
    """The winner puts the bid on their pile, or, by the Printer, one card of it."""
    if table.rules.winner_pays != STRONGEST_CARD:
        put_all(table.bid[winner], table.spent[winner])
        take_all(table.bid[winner], table.shown[winner])
        clear(table.bid[winner])
        end_of_auction(box, table)
    elif cards_to_pay(box, table, winner) == 1:
        pay(box, table, winner, next_card(table.noted, 0))
    else:
        table.phase = PAYING
        table.waiting = 1 << winner


@small_part
def strongest_power(box: AnyBox, table: AnyTable, winner: int) -> int:
    """The power of the strongest card of the winning bid."""
    strongest = 0
    card = next_card(table.bid[winner], 0)
    while card >= 0:
        strongest = max(strongest, card_power(box, table.rules, card))
        card = next_card(table.bid[winner], card + 1)
    return strongest


@small_part
def cards_to_pay(box: AnyBox, table: AnyTable, winner: int) -> int:
    """Note the strongest cards of the bid, of which one is paid; gives how many."""
    strongest = strongest_power(box, table, winner)
    clear(table.noted)
    card = next_card(table.bid[winner], 0)
    while card >= 0:
        if card_power(box, table.rules, card) == strongest:
            put(table.noted, card)
        card = next_card(table.bid[winner], card + 1)
    return size(table.noted)


@small_part
def pay(box: AnyBox, table: AnyTable, winner: int, card: int) -> None:
    """A card of the winning bid goes on the pile, the others return (Printer)."""
    put(table.spent[winner], card)
    take(table.shown[winner], card)
    take(table.bid[winner], card)
    put_all(table.bid[winner], table.hand[winner])
    clear(table.bid[winner])
    end_of_auction(box, table)


@small_part
def end_of_auction(box: AnyBox, table: AnyTable) -> None:
    """New hands where they are due, then the next auction, if any card is left."""
    table.waiting = 0
    table.phase = BIDDING
    if cards_are_left(table):
        seats = seats_due_new_hands(box, table)
        if seats:
            deal_new_hands(box, table, seats)
            table.after_dealing = NEXT_AUCTION


@small_part
def cards_are_left(table: AnyTable) -> bool:
    """Does any card lie on the belt?"""
    return bool(table.head < table.end or table.face_down > 0)


@small_part
def seats_due_new_hands(box: AnyBox, table: AnyTable) -> int:
    """Only when no one holds a card do all take up their piles (F4.11)."""
    everybody = (1 << box.players) - 1
    empty = everybody & ~seats_with_cards(box, table)
    if empty == everybody or table.rules.new_hand_when == OWN_HAND_EMPTY:
        return int(empty)
    return 0


@small_part
def next_auction(box: AnyBox, table: AnyTable) -> None:
    """The next face-up card comes to the head, or the next batch is turned up."""
    if table.head < table.end:
        begin_auction(box, table)
    else:
        turn_next_batch(table)
