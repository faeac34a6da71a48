"""The race: robots that are nearly as strong play the same deals until it is clear.

After every leg robots drop out that are behind all whom the race is about, by
intervals that may be looked at any time. What is not clear at the end of the last leg
is said to be undecided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count, pairwise
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.arena.executors import Workforce
from robobid.arena.intervals import Interval
from robobid.arena.sequential import Evidence, Verdict
from robobid.games.powergrid.robots.numbering import robot
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.twins.powergrid import new_tables, play_on
from studies.census.powergrid.cells import Cell
from studies.census.powergrid.counts import WIN, Counts, shares
from studies.resumable import Progress, ResumableSums, quietly

LEG: Final = 10
"""Deals of each kind of table between two looks."""
PRIZES: Final = 10
"""So many places are raced for."""
_MARGIN: Final = 0.005
"""Robots whose chances differ by less are called equal."""


class Deals(NamedTuple):
    """Some deals of one kind of table, for some robots."""

    cell: Cell
    robots: tuple[int, ...]
    seed: int
    first: int
    size: int


class Step(NamedTuple):
    """A robot in the order of the race, and how sure its place is."""

    robot: int
    won: float
    """The share of its deals that it won."""
    ahead: Verdict | None
    """Against the next: ahead, equal, or not decided."""
    by: Interval
    """How much more it wins than the next, by an interval that holds at any time."""


class Race(NamedTuple):
    """How a race ended, or how it stands."""

    steps: tuple[Step, ...]
    deals: int
    """That each robot played that stayed to the end."""
    is_decided: bool


class Track(NamedTuple):
    """What is raced on: deals on these maps, with this luck."""

    maps: tuple[str, ...]
    seed: int
    most_deals: int
    """For each robot; what is undecided then stays so."""
    rivals: str = "simple"

    @property
    def tables(self) -> list[Cell]:
        """At tables of every size."""
        return [
            Cell(seats, self.rivals, map_)
            for seats in SEAT_COUNTS
            for map_ in self.maps
        ]


def race(
    robots: Sequence[int],
    track: Track,
    force: Workforce,
    kept: ResumableSums,
    *,
    worst: bool = False,
    progress: Progress = quietly,
) -> Race:
    """Race for the first places, or for the last ones; goes on with what was kept."""
    sign, name = (-1, "worst") if worst else (1, "best")
    running = list(robots)
    results = {number: np.zeros(0, np.int16) for number in robots}
    size = LEG * len(track.tables)
    for leg in count():
        won = _leg(f"{name} {leg}", track, leg, running, force, kept)
        for at, number in enumerate(running):
            results[number] = np.append(results[number], sign * won[at])
        progress(size)
        running.sort(key=lambda number: -int(results[number].astype(int).sum()))
        dropped = sorted({*robots} - {*running}, key=lambda n: -results[n].mean())
        steps = _compared([*running, *dropped[:1]], results, len(robots))
        running = [*running[:PRIZES], *_still_in(running, results, len(robots))]
        is_decided = len(running) <= PRIZES and all(
            step.ahead for step in steps[: PRIZES - 1]
        )
        deals = (leg + 1) * size
        if is_decided or deals >= track.most_deals:
            break
    shown = tuple(_turned(step, sign) for step in steps[:PRIZES])
    return Race(shown, deals, is_decided)


def _leg(
    name: str,
    track: Track,
    leg: int,
    running: Sequence[int],
    force: Workforce,
    kept: ResumableSums,
) -> NDArray[Any]:
    """What each robot wins of each deal of a leg; kept for these robots alone.

    Where more games have changed who races, a leg is run again.
    """
    racers = f"{name} robots"
    if not np.array_equal(kept.arrays.get(racers, ()), running):
        portions = [
            Deals(cell, tuple(running), track.seed, leg * LEG, LEG)
            for cell in track.tables
        ]
        won = np.concatenate(list(force.results(play_deals, portions)), axis=1)
        kept.arrays |= {name: won.astype(np.int16), racers: np.array(running)}
        kept.save()
    return kept.arrays[name]


def play_deals(deals: Deals) -> Counts:
    """What each robot wins of each deal; all have the same luck."""
    box = deals.cell.box()
    tables = np.repeat(new_tables(box, 1), len(deals.robots))
    for at, number in enumerate(deals.robots):
        tables["pieces"][at, 0] = robot(number)
    ended = play_on(
        box,
        tables,
        deals.cell.line_up,
        deals.size,
        deals.seed,
        first=deals.first,
    )
    return shares(ended["place"][:, :, : deals.cell.seats])[:, :, 0]


def _compared(
    order: Sequence[int], results: dict[int, NDArray[Any]], pairs: int
) -> list[Step]:
    """Each robot against the next in the order."""
    steps = []
    for one, other in pairwise(order[: PRIZES + 1]):
        evidence = _evidence(results[one], results[other], pairs)
        won = float(results[one].mean()) / WIN
        verdict = evidence.verdict(_MARGIN)
        steps.append(Step(one, won, verdict, evidence.interval()))
    return steps


def _still_in(
    order: Sequence[int], results: dict[int, NDArray[Any]], pairs: int
) -> list[int]:
    """Who may still come in front of the last one who would win a prize."""
    last = order[:PRIZES][-1]
    return [
        number
        for number in order[PRIZES:]
        if not _evidence(results[last], results[number], pairs).verdict(_MARGIN)
    ]


def _evidence(one: NDArray[Any], other: NDArray[Any], pairs: int) -> Evidence:
    shared = min(len(one), len(other))
    found = Counter(((one[:shared] - other[:shared]) / WIN).tolist())
    return Evidence.of(found, pairs)


def _turned(step: Step, sign: int) -> Step:
    return step._replace(won=sign * step.won)
