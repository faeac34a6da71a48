"""What a robot's piece must remember until its turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from robobid.core.decisions import SEAT_LETTERS, seat_letter

if TYPE_CHECKING:
    from robobid.games.powergrid.table import Table


class Memory(NamedTuple):
    """How far a robot has come with what it is about; `words` mean what `stage` says.

    stage    words
    plant    the plant that was named for it (A2, A6)
    market   the market that chance drew (Korea)
    fuel     the tokens it still buys, each with the reason: `coal/normal`
    city     the city it builds in next
    region   the region that chance drew (F2)
    veto     that region, and the city that was barred (F2)
    named    the cities named so far; `queue` still has to name (F4)
    bids     `queue` bids for the right to name the city, `bid` stands (F5)
    winner   `queue` has won that right (F5)
    struck   the cities struck out so far; `queue` strikes next (F6)
    marks    the cities marked so far (F3)
    takes    the marked cities that nobody has taken yet (F3)
    run      the plants that still produce: `21/coal+oil`
    """

    stage: str = ""
    words: tuple[str, ...] = ()
    queue: tuple[int, ...] = ()
    bid: int = -1
    built: int = 0
    """Houses built in this turn."""


STAGES: Final = {
    "": "",
    "plant": "plant",
    "market": "market",
    "fuel": "fuel",
    "city": "city",
    "region": "region or city",
    "veto": "region or city",
    "named": "city",
    "bids": "",
    "winner": "",
    "struck": "city",
    "marks": "city",
    "takes": "city",
    "run": "plant",
}
"""Every stage, and what its words name."""
NOTHING: Final = Memory()


def memory_of(table: Table) -> Memory:
    """What the robot to act remembers."""
    memory = table.memory
    return memory if isinstance(memory, Memory) else NOTHING


def write_memory(memory: Memory) -> str:
    """A memory as it stands in a position: `city:1:-:-:Essen`.

    >>> write_memory(Memory("bids", (), (1, 0), 4))
    'bids:0:4:BA:'
    """
    stage, words, queue, bid, built = memory
    letters = "".join(map(seat_letter, queue)) or "-"
    standing = "-" if bid < 0 else str(bid)
    return f"{stage}:{built}:{standing}:{letters}:{','.join(words)}"


def read_memory(text: str) -> Memory:
    """The memory that stands in a position.

    >>> read_memory("bids:0:4:BA:")
    Memory(stage='bids', words=(), queue=(1, 0), bid=4, built=0)
    """
    stage, built, bid, letters, words = text.split(":")
    return Memory(
        stage,
        tuple(words.split(",")) if words else (),
        tuple([SEAT_LETTERS.index(c) for c in letters]) if letters != "-" else (),
        -1 if bid == "-" else int(bid),
        int(built),
    )
