"""What bids lead to: each is laid on many imagined tables, the same for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.fast.fzzzt.ahead.guessing import guess_table
from robobid.fast.fzzzt.ahead.outlook import judge
from robobid.fast.fzzzt.ahead.rounds import take_turn
from robobid.fast.fzzzt.auction import lay_bid
from robobid.fast.fzzzt.box import SEATS, AnyBox, Box
from robobid.fast.fzzzt.game import ACTION
from robobid.fast.fzzzt.mechanic.sheet import forget, new_sheet
from robobid.fast.fzzzt.mechanic.worth import rounds_to_come
from robobid.fast.fzzzt.players import JUDGEMENT
from robobid.fast.fzzzt.scoring import new_desk
from robobid.fast.fzzzt.sets import WORDS, holds
from robobid.fast.fzzzt.table import AnyTable, empty_tables
from robobid.fast.jit import entry, jit, jit_apart, whole
from robobid.fast.judgement import Judgement
from robobid.fast.luck import below, new_luck, seed_game

_WORD: Final = (1 << 64) - 1
_TRUE, _GUESSED, _PLAYED = range(3)


class Weighed(NamedTuple):
    """What bids led to, summed over the tables; the first axis is the bid."""

    values: NDArray[np.float64]
    """How likely it is to win the game, as far as one can tell."""
    wins: NDArray[np.int64]
    """How often the bid won the card."""
    rollouts: int
    """How many rounds were played to their end."""


def judgements_of(judgements: Sequence[Judgement]) -> NDArray[Any]:
    """Judgements as compiled code knows them: the first is one's own."""
    return np.array([tuple(judgement) for judgement in judgements], JUDGEMENT)


def weigh_bids(
    box: Box,
    table: NDArray[Any],
    seat: int,
    bids: NDArray[np.uint64],
    samples: range,
    seed: int,
    judgements: NDArray[Any],
    outlook: NDArray[Any],
    rounds_ahead: int = 0,
) -> Weighed:
    """Lay each bid on the same imagined tables, and judge where it leads.

    Of `table`, nothing is used that the seat does not know. `samples` are the numbers
    of the imagined tables: the same number and seed give the same table. All play on
    to the end of this round, and of so many more.
    """
    tables = empty_tables(3)
    tables[_TRUE] = table[0]
    values = np.zeros(len(bids))
    wins = np.zeros(len(bids), np.int64)
    rollouts = lay_bids(
        box.array,
        tables,
        np.zeros(1, ACTION),
        new_luck(1),
        new_desk(),
        new_sheet(),
        np.zeros(SEATS, JUDGEMENT),
        judgements,
        outlook.copy(),  # it has room to judge on, which is ours alone
        seat,
        bids,
        samples.start,
        samples.stop,
        rounds_ahead,
        np.uint64(seed & _WORD),
        values,
        wins,
    )
    return Weighed(values, wins, rollouts)


@entry
def lay_bids(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    seated: Any,
    judgements: Any,
    outlooks: Any,
    seat: int,
    bids: Any,
    first: int,
    end: int,
    rounds_ahead: int,
    seed: Any,
    values: Any,
    wins: Any,
) -> int:
    """Lay each bid on each table, and add up its worth; gives how many were played."""
    box, action, luck = boxes[0], actions[0], lucks[0]
    desk, sheet, outlook = desks[0], sheets[0], outlooks[0]
    to_come = max(0, rounds_to_come(box, tables[_TRUE]) - rounds_ahead)
    card = whole(tables[_TRUE].belt[tables[_TRUE].head])
    stop_after = whole(tables[_TRUE].round) + rounds_ahead
    rollouts = 0
    forget(box, sheet)
    for sample in range(first, end):
        seed_game(luck, seed, sample)
        for at in range(box.players):
            seated[at] = judgements[below(luck, judgements.shape[0])]
        seated[seat] = judgements[0]
        tables[_GUESSED] = tables[_TRUE]
        guess_table(box, tables[_GUESSED], seat, luck, seated, sheet, desk, action)
        state = luck.state
        known_winner = -1
        known_mark = np.uint64(0)
        known_value = 0.0
        for bid in range(bids.shape[0]):
            tables[_PLAYED] = tables[_GUESSED]
            table = tables[_PLAYED]
            luck.state = state
            lay_bid(table, seat, bids[bid])
            if rounds_ahead:
                forget(box, sheet)  # what is built may differ
            winner = -1
            mark = np.uint64(0)
            is_known = False
            while not is_known and take_turn(
                box, table, stop_after, luck, seated, sheet, desk, action
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


@jit_apart
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


@jit
def mark_of(table: AnyTable, seat: int) -> Any:
    """A mark of what a seat has in its hand and on its pile; 0 if there is no seat."""
    mark = np.uint64(0)
    if seat < 0:
        return mark
    for word in range(WORDS):
        mark = mark * np.uint64(31) + table.hand[seat, word]
        mark = mark * np.uint64(31) + table.spent[seat, word]
    return mark
