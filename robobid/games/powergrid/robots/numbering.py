"""All 7,776 robots, by number."""

from __future__ import annotations

from typing import Final

from robobid.games.powergrid.variants import Pieces

CHOICES: Final = 6
"""So many pieces there are of each kind."""
ROBOTS: Final = CHOICES ** len(Pieces._fields)


def number_of(pieces: Pieces) -> int:
    """A robot's number: its pieces read as the digits of a number.

    >>> number_of(Pieces.read("1-1-1-1-1")), number_of(Pieces.read("6-6-6-6-6"))
    (0, 7775)
    """
    number = 0
    for piece in pieces:
        number = CHOICES * number + piece - 1
    return number


def robot(number: int) -> Pieces:
    """The robot of a number.

    >>> str(robot(number_of(Pieces.read("2-5-1-6-3"))))
    '2-5-1-6-3'
    """
    pieces = []
    for _ in Pieces._fields:
        number, piece = divmod(number, CHOICES)
        pieces.append(piece + 1)
    return Pieces(*reversed(pieces))
