"""What the spanner is worth, and what the starting hands are, each by itself.

In a game the spanner begins with the hand of mechanic 1, and later it is with somebody
for a reason. So the same table is played on with each seat as Chief in turn: every
place from the spanner and every starting hand meet equally often, with the same luck.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from robobid.arena.blocks import Jackknifed, Sums, by_block, jackknifed
from robobid.arena.executors import Portion, Workforce
from robobid.arena.lab.fzzzt.twin import player_of
from robobid.arena.lab.quantities import SHARED, win_parts
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.spanner import Moved, move_spanner
from studies.census.fzzzt.cards import Design, Equals, Kind, is_fast, portions
from studies.resumable import Progress, ResumableSums, add_up, quietly

MOST_ROUNDS: Final = 8


class Worths(NamedTuple):
    """What is won beyond a fair share, of a kind of table."""

    spanner: list[Jackknifed]
    """By round: of whoever is Chief when it begins."""
    places: list[Jackknifed]
    """Clockwise from the first Chief, whatever the hand."""
    hands: list[Jackknifed]
    """By the number of the mechanic, wherever the spanner is."""


def count(portion: Portion[Equals]) -> Sums:
    """Play some games with the spanner at every seat, and count them."""
    kind, level = portion.of
    box = Box.of(kind.side.game.set_up(kind.side.tags))
    line_up = [player_of(level)] * kind.players
    moved = move_spanner(box, line_up, portion.games, portion.seed, portion.first)
    return by_block(counted(moved), portion.first)


def counted(moved: Moved) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """What each game adds: its number, wins by round and place, by place and hand."""
    games, rounds, seats, _ = moved.places.shape
    places = moved.places.reshape(-1, seats).astype(np.int64)
    parts = win_parts(places).reshape(games, rounds, seats, seats)
    # From each Chief, clockwise.
    clockwise = (np.arange(seats)[:, None] + np.arange(seats)) % seats
    by_place = np.take_along_axis(parts, clockwise[None, None], axis=3)
    of_place = np.zeros((games, MOST_ROUNDS, seats), np.int64)
    of_place[:, :rounds] = by_place.sum(axis=2)
    of_hand = np.zeros((games, seats), np.int64)
    np.put_along_axis(of_hand, moved.hands - 1, parts[:, 0].sum(axis=1), axis=1)
    ones = np.ones((games, 1), np.int64)
    return np.hstack([ones, of_place.reshape(games, -1), of_hand])


def take(
    design: Design, force: Workforce, kept: ResumableSums, progress: Progress = quietly
) -> dict[Kind, Worths]:
    """Play so many games of every kind without peripherals; goes on with what was kept.

    Only the twin can be stopped and played on so often: by the rules there is nothing.
    """
    if not is_fast(design.level):
        return {}
    try:
        sums = {
            kind: _take(design, kind, force, kept, progress)
            for kind in design.kinds
            if not kind.peripheral
        }
    finally:
        kept.save()
    return {kind: worths(found, kind.players) for kind, found in sums.items()}


def _take(
    design: Design,
    kind: Kind,
    force: Workforce,
    kept: ResumableSums,
    progress: Progress,
) -> Sums:
    name = f"{kind} spanner"
    done = kept.done(name)
    progress(min(done, design.games))
    add_up(
        kept,
        name,
        count,
        portions(design, kind, done),
        force,
        named=lambda found: {name: found},
        games=design.portion,
        progress=progress,
    )
    return kept.arrays[name]


def worths(sums: Sums, seats: int) -> Worths:
    """What the sums say."""

    def share(at: int) -> Jackknifed:
        return jackknifed(
            sums, lambda total: total[at] / (total[0] * seats * SHARED) - 1 / seats
        )

    hands = 1 + MOST_ROUNDS * seats
    rounds = [at for at in range(1, hands, seats) if sums[:, at : at + seats].any()]
    return Worths(
        [share(at) for at in rounds],
        [share(1 + seat) for seat in range(seats)],
        [share(hands + hand) for hand in range(seats)],
    )
