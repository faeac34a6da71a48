"""Luck, stroke by stroke: what the deal and every draw did to everybody's chances.

A game is over when it is looked back on, so luck is judged from the whole table: whose
cards a seat could not see are no reason to call its luck anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from robobid.app.analysis.judgement import doubled
from robobid.app.analysis.moments import before_each, is_forced
from robobid.bots.figures import error_of_mean, mean
from robobid.bots.judge import Oracle, oracle_of
from robobid.core.decisions import CHANCE
from robobid.core.game import AnyGame
from robobid.core.record import Entry, Record
from robobid.core.wire import Unnamed
from robobid.narration.message import Told
from robobid.narration.narrator import Teller
from robobid.narration.narrators import teller_of

OPENING: Final = 0
"""The number of the stroke before all others: nothing has been drawn yet."""
SURE: Final = 0.005
"""A change whose standard error is no greater is known well enough."""

Chances: TypeAlias = Sequence[float]
"""How surely everybody wins, by the seat."""


class Stroke(NamedTuple):
    """What chance decides in a row, and the tables before and after it."""

    number: int
    """Its first entry, from 1, as a replay counts them."""
    last: int
    round: int
    before: Any
    after: Any
    told: tuple[Told, ...] = ()
    """What everybody saw of it, in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Unnamed):
    """What a stroke of luck changed; everything by the seat."""

    number: int
    """Its first entry of the record, from 1; 0 is before all luck."""
    last: int
    round: int
    before: tuple[float, ...]
    """How surely everybody was to win before it."""
    changes: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard errors of the changes."""
    told: tuple[Told, ...]
    """What was drawn, in words."""
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
    teller = teller_of(record.game.name, record.table, None)
    entries = [*before_each(record)]
    tables = {number: table for number, _, table in entries}
    for kind, group in groupby(entries, lambda each: _kind(each[1])):
        run = list(group)
        if kind is None or all(_is_certain(record.game, table) for _, _, table in run):
            continue
        (number, entry, before), last = run[0], run[-1][0]
        after = tables.get(last + 1, record.table)
        told = _told([entry for _, entry, _ in run], teller)
        found.append(Stroke(number, last, entry.round, before, after, told))
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
    oracle = oracle_of(game.name)
    before: list[Chances] = []
    after: list[Chances] = []
    for futures in doubled(most):
        paired = _paired(game, oracle, stroke, futures, f"{seed}:{stroke.number}:luck")
        before.extend(paired[0])
        after.extend(paired[1])
        # By the seat, what changed in every future.
        changed = [
            [then - now for now, then in zip(its_before, its_after, strict=True)]
            for its_before, its_after in zip(
                zip(*before, strict=True), zip(*after, strict=True), strict=True
            )
        ]
        errors = tuple(map(error_of_mean, changed))
        if stroke.number != OPENING and max(errors) <= SURE:
            break
    return Drawn(
        number=stroke.number,
        last=stroke.last,
        round=stroke.round,
        before=tuple(map(mean, zip(*before, strict=True))),
        changes=tuple(map(mean, changed)),
        errors=errors,
        told=stroke.told,
        futures=2 * len(before),
    )


def _paired(
    game: AnyGame, oracle: Oracle, stroke: Stroke, futures: range, seed: str
) -> Sequence[Sequence[Chances]]:
    """Everybody's chances before and after a stroke, in the same futures."""
    results = results_at(game, stroke.after)
    if stroke.number == OPENING or results is not None:
        (before,) = oracle.chances([stroke.before], futures, seed)
        # Nothing has changed yet, or what has become of it is known.
        return before, before if results is None else [results] * len(before)
    return oracle.chances([stroke.before, stroke.after], futures, seed)


def _told(entries: Sequence[Entry], teller: Teller) -> tuple[Told, ...]:
    """What everybody saw of a stroke, in words: its first line, and more like it."""
    seen = [event.seen_by(None) for entry in entries for event in entry.events]
    lines = [*teller.lines([event for event in seen if event is not None])]
    alike = (line for line in lines if line.kind == lines[0].kind)
    return tuple(told for line in alike for told in line.told)


def results_at(game: AnyGame, table: Any) -> list[float] | None:
    """A win is shared by those who share the first place; none before the end."""
    standings = game.standings(table)
    if game.decisions(table) or not standings:
        return None
    winners = sum(standing.place == 1 for standing in standings)
    return [(standing.place == 1) / winners for standing in standings]
