"""Digests of many games, to compare who runs the kernels.

`python -m tests.twins.played KIND GAMES` prints them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

from robobid.core.setup import PERSON
from robobid.games.powergrid.variants import Pieces
from robobid.twins import fzzzt, powergrid
from robobid.twins.judgement import APPRENTICE, Judgement
from robobid.twins.powergrid.play import play as play_power_grid

PORTION: Final = 5_000


def of_fzzzt(games: int) -> Iterator[Any]:
    """Games between dice and mechanics, whose judgement has powers in it."""
    curved = APPRENTICE._replace(curve=1.7, envy=0.3, desire=0.2)
    for edition, players in (("en", 4), ("ru", 3)):
        box = fzzzt.Box.open(edition, players)
        seats: list[str | Judgement] = ["random", curved, "apprentice", "random"]
        row = seats[:players]
        for played in fzzzt.play(box, row, games // 2, seed=11, auctions=True):
            yield from played[1:]


def of_power_grid(games: int) -> Iterator[Any]:
    """Games with dice, `simple` and robots."""
    for seats in (4, [PERSON, PERSON, Pieces.read("1-3-4-6-2")]):
        box = powergrid.Box.open("germany", seats)
        row = ["simple", "random", "simple", "random"][: box.players]
        yield from play_power_grid(box, row, games // 2, seed=11)


_PLAYED: Final[dict[str, Callable[[int], Iterator[Any]]]] = {
    "fzzzt": of_fzzzt,
    "powergrid": of_power_grid,
}
KINDS: Final = tuple(_PLAYED)


def digests(kind: str, games: int) -> list[str]:
    """A digest of every array that comes of some games."""
    return [sha256(array.tobytes()).hexdigest() for array in _PLAYED[kind](games)]


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1], int(sys.argv[2]))))
