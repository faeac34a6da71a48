"""A bot of one game cannot be seated at another without the type checker noticing."""

import re
from pathlib import Path

from mypy import api

ROOT = Path(__file__).resolve().parent.parent
SEATS = """\
from robobid.bots.fzzzt.mechanic import Mechanic
from robobid.bots.powergrid.simple import SimplePlayer
from robobid.bots.random import RandomPlayer
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID

TAGS = {"Players": "Ann; Bob"}
play(FZZZT, FZZZT.set_up(TAGS), {0: Mechanic(1), 1: RandomPlayer(2)}, Seeded(1))
play(POWER_GRID, POWER_GRID.set_up(TAGS), {0: SimplePlayer(1)}, Seeded(1))
play(FZZZT, FZZZT.set_up(TAGS), {0: SimplePlayer(1)}, Seeded(1))
play(FZZZT, POWER_GRID.set_up(TAGS), {0: Mechanic(1)}, Seeded(1))
"""


def test_a_bot_or_a_table_of_another_game_is_found(tmp_path: Path) -> None:
    file = tmp_path / "seats.py"
    file.write_text(SEATS, "utf-8")

    found, _, _ = api.run(
        [
            "--config-file",
            str(ROOT / "pyproject.toml"),
            "--no-pretty",
            "--follow-imports=silent",
            str(file),
        ]
    )

    lines = [int(line) for line in re.findall(r"seats\.py:(\d+): error:", found)]
    assert lines == [12, 13], found
