"""Who wins a whole table of Power Grid, whatever is hidden there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from robobid.bots.powergrid.effort import PLANNER
from robobid.bots.powergrid.judge import learned_weights
from robobid.bots.powergrid.rollouts import box_of, seed_for
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import view_of
from robobid.twins.powergrid.convert import from_tables
from robobid.twins.powergrid.judging import shares_of
from robobid.twins.powergrid.play import play_on


class PowerGridOracle:
    """Some rounds are played on by `simple`; what was learned judges the rest."""

    def chances(
        self, tables: Sequence[Table], futures: range, seed: int | str
    ) -> list[list[list[float]]]:
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
        most, weights = setup.figures.cities_for_end, learned_weights(setup)
        shares = shares_of(ended, most, weights, last_round=last_round)
        chances: list[list[list[float]]] = shares.tolist()
        return chances


ORACLE: Final = PowerGridOracle()
