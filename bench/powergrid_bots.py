"""How strong the bots are at Power Grid, against robots and each other.

Each line is so many seeded games with seats rotated; the share of wins has its 95 %
interval. Robots are dealt at random, regions are drawn. `--part` asks for one part
alone, and `--games` for another number of games in all its lines.
"""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import pairwise
from statistics import quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from robobid.arena.simulate import simulate
from robobid.bots import is_robot, make_bot
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.maps import MAP_NAMES

SEED: Final = 1
GAMES_TIMED: Final = 5


class Match(NamedTuple):
    """Who plays on which map, how often, and the share that the first must reach."""

    bots: tuple[str, ...]
    map: str = "germany"
    games: int = 500
    target: float | None = None


def against_robots(bot: str, seats: int) -> tuple[str, ...]:
    """One bot, and robots in all other seats."""
    return (bot, *["robot"] * (seats - 1))


MATCHES: Final = {
    "simple": (
        Match(("simple", "random"), target=0.9),
        Match(against_robots("simple", 3), target=0.5),
        Match(against_robots("simple", 4), target=0.5),
        Match(against_robots("simple", 3), "usa"),
        Match(("simple", "random", "random", "robot"), "korea"),
    ),
    "planner": (Match(against_robots("planner", 4), target=0.6),),
    "maps": tuple(
        Match(against_robots("planner", 4), map_, games=100, target=0.85)
        for map_ in MAP_NAMES
        if map_ != "germany"
    ),
    "manager": (Match(against_robots("manager", 4)),),
    "ladder": tuple(
        Match((better, *[worse] * others), games=500, target=target)
        for better, worse in pairwise(("planner", "manager", "simple", "random"))
        for others, target in ((1, 0.6), (3, 0.33))
    ),
}


def report(match: Match, games: int) -> str:
    """How the first bot of a match does, in one line."""
    names = "; ".join(match.bots)
    tags = {"Map": match.map, "Players": names, "Regions": "drawn"}
    seat = simulate(POWER_GRID, tags, match.bots, games, SEED).seats[0]
    low, high = seat.interval
    line = (
        f"  {match.map:14} {' '.join(match.bots):28} {games:4} games: wins "
        f"{seat.share:6.1%} ({low:.1%} to {high:.1%}), supplies {seat.mean_score:.1f}"
    )
    if match.target is None:
        return line
    reached = "reached" if low >= match.target else "MISSED"
    return f"{line}   (target {match.target:.0%}: {reached})"


# -- thinking -----------------------------------------------------------------


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, bot: str, times: list[float]) -> None:
        self._player = make_bot("powergrid", bot, SEED)
        self._times = times

    def choose(self, view: Any, decision: Decision) -> Any:
        """Think, and note how long it took."""
        start = process_time()
        action = self._player.choose(view, decision)
        self._times.append(1000 * (process_time() - start))
        return action


TIMED: Final = (
    against_robots("simple", 4),
    against_robots("planner", 4),
    ("planner", "simple"),
    ("planner", *["simple"] * 3),
    ("planner", *["simple"] * 5),
)
"""Tables at which the first player's thinking is timed."""


def thinking_times(bots: tuple[str, ...]) -> list[float]:
    """How long the first of some bots thinks, in milliseconds a decision."""
    times: list[float] = []
    for seed in range(GAMES_TIMED):
        table = POWER_GRID.set_up({"Players": "; ".join(bots), "Regions": "drawn"})
        seats: dict[int, Any] = {
            seat: make_bot("powergrid", bot, seed) for seat, bot in enumerate(bots)
        }
        seats[0] = Timed(bots[0], times)
        play(POWER_GRID, table, seats, Seeded(seed))
    return times


def print_times() -> None:
    """One line for each table."""
    for bots in TIMED:
        times = thinking_times(bots)
        company = "robots" if is_robot(bots[1]) else bots[1]
        print(
            f"  {bots[0]:8} with {len(bots) - 1} x {company:7} mean "
            f"{sum(times) / len(times):6.2f}, 99 % under "
            f"{quantiles(times, n=100)[-1]:6.1f}, most {max(times):6.1f}",
            flush=True,
        )


def main() -> None:
    """Print the parts that are asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=[*MATCHES, "times"])
    parser.add_argument("--games", type=int)
    asked = parser.parse_args()
    for part, matches in MATCHES.items():
        if asked.part in (None, part):
            print(part, flush=True)
            for match in matches:
                print(report(match, asked.games or match.games), flush=True)
    if asked.part in (None, "times"):
        print("thinking, CPU ms a decision")
        print_times()


if __name__ == "__main__":
    main()
