"""Everything that must be green: `make test`.

`python -m tools.test types lint` runs only the steps that it names; anything else is
given to pytest, which then runs alone: `python -m tools.test tests/fzzzt -x`.
Checks run side by side, the tests after them. A step says how long it took; what a
check printed is shown only if it failed, the tests talk while they run.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools import answer_help

ROOT = Path(__file__).resolve().parent.parent
CORES = os.cpu_count() or 1
WORKERS = CORES + 1
"""One more than cores: tests wait for browsers, servers and databases."""
STEPS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "workflows": ["tools.workflows"],
    "rules": ["tools.rules"],
    "page": ["tools.page"],
    "browser": ["tools.browser"],
}
TESTS = "tests"
"""They use all cores, and the page and browser that other steps see to."""
PYTEST = ["pytest", "-q", "-p", "tools.progress"]
PASSED = re.compile(r"(\d+) passed")


class Outcome(NamedTuple):
    """What became of a step."""

    name: str
    green: bool
    output: str


def main(words: list[str]) -> int:
    start = time.perf_counter()
    steps = [word for word in words if word in (*STEPS, TESTS)]
    given = [word for word in words if word not in steps]
    wanted = steps or ([TESTS] if given else [*STEPS, TESTS])
    with ThreadPoolExecutor(CORES) as pool:
        outcomes = list(pool.map(check, [name for name in wanted if name != TESTS]))
    for name, green, output in outcomes:
        if not green:
            print(f"\n== {name}\n{output}\n", flush=True)
    passed = ""
    if TESTS in wanted:
        outcomes.append(tests := run_tests(given))
        passed = how_many_passed(tests.output)
    failed = [name for name, green, _ in outcomes if not green]
    seconds = time.perf_counter() - start
    if failed:
        print(f"robobid: not green - failed: {', '.join(failed)} ({seconds:.0f} s)")
        return 1
    print(f"robobid: all green{passed} ({seconds:.0f} s)")
    return 0


def check(name: str) -> Outcome:
    """Run one step and print its line."""
    start = time.perf_counter()
    step = subprocess.run(
        [sys.executable, "-m", *STEPS[name]],
        cwd=ROOT,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    green = step.returncode == 0
    tell(name, green, time.perf_counter() - start)
    return Outcome(name, green, step.stdout.rstrip())


def run_tests(given: Sequence[str]) -> Outcome:
    """Run the tests, all or those that are asked for, and pass on what they say."""
    start = time.perf_counter()
    workers = [] if has_workers(given) else ["-n", f"{WORKERS}"]
    last = ""
    with subprocess.Popen(
        [sys.executable, "-m", *PYTEST, *workers, *given],
        cwd=ROOT,
        env=surroundings(),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            if line.strip():
                print(line, end="", flush=True)
                last = line
    green = process.returncode == 0
    tell(TESTS, green, time.perf_counter() - start)
    return Outcome(TESTS, green, last.strip("= \n"))


def has_workers(given: Sequence[str]) -> bool:
    """Did somebody say how many tests run at once?"""
    return any(word.startswith("-n") for word in given)


def tell(name: str, green: bool, seconds: float) -> None:
    print(f"{name:10}{'ok' if green else 'FAILED':7}{seconds:6.1f} s", flush=True)


def surroundings() -> dict[str, str]:
    """The environment of a step; Python keeps what it compiles, for the next process.

    Images often forbid that. Tests start hundreds of processes, and all of them would
    compile everything again.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if name != "PYTHONDONTWRITEBYTECODE"
    }
    return {**kept, "PYTHONIOENCODING": "utf-8"}


def how_many_passed(closing: str) -> str:
    passed = PASSED.search(closing)
    return f" - {passed[1]} tests passed" if passed else ""


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main(sys.argv[1:]))
