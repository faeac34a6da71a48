"""How likely a seat is to win, judged at the end of a round's auctions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import SEATS, AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.search.prospects import PROSPECTS, SCORE, write_prospects
from robobid.twins.fzzzt.table import OVER, AnyTable
from robobid.twins.jit import part
from robobid.twins.powers import exp

NUMBERS: Final = len(PROSPECTS)
MOST_ROUNDS: Final = 6
"""Where more rounds are to come, they are judged as if there were so many."""
LAST_SPREAD: Final = 1.0
TASTE_FOR_POINTS: Final = 0.002
"""What a point ahead is worth beside the chance to win: so hopeless games go on."""

OUTLOOK: Final = np.dtype(
    [
        # By the rounds to come: what a seat's own numbers and the mean of the others'
        # add to its final score, and how far final scores spread around that.
        ("own", "f8", (MOST_ROUNDS + 1, NUMBERS)),
        ("others", "f8", (MOST_ROUNDS + 1, NUMBERS)),
        ("spread", "f8", (MOST_ROUNDS + 1,)),
        # Room to judge on.
        ("row", "f8", (SEATS, NUMBERS)),
        ("guess", "f8", (SEATS,)),
    ],
    align=True,
)

Outlook = Any
"""An outlook inside compiled code: an element of an array of `OUTLOOK`."""


def new_outlook(
    own: Sequence[Sequence[float]],
    others: Sequence[Sequence[float]],
    spread: Sequence[float],
) -> NDArray[Any]:
    """An outlook from what was learned: a row for each number of rounds to come.

    The first row, for none, is known: the score is the score.
    """
    outlook = np.zeros(1, OUTLOOK)
    it = outlook[0]
    it["own"][0, SCORE] = 10.0
    it["spread"][0] = LAST_SPREAD
    for rounds in range(1, MOST_ROUNDS + 1):
        learned = min(rounds, len(own)) - 1
        it["own"][rounds] = own[learned]
        it["others"][rounds] = others[learned]
        it["spread"][rounds] = spread[learned]
    return outlook


@part
def judge(
    box: AnyBox, table: AnyTable, seat: int, to_come: int, desk: Desk, outlook: Outlook
) -> float:
    """How likely a seat is to win; a little more for every point it is ahead."""
    rounds = 0 if table.phase == OVER else min(to_come, MOST_ROUNDS)
    guess_scores(box, table, rounds, desk, outlook)
    return chance_of(box, seat, rounds, outlook)


@part
def judge_all(
    box: AnyBox, table: AnyTable, to_come: int, desk: Desk, outlook: Outlook, row: Any
) -> None:
    """The same for all seats, at once."""
    rounds = 0 if table.phase == OVER else min(to_come, MOST_ROUNDS)
    guess_scores(box, table, rounds, desk, outlook)
    for seat in range(box.players):
        row[seat] = chance_of(box, seat, rounds, outlook)


@part
def chance_of(box: AnyBox, seat: int, rounds: int, outlook: Outlook) -> float:
    """A seat's chance to win by the final scores that were guessed."""
    players = box.players
    best = -np.inf
    others = 0.0
    for at in range(players):
        best = max(best, outlook.guess[at])
        others += outlook.guess[at] / (players - 1)
    mine = outlook.guess[seat]
    others -= mine / (players - 1)
    spread = outlook.spread[rounds]
    total = 0.0
    for at in range(players):
        total += exp((outlook.guess[at] - best) / spread)
    chance = exp((mine - best) / spread) / total
    return float(chance + TASTE_FOR_POINTS * (mine - others))


@part
def guess_scores(
    box: AnyBox, table: AnyTable, rounds: int, desk: Desk, outlook: Outlook
) -> None:
    """Guess everybody's final score."""
    players = box.players
    if table.phase == OVER:
        for at in range(players):
            outlook.guess[at] = table.total[at]
        return
    for at in range(players):
        write_prospects(box, table, at, desk, outlook.row[at])
        outlook.guess[at] = 0.0
    for number in range(NUMBERS):
        total = 0.0
        for at in range(players):
            total += outlook.row[at, number]
        own = outlook.own[rounds, number]
        others = outlook.others[rounds, number] / (players - 1)
        for at in range(players):
            mine = outlook.row[at, number]
            outlook.guess[at] += own * mine + others * (total - mine)
