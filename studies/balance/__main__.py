"""`python -m studies.balance`: how balanced a game is."""

from __future__ import annotations

import sys
from typing import Final

from studies.command import GameCommand, Study

_COMMAND: Final = GameCommand(
    "cli.balance.game", "studies.balance.command:add_arguments"
)
_GAMES: Final = dict.fromkeys(("fzzzt", "powergrid"), _COMMAND)
STUDY: Final = Study(
    "balance", "cli.balance", dict.fromkeys(("fzzzt", "powergrid"), _COMMAND)
)

if __name__ == "__main__":
    sys.exit(STUDY.run())
