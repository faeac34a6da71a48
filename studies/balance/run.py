"""Many deals of every kind of table, counted, and kept in a file on the way."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.arena.blocks import Sums
from robobid.arena.executors import Portion, Workforce
from studies.balance.counts import Contest, count
from studies.balance.design import PORTION, Design, games_of_a_deal
from studies.balance.figures import Figures, figures_of
from studies.balance.tables import Kind
from studies.resumable import Progress, ResumableSums, add_up, quietly


def measure(
    design: Design, force: Workforce, kept: ResumableSums, progress: Progress = quietly
) -> dict[Kind, Figures]:
    """Play all deals, and say what they tell; goes on with what was kept.

    The same seed gives the same digits, whoever plays and however often it is stopped.
    """
    try:
        sums = {
            kind: _sums(design, kind, force, kept, progress) for kind in design.kinds
        }
    finally:
        kept.save()
    return {kind: figures_of(found, kind.players) for kind, found in sums.items()}


def _sums(
    design: Design,
    kind: Kind,
    force: Workforce,
    kept: ResumableSums,
    progress: Progress,
) -> Sums:
    games = games_of_a_deal(kind.players)
    done = kept.done(str(kind))
    progress(games * min(done, design.whole_deals))
    add_up(
        kept,
        str(kind),
        count,
        _portions(design, kind, done),
        force,
        named=lambda found: {f"{kind} sums": found},
        games=PORTION,
        progress=lambda deals: progress(games * deals),
    )
    return kept.arrays[f"{kind} sums"]


def _portions(design: Design, kind: Kind, done: int) -> Iterator[Portion[Contest]]:
    contest = Contest(design.game, kind, design.levels)
    for first in range(done, design.whole_deals, PORTION):
        yield Portion(contest, design.seed, first, PORTION)
