"""As strong as whom: what our levels keep of what is at stake, and who plays like them.

The figures are those of games between our levels that were analysed as everybody's are;
`python -m studies.grading.reference` makes the file.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from robobid.core.wire import Unnamed

FILE: Final = "data/levels.json"
SURE: Final = 0.9
"""So surely the level is within the range that is told."""


class Reference(NamedTuple):
    """What the levels of a game keep, the weakest first."""

    levels: tuple[str, ...]
    kept: tuple[float, ...]
    """Of what was at stake, from 0 to 1."""
    spread: float
    """How far what a seat lost is from that, squared, for each unit at stake."""


@dataclass(frozen=True, slots=True)
class Likeness(Unnamed):
    """The level that somebody played like, and those between which it is."""

    level: str
    low: str
    high: str


def likelihoods(known: Reference, staked: float, lost: float) -> list[float]:
    """How well each level explains what was lost of so much at stake; together 1.

    >>> known = Reference(("weak", "strong"), (0.5, 0.9), 0.2)
    >>> [round(each, 2) for each in likelihoods(known, 4.0, 2.0)]
    [0.83, 0.17]
    """
    apart = [
        (lost - (1 - kept) * staked) ** 2 / (2 * known.spread * staked)
        for kept in known.kept
    ]
    weights = [exp(min(apart) - each) for each in apart]
    return [each / sum(weights) for each in weights]


def likeness(known: Reference, staked: float, lost: float) -> Likeness | None:
    """Whom somebody played like; none where it might be anybody."""
    found = likelihoods(known, staked, lost)
    best = found.index(max(found))
    low = high = best
    while sum(found[low : high + 1]) < SURE:
        below = found[low - 1] if low else -1.0
        above = found[high + 1] if high + 1 < len(found) else -1.0
        low, high = (low - 1, high) if below > above else (low, high + 1)
    if (low, high) == (0, len(found) - 1):
        return None
    return Likeness(*(known.levels[at] for at in (best, low, high)))


@cache
def references() -> dict[str, Reference]:
    """What is known of the levels, by game."""
    text = files("robobid.app.analysis").joinpath(FILE).read_text("utf-8")
    return {
        game: Reference(tuple(of["levels"]), tuple(of["kept"]), of["spread"])
        for game, of in json.loads(text)["games"].items()
    }
