"""How a game is added, and that it is told as it is: docs/add-a-game.md."""

import os
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from robobid.core.errors import Unsupported
from robobid.games.registry import GameEntry, entries, game_named, unregister
from tests.contract.installed import installed_game

ROOT = Path(__file__).resolve().parent
TOLD = (ROOT.parent.parent / "docs" / "add-a-game.md").read_text("utf-8")


def test_every_slot_of_an_entry_is_told() -> None:
    slots = [field.name for field in fields(GameEntry) if field.default is not MISSING]

    assert [name for name in slots if f"`{name}`" not in TOLD] == []


def test_a_small_game_takes_few_lines() -> None:
    files = (ROOT / "goofspiel").glob("*.py")
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in files)

    assert lines <= 250
    assert f" in {lines} lines" in TOLD


def test_an_installed_package_brings_a_game_by_its_entry_point(tmp_path: Path) -> None:
    paths = [str(installed_game(tmp_path)), str(ROOT.parent.parent)]

    done = subprocess.run(
        [sys.executable, "-m", "robobid", "simulate", "goofspiel", "--games", "2"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
    )

    assert "2 games of Goofspiel" in done.stdout, done.stderr


def test_a_game_can_be_taken_away_again() -> None:
    unregister("goofspiel")

    assert "goofspiel" not in [entry.name for entry in entries()]
    for question in (game_named, unregister):
        with pytest.raises(Unsupported, match="there is no game 'goofspiel'"):
            question("goofspiel")
