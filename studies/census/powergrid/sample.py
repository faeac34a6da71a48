"""The sample: games of dealt robots at every kind of table, in turn, kept in a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.arena.executors import Portion, Workforce
from robobid.games.powergrid.robots.numbering import ROBOTS
from studies.census.powergrid.cells import Cell, cells
from studies.census.powergrid.counts import Count, Counts, count
from studies.resumable import Progress, ResumableSums, quietly

PORTION: Final = 500
"""Games of one kind of table that are played in one go, wherever that is."""


@dataclass(frozen=True)
class Asked:
    """What the sample is of."""

    maps: tuple[str, ...]
    seed: int

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The kinds of tables."""
        return cells(self.maps)

    @cached_property
    def round(self) -> list[tuple[int, int]]:
        """In what order the kinds take turns: which, and which of its own."""
        most = max(cell.turns for cell in self.cells)
        return [
            (at, turn)
            for turn in range(most)
            for at, cell in enumerate(self.cells)
            if turn < cell.turns
        ]

    def kind(self, number: int) -> int:
        """Which kind of table a portion is of."""
        return self.round[number % len(self.round)][0]

    def portion(self, number: int) -> Portion[Cell]:
        """Some games of one kind of table; all kinds take turns."""
        rounds, place = divmod(number, len(self.round))
        at, turn = self.round[place]
        cell = self.cells[at]
        # Each kind has luck of its own, so that other robots are dealt.
        seed = self.seed * len(self.cells) + at
        return Portion(cell, seed, (rounds * cell.turns + turn) * PORTION, PORTION)


@dataclass
class Sample:
    """What was counted so far: a row for each kind of table, a column for a robot."""

    asked: Asked
    portions: int
    games: Counts
    won: Counts

    @classmethod
    def of_kept(cls, asked: Asked, kept: ResumableSums) -> Sample:
        """What was kept; nothing if nothing was played yet."""
        if "games" not in kept.arrays:
            shape = len(asked.cells), ROBOTS
            return cls(asked, 0, np.zeros(shape, np.int64), np.zeros(shape, np.int64))
        arrays = kept.arrays
        games, won = (arrays[name].astype(np.int64) for name in ("games", "won"))
        return cls(asked, int(arrays["batches"]), games, won)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As it is kept."""
        return {
            "batches": np.array(self.portions),
            "games": self.games.astype(np.int32),
            "won": self.won.astype(np.int32),
        }

    @property
    def played(self) -> int:
        """How many games there are."""
        return self.portions * PORTION

    def add(self, counted: Count) -> None:
        """One more portion, the next in turn."""
        at = self.asked.kind(self.portions)
        self.games[at] += counted.games
        self.won[at] += counted.won
        self.portions += 1

    def of(
        self,
        *,
        seats: Sequence[int] | None = None,
        rivals: Sequence[str] | None = None,
        maps: Sequence[str] | None = None,
    ) -> Count:
        """What was counted at some kinds of tables; all, if nothing is said."""
        wanted = [
            at
            for at, cell in enumerate(self.asked.cells)
            if (seats is None or cell.seats in seats)
            and (rivals is None or cell.rivals in rivals)
            and (maps is None or cell.map in maps)
        ]
        return Count(self.games[wanted].sum(axis=0), self.won[wanted].sum(axis=0))


def portions_of(asked: Asked, games: int) -> int:
    """How many portions so many games are: one for each kind of table at least."""
    return max(len(asked.cells), -(-games // PORTION))


def take(
    asked: Asked,
    games: int,
    force: Workforce,
    kept: ResumableSums,
    progress: Progress = quietly,
) -> Sample:
    """Play until there are so many games; goes on with what was kept.

    There are always some of every kind of table.

    The same seed gives the same sample, whoever plays and however often it is stopped.
    """
    sample = Sample.of_kept(asked, kept)
    progress(sample.played)
    numbers = range(sample.portions, portions_of(asked, games))
    try:
        for counted in force.results(count, map(asked.portion, numbers)):
            sample.add(counted)
            progress(PORTION)
            kept.arrays |= sample.arrays()
            kept.save_now_and_then()
    finally:
        kept.save()
    return sample
