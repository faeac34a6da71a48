"""Who wins a whole table of Power Grid, whatever is hidden there. It needs numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.powergrid.judge import learned_weights, shares_on_the_way
from robobid.bots.powergrid.rollouts import box_of, seed_for
from robobid.bots.powergrid.thinking import PLANNER
from robobid.fast.powergrid import from_tables, play_on
from robobid.powergrid.table import Table
from robobid.powergrid.view import view_of


class PowerGridOracle:
    """Some rounds are played on by `simple`; what was learned judges the rest."""

    def chances(
        self, tables: Sequence[Table], futures: range, seed: int | str
    ) -> NDArray[np.float64]:
        """How surely everybody wins; all tables are left after the same round."""
        setup = tables[0].setup
        box = box_of(setup)
        last_round = max(table.round for table in tables) + PLANNER.rounds - 1
        ended = play_on(
            box,
            from_tables(box, tables),
            ["simple"] * box.players,
            len(futures),
            seed_for(view_of(tables[0], None), seed),
            last_round=last_round,
            first=futures.start,
        )
        won = ended["place"][..., : box.players] == 1
        shares = won / np.maximum(1, won.sum(axis=2, keepdims=True))
        most = setup.figures.cities_for_end
        on_the_way = shares_on_the_way(ended, most, learned_weights(setup))
        is_over = ended["round"] <= last_round
        return np.where(is_over[..., None], shares, on_the_way)


ORACLE: Final = PowerGridOracle()
