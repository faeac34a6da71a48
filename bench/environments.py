"""How many decisions a second a learner gets from each interface, on one core.

`python -m bench.environments --seconds 2`

Choices are random. Time is that of the processor, so that a busy machine tells much
the same. The vector's first step is not timed: it may have to compile.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel

import robobid.envs.openspiel  # noqa: F401  (makes its games loadable)
from robobid.envs import fzzzt_v1, powergrid_v1
from robobid.envs.vector import Vector, vector

GAMES: Final = 1024


def pettingzoo_steps(env: Any) -> Iterator[int]:
    """Play game after game; every decision has its observation and mask."""
    dice = np.random.default_rng(1)
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, is_over, *_ = env.last()
            if is_over:
                env.step(None)
                continue
            env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
            yield 1


def openspiel_steps(name: str) -> Iterator[int]:
    """Play game after game, without observations; chance does not count."""
    dice, game = random.Random(1), pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            is_chance = state.is_chance_node()
            state.apply_action(dice.choice(state.legal_actions()))
            yield int(not is_chance)


def vector_steps(make: Callable[[], Vector]) -> Iterator[int]:
    """Step many games together; every decision has its observation and mask."""
    games = make()
    while True:
        games.step(games.random_numbers())
        yield GAMES


def speed_of(steps: Iterator[int], seconds: float) -> float:
    """Decisions a second."""
    next(steps)
    start, done = process_time(), 0
    while (spent := process_time() - start) < seconds:
        done += next(steps)
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of them")
    seconds = parser.parse_args().seconds
    for label, steps in (
        ("PettingZoo, fzzzt, 4 players", pettingzoo_steps(fzzzt_v1.env(players=4))),
        ("PettingZoo, powergrid", pettingzoo_steps(powergrid_v1.env())),
        (
            "OpenSpiel, robobid_fzzzt(players=4)",
            openspiel_steps("robobid_fzzzt(players=4)"),
        ),
        ("OpenSpiel, robobid_powergrid", openspiel_steps("robobid_powergrid")),
        (
            "vector, fzzzt, 1,024 games, 4 players",
            vector_steps(partial(vector, "fzzzt", players=4, games=GAMES)),
        ),
        (
            "vector, fzzzt, 1,024 games, apprentice",
            vector_steps(
                partial(vector, "fzzzt", line_up="learner,apprentice", games=GAMES)
            ),
        ),
        (
            "vector, powergrid, 1,024 games, 4 players",
            vector_steps(partial(vector, "powergrid", players=4, games=GAMES)),
        ),
    ):
        print(f"{label:40}{speed_of(steps, seconds):12,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
