"""The best allocation, against the same problem as an integer programme in HiGHS.

Both get the same endings of random games in turns, from the cards to the best total,
on the same core. Then very many endings are scored for the slowest of them.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable
from heapq import heappush, heappushpop
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from bench._endings import Ending, home_made, random_endings
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.cards import SYMBOLS
from robobid.games.fzzzt.rules.scoring import basic_score, best_score, best_total

FASTER_THAN_HIGHS: Final = 100.0
"""How many times as fast as HiGHS we want to be."""
SLOWEST: Final = 200.0
"""How many times the median the slowest ending may take."""
TIMED_AGAIN: Final = 200
"""So many of the slowest are timed again, in case something else disturbed them."""


ROUNDS: Final = 3
"""The best of so many rounds counts, for both."""
BOXES: Final = 500


class Highs:
    """Scores an ending with HiGHS, one thread, everything else as it comes."""

    def __init__(self) -> None:
        import highspy
        import numpy

        self.highspy: Any = highspy
        self.array: Any = numpy.array
        self.solver: Any = highspy.Highs()
        self.solver.setOptionValue("output_flag", False)
        self.solver.setOptionValue("threads", 1)

    def total(self, ending: Ending) -> int:
        """The best total.

        Whole numbers are the widgets of each unit and whether it has any; how many
        robots of a kind count for which symbol follows, and may be continuous.
        """
        programme = Programme()
        free = Counter(card.symbols for card in ending.free if card.is_robot)
        needed: dict[str, dict[int, float]] = {symbol: {} for symbol in SYMBOLS}
        for symbols, number in free.items():
            if len(symbols) > 1:
                serving = {symbol: programme.column(0, number) for symbol in symbols}
                programme.row(dict.fromkeys(serving.values(), 1), number)
                for symbol, column in serving.items():
                    needed[symbol][column] = -1
        for unit, robots in ending.units.items():
            most = (free.total() + len(robots)) // len(unit.symbols)
            widgets = programme.column(unit.points, most, whole=True)
            any_ = programme.column(unit.points, 1, whole=True)
            programme.row({any_: 1, widgets: -1}, 0)
            served: dict[str, dict[int, float]] = {s: {} for s in unit.symbols}
            for symbols, number in Counter(robot.symbols for robot in robots).items():
                serving = {
                    symbol: programme.column(0, number)
                    for symbol in symbols
                    if symbol in served
                }
                if len(serving) > 1:
                    programme.row(dict.fromkeys(serving.values(), 1), number)
                for symbol, column in serving.items():
                    served[symbol][column] = 1
                    needed[symbol][column] = -1
            for symbol, columns in served.items():
                needed[symbol][widgets] = 1
                if columns:
                    programme.row({**columns, widgets: -1}, 0)
        for symbol, columns in needed.items():
            programme.row(columns, free[(symbol,)])
        bonus = self.solve(programme) - sum(unit.points for unit in ending.units)
        fixed = [robot for robots in ending.units.values() for robot in robots]
        return basic_score([*ending.free, *fixed]) + bonus

    def solve(self, programme: Programme) -> int:
        """The most that a programme can gain."""
        if not programme.gains:
            return 0
        lp = self.highspy.HighsLp()
        lp.sense_ = self.highspy.ObjSense.kMaximize
        lp.num_col_ = len(programme.gains)
        lp.num_row_ = len(programme.limits)
        lp.col_cost_ = self.array(programme.gains, dtype=float)
        lp.col_lower_ = self.array([0.0] * lp.num_col_)
        lp.col_upper_ = self.array(programme.most, dtype=float)
        lp.row_lower_ = self.array([-self.highspy.kHighsInf] * lp.num_row_)
        lp.row_upper_ = self.array(programme.limits, dtype=float)
        lp.a_matrix_.format_ = self.highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = self.array(programme.starts)
        lp.a_matrix_.index_ = self.array(programme.indices)
        lp.a_matrix_.value_ = self.array(programme.values, dtype=float)
        kinds = self.highspy.HighsVarType
        lp.integrality_ = [
            kinds.kInteger if whole else kinds.kContinuous for whole in programme.whole
        ]
        self.solver.passModel(lp)
        self.solver.run()
        gained: float = self.solver.getInfo().objective_function_value
        return round(gained)


class Programme:
    """An integer programme: gain the most, and keep each row below its limit."""

    def __init__(self) -> None:
        self.gains: list[int] = []
        self.most: list[int] = []
        self.whole: list[bool] = []
        self.limits: list[int] = []
        self.starts = [0]
        self.indices: list[int] = []
        self.values: list[float] = []

    def column(self, gain: int, most: int, whole: bool = False) -> int:
        """A new variable, from 0 to the most."""
        self.gains.append(gain)
        self.most.append(most)
        self.whole.append(whole)
        return len(self.gains) - 1

    def row(self, entries: dict[int, float], limit: int) -> None:
        """A new row."""
        self.indices += entries.keys()
        self.values += entries.values()
        self.starts.append(len(self.indices))
        self.limits.append(limit)


def total(ending: Ending) -> int:
    """The best total alone, which is what HiGHS is asked for too."""
    return best_total(ending.units, ending.free)


def score(ending: Ending) -> int:
    """The best total by the whole score, with every robot laid out."""
    units, free = ending
    return best_score(units, free, fzzzt_counts_as_robot=False).total


def against_highs(endings: int, seed: int) -> None:
    """Print how many times as fast as HiGHS we are over all endings.

    The target is for the total, which is all that HiGHS is asked for.
    """
    cases = list(islice(random_endings(seed), endings))
    highs_totals, highs = timed(Highs().total, cases)
    totals, ours = timed(total, cases)
    scores, whole = timed(score, cases)
    if not highs_totals == totals == scores:
        raise AssertionError("the totals differ")
    ratio = highs / ours
    verdict = "reached" if ratio >= FASTER_THAN_HIGHS else "MISSED"
    print(f"{endings:,} endings, all totals equal; CPU time of one, best of {ROUNDS}")
    print(f"  the total, HiGHS            {1e6 * highs:8,.1f} µs")
    print(
        f"  the total, robobid          {1e6 * ours:8,.1f} µs   we are {ratio:.0f} "
        f"times as fast (target {FASTER_THAN_HIGHS:g}: {verdict})"
    )
    print(
        f"  the whole score, robobid    {1e6 * whole:8,.1f} µs   still "
        f"{highs / whole:.0f} times as fast, with every robot laid out"
    )


def timed(
    scorer: Callable[[Ending], int], cases: list[Ending]
) -> tuple[list[int], float]:
    """All totals, and the seconds that one took."""
    rounds = []
    for _ in range(ROUNDS):
        start = process_time()
        totals = [scorer(ending) for ending in cases]
        rounds.append(process_time() - start)
    return totals, min(rounds) / len(cases)


def slowest_of(endings: int, seed: int) -> None:
    """Print how many times the median the slowest ending takes, whole score."""
    times: list[float] = []
    slowest: list[tuple[float, int, Ending]] = []
    for number, ending in enumerate(islice(random_endings(seed), endings)):
        start = process_time()
        score(ending)
        times.append(process_time() - start)
        keep = heappush if len(slowest) < TIMED_AGAIN else heappushpop
        keep(slowest, (times[-1], number, ending))
    typical = median(times)
    worst = max(best_of(5, ending) for _, _, ending in slowest)
    ratio = worst / typical
    verdict = "reached" if ratio < SLOWEST else "MISSED"
    print(
        f"{endings:,} endings, whole score: median {1e6 * typical:,.1f} µs, "
        f"slowest {1e3 * worst:,.2f} ms as best of 5,\n"
        f"  {ratio:.1f} times the median (target below {SLOWEST:g}: {verdict})"
    )


def best_of(repetitions: int, ending: Ending) -> float:
    """The seconds that an ending takes when nothing disturbs it."""
    times = []
    for _ in range(repetitions):
        start = process_time()
        score(ending)
        times.append(process_time() - start)
    return min(times)


def everything() -> Ending:
    """One player with every card of the box, none of them built on."""
    cards = standard_deck().cards
    units: dict[Any, list[Any]] = {card: [] for card in cards if card.is_unit}
    return Ending(units, [card for card in cards if not card.is_unit])


def whole_boxes(seed: int) -> None:
    """Print what it costs if one player has all: of our deck, or of made-up ones."""
    print(f"every card of the box: {1e3 * best_of(5, everything()):.2f} ms")
    for units, robots in (12, 46), (30, 120):
        luck = Random(seed)
        boxes = [home_made(luck, units, robots, most_points=99) for _ in range(BOXES)]
        times = [best_of(1, box) for box in boxes]
        print(
            f"{BOXES} made-up boxes of {units} units and {robots} robots: "
            f"median {1e3 * median(times):.2f} ms, slowest {1e3 * max(times):.1f} ms"
        )


def main() -> None:
    """Print both ratios, and how long whole boxes take."""
    parser = argparse.ArgumentParser(description="Measure the scoring of Fzzzt!")
    parser.add_argument("--endings", type=int, default=1_000_000)
    parser.add_argument("--highs-endings", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    against_highs(args.highs_endings, args.seed)
    slowest_of(args.endings, args.seed)
    whole_boxes(args.seed)


if __name__ == "__main__":
    main()
