"""How strong `apprentice` is against `random`, and how long it thinks.

Each line is 2,000 seeded games with seats rotated; the share of wins has its 95 %
interval. The targets are for edition en.
"""

from __future__ import annotations

from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from bench._command import no_options
from robobid.arena.simulate import SeatResult, simulate
from robobid.bots import make_bot
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EDITIONS

GAMES: Final = 2000
GAMES_TIMED: Final = 40
SEED: Final = 1
TARGETS: Final = {("en", 2): 0.8, ("en", 4): 0.6}
THINKING_TARGET: Final = 2.0
"""Milliseconds for a decision, on average."""


def against_random(edition: str, players: int) -> SeatResult:
    """One `apprentice` among random players."""
    bots = ["apprentice", *["random"] * (players - 1)]
    tags = {"Edition": edition, "Players": "; ".join(bots)}
    return simulate(FZZZT, tags, bots, GAMES, SEED).seats[0]


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, seed: int, times: list[float]) -> None:
        self._player = make_bot("fzzzt", "apprentice", seed)
        self._times = times

    def choose(self, view: Any, decision: Decision) -> Any:
        """Think, and note how long it took."""
        start = perf_counter()
        action = self._player.choose(view, decision)
        self._times.append(1000 * (perf_counter() - start))
        return action


def thinking_times(edition: str, players: int) -> list[float]:
    """How long `apprentice` thinks at a table of its own, in milliseconds."""
    times: list[float] = []
    seeds = Random(SEED)
    tags = {
        "Edition": edition,
        "Players": "; ".join("apprentice" for _ in range(players)),
    }
    for _ in range(GAMES_TIMED):
        seed = seeds.randrange(1 << 30)
        seats = {seat: Timed(seed, times) for seat in range(players)}
        play(FZZZT, FZZZT.set_up(tags), seats, Seeded(seed))
    return times


def main() -> None:
    """Print both tables."""
    no_options(__doc__)
    print(f"apprentice against random, {GAMES} games each")
    for edition in EDITIONS:
        for players in (2, 4):
            seat = against_random(edition, players)
            low, high = seat.interval
            line = (
                f"  {edition:12} {players} players: wins {seat.share:6.1%} "
                f"({low:.1%} to {high:.1%}), mean score {seat.mean_score:.1f}"
            )
            if target := TARGETS.get((edition, players)):
                reached = "reached" if low >= target else "MISSED"
                line += f"   (target {target:.0%}: {reached})"
            print(line, flush=True)
    print("apprentice's thinking, at a table of its own, ms a decision")
    for edition, players in (("en", 2), ("en", 4), ("ru", 6), ("fr-expansion", 6)):
        times = thinking_times(edition, players)
        mean = sum(times) / len(times)
        reached = "reached" if mean <= THINKING_TARGET else "MISSED"
        print(
            f"  {edition:12} {players} players: mean {mean:.2f}, "
            f"99 % under {quantiles(times, n=100)[-1]:.2f}, most {max(times):.2f}"
            f"   (target {THINKING_TARGET:g}: {reached})",
            flush=True,
        )


if __name__ == "__main__":
    main()
