"""How strong the bots are at Power Grid, against robots and each other.

Each line is so many seeded games with seats rotated; the share of wins has its 95 %
interval. Robots are dealt at random, regions are drawn, and whoever the fast twin knows
plays in it. `--part` asks for one part alone, `--games` for another number of games in
all its lines, and `--bots` for any other match, on any map; planners as they were are
in `bench.frozen`:

    python -m bench.powergrid_bots --bots planner,planner,manager --games 40
    python -m bench.powergrid_bots --bots planner,bench.frozen:Planner1 --games 40

With `--results FOLDER` every game that is played is kept, and a later run goes on.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from robobid.arena.executors import workforce
from robobid.arena.intervals import wilson
from robobid.arena.results_file import ResultsFile
from robobid.arena.simulate import SeatResult, simulation, summary
from robobid.arena.tournament import hold
from robobid.bots import ROBOT, bot_names, is_robot, make_bot, roster_of
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.dealing import ALONE_ONLY
from robobid.games.powergrid.robots.numbering import robot
from robobid.games.powergrid.robots.ratings import ratings
from robobid.games.powergrid.robots.robot import names_of
from robobid.games.powergrid.rules.maps import MAP_NAMES

SEED: Final = 1
GAMES_TIMED: Final = 5
LOOKED_AT: Final = 160
"""So many of the strongest robots are looked at, and more if none of them can meet."""
BEFORE: Final = "manager"
"""What was called planner before there was a twin: three futures by the rules."""


class Match(NamedTuple):
    """Who plays on which map, how often, and the share that the first must reach."""

    bots: tuple[str, ...]
    map: str = "germany"
    games: int = 500
    target: float | None = None

    @property
    def is_fast(self) -> bool:
        """Does the twin know everybody who plays?"""
        known = roster_of(POWER_GRID.name).by_twin
        return all(is_robot(bot) or bot in known for bot in self.bots)


def against_robots(bot: str, seats: int) -> tuple[str, ...]:
    """One bot, and robots in all other seats."""
    return (bot, *["robot"] * (seats - 1))


def strongest_together(robots: int) -> tuple[str, ...]:
    """The strongest robots of the census that can play at one table.

    There is one of each piece only, and one is for a robot without others: so the
    strongest of all, who are much alike, never meet. Of those who can, these have the
    most points together.
    """
    rated = ratings().by_seats[robots + 1]
    order = sorted(range(len(rated)), key=lambda number: rated[number].rank)
    pieces = {number: frozenset(names_of(robot(number))) for number in order}
    if robots > 1:
        order = [n for n in order if pieces[n].isdisjoint(ALONE_ONLY)]
    looked_at, found = LOOKED_AT, list[tuple[int, ...]]()
    while not found:
        found = [*_tables([(n, pieces[n]) for n in order[:looked_at]], robots)]
        looked_at *= 2
    best = max(found, key=lambda some: sum(rated[number].points for number in some))
    return tuple(f"{ROBOT}:{robot(number)}" for number in best)


def _tables(
    robots: Sequence[tuple[int, frozenset[str]]], count: int
) -> Iterator[tuple[int, ...]]:
    """So many robots that share no piece, in every way."""
    if not count:
        yield ()
        return
    for at, (number, pieces) in enumerate(robots):
        others = [each for each in robots[at + 1 :] if pieces.isdisjoint(each[1])]
        for more in _tables(others, count - 1):
            yield (number, *more)


MATCHES: Final = {
    "simple": (
        Match(("simple", "random"), target=0.9),
        Match(against_robots("simple", 3), target=0.5),
        Match(against_robots("simple", 4), target=0.5),
        Match(against_robots("simple", 3), "usa"),
        Match(("simple", "random", "random", "robot"), "korea"),
    ),
    "planner": (Match(against_robots("planner", 4), target=0.97),),
    "maps": tuple(
        Match(against_robots("planner", 4), map_, games=100)
        for map_ in MAP_NAMES
        if map_ != "germany"
    ),
    "before": (
        Match(("planner", BEFORE), target=0.65),
        Match(("planner", *[BEFORE] * 3), target=0.4),
    ),
    "census": (
        Match(("planner", *strongest_together(3))),
        Match(("planner", *strongest_together(1))),
    ),
    "manager": (Match(against_robots("manager", 4)),),
    "ladder": tuple(
        Match((better, *[worse] * others), games=500, target=target)
        for worse, better in reversed([*pairwise(bot_names("powergrid"))])
        for others, target in ((1, 0.6), (3, 0.33))
    ),
}


TOGETHER: Final = {"maps": 0.95}
"""Parts whose matches are also counted together, and the share to reach then."""


class Playing(NamedTuple):
    """How matches are played: so many games, by so many processes, kept where."""

    games: int | None = None
    jobs: int | None = None
    results: Path | None = None

    def first_of(self, match: Match) -> SeatResult:
        """How the first bot of a match does."""
        players = [word.replace(":", " ") for word in match.bots]
        tags = {"Map": match.map, "Players": "; ".join(players), "Regions": "drawn"}
        games = self.games or match.games
        experiment = simulation(
            POWER_GRID, tags, match.bots, games, SEED, fast=match.is_fast
        )
        file = None
        if self.results is not None:
            self.results.mkdir(parents=True, exist_ok=True)
            name = f"{match.map} {' '.join(match.bots)}.jsonl"
            file = ResultsFile(self.results / name, experiment.identity)
        with workforce(self.jobs) as workers:
            return summary(hold(experiment, workers, file), 0.0).seats[0]


def report(match: Match, playing: Playing) -> tuple[str, float]:
    """How the first bot of a match does, in one line; and how many games it won."""
    seat = playing.first_of(match)
    games = playing.games or match.games
    line = share_of(match.map, match.bots, seat.wins, games)
    told = f"{line}, supplies {seat.mean_score:.1f}"
    return told + against_target(match.target, seat.wins, games), seat.wins


def share_of(where: str, bots: Sequence[str], wins: float, games: int) -> str:
    """The share of wins with its interval, and who played where."""
    low, high = wilson(wins, games)
    return (
        f"  {where:14} {' '.join(bots):28} {games:4} games: wins "
        f"{wins / games:6.1%} ({low:.1%} to {high:.1%})"
    )


def against_target(target: float | None, wins: float, games: int) -> str:
    """Is even the lower end of the interval as much as it must be?"""
    if target is None:
        return ""
    reached = "reached" if wilson(wins, games)[0] >= target else "MISSED"
    return f"   (target {target:.0%}: {reached})"


def print_part(part: str, playing: Playing) -> None:
    """All matches of a part, and some of them together."""
    print(part, flush=True)
    matches, won = MATCHES[part], 0.0
    for match in matches:
        line, wins = report(match, playing)
        print(line, flush=True)
        won += wins
    if part in TOGETHER:
        games = sum(playing.games or match.games for match in matches)
        line = share_of("together", matches[0].bots, won, games)
        print(line + against_target(TOGETHER[part], won, games), flush=True)


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


def thinking_times(bots: tuple[str, ...], games: int) -> list[float]:
    """How long the first of some bots thinks, in milliseconds a decision."""
    times: list[float] = []
    for seed in range(games):
        table = POWER_GRID.set_up({"Players": "; ".join(bots), "Regions": "drawn"})
        seats: dict[int, Any] = {
            seat: make_bot("powergrid", bot, seed) for seat, bot in enumerate(bots)
        }
        seats[0] = Timed(bots[0], times)
        play(POWER_GRID, table, seats, Seeded(seed))
    return times


def print_times(games: int) -> None:
    """One line for each table; the first decision of all loads compiled code."""
    thinking_times(against_robots("planner", 2), 1)
    for bots in TIMED:
        times = thinking_times(bots, games)
        company = "robots" if is_robot(bots[1]) else bots[1]
        print(
            f"  {bots[0]:8} with {len(bots) - 1} x {company:7} {games} games: mean "
            f"{sum(times) / len(times):6.2f}, 99 % under "
            f"{quantiles(times, n=100)[-1]:6.1f}, most {max(times):6.1f}",
            flush=True,
        )


def main() -> None:
    """Print the parts that are asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=[*MATCHES, "times"])
    parser.add_argument("--games", type=int)
    parser.add_argument("--bots", help="a match of these, the first one's wins")
    parser.add_argument("--map", default="germany", help="where --bots play")
    parser.add_argument("--jobs", type=int, help="so many processes at once")
    parser.add_argument("--results", type=Path, help="a folder for games played")
    asked = parser.parse_args()
    playing = Playing(asked.games, asked.jobs, asked.results)
    if asked.bots:
        match = Match((*asked.bots.split(","),), asked.map)
        print(report(match, playing)[0])
        return
    for part in MATCHES:
        if asked.part in (None, part):
            print_part(part, playing)
    if asked.part in (None, "times"):
        print("thinking, CPU ms a decision")
        print_times(asked.games or GAMES_TIMED)


if __name__ == "__main__":
    main()
