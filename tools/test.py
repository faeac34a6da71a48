"""Everything that must be green, one step after another: `make test`.

`python -m tools.test types lint` runs only the steps that it names.
A step says how long it took; what it printed is shown only if it failed.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STEPS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "rules": ["tools.rules"],
    "page": ["tools.page"],
    "browser": ["tools.browser"],
    "tests": ["pytest", "-q", "-n", "auto", "--dist", "loadgroup"],
}
PASSED = re.compile(r"(\d+) passed")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in STEPS]
    if unknown:
        print(f"no step {', '.join(unknown)}; there are {', '.join(STEPS)}")
        return 2
    start = time.perf_counter()
    failed = []
    closing = ""
    for name in names or STEPS:
        green, output = run(name)
        if not green:
            failed.append(name)
            print(output)
        elif name == "tests":
            closing = last_line(output)
            print(closing)
    seconds = time.perf_counter() - start
    if failed:
        print(f"robobid: not green - failed: {', '.join(failed)} ({seconds:.0f} s)")
        return 1
    passed = PASSED.search(closing)
    tests = f" - {passed[1]} tests passed" if passed else ""
    print(f"robobid: all green{tests} ({seconds:.0f} s)")
    return 0


def run(name: str) -> tuple[bool, str]:
    """Run one step and print its line; was it green, and what did it say?"""
    print(f"{name:8}", end="", flush=True)
    start = time.perf_counter()
    step = subprocess.run(
        [sys.executable, "-m", *STEPS[name]],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    green = step.returncode == 0
    seconds = time.perf_counter() - start
    print(f"{'ok' if green else 'FAILED':7}{seconds:6.1f} s", flush=True)
    return green, step.stdout.rstrip()


def last_line(output: str) -> str:
    return output.rpartition("\n")[2].strip("= ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
