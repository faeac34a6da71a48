"""Has ready what is compiled: `python -m robobid.bots.prepare GAME [USE ...]`.

Compiling takes a while, but only once: what comes of it is kept on disk. A server, a
terminal and `robobid warm` do this in processes of their own, so that nobody waits who
need not.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from robobid.bots import hint, roster_of
from robobid.bots.orphans import end_with_parent
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.games import cards, game_named, load

try:
    import fcntl
except ImportError:  # a system without locks of this kind
    fcntl = None  # type: ignore[assignment]

HINTS: Final = "hints"
"""The use that hints and bots make of compiled code."""
HINTS_TAKE: Final = 25
"""Seconds on one core of a usual machine."""
_POLITE: Final = 10
"""Whoever plays goes before whoever compiles."""


def command(game: str, *uses: str) -> tuple[str, ...]:
    """The process that has some uses of a game's compiled code ready, or hints."""
    return (sys.executable, "-m", "robobid.bots.prepare", game, *(uses or (HINTS,)))


def uses() -> dict[tuple[str, str], int]:
    """Every use of compiled code, by game and word, and how many seconds it takes."""
    found = {}
    for card in cards():
        if roster_of(card.name).adviser_is_compiled:
            found[card.name, HINTS] = HINTS_TAKE
        if card.kernels:
            for word, kernel in load(card.kernels).items():
                found[card.name, word] = kernel.seconds
    return found


def main(
    words: Sequence[str], tell: Callable[[str], object] = lambda use: None
) -> None:
    """Have uses of a game ready, and tell when one is; without any, hints and bots.

    What several uses share is compiled once for all of them that are named.
    """
    os.nice(_POLITE)
    game, *uses = words
    for use in uses or (HINTS,):
        with _nobody_else(f"{game}-{use}"):
            if use == HINTS:
                think_once(game)
            else:
                load(game_named(game).kernels)[use].use()
        tell(use)


def think_once(name: str) -> None:
    """Think about the first decision of a game, where its bots run compiled code."""
    roster, game = roster_of(name), game_named(name).game
    if not roster.adviser_is_compiled:
        return
    table, luck = game.set_up(roster.first_thought), Seeded(1)
    while (decision := game.decisions(table)[0]).seat == CHANCE:
        game.apply(table, CHANCE, luck.draw(decision))
    hint(name, game.view(table, decision.seat), decision)


@contextmanager
def _nobody_else(what: str) -> Iterator[None]:
    """Wait for whoever compiles the same: then it is found on disk."""
    if fcntl is None:
        yield
        return
    from robobid.fast.jit import cache_directory

    folder = cache_directory(os.environ.get("NUMBA_CACHE_DIR", ""))
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    end_with_parent()
    main(sys.argv[1:], partial(print, flush=True))
