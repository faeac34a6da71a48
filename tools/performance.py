"""The ratios that must hold, measured: `make performance`.

Each benchmark compares, in one run, with a named rival and prints what it has reached;
this runs those that need no hours and fails if one of them has missed its target.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

BENCHES = ("rules", "powergrid", "fast", "fast_powergrid")
MISSED = "MISSED"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=BENCHES, metavar="BENCH")
    missed = [name for name in parser.parse_args().names if not holds(name)]
    if missed:
        print(f"robobid: a target was missed: {', '.join(missed)}")
        return 1
    print("robobid: every ratio holds")
    return 0


def holds(name: str) -> bool:
    """Run a benchmark, pass on what it prints: were all of its targets reached?"""
    print(f"== bench.{name}", flush=True)
    reached = True
    with subprocess.Popen(
        [sys.executable, "-m", f"bench.{name}"], stdout=subprocess.PIPE, text=True
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            reached = reached and MISSED not in line
    return reached and process.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
