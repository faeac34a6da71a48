"""Has ready what compiled bots need: `python -m robobid.bots.prepare GAME`.

Compiling takes a while, but only once: what comes of it is kept on disk. A server does
this in a process of its own, so that nobody waits who need not.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from robobid.bots import hint, roster_of
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.games import game_named

_POLITE: Final = 10
"""Whoever plays goes before whoever compiles."""


def main(games: Sequence[str]) -> None:
    """Think about the first decision of each of these games."""
    os.nice(_POLITE)
    for name in games:
        think_once(name)


def think_once(name: str) -> None:
    """Think about the first decision of a game, where its bots run compiled code."""
    roster, game = roster_of(name), game_named(name).game
    if not roster.adviser_is_compiled:
        return
    table, luck = game.set_up(roster.first_thought), Seeded(1)
    while (decision := game.decisions(table)[0]).seat == CHANCE:
        game.apply(table, CHANCE, luck.draw(decision))
    hint(name, game.view(table, decision.seat), decision)


if __name__ == "__main__":
    main(sys.argv[1:])
