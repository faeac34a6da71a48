"""How deep one must think to solve a puzzle: the ladder of a game's bots."""

from __future__ import annotations

from typing import Any

from robobid.bots import levels_of, make_bot
from robobid.core.decisions import Decision


def level_of(game: str, view: Any, decision: Decision, best: Any, seed: str) -> int:
    """The lowest rung of the ladder from which on all bots find the best choice."""
    ladder = levels_of(game)
    for above in range(len(ladder), 0, -1):
        bot = make_bot(game, ladder[above - 1], f"{seed}:level")
        if bot.choose(view, decision) != best:
            return above
    return 0
