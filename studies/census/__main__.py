"""`python -m studies.census`: rates everything that a game has."""

from __future__ import annotations

import sys
from typing import Final

from studies.command import GameCommand, Study

STUDY: Final = Study(
    "census",
    "cli.census",
    {
        "fzzzt": GameCommand(
            "cli.census.cards", "studies.census.fzzzt.command:add_arguments"
        ),
        "powergrid": GameCommand(
            "cli.census.robots", "studies.census.powergrid.command:add_arguments"
        ),
    },
)

if __name__ == "__main__":
    sys.exit(STUDY.run())
