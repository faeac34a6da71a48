"""Who wins a whole table of Fzzzt!, whatever is hidden there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from robobid.bots.fzzzt.imagination import box_of, seed_for
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.view import view_of
from robobid.twins.fzzzt.convert import from_tables
from robobid.twins.fzzzt.rollouts import play_on


class FzzztOracle:
    """All play on as mechanics to the end, each by what it may know."""

    def chances(
        self, tables: Sequence[Table], futures: range, seed: int | str
    ) -> list[list[list[float]]]:
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
        return [[shares_of(places) for places in its] for its in played.places.tolist()]


def shares_of(places: Sequence[int]) -> list[float]:
    """What everybody wins who came in at a place.

    >>> shares_of([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    winners = places.count(1)
    return [(place == 1) / winners for place in places]


ORACLE: Final = FzzztOracle()
