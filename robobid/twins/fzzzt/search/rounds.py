"""A round played to its end, and what everybody's cards promise then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arguments import ROWS, WORD
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
from robobid.twins.fzzzt.mechanic.choice import choose_as_mechanic
from robobid.twins.fzzzt.mechanic.sheet import SHEET, Sheet, forget, new_sheet
from robobid.twins.fzzzt.search.bidders import BIDDER, Policy, bid_as, bidders_of
from robobid.twins.fzzzt.search.outlook import NUMBERS
from robobid.twins.fzzzt.search.prospects import write_prospects
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.table import (
    BIDDING,
    BUILDING,
    LAYOUT,
    OVER,
    TABLE,
    AnyTable,
    empty_tables,
)
from robobid.twins.jit import entry, part, small_part
from robobid.twins.judgement import Judgement
from robobid.twins.luck import LUCK, Luck, new_luck, seed_game

NEVER: Final = 1 << 30
"""No game has so many rounds."""
_WORD: Final = (1 << 64) - 1


@small_part
def auctions_are_over(table: AnyTable, number: int) -> bool:
    """Are the auctions of a round over?

    Where nobody can build, the next round has begun already.
    """
    phase = table.phase
    is_after = phase in (BUILDING, LAYOUT, OVER)
    return bool(table.round > number or (table.round == number and is_after))


@part
def take_turn(
    box: AnyBox,
    table: AnyTable,
    stop_after: int,
    luck: Luck,
    bidders: Any,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
) -> bool:
    """Whoever is to act does so, chance included; gives if anybody was to.

    Nobody is when the game is over, or the auctions of the round to stop after.
    """
    to_next_decision(box, table, desk)
    if table.phase == OVER or auctions_are_over(table, stop_after):
        return False
    action.seat = seat_to_act(box, table)
    if action.seat == CHANCE:
        let_luck_decide(box, table, luck)
        return True
    bidder = bidders[action.seat]
    if table.phase == BIDDING:
        bid_as(box, table, action.seat, bidder, luck, sheet, desk, action.cards)
    else:
        choose_as_mechanic(box, table, bidder.judgement, sheet, desk, action)
    carry_out(box, table, action)
    return True


class Noted(NamedTuple):
    """What everybody's cards promised after each round, and how the games ended.

    The axes are the game, the round, the seat and the number.
    """

    rounds: int
    prospects: NDArray[np.float64]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]


def note_rounds(
    box: Box, players: Sequence[Sequence[Judgement | Policy]], games: int, seed: int
) -> Noted:
    """Play games with players who weigh cards, and note each round's end."""
    rounds = len(box.new_table().unseen) // int(box.array["belt_length"][0])
    seats = box.players
    noted = Noted(
        rounds,
        np.zeros((games, rounds, seats, NUMBERS)),
        np.zeros((games, seats), np.int64),
        np.zeros((games, seats), np.int64),
    )
    play_and_note(
        box.array,
        empty_tables(1),
        np.zeros(1, ACTION),
        new_luck(1),
        new_desk(),
        new_sheet(),
        np.array([bidders_of(line_up) for line_up in players]),
        np.uint64(seed & _WORD),
        *noted[1:],
    )
    return noted


@entry(BOX, TABLE, ACTION, LUCK, DESK, SHEET, (BIDDER, 2), WORD, ("f8", 4), ROWS, ROWS)
def play_and_note(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    seated: Any,
    seed: Any,
    prospects: Any,
    scores: Any,
    places: Any,
) -> None:
    """Play as many games as there is room for notes, one after another."""
    box, table, action = boxes[0], tables[0], actions[0]
    luck, desk, sheet = lucks[0], desks[0], sheets[0]
    for game in range(scores.shape[0]):
        seed_game(luck, seed, game)
        lay_table(box, table)
        forget(box, sheet)
        bidders = seated[game % seated.shape[0]]
        for noted in range(prospects.shape[1]):
            while take_turn(box, table, noted + 1, luck, bidders, sheet, desk, action):
                pass
            for seat in range(box.players):
                row = prospects[game, noted, seat]
                write_prospects(box, table, seat, desk, row)
        while take_turn(box, table, NEVER, luck, bidders, sheet, desk, action):
            pass
        for seat in range(box.players):
            scores[game, seat] = table.total[seat]
            places[game, seat] = table.place[seat]
