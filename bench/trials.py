"""Quick trials of Power Grid: one way to think ahead against another, with less effort.

Whole games with all their effort take long, so both ways get few futures for a
decision. The first plays the second, alone among others of it with more than two
players; seats change from game to game, regions are drawn, and the same seed gives the
same games. The share of wins has its 95 % interval (Wilson).

    python -m bench.trials planner bench.frozen:Planner2 --games 40
    python -m bench.trials planner wealth --about open --games 40
    python -m bench.trials rounds=7 planner --about open --games 20
    python -m bench.trials planner alike --futures 60 --games 60
    python -m bench.trials judge=judge.json planner --players 4 --games 40

A way is `planner` itself; the planner with something else: `wealth` as its judge, more
or fewer `rounds` ahead, a `judge` from a file, rivals all `alike`; or a class.
`--about` lets both think about one kind of choice alone (open, bid, fuel, build, run)
and otherwise play like `simple`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.arena.intervals import wilson
from robobid.bots import is_robot, make_bot
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.effort import PLANNER, Thinking
from robobid.bots.powergrid.planner import PlannerPlayer
from robobid.bots.python_bots import is_place
from robobid.core.decisions import Decision
from robobid.core.driver import AnyPlayer, play
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.view import View
from robobid.games.registry import load

SEED: Final = 1
FUTURES: Final = 150


class Trial(NamedTuple):
    """Who is tried against whom, and how."""

    one: str
    other: str
    about: frozenset[str] = frozenset()
    futures: int = FUTURES
    players: int = 2
    robots: int = 0
    map: str = "germany"


class Thinker:
    """Whoever thinks ahead about some kinds of choices, or all; otherwise `simple`."""

    def __init__(self, way: str, seed: str, trial: Trial) -> None:
        kind, thinking = way_of(way)
        self._planner = kind(seed, trial.futures)
        if thinking is not None:
            self._planner.thinking = thinking
        self._about = trial.about

    def choose(self, view: View, decision: Decision) -> Any:
        """What it decides."""
        if self._about and decision.kind not in self._about:
            return simple.advise(view, decision).action
        return self._planner.choose(view, decision)


def way_of(word: str) -> tuple[type[PlannerPlayer], Thinking | None]:
    """A way to think by its word: a class, and how it thinks if not in its own way."""
    if is_place(word):
        return load(word), None
    name, _, value = word.partition("=")
    match name:
        case "planner":
            return PlannerPlayer, PLANNER
        case "wealth":
            return PlannerPlayer, PLANNER._replace(is_learned=False)
        case "rounds":
            return PlannerPlayer, PLANNER._replace(rounds=int(value))
        case "judge":
            learned = json.loads(Path(value).read_text("utf-8"))
            return PlannerPlayer, PLANNER._replace(learned=learned)
        case "alike":
            return PlannerPlayer, PLANNER._replace(kinds=())
    raise SystemExit(f"{word}: no such way to think")


def play_one(trial: Trial, seed: int, number: int) -> float:
    """The first one's share of the win in a game; the number says where it sits."""
    people = trial.players - trial.robots
    words = [trial.other] * people + ["robot"] * trial.robots
    own = number % people
    words[own] = trial.one
    names = ["robot" if is_robot(word) else str(at) for at, word in enumerate(words)]
    table = POWER_GRID.set_up(
        {"Map": trial.map, "Players": "; ".join(names), "Regions": "drawn"}
    )
    players: dict[int, AnyPlayer] = {
        seat: make_bot(POWER_GRID.name, word, 0)
        if is_robot(word)
        else Thinker(word, f"{seed}:{number}:{seat}", trial)
        for seat, word in enumerate(words)
    }
    play(POWER_GRID, table, players, Seeded(f"{seed}:{number}"))
    winners = [it.seat for it in POWER_GRID.standings(table) if it.place == 1]
    return (own in winners) / len(winners)


def report(trial: Trial, wins: float, games: int) -> str:
    """How it went, in one line of a table."""
    low, high = wilson(wins, games)
    about = ", ".join(sorted(trial.about)) or "everything"
    company = f"{trial.players}, {trial.robots} of them robots"
    return (
        f"| {trial.one} | {trial.other} | {about} | {trial.futures} | {trial.map} "
        f"| {company if trial.robots else trial.players} | {games} "
        f"| {wins / games:.1%} ({low:.1%} to {high:.1%}) |"
    )


def main() -> None:
    """Play a trial, and print a line every ten games and at the end."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("one", help="planner, wealth, rounds=N, judge=FILE, alike, ...")
    parser.add_argument("other", help="... or a class, as bench.frozen:Planner2")
    parser.add_argument("--about", help="kinds of choices, by commas (default: all)")
    parser.add_argument("--futures", type=int, default=FUTURES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--robots", type=int, default=0, help="so many of the players")
    parser.add_argument("--map", choices=MAP_NAMES, default="germany")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    about = frozenset(asked.about.split(",") if asked.about else ())
    trial = Trial(
        asked.one,
        asked.other,
        about,
        asked.futures,
        asked.players,
        asked.robots,
        asked.map,
    )
    print("| one | other | about | futures | map | players | games | wins |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    wins = 0.0
    for number in range(asked.games):
        wins += play_one(trial, asked.seed, number)
        if (number + 1) % 10 == 0 or number + 1 == asked.games:
            print(report(trial, wins, number + 1), flush=True)


if __name__ == "__main__":
    main()
