"""How strong `simple` is at Power Grid, against `random` and against robots.

Each line is 500 seeded games with seats rotated; the share of wins has its 95 %
interval. Robots are dealt at random, regions are drawn.
"""

from __future__ import annotations

from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from robobid.arena.simulate import SeatResult, simulate
from robobid.bots import make_bot
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.powergrid.game import POWER_GRID

GAMES: Final = 500
GAMES_TIMED: Final = 20
SEED: Final = 1
TABLES: Final = (
    (("simple", "random"), "germany", 0.9),
    (("simple", "robot", "robot"), "germany", 0.5),
    (("simple", "robot", "robot"), "usa", None),
    (("simple", "random", "random", "robot"), "korea", None),
)
"""Who plays on which map, and the share that the first should reach."""


def strength(bots: tuple[str, ...], map_: str) -> SeatResult:
    """How the first of some bots does against the others."""
    tags = {"Map": map_, "Players": "; ".join(bots), "Regions": "drawn"}
    return simulate(POWER_GRID, tags, bots, GAMES, SEED).seats[0]


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, times: list[float]) -> None:
        self._player = make_bot("powergrid", "simple", SEED)
        self._times = times

    def choose(self, view: Any, decision: Decision) -> Any:
        """Think, and note how long it took."""
        start = perf_counter()
        action = self._player.choose(view, decision)
        self._times.append(1000 * (perf_counter() - start))
        return action


def thinking_times(players: int) -> list[float]:
    """How long `simple` thinks at a table of its own, in milliseconds."""
    times: list[float] = []
    names = "; ".join("simple" for _ in range(players))
    for seed in range(GAMES_TIMED):
        table = POWER_GRID.set_up({"Players": names, "Regions": "drawn"})
        seats = {seat: Timed(times) for seat in range(players)}
        play(POWER_GRID, table, seats, Seeded(seed))
    return times


def main() -> None:
    """Print both tables."""
    print(f"simple at Power Grid, {GAMES} games each")
    for bots, map_, target in TABLES:
        seat = strength(bots, map_)
        low, high = seat.interval
        line = (
            f"  {map_:10} {' '.join(bots):28} wins {seat.share:6.1%} "
            f"({low:.1%} to {high:.1%}), supplies {seat.mean_score:.1f}"
        )
        if target is not None:
            reached = "reached" if low >= target else "MISSED"
            line += f"   (target {target:.0%}: {reached})"
        print(line, flush=True)
    print("simple's thinking, at a table of its own, ms a decision")
    for players in (2, 4, 6):
        times = thinking_times(players)
        print(
            f"  {players} players: mean {sum(times) / len(times):.2f}, "
            f"99 % under {quantiles(times, n=100)[-1]:.2f}, most {max(times):.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
