"""Bids studied in games of their own: what each of them would have led to.

Bidders play whole games. Now and then it is asked, as those who think ahead do, where
every bid of the seat that is to act leads, on imagined tables and in its own mind's
line-up: a lesson for its policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, ROW, ROWS, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import BOX, AnyBox, Box
from robobid.twins.fzzzt.desk import DESK, Desk, new_desk
from robobid.twins.fzzzt.game import ACTION, AnyAction, seat_to_act, to_next_decision
from robobid.twins.fzzzt.mechanic.compiled import rounds_to_come
from robobid.twins.fzzzt.mechanic.sheet import SHEET, Sheet, forget, new_sheet
from robobid.twins.fzzzt.search.bidders import (
    BIDDER,
    NUMBERS,
    Bidder,
    Policy,
    bidders_of,
    first_place,
    look_at_bid,
    look_at_round,
    one_each,
)
from robobid.twins.fzzzt.search.bids import (
    CHAIRS,
    GUESSED,
    TRUE,
    lay_bids,
    seat_bidders,
)
from robobid.twins.fzzzt.search.guess import guess_table
from robobid.twins.fzzzt.search.outlook import OUTLOOK, Outlook
from robobid.twins.fzzzt.search.rounds import NEVER, take_turn
from robobid.twins.fzzzt.sets import WORDS, copy_all, size
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.table import BIDDING, OVER, TABLE, AnyTable, empty_tables
from robobid.twins.jit import entry, part, whole
from robobid.twins.judgement import Judgement
from robobid.twins.luck import LUCK, below, bits, new_luck, seed_game, seed_word

MOST_BIDS: Final = 40
"""A hand that can bid more powers than that is not studied."""
_GAMES, _MIND, _DICE = range(3)
_PLAYED_GAME: Final = 3


class Lessons(NamedTuple):
    """What was studied; the first axis is the decision, the second the bid."""

    rows: NDArray[np.float64]
    """What a policy sees of every bid."""
    values: NDArray[np.float64]
    """How likely it led to victory."""
    bids: NDArray[np.int64]
    """How many bids there were."""

    def some(self, decisions: NDArray[np.int64]) -> Lessons:
        """Those of some decisions."""
        rows, values = self.rows[decisions], self.values[decisions]
        return Lessons(rows, values, self.bids[decisions])


def study(
    box: Box,
    line_ups: Sequence[Sequence[Judgement | Policy]],
    mind: Sequence[Judgement | Policy],
    outlook: NDArray[Any],
    lessons: int,
    seed: int,
    *,
    one_in: int = 8,
    samples: int = 12,
) -> Lessons:
    """Study so many decisions, one in some, on so many imagined tables each.

    The line-ups play, in turns; the first of `mind` is who studies, and the others at
    the table are taken for any of them.
    """
    found = Lessons(
        np.zeros((lessons, MOST_BIDS, NUMBERS)),
        np.zeros((lessons, MOST_BIDS)),
        np.zeros(lessons, np.int64),
    )
    bidders = bidders_of(mind)
    study_games(
        box.array,
        empty_tables(4),
        np.zeros(1, ACTION),
        new_luck(3),
        new_desk(),
        new_sheet(),
        np.array([bidders_of(line_up) for line_up in line_ups]),
        bidders,
        one_each(bidders),
        np.zeros(CHAIRS, BIDDER),
        outlook.copy(),
        seed_word(seed),
        one_in,
        samples,
        np.zeros((MOST_BIDS, WORDS), np.uint64),
        np.zeros(MOST_BIDS, np.int64),
        *found,
    )
    return found


def look(
    box: Box, table: NDArray[Any], seat: int, bidder: Judgement | Policy
) -> tuple[NDArray[np.float64], NDArray[np.uint64]]:
    """What a bidder sees of every bid of a seat that is to lay one, and their cards."""
    rows = np.zeros((MOST_BIDS, NUMBERS))
    bids = np.zeros((MOST_BIDS, WORDS), np.uint64)
    found = look_at_table(
        box.array,
        table,
        seat,
        bidders_of([bidder]),
        new_sheet(),
        new_desk(),
        rows,
        bids,
    )
    return rows[:found], bids[:found]


@entry(BOX, TABLE, INT, BIDDER, SHEET, DESK, ("f8", 2), ("u8", 2))
def look_at_table(
    boxes: Any,
    tables: Any,
    seat: int,
    bidders: Any,
    sheets: Any,
    desks: Any,
    rows: Any,
    bids: Any,
) -> int:
    """Write down every bid of a seat; gives how many there are."""
    box, table, sheet = boxes[0], tables[0], sheets[0]
    forget(box, sheet)
    return write_bids(box, table, seat, bidders[0], sheet, desks[0], rows, bids)


@entry(
    BOX,
    TABLE,
    ACTION,
    LUCK,
    DESK,
    SHEET,
    (BIDDER, 2),
    BIDDER,
    ROWS,
    BIDDER,
    OUTLOOK,
    WORD,
    INT,
    INT,
    ("u8", 2),
    ROW,
    ("f8", 3),
    ("f8", 2),
    ROW,
)
def study_games(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    line_ups: Any,
    mind: Any,
    tickets: Any,
    seated: Any,
    outlooks: Any,
    seed: Any,
    one_in: int,
    samples: int,
    bids: Any,
    wins: Any,
    rows: Any,
    values: Any,
    counts: Any,
) -> None:
    """Play games until all lessons are filled."""
    box, action, table = boxes[0], actions[0], tables[_PLAYED_GAME]
    desk, sheet, outlook = desks[0], sheets[0], outlooks[0]
    seed_game(lucks[_DICE], ~seed, 0)
    lesson = game = 0
    while lesson < counts.shape[0]:
        seed_game(lucks[_GAMES], seed, game)
        lay_table(box, table)
        forget(box, sheet)
        bidders = line_ups[game % line_ups.shape[0]]
        game += 1
        while lesson < counts.shape[0]:
            to_next_decision(box, table, desk)
            if table.phase == OVER:
                break
            if table.phase == BIDDING and below(lucks[_DICE], one_in) == 0:
                tables[TRUE] = table
                seat = seat_to_act(box, table)
                found = write_bids(
                    box, table, seat, mind[0], sheet, desk, rows[lesson], bids
                )
                if found > 1:
                    counts[lesson] = found
                    study_bids(
                        box,
                        tables,
                        action,
                        lucks,
                        desk,
                        sheet,
                        mind,
                        tickets,
                        seated,
                        outlook,
                        seat,
                        samples,
                        bids[:found],
                        values[lesson],
                        wins,
                    )
                    lesson += 1
            take_turn(box, table, NEVER, lucks[_GAMES], bidders, sheet, desk, action)


@part
def study_bids(
    box: AnyBox,
    tables: Any,
    action: AnyAction,
    lucks: Any,
    desk: Desk,
    sheet: Sheet,
    mind: Any,
    tickets: Any,
    seated: Any,
    outlook: Outlook,
    seat: int,
    samples: int,
    bids: Any,
    values: Any,
    wins: Any,
) -> None:
    """Where each bid leads, on average over so many imagined tables."""
    luck = lucks[_MIND]
    stop_after = whole(tables[TRUE].round)
    to_come = rounds_to_come(box, tables[TRUE])
    seed = bits(lucks[_DICE])
    for sample in range(samples):
        seed_game(luck, seed, sample)
        seat_bidders(box, seat, luck, mind, tickets, seated)
        tables[GUESSED] = tables[TRUE]
        guess_table(
            box,
            tables[GUESSED],
            seat,
            luck,
            mind,
            tickets,
            seated,
            sheet,
            desk,
            action,
        )
        lay_bids(
            box,
            tables,
            action,
            luck,
            desk,
            sheet,
            seated,
            outlook,
            seat,
            bids,
            stop_after,
            to_come,
            0,
            values,
            wins,
        )
    for bid in range(bids.shape[0]):
        values[bid] /= samples


@part
def write_bids(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    bidder: Bidder,
    sheet: Sheet,
    desk: Desk,
    rows: Any,
    bids: Any,
) -> int:
    """Write down every bid and what a policy sees of it; gives how many there are."""
    if size(table.hand[seat]) < 2:
        return 0
    most = look_at_round(box, table, seat, bidder, sheet, desk)
    weakest = first_place(sheet)
    found = 0
    for place in range(most + 1):
        if sheet.bid_size[place]:
            if found == rows.shape[0]:
                return 0
            look_at_bid(box, table, seat, place, weakest, bidder, sheet)
            for number in range(bidder.row.shape[0]):
                rows[found, number] = bidder.row[number]
            copy_all(sheet.bid[place], bids[found])
            found += 1
    return found
