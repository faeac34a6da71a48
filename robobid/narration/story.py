"""A game as one viewer is told it, growing with what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from robobid.core.events import Event, seen_by
from robobid.narration.message import Line
from robobid.narration.narrator import Teller


class Change(NamedTuple):
    """How a story goes on: lines at its end are dropped, others come.

    A line is dropped where it is told anew with what came after it, as when one more
    token is bought, or where what it tells was taken back.
    """

    drop: int
    lines: tuple[Line, ...]


class _Step(NamedTuple):
    seat: int
    events: int
    """How many of its events the viewer has seen."""


class Story:
    """What a viewer has been told, step by step.

    A step's events stand together, so that what is taken back leaves the story.
    """

    def __init__(self, teller: Teller, viewer: int | None) -> None:
        self.lines: list[Line] = []
        self._teller = teller
        self._viewer = viewer
        self.log: list[Event] = []
        """What the viewer has seen happen."""
        self._steps: list[_Step] = []

    def go_on(self, seat: int, events: Sequence[Event]) -> Change:
        """A seat's next step; what the viewer does not see of it is not told."""
        seen = seen_by(list(events), self._viewer)
        self._steps.append(_Step(seat, len(seen)))
        self.log += seen
        return self._tell_from(len(self.log) - len(seen))

    def take_back(self, seat: int) -> Change:
        """A seat's last step never happened."""
        steps = self._steps
        last = max(at for at, step in enumerate(steps) if step.seat == seat)
        start = sum(step.events for step in steps[:last])
        del self.log[start : start + steps.pop(last).events]
        return self._tell_from(start)

    def _tell_from(self, start: int) -> Change:
        """Tell anew from an event on, and the line before, which may go on in it."""
        old = self.lines
        kept = len(old)
        while kept and old[kept - 1].last >= start:
            kept -= 1
        kept = max(kept - 1, 0)
        # An event may have several lines: they are told together.
        while kept and kept < len(old) and old[kept - 1].last >= old[kept].first:
            kept -= 1
        since = old[kept].first if kept < len(old) else 0
        told = list(self._teller.lines(self.log, min(since, start)))
        gone = old[kept:]
        same = 0
        for before, after in zip(gone, told, strict=False):
            if before != after:
                break
            same += 1
        self.lines = old[:kept] + told
        return Change(len(gone) - same, tuple(told[same:]))
