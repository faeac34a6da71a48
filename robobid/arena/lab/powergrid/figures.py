"""The figures of a comparison of Power Grid, and what each game adds to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from robobid.arena.lab.powergrid.deal_tally import DealTally
from robobid.arena.lab.quantities import NONE, SHARED, Columns, Quantities, win_parts
from robobid.games.powergrid.rules.plants import Fuel

GAME_FIGURES: Final = (
    "decisions",
    "rounds",
    "step2",
    "step3",
    "reached_step3",
    "score",
    "best_score",
    "margin",
    "spread",
    "money",
    "plants",
    "price",
    "over",
    *(fuel.word for fuel in Fuel),
)
CARD_FIGURES: Final = ("bought", "price", "over", "when", "wins")


def quantities_of(tally: DealTally, present: Sequence[int]) -> Quantities:
    """What each of some games adds to the figures, in their order.

    Of each plant it is told whether it is in the game.
    """
    columns = Columns(len(tally.decisions))
    _count_games(columns, tally)
    columns.add(
        np.take_along_axis(win_parts(tally.places), tally.orders, axis=1), SHARED
    )
    _count_plants(columns, tally, present)
    return columns.joined()


def _count_games(columns: Columns, tally: DealTally) -> None:
    """In the order of `GAME_FIGURES`."""
    seats = tally.supplied.shape[1]
    ranked = np.sort(tally.supplied, axis=1)
    bought = tally.buyers != NONE
    number = bought.sum(axis=1)
    columns.add(tally.decisions)
    columns.add(tally.rounds)
    columns.add(tally.step2, (tally.step2 > 0).astype(np.int64))
    columns.add(tally.step3, (tally.step3 > 0).astype(np.int64))
    columns.add((tally.step3 > 0).astype(np.int64))
    columns.add(ranked.sum(axis=1), seats)
    columns.add(ranked[:, -1])
    columns.add(ranked[:, -1] - ranked[:, -2])
    columns.add(ranked[:, -1] - ranked[:, 0])
    columns.add(tally.money.sum(axis=1), seats)
    columns.add(number, seats)
    columns.add((tally.prices * bought).sum(axis=1), number)
    columns.add((tally.over * bought).sum(axis=1), number)
    columns.add(tally.spent, tally.tokens)


def _count_plants(columns: Columns, tally: DealTally, present: Sequence[int]) -> None:
    """In the order of `CARD_FIGURES`, and for each of them of the plants."""
    bought = (tally.buyers != NONE).astype(np.int64)
    parts = np.take_along_axis(
        win_parts(tally.places), np.maximum(tally.buyers, 0), axis=1
    )
    columns.add(bought, np.broadcast_to(np.array(present, np.int64), bought.shape))
    columns.add(tally.prices * bought, bought)
    columns.add(tally.over * bought, bought)
    columns.add(tally.when * bought, bought)
    columns.add(parts * bought, bought * SHARED)
