"""What a reading of an unclear text changes: the same deals, read both ways."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from robobid.arena.executors import Portion, Workforce
from robobid.arena.intervals import Interval, Z
from robobid.games.powergrid.robots.numbering import CHOICES
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.variants import Pieces
from robobid.twins.powergrid import play
from studies.census.powergrid.cells import Cell
from studies.census.powergrid.counts import WIN, Counts, shares
from studies.census.powergrid.sample import PORTION
from studies.resumable import Progress, ResumableSums, quietly

TABLE: Final = Cell(4, "simple", "germany")
"""Where the readings are compared."""
_KINDS: Final = len(Pieces._fields)


class More(NamedTuple):
    """How much more robots win by the other reading, of so many games."""

    games: int
    share: float
    interval: Interval


class Change(NamedTuple):
    """What a reading changes."""

    reading: str
    all: More
    pieces: dict[tuple[int, int], More]
    """For robots that have a piece, known by its kind and number."""


def compare(
    games: int,
    seed: int,
    force: Workforce,
    kept: ResumableSums,
    progress: Progress = quietly,
) -> list[Change]:
    """Play so many deals for each reading; goes on with what was kept."""
    changes = []
    for reading in Readings.numbers():
        name = f"reading {reading}"
        sums = kept.arrays.get(name, np.zeros((_KINDS, CHOICES, 3), np.int64))
        # A robot has one piece of each kind, so every deal is counted in the first.
        done = int(sums[0, :, 0].sum())
        pairs = [
            Portion(reading, seed, at, PORTION) for at in range(done, games, PORTION)
        ]
        for more in force.results(differences, pairs):
            sums = sums + more
        kept.arrays[name] = sums
        if pairs:
            kept.save()
        progress(done + len(pairs) * PORTION)
        changes.append(_change(reading, sums))
    return changes


def differences(pair: Portion[str]) -> Counts:
    """By piece: games, the sum of the differences, and the sum of their squares."""
    (before, pieces), (after, _) = (
        _results(pair, readings)
        for readings in (Readings(), Readings.read(f"{pair.of}=alt"))
    )
    difference = after - before
    sums = np.zeros((_KINDS, CHOICES, 3), np.int64)
    for kind in range(_KINDS):
        for piece in range(CHOICES):
            of_piece = difference[pieces[:, kind] == piece + 1]
            sums[kind, piece] = len(of_piece), of_piece.sum(), (of_piece**2).sum()
    return sums


def _results(pair: Portion[str], readings: Readings) -> tuple[Counts, Counts]:
    """What the robot wins of each deal, and its pieces."""
    (ended,) = play(
        TABLE.box(readings),
        TABLE.line_up,
        pair.games,
        pair.seed,
        first=pair.first,
        chunk=pair.games,
    )
    won = shares(ended["place"][:, : TABLE.seats])[:, 0]
    return won, ended["pieces"][:, 0].astype(np.int64)


def _change(reading: str, sums: Counts) -> Change:
    pieces = {
        (kind, piece + 1): _more(sums[kind, piece])
        for kind in range(_KINDS)
        for piece in range(CHOICES)
    }
    return Change(reading, _more(sums[0].sum(axis=0)), pieces)


def _more(sums: Counts) -> More:
    games, total, squares = map(int, sums)
    mean = total / games / WIN
    variance = squares / games / WIN**2 - mean**2
    spread = Z * sqrt(max(0.0, variance) / games)
    return More(games, mean, Interval(mean - spread, mean + spread))
