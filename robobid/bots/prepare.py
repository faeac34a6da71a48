"""Has ready what bots need that run compiled code: `python -m robobid.bots.prepare`.

Compiling takes a while, but only once: what comes of it is kept on disk. A server does
this in a process of its own, so that nobody waits who need not.
"""

from __future__ import annotations

import os
from typing import Final

from robobid.bots import hint
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.fzzzt.game import FZZZT

_POLITE: Final = 10
"""Whoever plays goes before whoever compiles."""
_TAGS: Final = {"Edition": "en", "Players": "A; B"}


def main() -> None:
    """Think about the first bid of a game."""
    os.nice(_POLITE)
    table, luck = FZZZT.set_up(_TAGS), Seeded(1)
    while (decision := FZZZT.decisions(table)[0]).seat == CHANCE:
        FZZZT.apply(table, CHANCE, luck.draw(decision))
    hint(FZZZT.name, FZZZT.view(table, decision.seat), decision)


if __name__ == "__main__":
    main()
