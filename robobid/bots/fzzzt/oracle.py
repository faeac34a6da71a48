"""Who wins a whole table of Fzzzt!, whatever is hidden there. It needs numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.imagining import box_of, seed_for
from robobid.bots.fzzzt.weighing import mechanics_judgement
from robobid.fast.fzzzt import from_tables, play_on
from robobid.fzzzt.table import Table
from robobid.fzzzt.view import view_of


class FzzztOracle:
    """All play on as mechanics to the end, each by what it may know."""

    def chances(
        self, tables: Sequence[Table], futures: range, seed: int | str
    ) -> NDArray[np.float64]:
        """What everybody wins: a win is shared by those who share it."""
        view = view_of(tables[0], None)
        box = box_of(view)
        copies = [table.copy() for table in tables]
        for copy in copies:
            copy.by_hand = False  # the program lays out the robots at the end
        played = play_on(
            box,
            from_tables(box, copies),
            [mechanics_judgement()] * box.players,
            len(futures),
            seed_for(view, seed),
            first=futures.start,
        )
        won = played.places == 1
        shares: NDArray[np.float64] = won / won.sum(axis=2, keepdims=True)
        return shares


ORACLE: Final = FzzztOracle()
