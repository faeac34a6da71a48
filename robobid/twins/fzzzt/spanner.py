"""Games played on from the beginning of each round, with the spanner at every seat.

Whoever holds the spanner, the cards and the luck to come are the same: what differs is
what the spanner does, and not what its holder did to get it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import BOX, AnyBox, Box
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
from robobid.twins.fzzzt.notes import AUCTION
from robobid.twins.fzzzt.play import finish
from robobid.twins.fzzzt.players import PLAYER, LineUp, choose, line_ups
from robobid.twins.fzzzt.sets import is_part
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.table import BIDDING, OVER, TABLE, AnyTable, empty_tables
from robobid.twins.jit import entry, part, small_part
from robobid.twins.luck import LUCK, Luck, new_luck, seed_game, seed_word

_GAME, _START, _COPY = range(3)
"""The tables: the game itself, a round's beginning, and a copy that is played on."""
_NOW, _LATER = range(2)
"""The luck of the game, and of the copies."""
_MOST_ROUNDS: Final = 64


class Moved(NamedTuple):
    """How the copies ended; the first axis is the game."""

    places: NDArray[np.int32]
    """By round, by who had the spanner, and by seat; 0 where no such round began."""
    hands: NDArray[np.int32]
    """By seat, the number of the mechanic whose cards it began with."""


def move_spanner(
    box: Box, players: LineUp, games: int, seed: int, first: int = 0
) -> Moved:
    """Play games; from each round's first auction, play on with each seat as Chief.

    >>> move_spanner(Box.open("en", 2), ["simple"] * 2, 3, seed=1).places.shape
    (3, 5, 2, 2)
    """
    rounds = len(box.new_table().unseen) // int(box.array["belt_length"][0])
    seats = box.players
    moved = Moved(
        np.zeros((games, rounds, seats, seats), np.int32),
        np.zeros((games, seats), np.int32),
    )
    play_and_move(
        box.array,
        empty_tables(3),
        np.zeros(1, ACTION),
        new_luck(2),
        new_desk(),
        new_sheet(),
        np.zeros(0, AUCTION),
        line_ups(box, players)[0],
        seed_word(seed),
        first,
        *moved,
    )
    return moved


@entry(
    BOX,
    TABLE,
    ACTION,
    LUCK,
    DESK,
    SHEET,
    AUCTION,
    PLAYER,
    WORD,
    INT,
    ("i4", 4),
    ("i4", 2),
)
def play_and_move(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    no_notes: Any,
    players: Any,
    seed: Any,
    first: int,
    places: Any,
    hands: Any,
) -> None:
    """Play as many games as there is room for, one after another."""
    box, table, copy = boxes[0], tables[_GAME], tables[_COPY]
    action, desk, sheet = actions[0], desks[0], sheets[0]
    for game in range(places.shape[0]):
        number = first + game
        seed_game(lucks[_NOW], seed, number)
        lay_table(box, table)
        for at in range(places.shape[1]):
            forget(box, sheet)
            if not play_to_round(
                box, table, action, lucks[_NOW], desk, sheet, players, at + 1
            ):
                break
            if at == 0:
                note_hands(box, table, hands[game])
            tables[_START] = tables[_GAME]
            for chief in range(box.players):
                tables[_COPY] = tables[_START]
                copy.chief = chief
                seed_game(lucks[_LATER], ~seed, number * _MOST_ROUNDS + at)
                finish(box, copy, action, lucks[_LATER], desk, sheet, players, no_notes)
                for seat in range(box.players):
                    places[game, at, chief, seat] = copy.place[seat]


@part
def play_to_round(
    box: AnyBox,
    table: AnyTable,
    action: AnyAction,
    luck: Luck,
    desk: Desk,
    sheet: Sheet,
    players: Any,
    number: int,
) -> bool:
    """Play until the first auction of a round; is there such a round?"""
    while table.phase != OVER:
        if table.phase == BIDDING and table.round >= number:
            return True
        action.seat = seat_to_act(box, table)
        if action.seat == CHANCE:
            let_luck_decide(box, table, luck)
        else:
            choose(box, table, players[action.seat], luck, sheet, desk, action)
            carry_out(box, table, action)
        to_next_decision(box, table, desk)
    return False


@small_part
def note_hands(box: AnyBox, table: AnyTable, hands: Any) -> None:
    """Whose cards each seat has in its hand, before anybody has won any."""
    for seat in range(box.players):
        for number in range(1, box.players + 1):
            if is_part(box.personal[number], table.hand[seat]):
                hands[seat] = number
