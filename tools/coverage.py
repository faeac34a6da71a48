"""Which lines and branches of `robobid/` the tests reach: `make coverage`.

All tests but those with a browser, PostgreSQL or a cluster, in every process that they
start. It prints a row for each room and writes the lines as HTML to build/coverage.
Arguments are given to pytest: `make coverage ARGS=tests/fzzzt`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path, PurePosixPath

from tools import answer_help

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "coverage"
QUICK = "not soak and not browser and not postgresql and not cluster"
APP = "app"
"""Its rooms have a row each."""
COUNTS = (
    "num_statements",
    "covered_lines",
    "num_branches",
    "covered_branches",
)


def main(words: list[str]) -> int:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    tests = coverage("run", "-m", "pytest", "-q", "-n", workers(), "-m", QUICK, *words)
    coverage("combine", "--quiet", str(FOLDER))
    coverage("html", "--quiet", "--directory", str(FOLDER / "html"))
    coverage("json", "--quiet", "-o", str(FOLDER / "figures.json"))
    figures = json.loads((FOLDER / "figures.json").read_text("utf-8"))
    print("\n".join(table_of(figures)))
    return tests


def workers() -> str:
    return str(os.cpu_count() or 1)


def coverage(*words: str) -> int:
    environment = {**os.environ, "COVERAGE_FILE": str(FOLDER / "data")}
    command = [sys.executable, "-m", "coverage", *words]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def table_of(figures: dict[str, dict[str, dict[str, dict[str, int]]]]) -> list[str]:
    """A row for each room, and one for all of them, in Markdown."""
    rooms: dict[str, list[int]] = defaultdict(lambda: [0] * len(COUNTS))
    for name, file in figures["files"].items():
        for room in (room_of(name), "all"):
            for at, count in enumerate(COUNTS):
                rooms[room][at] += file["summary"][count]
    everything = rooms.pop("all")
    rows = [row(room, counts) for room, counts in sorted(rooms.items())]
    head = [
        "| room | statements | reached | branches | reached |",
        "|---|---|---|---|---|",
    ]
    return [*head, *rows, row("all", everything)]


def room_of(name: str) -> str:
    """The room that a file is in: `core`, or `app/hosting`."""
    _, *parts = PurePosixPath(Path(name).as_posix()).parts
    if len(parts) == 1:
        return "the front door"
    return "/".join(parts[: 2 if parts[0] == APP and len(parts) > 2 else 1])


def row(room: str, counts: list[int]) -> str:
    statements, lines, branches, taken = counts
    return (
        f"| {room} | {statements:,} | {share(lines, statements)} "
        f"| {branches:,} | {share(taken, branches)} |"
    )


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else ""


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main(sys.argv[1:]))
