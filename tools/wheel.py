"""What a stranger gets: `make wheel-test` installs the wheel alone and plays with it.

It builds wheel and source distribution into dist/, installs each of them into a fresh
environment, and asks for what README shows: the command, the page, the strong bots.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tools import answer_help

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PATIENCE = 60
"""Seconds until a server must have answered."""
GAMES = """
import robobid
tables = {"fzzzt": "chief, mechanic", "powergrid": "planner, simple, robot"}
for game, seats in tables.items():
    match = robobid.new(game, seats, seed=1)
    assert match.outcome is not None, game
    assert str(robobid.load(str(match))) == str(match)
    print(game, "played to its end by", seats)
"""


def main() -> int:
    build()
    for package in (newest("*.whl"), newest("*.tar.gz")):
        print(f"== {package.name}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try_out(package, Path(folder))
    return 0


def build() -> None:
    """Make dist/ anew."""
    for old in DIST.glob("robobid-*"):
        old.unlink()
    run(sys.executable, "-m", "uv", "build", "--quiet", "--out-dir", str(DIST))


def newest(pattern: str) -> Path:
    (found,) = DIST.glob(pattern)
    return found


def try_out(package: Path, folder: Path) -> None:
    """Install a package into a new environment, and use it as README says."""
    run(sys.executable, "-m", "venv", str(folder / "env"))
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(str(programs / "python"), "-m", "pip", "install", "--quiet", str(package))
    robobid = str(programs / "robobid")
    begun = time.perf_counter()
    run(robobid, "--help", quiet=True)
    print(f"robobid --help: {time.perf_counter() - begun:.2f} s", flush=True)
    run(str(programs / "python"), "-c", GAMES, cwd=folder)
    show_the_page([robobid], folder)


def show_the_page(robobid: Sequence[str], folder: Path) -> None:
    """Serve the page, and look at it."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    words = [*robobid, "serve", "--port", "0", "--database", database]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            address = next(
                word
                for line in server.stdout or ()
                for word in line.split()
                if word.startswith("http://")
            )
            until = time.monotonic() + PATIENCE
            while not is_well(address):
                if time.monotonic() > until:
                    raise SystemExit("the server does not answer")
                time.sleep(0.2)
            page = urllib.request.urlopen(address).read().decode("utf-8")
            assert "<title>" in page
            games = json.load(urllib.request.urlopen(f"{address}/api/games"))
            print("the page shows", ", ".join(str(each["name"]) for each in games))
        finally:
            server.terminate()


def is_well(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health") as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def run(*command: str, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Run a command, and end if it fails."""
    output = subprocess.DEVNULL if quiet else None
    if subprocess.run(command, cwd=cwd, stdout=output).returncode:
        raise SystemExit(f"robobid: failed: {' '.join(command)}")


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main())
