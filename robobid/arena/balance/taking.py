"""Many deals of every kind of table, counted, and kept in a file on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from robobid.arena.balance.counting import Batch, count
from robobid.arena.balance.design import games_of_a_deal
from robobid.arena.balance.figures import Figures, figures_of
from robobid.arena.balance.kind import Kind, balance_of
from robobid.arena.blocks import BLOCKS, Sums
from robobid.arena.census.kept import Kept, Progress, quietly
from robobid.arena.executors import Workforce

BATCH: Final = BLOCKS
"""Deals of one kind of table that are played in one go: one for each block."""


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    game: str
    boxes: tuple[str, ...]
    players: tuple[int, ...]
    """For how many; none for all that the game is for."""
    levels: tuple[str, str]
    """The weaker and the stronger."""
    seed: int
    deals: int
    """For each kind of table."""

    @property
    def kinds(self) -> list[Kind]:
        """All kinds of table."""
        counts = balance_of(self.game).player_counts
        return [
            Kind(box, players)
            for box in self.boxes
            for players in counts(box)
            if not self.players or players in self.players
        ]

    @property
    def whole_deals(self) -> int:
        """So many deals are played: every block has as many."""
        return -(-self.deals // BATCH) * BATCH

    @property
    def games(self) -> int:
        """All games."""
        each = sum(games_of_a_deal(kind.players) for kind in self.kinds)
        return each * self.whole_deals

    @property
    def asked(self) -> dict[str, Any]:
        """What a file of results is of; it may be gone on with for more deals."""
        told = asdict(self)
        return {name: told[name] for name in ("game", "levels", "seed")}


def measure(
    plan: Plan, force: Workforce, kept: Kept, progress: Progress = quietly
) -> dict[Kind, Figures]:
    """Play all deals, and say what they tell; goes on with what was kept.

    The same seed gives the same digits, whoever plays and however often it is stopped.
    """
    try:
        sums = {kind: _sums(plan, kind, force, kept, progress) for kind in plan.kinds}
    finally:
        kept.save()
    return {kind: figures_of(found, kind.players) for kind, found in sums.items()}


def _sums(
    plan: Plan, kind: Kind, force: Workforce, kept: Kept, progress: Progress
) -> Sums:
    games = games_of_a_deal(kind.players)
    done = kept.done(str(kind))
    progress(games * min(done, plan.whole_deals))
    for found in force.results(count, _batches(plan, kind, done)):
        kept.add(str(kind), {f"{kind} sums": found}, BATCH)
        progress(games * BATCH)
    return kept.arrays[f"{kind} sums"]


def _batches(plan: Plan, kind: Kind, done: int) -> Iterator[Batch]:
    for first in range(done, plan.whole_deals, BATCH):
        yield Batch(plan.game, kind, plan.levels, plan.seed, first, BATCH)
