"""What the sums say: seats, the lead, skill and luck, and how long a game is.

Of two levels that take every seat of every deal in turn, what a seat wins of a game
differs by its level, by what its deal gave to that place, and by the rest: how the
choices of all meet. As each is as often with each of the others, the squares add up
(the analysis of variance); what the rest alone would give to a part is taken off it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from robobid.arena.blocks import Jackknifed, Sums, jackknifed
from robobid.arena.lab.quantities import SHARED
from robobid.arena.lab.tally import corrected, two_sided
from studies.balance.counts import LED, STAGES, WHOLE, Columns, Ints
from studies.balance.design import games_of_a_deal

SURE: Final = 0.9
"""A game is decided when whoever leads wins so often."""
CLEAR: Final = 0.05
"""The share of seats called clear that may be chance (Benjamini and Hochberg)."""
PARTS: Final = ("level", "deal", "rest")
"""What the differences between results are split into."""


class Decided(NamedTuple):
    """The stage from which on whoever leads wins nine times in ten, and its limits."""

    stage: int
    earliest: int
    latest: int


class Figures(NamedTuple):
    """What is known of a kind of table."""

    deals: int
    seats: Sequence[Jackknifed]
    """What each wins beyond its share between equals, in the order of beginning."""
    changes: Jackknifed
    for_good: Jackknifed
    """After which share of the game none but the winners lead."""
    leads: Sequence[Jackknifed]
    """How often whoever leads wins in the end, stage by stage."""
    decided: Decided
    gap: Jackknifed
    """By how much the stronger win more often than the weaker."""
    parts: Mapping[str, Jackknifed]
    """The share of each of `PARTS`."""
    rounds: Jackknifed
    moments: Jackknifed
    decisions: Jackknifed


def figures_of(sums: Sums, seats: int) -> Figures:
    """What the sums of a kind of table say."""
    columns = Columns(seats)

    def mean(
        name: str, at: int = 0, unit: float = 1.0, less: float = 0.0
    ) -> Jackknifed:
        def figure(total: Ints) -> float:
            deals = int(columns.of(total, "deals")[0])
            return int(columns.of(total, name)[at]) / deals / unit - less

        return jackknifed(sums, figure)

    def share_of(part: int) -> Jackknifed:
        return jackknifed(sums, lambda total: shares(columns, total)[part])

    leads = [mean("led", at, LED) for at in range(STAGES)]
    return Figures(
        int(columns.of(sums, "deals").sum()),
        [mean("won", seat, SHARED, 1 / seats) for seat in range(seats)],
        mean("changes"),
        mean("decided", unit=WHOLE),
        leads,
        decided(leads),
        jackknifed(sums, lambda total: level_gap(columns, total)),
        {part: share_of(at) for at, part in enumerate(PARTS)},
        *(mean(name) for name in ("rounds", "moments", "decisions")),
    )


def decided(leads: Sequence[Jackknifed]) -> Decided:
    """From which stage on a game is decided; the end is always decided."""
    return Decided(
        _from([lead.value for lead in leads]),
        _from([lead.interval.high for lead in leads]),
        _from([lead.interval.low for lead in leads]),
    )


def _from(chances: Sequence[float]) -> int:
    """The first stage, counted from 1, after which no chance is too small."""
    unsure = [at for at, chance in enumerate(chances[:-1], 1) if chance < SURE]
    return max(unsure, default=0) + 1


def level_gap(columns: Columns, total: Ints) -> float:
    """By how much the stronger win more often than the weaker, of a game."""
    seats = columns.seats
    each = _mixed_games(columns, total) * seats / 2
    strong = int(columns.of(total, "strong")[0]) / SHARED
    weak = _mixed_games(columns, total) - strong
    return (strong - weak) / each


def shares(columns: Columns, total: Ints) -> tuple[float, ...]:
    """Which share of the differences each of `PARTS` explains; together they are 1."""
    seats, games = columns.seats, games_of_a_deal(columns.seats) - 1
    deals = int(columns.of(total, "deals")[0])
    results = deals * games * seats
    fair = results * (SHARED / seats) ** 2
    everything = float(columns.of(total, "squares")[0]) - fair
    level = results * (level_gap(columns, total) * SHARED / 2) ** 2
    deal = float(columns.of(total, "cells")[0]) / games - fair
    # Each sum of squares has its degrees of freedom: a game's seats share one win.
    of_deal = deals * (seats - 1)
    of_rest = deals * games * (seats - 1) - of_deal - 1
    by_chance = (everything - level - deal) / of_rest
    level, deal = level - by_chance, deal - of_deal * by_chance
    rest = everything - level - deal
    return tuple(part / everything for part in (level, deal, rest))


def _mixed_games(columns: Columns, total: Ints) -> int:
    return int(columns.of(total, "deals")[0]) * (games_of_a_deal(columns.seats) - 1)


def clear_seats(found: Sequence[Figures]) -> list[list[int]]:
    """Of each kind of table, the seats that are clearly better or worse than fair.

    Among many seats some differ by chance: their number is taken into account.
    """
    every = [seat for figures in found for seat in figures.seats]
    chances = iter(corrected([_chance(seat) for seat in every]))
    return [
        [at for at, _ in enumerate(figures.seats) if next(chances) < CLEAR]
        for figures in found
    ]


def _chance(seat: Jackknifed) -> float:
    """How likely a seat that is fair is so far from its share."""
    if not np.isfinite(seat.error) or not seat.error:
        return 1.0
    return two_sided(seat.value / seat.error, seat.blocks - 1)
