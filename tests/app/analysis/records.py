"""Records to look back on."""

from random import Random
from typing import Any

from robobid.core.record import Record
from robobid.games.registry import game_named

TAGS = {
    "fzzzt": {"Edition": "en", "Players": "Ann; Bob"},
    "powergrid": {"Map": "germany", "Players": "Ann; Bob"},
}


def at_random(game: str, entries: int | None = None, seed: int = 1) -> Record[Any]:
    """A game that everybody plays at random, to its end or so many entries long."""
    record: Record[Any] = Record(game_named(game).game, TAGS[game])
    random = Random(seed)
    while record.decisions and len(record.entries) != entries:
        seat, _, options = record.decisions[0]
        record.play(seat, options.pick(random))
    return record
