"""What deals add to the sums, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.arena.blocks import Sums, by_block
from robobid.arena.executors import Portion
from robobid.arena.lab.quantities import SHARED, win_parts
from studies.balance.design import line_ups
from studies.balance.tables import DealTally, Kind, balance_of

Ints = NDArray[np.int64]
STAGES: Final = 20
"""A game is looked at after so many equal parts of it; the last one is its end."""
WHOLE: Final = 10_000
"""Shares of a game are counted in so many parts."""
LED: Final = SHARED * SHARED
"""A leader's win is so many parts: both leading and winning can be shared."""


class Contest(NamedTuple):
    """The weaker and the stronger at a kind of table."""

    game: str
    kind: Kind
    levels: tuple[str, str]


class Columns:
    """Where each sum is, for so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._sizes = {
            "deals": 1,
            "rounds": 1,
            "moments": 1,
            "decisions": 1,
            "changes": 1,
            "decided": 1,
            "led": STAGES,
            "won": seats,  # by equals, in the order in which seats begin
            "strong": 1,  # by the stronger, among two levels
            "squares": 1,
            "cells": 1,  # the squares of what a seat of a deal won in all its games
        }
        ends = np.cumsum([*self._sizes.values()]).tolist()
        starts = [0, *ends[:-1]]
        self._at = dict(
            zip(self._sizes, map(slice, starts, ends), strict=True),
        )
        self.size: int = ends[-1]

    def of(self, total: Ints, name: str) -> Ints:
        """The sums of a name."""
        found: Ints = total[..., self._at[name]]
        return found

    def joined(self, values: Iterable[Ints]) -> Ints:
        """What deals add, side by side, in the order of the names."""
        return np.column_stack([*values]).astype(np.int64)


def count(portion: Portion[Contest]) -> Sums:
    """Play some deals, and count them."""
    game, kind, levels = portion.of
    balance = balance_of(game)
    weaker, stronger = (balance.levels[level] for level in levels)
    rows = line_ups(weaker, stronger, kind.players)
    is_strong = np.array(line_ups(0, 1, kind.players), np.int64)
    tally = balance.play(kind, rows, portion.games, portion.seed, portion.first)
    return by_block(counted(tally, is_strong), portion.first)


def counted(tally: DealTally, is_strong: Ints) -> Ints:
    """What each deal adds; the first line-up is that of the equals.

    `is_strong` says by line-up and seat who the stronger are.
    """
    deals, games, seats = tally.places.shape
    parts = win_parts(tally.places.reshape(-1, seats)).reshape(deals, games, seats)
    equals, mixed = parts[:, 0], parts[:, 1:]
    leaders = tally.leaders[:, 0]
    cells = mixed.sum(axis=1)
    return Columns(seats).joined(
        [
            np.ones(deals, np.int64),
            tally.rounds[:, 0],
            moments(leaders),
            tally.decisions[:, 0],
            lead_changes(leaders),
            decided_after(leaders),
            leaders_wins(leaders, equals),
            np.take_along_axis(equals, tally.order, axis=1),
            (mixed * is_strong[1:]).sum(axis=(1, 2)),
            (mixed**2).sum(axis=(1, 2)),
            (cells**2).sum(axis=1),
        ]
    )


def moments(leaders: NDArray[np.uint8]) -> Ints:
    """How many moments each game has."""
    found: Ints = (leaders != 0).sum(axis=1)
    return found


def lead_changes(leaders: NDArray[np.uint8]) -> Ints:
    """How often somebody took the lead alone from somebody who had it alone.

    >>> lead_changes(np.array([[1, 1, 3, 2, 1, 0]], np.uint8)).tolist()
    [2]
    """
    changes = np.zeros(len(leaders), np.int64)
    before = np.zeros(len(leaders), np.int64)
    for now in leaders.T.astype(np.int64):
        is_alone = (now != 0) & (now & (now - 1) == 0)
        changes += is_alone & (before != 0) & (before != now)
        before = np.where(is_alone, now, before)
    return changes


def decided_after(leaders: NDArray[np.uint8]) -> Ints:
    """After which share of a game none but the winners ever lead.

    >>> decided_after(np.array([[1, 2, 3, 2, 2, 0]], np.uint8)).tolist()
    [8000]
    """
    ends = moments(leaders)
    won = leaders[np.arange(len(leaders)), ends - 1]
    others_lead = (leaders & ~won[:, None]) != 0
    numbers = np.arange(1, leaders.shape[1] + 1)
    last = np.where(others_lead, numbers, 0).max(axis=1)
    share: Ints = WHOLE * (last + 1) // ends
    return share


def leaders_wins(leaders: NDArray[np.uint8], parts: Ints) -> Ints:
    """At each stage: what those who lead then win in the end, shared among them."""
    seats = parts.shape[1]
    ends = moments(leaders)
    at = -(-np.arange(1, STAGES + 1) * ends[:, None] // STAGES) - 1
    now = np.take_along_axis(leaders, at, axis=1)
    leads = (now[:, :, None] >> np.arange(seats)) & 1
    won = (leads * parts[:, None, :]).sum(axis=2)
    shared: Ints = won * SHARED // leads.sum(axis=2)
    return shared
