"""Whole games of which it is noted who led when, in deals that line-ups share.

Everything that is drawn belongs to the deal: its cards come in the same order for every
line-up, and whoever sits in a seat rolls the dice that anybody else rolled there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import BOX, SEATS, AnyBox, Box
from robobid.twins.fzzzt.chance import let_luck_decide
from robobid.twins.fzzzt.desk import DESK, Desk, new_desk
from robobid.twins.fzzzt.game import (
    ACTION,
    CHANCE,
    AnyAction,
    carry_out,
    seat_to_act,
    to_next_decision,
)
from robobid.twins.fzzzt.mechanic.sheet import SHEET, Sheet, forget, new_sheet
from robobid.twins.fzzzt.notes import all_bids_are_laid
from robobid.twins.fzzzt.players import PLAYER, LineUp, choose, line_ups
from robobid.twins.fzzzt.preparation import deal_card, deal_what_is_certain, turn_card
from robobid.twins.fzzzt.scoring import points_with
from robobid.twins.fzzzt.sets import WORDS, Cards, copy_all, next_card, put_all
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.table import (
    DEALING,
    OVER,
    TABLE,
    TURNING,
    AnyTable,
    empty_tables,
    first_seat,
)
from robobid.twins.fzzzt.widgets import best_bonus
from robobid.twins.jit import entry, part, small_part, whole
from robobid.twins.luck import LUCK, Luck, mixed, new_luck, seed_game, seed_word
from robobid.twins.winners import winners

_PILES: Final = 1 << 20
"""What tells the shuffles of a deal apart: more than any card's number."""


class Led(NamedTuple):
    """Some deals; the axes are the deal, the line-up, then the seat or the moment."""

    places: NDArray[np.int32]
    leaders: NDArray[np.uint8]
    """After each auction a bit for each seat that led; 0 when the game was over."""
    firsts: NDArray[np.int32]
    """Who was Chief first."""
    rounds: NDArray[np.int32]
    decisions: NDArray[np.int32]


def play_led(
    box: Box, players: Sequence[LineUp], deals: int, seed: int, first: int = 0
) -> Led:
    """Play each deal with every line-up, and note who leads after each auction.

    >>> box = Box.open("en", 2)
    >>> led = play_led(box, [["simple", "random"], ["random", "simple"]], 3, seed=1)
    >>> led.places.shape
    (3, 2, 2)
    """
    games = (deals, len(players))
    auctions = len(box.new_table().unseen)
    led = Led(
        np.zeros((*games, box.players), np.int32),
        np.zeros((*games, auctions), np.uint8),
        *(np.zeros(games, np.int32) for _ in range(3)),
    )
    play_and_watch(
        box.array,
        empty_tables(1),
        np.zeros(1, ACTION),
        new_luck(1 + SEATS),
        new_desk(),
        new_sheet(),
        np.zeros(WORDS, np.uint64),
        line_ups(box, players),
        seed_word(seed),
        first,
        *led,
    )
    return led


@entry(
    BOX,
    TABLE,
    ACTION,
    LUCK,
    DESK,
    SHEET,
    ("u8", 1),
    (PLAYER, 2),
    WORD,
    INT,
    ("i4", 3),
    ("u1", 3),
    ("i4", 2),
    ("i4", 2),
    ("i4", 2),
)
def play_and_watch(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    room: Any,
    seated: Any,
    seed: Any,
    first: int,
    places: Any,
    leaders: Any,
    firsts: Any,
    rounds: Any,
    decisions: Any,
) -> None:
    """Play as many deals as there is room for, each with all line-ups."""
    box, table, action = boxes[0], tables[0], actions[0]
    desk, sheet = desks[0], sheets[0]
    for deal in range(places.shape[0]):
        for row in range(seated.shape[0]):
            begin_luck(box, lucks, seed, first + deal)
            lay_table(box, table)
            let_luck_decide(box, table, lucks[0])
            firsts[deal, row] = table.chief
            decisions[deal, row] = watch(
                box,
                table,
                action,
                lucks,
                desk,
                sheet,
                room,
                seated[row],
                leaders[deal, row],
            )
            rounds[deal, row] = table.round
            for seat in range(box.players):
                places[deal, row, seat] = table.place[seat]


@small_part
def begin_luck(box: AnyBox, lucks: Any, seed: Any, deal: int) -> None:
    """The luck of a deal: first the table's, then the dice of each seat."""
    seed_game(lucks[0], seed, deal)
    for seat in range(box.players):
        seed_game(lucks[1 + seat], mixed(lucks[0].state), seat)


@part
def watch(
    box: AnyBox,
    table: AnyTable,
    action: AnyAction,
    lucks: Any,
    desk: Desk,
    sheet: Sheet,
    room: Cards,
    players: Any,
    leaders: Any,
) -> int:
    """Play a game to its end; gives how many decisions the seats answered."""
    forget(box, sheet)
    order = mixed(lucks[0].state)
    answered = noted = 0
    to_next_decision(box, table, desk)
    while table.phase != OVER:
        is_over = False
        action.seat = seat_to_act(box, table)
        if action.seat == CHANCE:
            let_deal_decide(box, table, lucks[0], order)
        else:
            answered += 1
            dice = lucks[1 + action.seat]
            choose(box, table, players[action.seat], dice, sheet, desk, action)
            carry_out(box, table, action)
            is_over = all_bids_are_laid(box, table)
        to_next_decision(box, table, desk)
        if is_over:
            leaders[noted] = who_leads(box, table, desk, room)
            noted += 1
    leaders[noted - 1] = winners(box.players, table.place)
    return answered


@small_part
def let_deal_decide(box: AnyBox, table: AnyTable, luck: Luck, order: Any) -> None:
    """All that chance decides in a row; cards come in the order of the deal."""
    if table.phase == DEALING:
        pile = mixed(order + np.uint64(_PILES * (table.round + 1) + table.head))
        while table.dealing:
            seat = first_seat(table.dealing)
            deal_card(table, seat, first_in(table.set_aside[seat], pile))
            deal_what_is_certain(table)
    elif table.phase == TURNING:
        while table.phase == TURNING and table.to_turn:
            turn_card(box, table, first_in(table.unseen, order))
    else:
        let_luck_decide(box, table, luck)


@small_part
def first_in(cards: Cards, order: Any) -> int:
    """The first card of a set in a shuffled order."""
    card = found = next_card(cards, 0)
    least = mixed(order + np.uint64(card))
    while card >= 0:
        place = mixed(order + np.uint64(card))
        found = card if place < least else found
        least = min(least, place)
        card = next_card(cards, card + 1)
    return found


@part
def who_leads(box: AnyBox, table: AnyTable, desk: Desk, room: Cards) -> int:
    """A bit for each seat that would have most points if the game ended now."""
    seats, most = 0, -(1 << 30)
    for seat in range(box.players):
        copy_all(table.hand[seat], room)
        put_all(table.bid[seat], room)
        put_all(table.set_aside[seat], room)
        put_all(table.spent[seat], room)
        bonus = best_bonus(box, table, room, table.units[seat], desk)
        points = points_with(box, table, seat, room) + bonus
        seats = 0 if points > most else seats
        most = max(most, points)
        seats |= whole(points == most) << seat
    return seats
