"""Notes about games: how they ended, and who won which card and what it took."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.auction import bid_power
from robobid.twins.fzzzt.box import AnyBox, Box
from robobid.twins.fzzzt.game import any_bid
from robobid.twins.fzzzt.sets import holds, is_empty
from robobid.twins.fzzzt.table import BIDDING, AnyTable
from robobid.twins.jit import small_part, whole

AUCTION: Final = np.dtype(
    [
        ("card", "i4"),  # its number in `Box.cards`, or -1: there was no such auction
        ("round", "i4"),
        ("winner", "i4"),
        ("power", "i4"),  # what the winner bid
        ("second", "i4"),  # the highest of the other bids, or -1: nobody else bid
        ("bidders", "i4"),
    ]
)
NO_CARD: Final = -1
NO_BID: Final = -1


def room_for_notes(box: Box, games: int, *, wanted: bool) -> NDArray[Any]:
    """A row for each game, with room for all auctions that there can be, or for none.

    >>> room_for_notes(Box.open("en", 4), 10, wanted=True).shape
    (10, 40)
    """
    auctions = len(box.new_table().unseen) if wanted else 0
    notes = np.zeros((games, auctions), AUCTION)
    notes["card"] = NO_CARD
    return notes


@small_part
def is_to_be_noted(box: AnyBox, table: AnyTable, notes: Any) -> bool:
    """Are all bids laid, and does somebody want to know?"""
    return bool(notes.shape[0] and all_bids_are_laid(box, table))


@small_part
def all_bids_are_laid(box: AnyBox, table: AnyTable) -> bool:
    """Is the card about to be awarded?

    After the Printer's payment nobody is awaited either, but no bid lies there.
    """
    return bool(table.phase == BIDDING and table.waiting == 0 and any_bid(box, table))


@small_part
def note_bids(box: AnyBox, table: AnyTable, note: Any) -> None:
    """What lies there, before the card is awarded."""
    note.card = table.belt[table.head]
    note.round = table.round
    note.power = NO_BID
    note.second = NO_BID
    note.bidders = 0
    for seat in range(box.players):
        if not is_empty(table.bid[seat]):
            note.bidders += 1
            power = bid_power(box, table.rules, table.bid[seat])
            note.second = max(note.second, min(note.power, power))
            note.power = max(note.power, power)


@small_part
def note_winner(box: AnyBox, table: AnyTable, note: Any) -> None:
    """Who has the card, after it was awarded; it may have been taken up already."""
    card = whole(note.card)
    for seat in range(box.players):
        if (
            holds(table.spent[seat], card)
            or holds(table.units[seat], card)
            or holds(table.hand[seat], card)
            or holds(table.set_aside[seat], card)
        ):
            note.winner = seat


@small_part
def note_end(box: AnyBox, table: AnyTable, scores: Any, places: Any) -> None:
    """How a game ended, seat by seat."""
    for seat in range(box.players):
        scores[seat] = table.total[seat]
        places[seat] = table.place[seat]
