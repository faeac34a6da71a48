"""The kernels as WebAssembly, against numba for any and for this machine, and C.

Whole random games and a batch of 1,024 with observations, of both games, in decisions a
second; what chief and planner decide in a second; how long a fresh process takes to its
first hint; and what a player installs. Everybody has a process and takes turns on one
core, timed by what is used of it; the best turn counts. Numba compiles first, which
takes minutes, and keeps it. First hints are timed by the clock: what else runs on the
machine makes them later. `--cold` also lets numba compile for them as on a new machine.
Words such as `whole` choose among the measures.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final, NamedTuple

from bench._turns import Turn, on_one_core, timed

BATCH: Final = 1024
WASM, GENERIC, NATIVE = "WebAssembly", "numba, generic", "numba, this machine"
SIDES: Final = {
    WASM: {"ROBOBID_KERNELS": "portable"},
    GENERIC: {
        "ROBOBID_KERNELS": "native",
        "NUMBA_CPU_NAME": "generic",
        "NUMBA_CPU_FEATURES": "",
    },
    NATIVE: {"ROBOBID_KERNELS": "native"},
}
PLAIN_C, SPIEL, TAG = "C", "OpenSpiel goofspiel", "TAG (not measured here)"
WHOLE_FZZZT, WHOLE_GRID = "Fzzzt!, whole games", "Power Grid, whole games"
HINTS: Final = {"fzzzt": "chief", "powergrid": "planner"}
TAGS: Final = {"fzzzt": {"Edition": "en"}, "powergrid": {"Regions": "drawn"}}
FIRST_HINT: Final = """
import sys
from bench.kernels import first_decision
from robobid.bots import hint
print(hint(sys.argv[1], *first_decision(sys.argv[1])).reason)
"""
BEFORE: Final = ("fluent.runtime", "rich", "numba", "numpy")
AFTER: Final = ("fluent.runtime", "rich", "wasmtime")
"""What came and comes with Robobid for a player with strong bots."""
OF_NATIVE, OF_SPIEL, OF_TAG = 0.7, 8.0, 25.0
"""Targets, of whole games."""
FIRST_HINT_SECONDS: Final = 1.5
STARTS: Final = 7
"""So many fresh processes are asked for a hint, one after the other."""


def first_decision(name: str) -> tuple[Any, Any]:
    """What the first seat sees, and what it is to decide, in a game of four."""
    from robobid.core.decisions import CHANCE
    from robobid.core.luck import Seeded
    from robobid.games.registry import game_named

    game = game_named(name).game
    table, luck = game.set_up({"Players": "A; B; C; D", **TAGS[name]}), Seeded(1)
    while (decision := game.decisions(table)[0]).seat == CHANCE:
        game.apply(table, CHANCE, luck.draw(decision))
    return game.view(table, decision.seat), decision


def chosen(name: str) -> Iterator[int]:
    """Decisions of a game's strongest bot."""
    from robobid.bots import make_bot

    view, decision = first_decision(name)
    bot = make_bot(name, HINTS[name], 1)
    while True:
        bot.choose(view, decision)
        yield 1


def measures() -> dict[str, Callable[[], Iterator[int]]]:
    """What every side of the kernels does."""
    from bench import fast, fast_powergrid
    from bench._turns import stepped
    from robobid.twins import fzzzt, powergrid

    box, grid = fzzzt.Box.open("en", 4), powergrid.Box.open("germany", 4)
    return {
        WHOLE_FZZZT: lambda: fast.whole_games(box),
        "Fzzzt!, batch with observations": lambda: stepped(
            fzzzt.Batch(box, BATCH, seed=1), BATCH
        ),
        WHOLE_GRID: lambda: fast_powergrid.whole_games(grid),
        "Power Grid, batch with observations": lambda: stepped(
            powergrid.Batch(grid, BATCH, seed=1), BATCH
        ),
        "chief, decisions": lambda: chosen("fzzzt"),
        "planner, decisions": lambda: chosen("powergrid"),
    }


def work() -> None:
    """Answer the names of measures with what was done, and in how long."""
    on_one_core()
    known, turns = measures(), cache(lambda name: timed(known[name]()))
    for line in sys.stdin:
        print(json.dumps(turns(line.strip())()), flush=True)


class Side:
    """A process that runs the kernels in one way."""

    def __init__(self, variables: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.kernels", "--work"],
            env={**os.environ, **variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def turn(self, name: str) -> tuple[int, float]:
        """One turn of a measure."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{name}\n")
        self._process.stdin.flush()
        done, seconds = json.loads(self._process.stdout.readline())
        return done, seconds

    def end(self) -> None:
        """Nothing more is asked."""
        self._process.communicate()


def rivals(folder: Path) -> dict[str, dict[str, Turn]]:
    """The same game loops in C, and another library's game."""
    from bench import fast, fast_powergrid
    from robobid.twins import fzzzt, powergrid

    found: dict[str, dict[str, Turn]] = {WHOLE_FZZZT: {}, WHOLE_GRID: {}}
    for name, turn in (
        (WHOLE_FZZZT, fast.plain_c(fzzzt.Box.open("en", 4), folder)),
        (WHOLE_GRID, fast_powergrid.plain_c(powergrid.Box.open("germany", 4), folder)),
    ):
        if turn is not None:
            found[name][PLAIN_C] = turn
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return found
    found[WHOLE_FZZZT][SPIEL] = timed(fast.goofspiel())
    return found


def show_speeds(times: int, words: list[str]) -> None:
    """A table of all measures that were chosen, everybody beside WebAssembly."""
    on_one_core()
    sides = {name: Side(variables) for name, variables in SIDES.items()}
    with TemporaryDirectory() as folder:
        others = rivals(Path(folder))
        for name in measures():
            if words and not any(word in name for word in words):
                continue
            turns: dict[str, Turn] = {
                side: partial(it.turn, name) for side, it in sides.items()
            } | others.get(name, {})
            best = dict.fromkeys(turns, 0.0)
            for turn in turns.values():
                turn()
            for _ in range(times):
                for side, turn in turns.items():
                    done, seconds = turn()
                    best[side] = max(best[side], done / seconds)
            show(name, best)
    for each in sides.values():
        each.end()


def show(name: str, best: dict[str, float]) -> None:
    """One measure, everybody against the kernels as WebAssembly."""
    from bench.fast_powergrid import TAG as THEIR_FIGURE

    if name == WHOLE_GRID:
        best[TAG] = THEIR_FIGURE
    targets = {NATIVE: OF_NATIVE, SPIEL: OF_SPIEL, TAG: OF_TAG}
    print(f"{name}, a second; how many times as fast as others WebAssembly is")
    for side, speed in best.items():
        ratio, target = best[WASM] / speed, targets.get(side)
        line = f"  {side:24} {speed:14,.1f} {ratio:8.2f}"
        if target and name in (WHOLE_FZZZT, WHOLE_GRID):
            line += f"  wanted {target:g}: {'met' if ratio >= target else 'MISSED'}"
        print(line, flush=True)


def show_first_hints(*, cold: bool) -> None:
    """How long a fresh process takes until its first hint."""
    print("seconds from the start of a process to its first hint")
    for game, bot in HINTS.items():
        found = sorted(first_hint(game, SIDES[WASM]) for _ in range(STARTS))
        best, median = found[0], found[STARTS // 2]
        met = "met" if median.clock <= FIRST_HINT_SECONDS else "MISSED"
        print(f"  {bot:8} {f'{WASM}, best of {STARTS}':28} {best}")
        print(
            f"  {bot:8} {f'{WASM}, median':28} {median}"
            f"  wanted {FIRST_HINT_SECONDS}: {met}",
            flush=True,
        )
        if cold:
            with TemporaryDirectory() as folder:
                new = {**SIDES[NATIVE], "NUMBA_CACHE_DIR": folder}
                for words in ("numba, compiling", "numba, compiled before"):
                    print(f"  {bot:8} {words:28} {first_hint(game, new)}", flush=True)


class Seconds(NamedTuple):
    """What a process took."""

    clock: float
    core: float
    """Of all cores together: on a busy machine the clock says little."""

    def __str__(self) -> str:
        return f"{self.clock:7.2f}, {self.core:.2f} of a core"


def first_hint(game: str, variables: dict[str, str]) -> Seconds:
    """How long a fresh process takes to its first hint."""
    began, before = perf_counter(), os.times()
    subprocess.run(
        [sys.executable, "-c", FIRST_HINT, game],
        env={**os.environ, **variables},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = os.times()
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return Seconds(perf_counter() - began, used)


def show_sizes() -> None:
    """What a player's installation takes, Robobid itself aside."""
    print("megabytes that a player installs beside Robobid")
    for words, packages in (("before", BEFORE), ("now", AFTER)):
        needed = closure(packages)
        size = sum(map(size_of, needed)) / 1e6
        print(f"  {words:8} {size:7.0f}  {', '.join(sorted(needed))}")


def closure(packages: tuple[str, ...]) -> set[str]:
    """Packages with all that they need."""
    found: set[str] = set()
    left = [*packages]
    while left:
        name = left.pop()
        if name in found:
            continue
        try:
            needs = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        found.add(name)
        plain = [each for each in needs if ";" not in each]
        left += [re.split(r"[^\w.-]", each)[0].lower() for each in plain]
    return found


def size_of(package: str) -> int:
    """The bytes of a package's files."""
    files = [Path(str(each.locate())) for each in distribution(package).files or []]
    return sum(path.stat().st_size for path in files if path.is_file())


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.kernels", description=__doc__)
    parser.add_argument("words", nargs="*", help="measures whose names have one")
    parser.add_argument("--turns", type=int, default=3, help="of half a second each")
    parser.add_argument("--cold", action="store_true", help="let numba compile anew")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work()
        return
    show_sizes()
    show_first_hints(cold=options.cold)
    show_speeds(options.turns, options.words)


if __name__ == "__main__":
    main()
