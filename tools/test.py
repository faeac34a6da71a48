"""Everything that must be green: `make test`.

`python -m tools.test types lint` runs only the steps that it names.
Checks run side by side, the tests after them.
A step says how long it took; what it printed is shown only if it failed.
"""

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CORES = os.cpu_count() or 1
WORKERS = CORES + 1
"""One more than cores: tests wait for browsers, servers and databases."""
STEPS = {
    # Compiled once here, and not by every worker that needs it; it takes longest.
    "kernels": ["robobid", "warm", "--jobs", "1", "--lang", "en"],
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "rules": ["tools.rules"],
    "page": ["tools.page"],
    "browser": ["tools.browser"],
    "tests": ["pytest", "-q", "-n", f"{WORKERS}", "--dist", "loadgroup"],
}
TESTS = "tests"
"""They use all cores, and the page, browser and kernels that other steps see to."""
PASSED = re.compile(r"(\d+) passed")


class Outcome(NamedTuple):
    """What became of a step."""

    name: str
    green: bool
    output: str


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in STEPS]
    if unknown:
        print(f"no step {', '.join(unknown)}; there are {', '.join(STEPS)}")
        return 2
    start = time.perf_counter()
    wanted = names or list(STEPS)
    with ThreadPoolExecutor(CORES) as pool:
        outcomes = list(pool.map(run, [name for name in wanted if name != TESTS]))
    if TESTS in wanted:
        outcomes.append(run(TESTS))
    passed = ""
    for name, green, output in outcomes:
        if not green:
            print(output)
        elif name == TESTS:
            print(closing := last_line(output))
            passed = how_many_passed(closing)
    failed = [name for name, green, _ in outcomes if not green]
    seconds = time.perf_counter() - start
    if failed:
        print(f"robobid: not green - failed: {', '.join(failed)} ({seconds:.0f} s)")
        return 1
    print(f"robobid: all green{passed} ({seconds:.0f} s)")
    return 0


def run(name: str) -> Outcome:
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
    seconds = time.perf_counter() - start
    print(f"{name:8}{'ok' if green else 'FAILED':7}{seconds:6.1f} s", flush=True)
    return Outcome(name, green, step.stdout.rstrip())


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


def last_line(output: str) -> str:
    return output.rpartition("\n")[2].strip("= ")


def how_many_passed(closing: str) -> str:
    passed = PASSED.search(closing)
    return f" - {passed[1]} tests passed" if passed else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
