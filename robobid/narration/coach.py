"""What a coach says before a decision to somebody who plays among bots alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, NamedTuple

from robobid.core.wire import Unnamed
from robobid.narration.message import Told


@dataclass(frozen=True, slots=True)
class Coaching(Unnamed):
    """What just happened, and what to look at now: what matters most comes first.

    A front end says the first of each that was not said often enough already; the key
    of a sentence tells which it is.
    """

    moment: str
    """The question that it belongs to: however often it is asked, it is said once."""
    happened: tuple[Told, ...]
    now: tuple[Told, ...]


SILENT: Final = Coaching("", (), ())
"""Of a game that has no coach."""


class Fading(NamedTuple):
    """How a coach takes its leave, by the games that somebody has finished with it.

    The page has the same figures, from the same file: both keep what was said where
    somebody plays.
    """

    said_at_most: tuple[int, ...]
    """So often a sentence is said, by the number of games finished before."""
    offered_to: int
    """As long as somebody has finished fewer games, the coach is offered."""

    @property
    def last_game(self) -> int:
        """After so many finished games the coach leaves."""
        return len(self.said_at_most)

    def most_said(self, games: int) -> int:
        """How often a sentence is said to whoever has finished so many games."""
        return next(iter(self.said_at_most[games:]), 0)


def _read_fading() -> Fading:
    text = (files("robobid.narration") / "fading.json").read_text("utf-8")
    said = json.loads(text)
    return Fading(tuple(said["said_at_most"]), said["offered_to"])


FADING: Final = _read_fading()
