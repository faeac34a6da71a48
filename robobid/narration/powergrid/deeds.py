"""What robots do at a real table, until somebody else acts: told to be carried out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from robobid.core.record import Entry
from robobid.games.powergrid.robots.events import RobotDid
from robobid.narration.message import Line
from robobid.narration.powergrid.narrator import PowerGridTeller


class Deed(NamedTuple):
    """What one robot does, one thing after another."""

    seat: int
    start: int
    end: int
    """How many entries the record has before it, and when it is done."""
    pieces: tuple[str, ...]
    """The pieces that say so."""
    lines: tuple[Line, ...]


def deeds(
    entries: Sequence[Entry], robots: Collection[int], teller: PowerGridTeller
) -> Iterator[Deed]:
    """Everything that robots did, in turns."""
    start = 0
    for seat, turn in groupby(entries, lambda entry: entry.seat):
        events, before = [], start
        for entry in turn:
            events += entry.events
            start += 1
        if seat in robots:
            did = [event for event in events if isinstance(event, RobotDid)]
            pieces = dict.fromkeys(event.piece for event in did if event.piece)
            told = tuple(teller.deed(events))
            yield Deed(seat, before, start, tuple(pieces), told)
