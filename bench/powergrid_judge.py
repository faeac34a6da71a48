"""How well the learned judge of Power Grid foretells winners, and how well wealth does.

Standings of games that it has not learned from, between the persons that it
learned from; the log loss is lower for better judges.

    python -m bench.powergrid_judge --games 400
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Final

import numpy as np

from robobid.arena.training.judge import chances_of, standings
from robobid.bots.powergrid.judge import (
    Floats,
    learned_weights,
    weights_by_wealth,
)
from robobid.core.setup import PERSON
from robobid.fast.powergrid import Box
from robobid.powergrid.game import POWER_GRID

SEED: Final = 2
TABLES: Final = (
    ("germany", 2, 0),
    ("germany", 4, 0),
    ("italy", 4, 0),
    ("usa", 6, 0),
    ("germany", 1, 3),
    ("benelux", 1, 3),
)
"""Maps, persons and robots."""


def loss(owned: Floats, shares: Floats, weights: Floats) -> float:
    """The log loss of a judge: how surprising the winners are for it."""
    width = owned.shape[-1] // 2
    own = owned[..., :width] + owned[..., width:]
    chances = chances_of((own * weights).sum(-1))
    return float(-(shares * np.log(chances)).sum(1).mean())


def main() -> None:
    """Print a line for each table."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    robot = POWER_GRID.seat_of("robot")
    print("| map | persons | robots | standings | by wealth | learned |")
    print("|---|---|---|---|---|---|")
    for name, persons, robots in TABLES:
        box = Box.open(name, [PERSON] * persons + [robot] * robots)
        owned, shares = standings(box, games, np.random.default_rng(SEED))
        by_wealth, learned = (
            loss(owned, shares, weigh(box.setup))
            for weigh in (weights_by_wealth, learned_weights)
        )
        print(
            f"| {name} | {persons} | {robots} | {len(owned)} "
            f"| {by_wealth:.3f} | {learned:.3f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
