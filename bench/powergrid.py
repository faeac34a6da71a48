"""Random games of Power Grid, in decisions a second, against catanatron's Catan.

Uniformly random legal play on Germany: each bid, each token, each city that can be
paid and each way to run a plant is one option, and as likely as any other. Catanatron
is the nearest relative written in Python; its random players play four-player Catan.
All take turns on the same core, and medians are compared.
"""

from __future__ import annotations

import cProfile
import os
import pstats
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench._command import no_options
from robobid.bots import make_bot
from robobid.core.decisions import CHANCE
from robobid.core.driver import play, play_at_random
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID

SECONDS: Final = 1.0
REPETITIONS: Final = 7
SEATS: Final = (3, 4, 5)
CATAN: Final = "catanatron: Catan, 4 players"
RIVALRY: Final = 2.0
"""How many times catanatron's decisions per second we want, with four seats."""
DEAREST: Final = 200.0
"""How many times the median the dearest single decision may cost at most."""
RICH: Final = 300
"""What a seat may have at the end of a long game."""
PLANTS_ON_OFFER: Final = 4
ROBOTS: Final = 2.0
"""How many times a game of random bots a game of robots may cost at most."""

Games = Iterator[int]
"""Plays a game whenever it is asked, and says how many decisions it had."""


def tags_for(players: list[str]) -> dict[str, str]:
    """A table on Germany whose regions are drawn."""
    return {"Map": "germany", "Players": "; ".join(players), "Regions": "drawn"}


def power_grid(seats: int, random: Random) -> Games:
    """Uniformly random games with so many seats, set-up included."""
    tags = tags_for([str(seat) for seat in range(seats)])
    while True:
        yield play_at_random(POWER_GRID, POWER_GRID.set_up(tags), random)


def catan(random: Random) -> Games:
    """Catanatron's game with its own random players."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    while True:
        game = Game(
            [RandomPlayer(color) for color in colors], seed=random.randrange(1 << 30)
        )
        game.play()
        state: Any = game.state
        records = getattr(state, "action_records", None) or state.actions
        yield len(records)


def per_second(games: Games) -> tuple[float, float]:
    """Play for a while; gives the decisions and the games per second."""
    decisions = played = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < SECONDS:
        decisions += next(games)
        played += 1
    return decisions / elapsed, played / elapsed


def speeds() -> None:
    """Let everybody play in turn and print the medians and their ratio."""
    makers: dict[str, Callable[[Random], Games]] = {
        f"robobid: Power Grid, {seats} seats": partial(power_grid, seats)
        for seats in SEATS
    }
    makers[CATAN] = catan
    players = {name: make(Random(1)) for name, make in makers.items()}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for games in players.values():
        next(games)  # whatever is made on the first call is not measured
    for _ in range(REPETITIONS):
        for name, games in players.items():
            found[name].append(per_second(games))
    print(f"decisions and games per second, one core, median of {REPETITIONS} turns")
    for name, turns in found.items():
        decisions, played = (median(column) for column in zip(*turns, strict=True))
        print(f"  {name:34} {decisions:10,.0f} {played:8.1f}")
    ours = median(d for d, _ in found["robobid: Power Grid, 4 seats"])
    ratio = ours / median(d for d, _ in found[CATAN])
    reached = "reached" if ratio >= RIVALRY else "MISSED"
    print(f"  we are {ratio:.1f} times as fast (target {RIVALRY:g}: {reached})")


# -- where the time goes ------------------------------------------------------

PARTS: Final = {
    "options": {("flow.py", "decisions"), ("", "pick")},
    "path costs": {("network.py", "put_house")},
    "copying": {("table.py", "copy")},
}
"""The functions, by file, that a part of the time is spent in."""


def shares() -> None:
    """The share of time in options, path costs and copying, with four seats."""
    games = power_grid(4, Random(2))
    next(games)
    profile = cProfile.Profile()
    profile.enable()
    for _ in range(15):
        next(games)
    profile.disable()
    entries = pstats.Stats(profile).stats.items()  # type: ignore[attr-defined]
    total = sum(own for _, (_, _, own, _, _) in entries)
    print("the share of time, four seats, under the profiler")
    for part, functions in PARTS.items():
        inside = sum(
            within
            for (file, _, name), (_, _, _, within, _) in entries
            if any(file.endswith(end) and name == its for end, its in functions)
        )
        print(f"  {part:12} {inside / total:6.1%}")
    table = late_table(6, 5, "build")
    start = perf_counter()
    for _ in range(1000):
        table.copy()
    copied = 1e3 * (perf_counter() - start)
    print(
        f"  (rules change the table in place; a copy takes {copied:.1f} microseconds)"
    )


# -- the dearest decision -----------------------------------------------------


def late_table(seats: int, seed: int, kind: str) -> Any:
    """A late moment of a game of random bots: the last decision of a kind.

    Not the very last rounds, in which the plant market may have run dry.
    """
    table = POWER_GRID.set_up(tags_for([str(seat) for seat in range(seats)]))
    bots = [make_bot("powergrid", "random", seat) for seat in range(seats)]
    luck, last = Seeded(seed), table.copy()
    while decisions := POWER_GRID.decisions(table):
        seat = decisions[0].seat
        if decisions[0].kind == kind and len(table.market) >= PLANTS_ON_OFFER:
            last = table.copy()
        if seat == CHANCE:
            action = luck.draw(decisions[0])
        else:
            action = bots[seat].choose(POWER_GRID.view(table, seat), decisions[0])
        POWER_GRID.carry_out(table, seat, action)
    return last


def decision_times(table: Any) -> float:
    """What all options of the seat to act cost, best of 5, in microseconds."""
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for decision in POWER_GRID.decisions(table):
            list(decision.options)
        best = min(best, perf_counter() - start)
    return 1e6 * best


def dearest() -> None:
    """Options of a rich seat late in a six-seat game, against the median decision."""
    times = []
    table = POWER_GRID.set_up(tags_for([str(seat) for seat in range(6)]))
    random = Random(3)
    while decisions := POWER_GRID.decisions(table):
        seat, _, options = decisions[0]
        if seat != CHANCE:
            times.append(decision_times(table))
        POWER_GRID.carry_out(table, seat, options.pick(random))
    rich = []
    for kind in ("build", "open"):
        late = late_table(6, 5, kind)
        for player in late.players:
            player.money = RICH
        rich.append(decision_times(late))
    ratio = max(rich) / median(times)
    reached = "reached" if ratio <= DEAREST else "MISSED"
    print("the dearest decision, all options listed, best of 5, microseconds")
    print(f"  median {median(times):.1f}, most in a game {max(times):.1f}")
    print(f"  a rich seat builds {rich[0]:.1f}, opens an auction {rich[1]:.1f}")
    print(f"  {ratio:.0f} times the median (target {DEAREST:g}: {reached})")


# -- robots -------------------------------------------------------------------


def bot_games(players: list[str], random: Random) -> Games:
    """Games of bots or robots, as anybody would play them."""
    tags, words = tags_for(players), [word.partition(" ")[0] for word in players]
    while True:
        seed = random.randrange(1 << 30)
        seats = {at: make_bot("powergrid", word, seed) for at, word in enumerate(words)}
        yield play(POWER_GRID, POWER_GRID.set_up(tags), seats, Seeded(seed))


def robots() -> None:
    """A game of robots against a game of random bots, in turn."""
    makers = {word: bot_games([word] * 4, Random(1)) for word in ("random", "robot")}
    found: dict[str, list[float]] = {word: [] for word in makers}
    for _ in range(REPETITIONS):
        for word, games in makers.items():
            found[word].append(1000 / per_second(games)[1])
    ratio = median(found["robot"]) / median(found["random"])
    reached = "reached" if ratio <= ROBOTS else "MISSED"
    print("a game of four, milliseconds")
    for word, times in found.items():
        print(f"  {word:8} {median(times):7.1f}")
    print(f"  robots cost {ratio:.2f} times as much (target {ROBOTS:g}: {reached})")


def main() -> None:
    """Print all four tables."""
    no_options(__doc__)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds()
    shares()
    dearest()
    robots()


if __name__ == "__main__":
    main()
