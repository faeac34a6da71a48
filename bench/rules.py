"""Random games on the rules, in decisions a second, against games of other libraries.

Rivals are those written in Python, like our rules: RLCard's gin rummy, as its users
run it, and two of OpenSpiel's Python games, stepped with uniformly random legal
actions. A decision is one that a player answers: a Fzzzt! bid is one, chance none.
All take turns on the same core, and medians are compared.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench._command import no_options
from robobid.core.decisions import CHANCE
from robobid.core.driver import play_at_random
from robobid.games.fzzzt.game import FZZZT

SECONDS: Final = 1.0
REPETITIONS: Final = 7
OURS: Final = "robobid: Fzzzt!, edition en, 4 players"
OURS_CHECKED: Final = "robobid: the same, every action checked"
TARGETS: Final = {
    "RLCard: gin rummy": 5.0,
    "OpenSpiel: python_block_dominoes": 1.0,
    "OpenSpiel: python_liars_poker": 1.0,
}
"""How many times a rival's decisions per second we want to be above."""

Games = Iterator[int]
"""Plays a game whenever it is asked, and says how many decisions it had."""


def fzzzt(random: Random) -> Games:
    """Four players, edition en, deal and exact scoring included."""
    tags = {"Edition": "en", "Players": "A; B; C; D"}
    while True:
        yield play_at_random(FZZZT, FZZZT.set_up(tags), random)


def fzzzt_checked(random: Random) -> Games:
    """The same, through `apply`, as for players who may answer anything.

    `play_at_random` need not check what it has just picked from the options.
    """
    tags = {"Edition": "en", "Players": "A; B; C; D"}
    while True:
        table, answered = FZZZT.set_up(tags), 0
        while decisions := FZZZT.decisions(table):
            seat, _, options = decisions[0]
            answered += seat != CHANCE
            FZZZT.apply(table, seat, options.pick(random))
        yield answered


def gin_rummy(random: Random) -> Games:
    """RLCard's environment with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("gin-rummy", config={"seed": random.randrange(1 << 30)})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    while True:
        before = env.timestep
        env.run(is_training=False)
        yield env.timestep - before


def open_spiel(name: str, random: Random) -> Games:
    """One of OpenSpiel's Python games."""
    import pyspiel
    from open_spiel.python.games import (  # noqa: F401 - importing makes them known
        block_dominoes,
        liars_poker,
    )

    game = pyspiel.load_game(name)
    while True:
        yield one_game(game.new_initial_state(), random)


def one_game(state: Any, random: Random) -> int:
    """Step an OpenSpiel state to its end."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            (action,) = random.choices(actions, weights)
        else:
            decisions += 1
            action = random.choice(state.legal_actions())
        state.apply_action(action)
    return decisions


def per_second(games: Games) -> float:
    """Play for a while; gives the decisions per second."""
    decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < SECONDS:
        decisions += next(games)
    return decisions / elapsed


def main() -> None:
    """Let everybody play in turn and print the medians and their ratios."""
    no_options(__doc__)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    makers: dict[str, Callable[[Random], Games]] = {
        OURS: fzzzt,
        OURS_CHECKED: fzzzt_checked,
        "RLCard: gin rummy": gin_rummy,
        "OpenSpiel: python_block_dominoes": lambda random: open_spiel(
            "python_block_dominoes", random
        ),
        "OpenSpiel: python_liars_poker": lambda random: open_spiel(
            "python_liars_poker", random
        ),
    }
    players = {name: make(Random(1)) for name, make in makers.items()}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for games in players.values():
        next(games)  # whatever is made on the first call is not measured
    for _ in range(REPETITIONS):
        for name, games in players.items():
            speeds[name].append(per_second(games))
    print("decisions per second, one core, median of", REPETITIONS, "turns")
    for ours in (OURS, OURS_CHECKED):
        print(f"  {ours:40} {median(speeds[ours]):10,.0f}")
    for name, target in TARGETS.items():
        theirs = median(speeds[name])
        ratio, checked = (
            median(speeds[ours]) / theirs for ours in (OURS, OURS_CHECKED)
        )
        reached = "reached" if ratio >= target else "MISSED"
        print(
            f"  {name:40} {theirs:10,.0f}   we are {ratio:.1f} times as fast, "
            f"{checked:.1f} checked (target {target:g}: {reached})"
        )


if __name__ == "__main__":
    main()
