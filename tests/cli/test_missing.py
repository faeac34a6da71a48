"""Whoever installs Robobid alone is told, command by command, what else it takes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from robobid.cli import REFUSED
from robobid.fzzzt.game import FZZZT
from tests.cli.files import a_game

EXTRAS: Final = (
    *("numba", "numpy", "llvmlite", "matplotlib", "openskill", "distributed"),
    *("msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets", "psycopg"),
    *("gymnasium", "pettingzoo", "PIL", "pyarrow", "pyspiel"),
)
"""What the extras bring, as it is imported."""
WITHOUT: Final = f"""
import json, sys
from importlib.machinery import PathFinder

find = PathFinder.find_spec

def find_spec(name, path=None, target=None):
    if name.partition(".")[0] not in {EXTRAS!r}:
        return find(name, path, target)

PathFinder.find_spec = find_spec
from tests.cli.answers import answer_to

print(json.dumps([answer_to(line.split()) for line in json.load(sys.stdin)]))
"""
FEW: Final = "--games 2 --jobs 1"
COMMANDS: Final = {
    f"simulate fzzzt {FEW} --keep games.npz": "numpy",
    f"simulate fzzzt {FEW} --keep games.parquet": "numpy",
    f"simulate fzzzt {FEW} --seats chief,random": "numba",
    f"simulate fzzzt {FEW} --on tcp://127.0.0.1:1": "distributed",
    f"simulate powergrid {FEW} --fast": "numba",
    "arena fzzzt --deals 1 --jobs 1": "openskill",
    f"lab fzzzt change {FEW}": "numpy",
    "train fzzzt mechanic": "numba",
    "analyse game --jobs 1": "numba",
    "census powergrid": "numba",
    "balance fzzzt": "numba",
    "puzzles make fzzzt": "numba",
    "warm": "numba",
    "serve": "msgspec",
    "": "msgspec",
}
"""What is asked for, and what it takes first."""
FREE: Final = ("cards", "maps", "robots", "rules fzzzt", "daily", "--version")


def test_every_command_names_what_it_lacks_and_no_other_does(tmp_path: Path) -> None:
    record = a_game(FZZZT, 40, Edition="en", Players="Ann; Bob")
    (tmp_path / "game").write_text(record.write(), "utf-8")
    (tmp_path / "change").write_text('remove = ["fa"]\n', "utf-8")

    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        cwd=tmp_path,
        input=json.dumps([*COMMANDS, *FREE]),
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )

    found = dict(zip((*COMMANDS, *FREE), json.loads(done.stdout), strict=True))
    for line, package in COMMANDS.items():
        code, _, err = found[line]
        assert code == REFUSED, (line, err)
        assert package in err.partition("pip install")[2], (line, err)
    assert [found[line][0] for line in FREE] == [0] * len(FREE)


def test_a_server_starts_without_what_only_thinking_takes() -> None:
    """Whoever installs the extra `server` has tables; no numpy is needed for them."""
    wanted = ("numba", "numpy", "llvmlite", "matplotlib", "openskill", "pyarrow")
    script = WITHOUT.replace(repr(EXTRAS), repr(wanted)).partition("from tests")[0]

    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"{script}\nimport robobid.server.serve, robobid.server.app",
        ],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr
