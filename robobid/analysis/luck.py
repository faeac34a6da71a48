"""Luck, stroke by stroke: what the deal and every draw did to everybody's chances.

A game is over when it is looked back on, so luck is judged from the whole table: whose
cards a seat could not see are no reason to call its luck anything else.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, NamedTuple

from robobid.analysis.futures import doubled
from robobid.analysis.moments import before_each, is_forced
from robobid.analysis.results import results_at
from robobid.bots.judging import Oracle, oracle_of
from robobid.core.decisions import CHANCE
from robobid.core.game import AnyGame
from robobid.core.record import Entry, Record
from robobid.telling.teller import Teller
from robobid.telling.told import Told

OPENING: Final = 0
"""The number of the stroke before all others: nothing has been drawn yet."""
SURE: Final = 0.005
"""A change whose standard error is no greater is known well enough."""


class Stroke(NamedTuple):
    """What chance decides in a row, and the tables before and after it."""

    number: int
    """Its first entry, from 1, as a replay counts them."""
    last: int
    round: int
    before: Any
    after: Any


class Drawn(NamedTuple):
    """What a stroke of luck changed; everything by the seat."""

    number: int
    last: int
    round: int
    before: tuple[float, ...]
    """How surely everybody was to win before it."""
    changes: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard errors of the changes."""
    futures: int
    """How many continuations it took."""


def strokes(record: Record[Any]) -> list[Stroke]:
    """Whatever luck there was in a record, and first of all its opening.

    What is dealt in a row is one stroke, and so is what is turned up then. Where there
    was but one card to draw there is no luck.
    """
    found = [
        Stroke(OPENING, OPENING, 0, *[Record(record.game, record.extra).table] * 2)
    ]
    entries = [*before_each(record)]
    tables = {number: table for number, _, table in entries}
    for kind, group in groupby(entries, lambda each: _kind(each[1])):
        run = list(group)
        if kind is None or all(_is_certain(record.game, table) for _, _, table in run):
            continue
        (number, entry, before), last = run[0], run[-1][0]
        after = tables.get(last + 1, record.table)
        found.append(Stroke(number, last, entry.round, before, after))
    return found


def _kind(entry: Entry) -> type | None:
    """What kind of luck an entry is: the deal is one, a turned card another."""
    return type(entry.action) if entry.seat == CHANCE else None


def _is_certain(game: AnyGame, table: Any) -> bool:
    (decision,) = game.decisions(table)
    return is_forced(decision)


def measure(game: AnyGame, stroke: Stroke, seed: int | str, most: int) -> Drawn:
    """What a stroke changed: play goes on from before it and after it, paired.

    It is tried again, twice as often each time, until the change is known well enough
    or enough was tried.
    """
    import numpy as np  # a server that judges nothing starts without it

    oracle = oracle_of(game.name)
    tried: Any = None
    for futures in doubled(most):
        more = _paired(game, oracle, stroke, futures, f"{seed}:{stroke.number}:luck")
        tried = more if tried is None else np.concatenate([tried, more], axis=1)
        changed = tried[1] - tried[0]
        errors = changed.std(axis=0, ddof=1) / len(changed) ** 0.5
        if stroke.number != OPENING and errors.max() <= SURE:
            break
    return Drawn(
        number=stroke.number,
        last=stroke.last,
        round=stroke.round,
        before=tuple(map(float, tried[0].mean(axis=0))),
        changes=tuple(map(float, changed.mean(axis=0))),
        errors=tuple(map(float, errors)),
        futures=2 * len(changed),
    )


def _paired(
    game: AnyGame, oracle: Oracle, stroke: Stroke, futures: range, seed: str
) -> Any:
    """Everybody's chances before and after a stroke, in the same futures."""
    import numpy as np

    results = results_at(game, stroke.after)
    if stroke.number == OPENING or results is not None:
        before = oracle.chances([stroke.before], futures, seed)
        # Nothing has changed yet, or what has become of it is known.
        after = before if results is None else np.broadcast_to(results, before.shape)
        return np.concatenate([before, after])
    return oracle.chances([stroke.before, stroke.after], futures, seed)


def draw_told(record: Record[Any], drawn: Drawn, teller: Teller) -> list[Told]:
    """What everybody saw of a stroke, in words: its first line, and more like it."""
    entries = record.entries[max(0, drawn.number - 1) : drawn.last]
    seen = [event.seen_by(None) for entry in entries for event in entry.events]
    lines = [*teller.lines([event for event in seen if event is not None])]
    return [told for line in lines if line.kind == lines[0].kind for told in line.told]
