"""`python -m studies.training`: what the bots know, learned anew."""

from __future__ import annotations

import sys
from typing import Final

from studies.command import GameCommand, Study

_COMMAND: Final = GameCommand(
    "cli.train.game", "studies.training.command:add_arguments"
)
_GAMES: Final = dict.fromkeys(("fzzzt", "powergrid"), _COMMAND)
STUDY: Final = Study(
    "training", "cli.train", dict.fromkeys(("fzzzt", "powergrid"), _COMMAND)
)

if __name__ == "__main__":
    sys.exit(STUDY.run())
