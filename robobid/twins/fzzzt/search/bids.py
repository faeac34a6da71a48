"""What bids lead to: each is laid on many imagined tables, the same for all of them.

Where two bid at once and know each other's hands, both may think instead about what
the other would bid.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, ROW, ROWS, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.auction import lay_bid
from robobid.twins.fzzzt.box import BOX, SEATS, AnyBox, Box
from robobid.twins.fzzzt.desk import DESK, Desk, new_desk
from robobid.twins.fzzzt.game import ACTION, AnyAction
from robobid.twins.fzzzt.mechanic.compiled import rounds_to_come
from robobid.twins.fzzzt.mechanic.sheet import SHEET, Sheet, forget, new_sheet
from robobid.twins.fzzzt.search.auctions import add_outcomes, begin_match, end_match
from robobid.twins.fzzzt.search.bidders import BIDDER, one_each
from robobid.twins.fzzzt.search.guess import draw, guess_table
from robobid.twins.fzzzt.search.matchup import MATCH, TWO, Match, new_match
from robobid.twins.fzzzt.search.outlook import OUTLOOK, Outlook, judge
from robobid.twins.fzzzt.search.rounds import take_turn
from robobid.twins.fzzzt.sets import WORDS, holds
from robobid.twins.fzzzt.table import TABLE, AnyTable, empty_tables
from robobid.twins.jit import entry, part, small_part, whole
from robobid.twins.luck import LUCK, Luck, new_luck, seed_game

_WORD: Final = (1 << 64) - 1
TRUE, GUESSED, PLAYED = range(3)
"""Which of the tables in one's mind is what."""
CHAIRS: Final = 2 * SEATS
"""For who bids at each seat now, and behind them, for who does after this auction."""
_DESK: Final = 4
"""Where the desk is in the room to think in."""


class Weighed(NamedTuple):
    """What bids led to, summed over the tables; the first axis is the bid."""

    values: NDArray[np.float64]
    """How likely it is to win the game, as far as one can tell."""
    wins: NDArray[np.int64]
    """How often the bid won the card."""
    rollouts: int
    """How many rounds were played to their end."""
    toil: int
    """How much work it was to score what everybody had."""


def weigh_bids(
    box: Box,
    table: NDArray[Any],
    seat: int,
    bids: NDArray[np.uint64],
    samples: range,
    seed: int,
    bidders: NDArray[Any],
    tickets: NDArray[np.int64],
    outlook: NDArray[Any],
    rounds_ahead: int = 0,
) -> Weighed:
    """Lay each bid on the same imagined tables, and judge where it leads.

    Of `table`, nothing is used that the seat does not know. `samples` are the numbers
    of the imagined tables: the same number and seed give the same table. Oneself is
    the first of the bidders, and a rival is any, by a ticket that is drawn for the
    seat. All play on to the end of this round, and of so many more.
    """
    values = np.zeros(len(bids))
    wins = np.zeros(len(bids), np.int64)
    room = _room(box, table, bidders, tickets, outlook)
    rollouts = think_ahead(
        *room,
        seat,
        samples.start,
        samples.stop,
        np.uint64(seed & _WORD),
        False,
        bids,
        rounds_ahead,
        values,
        wins,
        new_match(),
        new_match(),
    )
    return Weighed(values, wins, rollouts, int(room[_DESK]["toil"][0]))


def match_bids(
    box: Box,
    table: NDArray[Any],
    samples: range,
    seed: int,
    bidders: NDArray[Any],
    outlook: NDArray[Any],
) -> tuple[Match, int]:
    """What two should bid who bid at once and know each other's hands.

    Both think about this auction and the next one. Gives the match with how often to
    lay what, and how many rounds were played to their end. What it is worth is added
    up over the tables.
    """
    match = new_match()
    rollouts = think_ahead(
        *_room(box, table, bidders, one_each(bidders), outlook),
        0,
        samples.start,
        samples.stop,
        np.uint64(seed & _WORD),
        True,
        np.zeros((0, WORDS), np.uint64),
        0,
        np.zeros(TWO),
        np.zeros(0, np.int64),
        match,
        new_match(),
    )
    return match, rollouts


def _room(
    box: Box,
    table: NDArray[Any],
    bidders: NDArray[Any],
    tickets: NDArray[np.int64],
    outlook: NDArray[Any],
) -> tuple[Any, Any, Any, Any, Any, Any, Any, Any, Any, Any]:
    """What is needed to think ahead: room for it, and what is known."""
    tables = empty_tables(4)
    tables[TRUE] = table[0]
    return (
        box.array,
        tables,
        np.zeros(1, ACTION),
        new_luck(1),
        new_desk(),
        new_sheet(),
        np.zeros(CHAIRS, BIDDER),
        bidders,
        tickets,
        outlook.copy(),  # it has room to judge on, which is ours alone
    )


@entry(
    BOX,
    TABLE,
    ACTION,
    LUCK,
    DESK,
    SHEET,
    BIDDER,
    BIDDER,
    ROWS,
    OUTLOOK,
    INT,
    INT,
    INT,
    WORD,
    INT,
    ("u8", 2),
    INT,
    ("f8", 1),
    ROW,
    MATCH,
    MATCH,
)
def think_ahead(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    seated: Any,
    bidders: Any,
    tickets: Any,
    outlooks: Any,
    seat: int,
    first: int,
    end: int,
    seed: Any,
    is_match: bool,
    bids: Any,
    rounds_ahead: int,
    values: Any,
    wins: Any,
    match: Match,
    following: Match,
) -> int:
    """Think on some tables, in either way; gives how many rounds were played.

    What both ways share is compiled once.
    """
    box, action, luck = boxes[0], actions[0], lucks[0]
    desk, sheet, outlook = desks[0], sheets[0], outlooks[0]
    to_come = max(0, rounds_to_come(box, tables[TRUE]) - rounds_ahead)
    stop_after = whole(tables[TRUE].round) + rounds_ahead
    rollouts = 0
    forget(box, sheet)
    if is_match and not begin_match(box, tables[TRUE], sheet, match):
        return 0
    for sample in range(first, end):
        seed_game(luck, seed, sample)
        seat_bidders(box, seat, luck, bidders, tickets, seated)
        tables[GUESSED] = tables[TRUE]
        if is_match:
            rollouts += add_outcomes(
                box,
                tables[GUESSED:],
                stop_after,
                to_come,
                luck,
                seated,
                sheet,
                desk,
                action,
                outlook,
                match,
                following,
                values,
            )
            continue
        guess_table(
            box,
            tables[GUESSED],
            seat,
            luck,
            bidders,
            tickets,
            seated,
            sheet,
            desk,
            action,
        )
        rollouts += lay_bids(
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
            rounds_ahead,
            values,
            wins,
        )
    if is_match:
        end_match(tables[TRUE], match)
    return rollouts


@small_part
def seat_bidders(
    box: AnyBox, seat: int, luck: Luck, bidders: Any, tickets: Any, seated: Any
) -> None:
    """Who sits where in an imagined game: the first at one's own seat, any others."""
    for at in range(box.players):
        seated[at] = bidders[draw(tickets[at], luck)]
    seated[seat] = bidders[0]


@part
def lay_bids(
    box: AnyBox,
    tables: Any,
    action: AnyAction,
    luck: Luck,
    desk: Desk,
    sheet: Sheet,
    seated: Any,
    outlook: Outlook,
    seat: int,
    bids: Any,
    stop_after: int,
    to_come: int,
    rounds_ahead: int,
    values: Any,
    wins: Any,
) -> int:
    """Lay each bid on a table, and add up its worth; gives how many were played."""
    card = whole(tables[TRUE].belt[tables[TRUE].head])
    seat_again(box, seat, seated)
    now, then = seated[:SEATS], seated[SEATS:]
    state = luck.state
    rollouts = 0
    known_winner = -1
    known_mark = np.uint64(0)
    known_value = 0.0
    for bid in range(bids.shape[0]):
        tables[PLAYED] = tables[GUESSED]
        table = tables[PLAYED]
        luck.state = state
        lay_bid(table, seat, bids[bid])
        if rounds_ahead:
            forget(box, sheet)  # what is built may differ
        winner = -1
        mark = np.uint64(0)
        is_known = False
        while not is_known and take_turn(
            box,
            table,
            stop_after,
            luck,
            now if winner < 0 else then,
            sheet,
            desk,
            action,
        ):
            if winner < 0:
                winner = owner_of(box, table, card)
                mark = mark_of(table, winner)
                is_same = winner == known_winner and mark == known_mark
                is_known = winner >= 0 and is_same
        if winner < 0:
            winner = owner_of(box, table, card)
        wins[bid] += winner == seat
        if is_known:
            # A rival wins, and pays the same as before: so all goes on as before.
            values[bid] += known_value
            continue
        rollouts += 1
        value = judge(box, table, seat, to_come, desk, outlook)
        values[bid] += value
        if winner != seat:
            known_winner, known_mark, known_value = winner, mark, value
    return rollouts


@small_part
def seat_again(box: AnyBox, seat: int, seated: Any) -> None:
    """Who sits where after this auction, behind who sits there now."""
    for at in range(box.players):
        seated[SEATS + at] = seated[seat if seated[at].is_foretold else at]


@part
def owner_of(box: AnyBox, table: AnyTable, card: int) -> int:
    """Who has won a card, or -1."""
    for seat in range(box.players):
        if (
            holds(table.spent[seat], card)
            or holds(table.units[seat], card)
            or holds(table.hand[seat], card)
            or holds(table.set_aside[seat], card)
        ):
            return seat
    return -1


@small_part
def mark_of(table: AnyTable, seat: int) -> Any:
    """A mark of what a seat has in its hand and on its pile; 0 if there is no seat."""
    mark = np.uint64(0)
    if seat < 0:
        return mark
    for word in range(WORDS):
        mark = mark * np.uint64(31) + table.hand[seat, word]
        mark = mark * np.uint64(31) + table.spent[seat, word]
    return mark
