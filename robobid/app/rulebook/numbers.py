"""How the number of a rule is shown."""

from __future__ import annotations

from typing import Final

SIGN: Final = "§"
_PIECE: Final = "piece-"


def shown_number(number: str) -> str:
    """A rule behind its sign, a robot's piece by its name, so that neither misleads.

    What only has a name, such as a map, is known by its text.

    >>> shown_number("A3.4"), shown_number("piece-A3"), shown_number("map-korea")
    ('§ A3.4', 'A3', '')
    """
    if number.startswith(_PIECE):
        return number.removeprefix(_PIECE)
    return "" if "-" in number else f"{SIGN} {number}"
