"""How the judge of unfinished games of Power Grid was learned: by how they ended.

Several kinds of persons play whole games in the twin, on every map, with every number
of seats and of robots among them. What everybody had after a round is
set against who won: a conditional logit for each map and number of seats. Few games
say little about one map, so its weights lean towards those of all maps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from robobid.arena.training.checkpoint import Checkpoint
from robobid.arena.training.evolution import Progress
from robobid.arena.training.persons import persons
from robobid.bots.powergrid.judge import NUMBERS, Floats, features
from robobid.core.setup import PERSON
from robobid.fast.powergrid import Box, new_tables, play_on
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.maps import MAP_NAMES
from robobid.powergrid.tables import SEAT_COUNTS

GAMES: Final = 100
"""So many games a step, for each map and number of seats and of robots."""
LINE_UPS: Final = 20
FIRST_ROUND: Final = 3
"""Standings from the end of this round on are learned from."""
LEAN: Final = 0.5
"""How much all maps together count, beside the games on a map."""
TINY: Final = 1e-4
"""Keeps weights small that nothing is known about."""
ROUNDS_OF_FIT: Final = 30
WIDTH: Final = 2 * NUMBERS
"""Weights for persons, then for robots."""


class Portion(NamedTuple):
    """The games on a map with so many seats."""

    seats: int
    map: str


def portions() -> list[Portion]:
    """All that is to be played."""
    return [Portion(seats, name) for seats in SEAT_COUNTS for name in MAP_NAMES]


class Fitted(NamedTuple):
    """The likeliest weights of a portion, and how sure they are."""

    weights: Floats
    precision: Floats


def train_judge(
    seed: int, steps: int, checkpoint: Checkpoint, progress: Progress
) -> dict[str, Any]:
    """Learn how to judge every map and number of seats; a seed decides all."""
    plan = portions()
    fitted = [
        Fitted(np.array(weights), np.array(precision))
        for weights, precision in checkpoint.load() or []
    ]
    progress(len(fitted))
    for at, portion in enumerate(plan[len(fitted) :], start=len(fitted)):
        fitted.append(learn(portion, steps * GAMES, (seed, at)))
        checkpoint.save([[it.weights.tolist(), it.precision.tolist()] for it in fitted])
        progress(at + 1)
    return {
        "seats": {
            str(seats): together(
                {
                    portion.map: it
                    for portion, it in zip(plan, fitted, strict=True)
                    if portion.seats == seats
                }
            )
            for seats in SEAT_COUNTS
        }
    }


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
    seats, kinds = box.players, persons()
    line_ups = [
        [kinds[at] for at in row]
        for row in random.integers(0, len(kinds), (LINE_UPS, seats))
    ]
    table, seed = new_tables(box, 1), int(random.integers(1 << 62))

    def play_until(last: int) -> Any:
        return play_on(box, table, line_ups, games, seed, last_round=last)[0]

    ended = play_until(1 << 30)
    won = ended["place"][:, :seats] == 1
    owned, shares = [], []
    for last in range(FIRST_ROUND, int(ended["round"].max())):
        going_on = ended["round"] > last
        stand = play_until(last)[going_on]
        owned.append(by_kind(box, stand))
        shares.append((won / won.sum(1, keepdims=True))[going_on])
    return np.concatenate(owned), np.concatenate(shares)


def by_kind(box: Box, stand: Any) -> Floats:
    """What every seat has, where the weights for its kind of player will be."""
    own = features(stand, box.players, box.setup.figures.cities_for_end)
    is_robot = np.array([seat is not PERSON for seat in box.setup.seats])[:, None]
    return np.concatenate([own * ~is_robot, own * is_robot], -1)


def fit(owned: Floats, shares: Floats) -> Fitted:
    """The weights that make those who won likeliest, by Newton's method."""
    weights = np.zeros(WIDTH)
    ridge = TINY * len(owned) * np.eye(WIDTH)
    for _ in range(ROUNDS_OF_FIT):
        chances = chances_of(owned @ weights)
        slope = np.einsum("gs,gsk->k", chances - shares, owned) + ridge @ weights
        mean = np.einsum("gs,gsk->gk", chances, owned)
        spread = np.einsum("gs,gsk,gsl->kl", chances, owned, owned, optimize=True)
        precision = spread - mean.T @ mean + ridge
        weights = weights - np.linalg.solve(precision, slope)
    return Fitted(weights, precision)


def chances_of(worth: Floats) -> Floats:
    """How surely each seat wins by what everybody is worth."""
    shares = np.exp(worth - worth.max(-1, keepdims=True))
    return np.asarray(shares / shares.sum(-1, keepdims=True), np.float64)


def together(fitted: dict[str, Fitted]) -> dict[str, Any]:
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


def rounded(weights: Floats) -> list[list[float]]:
    """For a file: a row for persons, and one for robots."""
    rows: list[list[float]] = weights.reshape(2, NUMBERS).round(3).tolist()
    return rows
