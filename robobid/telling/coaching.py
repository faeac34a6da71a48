"""What a coach says before a decision to somebody who plays among bots alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from robobid.telling.told import Told


class Coaching(NamedTuple):
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
