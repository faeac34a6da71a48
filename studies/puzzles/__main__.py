"""`python -m studies.puzzles`: finds puzzles in games of the bots."""

from __future__ import annotations

import sys
from typing import Final

from studies.command import GameCommand, Study

_COMMAND: Final = GameCommand(
    "cli.puzzles.make_game", "studies.puzzles.command:add_arguments"
)
_GAMES: Final = dict.fromkeys(("fzzzt", "powergrid"), _COMMAND)
STUDY: Final = Study(
    "puzzles", "cli.puzzles.make", dict.fromkeys(("fzzzt", "powergrid"), _COMMAND)
)

if __name__ == "__main__":
    sys.exit(STUDY.run())
