"""Whoever installs Robobid alone is told, command by command, what else it takes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from robobid.app.commands import REFUSED
from robobid.games.fzzzt.game import FZZZT
from tests.app.commands.answers import Answer, answer_to
from tests.app.commands.files import a_game

EXTRAS: Final = (
    *("numba", "numpy", "wasmtime", "matplotlib", "openskill", "distributed"),
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
from {{module}} import answer

print(json.dumps([answer(line) for line in json.load(sys.stdin)]))
"""
FEW: Final = "--games 2 --jobs 1"
COMMANDS: Final = {
    f"simulate fzzzt {FEW} --keep games.npz": "numpy",
    f"simulate fzzzt {FEW} --keep games.parquet": "numpy",
    f"simulate fzzzt {FEW} --seats chief,random": "wasmtime",
    f"simulate fzzzt {FEW} --on tcp://127.0.0.1:1": "distributed",
    f"simulate powergrid {FEW} --fast": "wasmtime",
    "arena fzzzt --deals 1 --jobs 1": "openskill",
    f"lab fzzzt change {FEW}": "numpy",
    "analyse game --jobs 1": "wasmtime",
    "serve": "msgspec",
    "": "msgspec",
}
"""What is asked for, and what it takes first."""
FREE: Final = ("cards", "maps", "robots", "rules fzzzt", "daily", "--version")


def answer(line: str) -> Answer:
    """What the command answers to a line."""
    return answer_to(line.split())


def without_extras(lines: Sequence[str], folder: Path, module: str) -> list[Answer]:
    """What a module's `answer` gives to some lines where no extra is installed."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(module=module)],
        cwd=folder,
        input=json.dumps([*lines]),
        env={"PYTHONPATH": str(Path(__file__).parents[3]), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    return [Answer(*found) for found in json.loads(done.stdout)]


def test_every_command_names_what_it_lacks_and_no_other_does(tmp_path: Path) -> None:
    record = a_game(FZZZT, 40, Edition="en", Players="Ann; Bob")
    (tmp_path / "game").write_text(record.write(), "utf-8")
    (tmp_path / "change").write_text('remove = ["fa"]\n', "utf-8")

    answers = without_extras([*COMMANDS, *FREE], tmp_path, __name__)

    found = dict(zip((*COMMANDS, *FREE), answers, strict=True))
    for line, package in COMMANDS.items():
        code, _, err = found[line]
        assert code == REFUSED, (line, err)
        assert package in err.partition("pip install")[2], (line, err)
    assert [found[line][0] for line in FREE] == [0] * len(FREE)


def test_a_server_starts_without_what_only_thinking_takes() -> None:
    """Whoever installs the extra `server` has tables: they need no kernels."""
    wanted = ("numba", "numpy", "wasmtime", "matplotlib", "openskill", "pyarrow")
    script = WITHOUT.replace(repr(EXTRAS), repr(wanted)).partition("from {module}")[0]

    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"{script}\nimport robobid.app.server.serve, robobid.app.server.http.app",
        ],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr


IMPORTS: Final = {
    "robobid.envs.fzzzt_v1": "pettingzoo",
    "robobid.envs.powergrid_v1": "pettingzoo",
    "robobid.envs.gymnasium": "gymnasium",
    "robobid.envs.vector": "numpy",
    "robobid.envs.openspiel": "open-spiel",
    "robobid.envs.solve": "open-spiel",
}
"""What is imported by researchers, and what it takes."""
TRIED: Final = """
import importlib
for name in {names!r}:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        print(error)
"""


def test_an_import_names_the_command_that_brings_what_it_lacks() -> None:
    script = WITHOUT.partition("from {module}")[0] + TRIED.format(names=[*IMPORTS])

    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )

    said = done.stdout.splitlines()
    assert len(said) == len(IMPORTS)
    for words, package in zip(said, IMPORTS.values(), strict=True):
        assert package in words.partition("pip install")[2], words
