"""The figures of a comparison of Power Grid, and what each game adds to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from robobid.arena.lab.powergrid.sheets import Sheet
from robobid.arena.lab.quantities import NONE, SHARED, Columns, Quantities, win_parts
from robobid.powergrid.plants import Fuel

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


def quantities_of(sheet: Sheet, present: Sequence[int]) -> Quantities:
    """What each of some games adds to the figures, in their order.

    Of each plant it is told whether it is in the game.
    """
    columns = Columns(len(sheet.decisions))
    _count_games(columns, sheet)
    columns.add(
        np.take_along_axis(win_parts(sheet.places), sheet.orders, axis=1), SHARED
    )
    _count_plants(columns, sheet, present)
    return columns.joined()


def _count_games(columns: Columns, sheet: Sheet) -> None:
    """In the order of `GAME_FIGURES`."""
    seats = sheet.supplied.shape[1]
    ranked = np.sort(sheet.supplied, axis=1)
    bought = sheet.buyers != NONE
    number = bought.sum(axis=1)
    columns.add(sheet.decisions)
    columns.add(sheet.rounds)
    columns.add(sheet.step2, (sheet.step2 > 0).astype(np.int64))
    columns.add(sheet.step3, (sheet.step3 > 0).astype(np.int64))
    columns.add((sheet.step3 > 0).astype(np.int64))
    columns.add(ranked.sum(axis=1), seats)
    columns.add(ranked[:, -1])
    columns.add(ranked[:, -1] - ranked[:, -2])
    columns.add(ranked[:, -1] - ranked[:, 0])
    columns.add(sheet.money.sum(axis=1), seats)
    columns.add(number, seats)
    columns.add((sheet.prices * bought).sum(axis=1), number)
    columns.add((sheet.over * bought).sum(axis=1), number)
    columns.add(sheet.spent, sheet.tokens)


def _count_plants(columns: Columns, sheet: Sheet, present: Sequence[int]) -> None:
    """In the order of `CARD_FIGURES`, and for each of them of the plants."""
    bought = (sheet.buyers != NONE).astype(np.int64)
    parts = np.take_along_axis(
        win_parts(sheet.places), np.maximum(sheet.buyers, 0), axis=1
    )
    columns.add(bought, np.broadcast_to(np.array(present, np.int64), bought.shape))
    columns.add(sheet.prices * bought, bought)
    columns.add(sheet.over * bought, bought)
    columns.add(sheet.when * bought, bought)
    columns.add(parts * bought, bought * SHARED)
