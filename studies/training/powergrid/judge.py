"""How the judge of unfinished games of Power Grid was learned: by how they ended.

Several kinds of persons play whole games in the twin, on every map, with every number
of seats and of robots among them. What everybody had after a round is
set against who won: a conditional logit for each map and number of seats. Few games
say little about one map, so its weights lean towards those of all maps.

If it is to learn still more, the planner plays games of its own with what it has
learned so far, and its judgement is corrected by how they ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from robobid.bots.powergrid.kinds import persons
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.twins.powergrid import Box, new_tables, play_on
from robobid.twins.powergrid.judging import features_of
from studies.resumable import ResumableSums
from studies.training.evolution import Progress
from studies.training.powergrid.correction import as_file, by_planners, corrected
from studies.training.powergrid.logit import (
    Fitted,
    Floats,
    Weights,
    by_kind,
    fit,
    rounded,
)
from studies.training.powergrid.own_games import FIRST_ROUND

GAMES: Final = 100
"""So many games a step, for each map and number of seats and of robots."""
LINE_UPS: Final = 20
LEAN: Final = 0.5
"""How much all maps together count, beside the games on a map."""


class Portion(NamedTuple):
    """The games on a map with so many seats."""

    seats: int
    map: str


def portions() -> list[Portion]:
    """All that persons are to play."""
    return [Portion(seats, name) for seats in SEAT_COUNTS for name in MAP_NAMES]


def train_judge(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
) -> dict[str, Any]:
    """Learn how to judge every map and number of seats; a seed decides all."""
    lessons = Lessons(checkpoint, progress)
    return as_file(lessons.by_persons(seed, steps).believed)


def train_own(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
) -> dict[str, Any]:
    """Learn the same, and then from games that the planner plays with it."""
    lessons = Lessons(checkpoint, progress)
    taught = lessons.by_persons(seed, steps)
    learned = as_file(taught.believed)
    own = by_planners(seed, steps, learned, lessons.own, lessons.keep)
    return as_file(
        {
            seats: corrected(taught.believed[seats], own[seats], taught.sure[seats])
            for seats in SEAT_COUNTS
        }
    )


class Taught(NamedTuple):
    """By the number of seats, what games of persons teach, and how surely."""

    believed: dict[int, Weights]
    sure: dict[int, Floats]


class Lessons:
    """How far one is: portions of persons' games, and then of the planner's own."""

    def __init__(self, checkpoint: ResumableSums, progress: Progress) -> None:
        self._checkpoint = checkpoint
        self._progress = progress
        state = checkpoint.state or {"persons": [], "own": []}
        self.persons: list[Any] = state["persons"]
        self.own: list[Any] = state["own"]
        self._tell()

    def keep(self) -> None:
        """One more is done."""
        self._checkpoint.keep({"persons": self.persons, "own": self.own})
        self._tell()

    def _tell(self) -> None:
        self._progress(len(self.persons) + len(self.own))

    def by_persons(self, seed: int, steps: int) -> Taught:
        """What games of persons teach, those that were played before included."""
        plan = portions()
        for at in range(len(self.persons), len(plan)):
            found = learn(plan[at], steps * GAMES, (seed, at))
            self.persons.append([found.weights.tolist(), found.precision.tolist()])
            self.keep()
        taught = Taught({}, {})
        for seats in SEAT_COUNTS:
            of_maps = {
                portion.map: Fitted(np.array(weights), np.array(precision))
                for portion, (weights, precision) in zip(
                    plan, self.persons, strict=True
                )
                if portion.seats == seats
            }
            taught.believed[seats] = together(of_maps)
            taught.sure[seats] = np.sum([it.precision for it in of_maps.values()], 0)
        return taught


def learn(portion: Portion, games: int, seed: Sequence[int]) -> Fitted:
    """Play a portion of games and fit its weights to who won."""
    random = np.random.default_rng(seed)
    robot = POWER_GRID.seat_of("robot")
    owned, shares = [], []
    for robots in range(portion.seats):
        seats = [PERSON] * (portion.seats - robots) + [robot] * robots
        box = Box.open(portion.map, seats)
        noted = standings(box, games, random)
        owned.append(noted[0])
        shares.append(noted[1])
    return fit(np.concatenate(owned), np.concatenate(shares))


def standings(
    box: Box, games: int, random: np.random.Generator
) -> tuple[Floats, Floats]:
    """What everybody had after rounds of some games, and whose the game was then."""
    seats, people = box.players, persons()
    line_ups = [
        [people[at] for at in row]
        for row in random.integers(0, len(people), (LINE_UPS, seats))
    ]
    table, seed = new_tables(box, 1), int(random.integers(1 << 62))

    def play_until(last: int) -> Any:
        return play_on(box, table, line_ups, games, seed, last_round=last)[0]

    is_robot = [seat is not PERSON for seat in box.setup.seats]
    ended = play_until(1 << 30)
    won = ended["place"][:, :seats] == 1
    owned, shares = [], []
    for last in range(FIRST_ROUND, int(ended["round"].max())):
        going_on = ended["round"] > last
        stand = play_until(last)[going_on]
        own = features_of(stand, seats, box.setup.figures.cities_for_end)
        owned.append(by_kind(own, is_robot))
        shares.append((won / won.sum(1, keepdims=True))[going_on])
    return np.concatenate(owned), np.concatenate(shares)


def together(fitted: dict[str, Fitted]) -> Weights:
    """The weights of all maps, and of each, which leans towards them."""
    known = fitted.values()
    all_precision = np.sum([it.precision for it in known], 0)
    pulls = np.sum([it.precision @ it.weights for it in known], 0)
    common = np.linalg.solve(all_precision, pulls)
    lean = LEAN / len(fitted) * all_precision
    return {
        "any": rounded(common),
        "maps": {
            name: rounded(
                np.linalg.solve(
                    it.precision + lean, it.precision @ it.weights + lean @ common
                )
            )
            for name, it in fitted.items()
        },
    }
