"""A whole census: the sample, what it says, the readings, and the races."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from robobid.arena.executors import Workforce
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from studies.census.powergrid.cells import RIVALS as ALL_RIVALS
from studies.census.powergrid.effects import Effect, of_pairs, of_pieces
from studies.census.powergrid.model import Check, Floats, check, fit
from studies.census.powergrid.race import Race, Track, race
from studies.census.powergrid.rating import Ratings, rate
from studies.census.powergrid.readings import Change, compare
from studies.census.powergrid.sample import PORTION, Asked, Sample, take
from studies.resumable import Progress, ResumableSums, quietly

RIVALS: Final = ("simple",)
"""Whom a robot must beat for its rating: players who plan, as people do."""
WEAK_RIVALS: Final = "random"
"""Whom the worst race against: players who plan they hardly ever beat."""
RACERS: Final = 100
"""So many robots race for the first places, and so many for the last ones."""


@dataclass(frozen=True)
class Design:
    """What a census is to be."""

    maps: tuple[str, ...]
    seed: int
    games: int
    """Of the sample; for each reading there are a hundredth of them."""
    most_deals: int
    """For each robot of a race; none if there is to be no race."""

    @property
    def reading_games(self) -> int:
        """Deals for each reading."""
        return max(PORTION, self.games // 100)

    @property
    def work(self) -> int:
        """Games and deals in all, if the races are as long as they may be."""
        readings = len(Readings.numbers()) * self.reading_games
        return self.games + readings + 2 * self.most_deals


class Census(NamedTuple):
    """What a census found."""

    design: Design
    sample: Sample
    checks: Mapping[int, Check]
    ratings: Mapping[int, Ratings]
    """By how many sit at the table."""
    pieces: Mapping[int, list[Effect]]
    pairs: list[Effect]
    """At tables of every size together."""
    by_map: Mapping[str, list[Effect]]
    by_rivals: Mapping[str, list[Effect]]
    readings: list[Change]
    best: Race | None
    worst: Race | None

    @property
    def points(self) -> Floats:
        """Each robot's mean rating over the sizes of tables."""
        mean: Floats = np.mean(
            [found.points for found in self.ratings.values()], axis=0
        )
        return mean

    @property
    def spread(self) -> Floats:
        """How unsure that is."""
        squares = [found.spread**2 for found in self.ratings.values()]
        spread: Floats = np.sqrt(np.sum(squares, axis=0)) / len(squares)
        return spread


def take_census(
    design: Design, force: Workforce, path: Path | None, progress: Progress = quietly
) -> Census:
    """Take a census; goes on with what the file has."""
    asked = Asked(design.maps, design.seed)
    kept = ResumableSums(path, asdict(asked))
    sample = take(asked, design.games, force, kept, progress)
    readings = compare(design.reading_games, design.seed, force, kept, progress)
    found = findings(design, sample, readings)
    if not design.most_deals:
        return found
    track = Track(design.maps, design.seed, design.most_deals)
    order = [int(number) for number in np.argsort(-found.points, kind="stable")]
    best = race(order[:RACERS], track, force, kept, progress=progress)
    last = order[: -RACERS - 1 : -1]
    easy = track._replace(rivals=WEAK_RIVALS)
    worst = race(last, easy, force, kept, worst=True, progress=progress)
    return found._replace(best=best, worst=worst)


def findings(design: Design, sample: Sample, readings: list[Change]) -> Census:
    """What a sample says."""
    counted = {n: sample.of(seats=[n], rivals=RIVALS) for n in SEAT_COUNTS}
    models = {n: fit(count, most=2) for n, count in counted.items()}
    together = fit(sample.of(rivals=RIVALS), most=2)
    maps = {
        map_: fit(sample.of(rivals=RIVALS, maps=[map_]), most=1) for map_ in design.maps
    }
    rivals = {each: fit(sample.of(rivals=[each]), most=1) for each in ALL_RIVALS}
    return Census(
        design,
        sample,
        checks={n: check(count) for n, count in counted.items()},
        ratings={n: rate(count, models[n]) for n, count in counted.items()},
        pieces={n: of_pieces(model) for n, model in models.items()},
        pairs=of_pairs(together),
        by_map={map_: of_pieces(model) for map_, model in maps.items()},
        by_rivals={each: of_pieces(model) for each, model in rivals.items()},
        readings=readings,
        best=None,
        worst=None,
    )
