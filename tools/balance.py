"""Draws how balanced the games are for docs/census.md: `python -m tools.balance`.

The results are those that the commands in docs/census.md keep; nothing is played
again if they are whole.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")

from matplotlib import pyplot as plt

from robobid.arena.executors import workforce
from studies.balance import BOXES
from studies.balance.counts import STAGES
from studies.balance.design import Design
from studies.balance.figures import SURE, Figures
from studies.balance.run import measure
from studies.balance.tables import Kind, balance_of
from studies.resumable import ResumableSums
from tools.census import COLOURS, STYLE, save


def main() -> None:
    """Draw how often whoever leads wins, for the games that there are results for."""
    parser = argparse.ArgumentParser(description=__doc__)
    games = [*BOXES]
    for game in games:
        parser.add_argument(f"--{game}", type=Path, help=f"results of balance {game}")
    parser.add_argument("--deals", type=int, default=0, help="their deals")
    parser.add_argument("--seed", type=int, default=1)
    asked = vars(parser.parse_args())
    for game in games:
        if asked[game]:
            with mpl.rc_context(STYLE):
                draw(game, asked[game], asked["seed"], asked["deals"])


def draw(game: str, results: Path, seed: int, deals: int) -> None:
    """The first edition or map, a line for each number of players."""
    known = balance_of(game)
    design = Design(game, tuple(known.boxes), (), known.usual, seed, deals)
    with workforce(1) as force:
        found = measure(design, force, ResumableSums(results, design.asked))
    figure, axes = plt.subplots(figsize=(8, 3.4))
    shown = [each for each in found.items() if each[0].box == known.boxes[0]]
    for colour, (kind, figures) in zip(COLOURS, shown, strict=False):
        line(axes, kind, figures, colour)
    axes.axhline(100 * SURE, color="#777777", lw=0.8, ls=(0, (4, 3)))
    axes.set_xlabel("share of the game played (%)")
    axes.set_ylabel("how often the leader wins (%)")
    axes.legend(frameon=False, loc="upper left")
    save(figure, f"balance-{game}")


def line(axes: Any, kind: Kind, figures: Figures, colour: str) -> None:
    """How often whoever leads wins, with its band."""
    steps = [100 * (stage + 1) / STAGES for stage in range(STAGES)]
    low, high = zip(*(lead.interval for lead in figures.leads), strict=True)
    axes.fill_between(
        steps, [100 * end for end in low], [100 * end for end in high],
        color=colour, alpha=0.16, lw=0,
    )  # fmt: skip
    wins = [100 * lead.value for lead in figures.leads]
    axes.plot(steps, wins, color=colour, lw=1.8, label=f"{kind.players} players")


if __name__ == "__main__":
    main()
