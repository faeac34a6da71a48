"""Draws what the censuses found for docs/census.md: `python -m tools.census`.

The results are those that the commands in docs/census.md keep; nothing is played
again if they are whole.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl

mpl.use("svg")

import numpy as np
from matplotlib import pyplot as plt

from robobid.app.locales import words
from robobid.app.locales.phrases import fzzzt_card
from robobid.arena.executors import workforce
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.powergrid.robots.robot import KINDS
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from studies.census.fzzzt import cards, spanner
from studies.census.powergrid.effects import Effect
from studies.census.powergrid.run import Census, Design, take_census
from studies.resumable import ResumableSums

FOLDER: Final = Path("docs/pictures")
STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "robobid",
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#d9d9d9",
    "grid.linewidth": 0.6,
}
COLOURS: Final = ("#1f5fa8", "#b5471b", "#1d8a67", "#8a3fa0", "#a07a00")


def main() -> None:
    """Draw everything that there are results for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--robots", type=Path, help="results of census powergrid")
    parser.add_argument("--games", type=int, default=0, help="its games")
    parser.add_argument("--deals", type=int, default=0, help="its deals")
    parser.add_argument("--cards", type=Path, help="results of census fzzzt")
    parser.add_argument("--each", type=int, default=0, help="its games")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with mpl.rc_context(STYLE), workforce(1) as force:
        if asked.robots:
            design = Design(MAP_NAMES, asked.seed, asked.games, asked.deals)
            draw_robots(take_census(design, force, asked.robots))
        if asked.cards:
            wish = cards.Design(tuple(EDITIONS), cards.LEVEL, asked.seed, asked.each)
            known = {"editions": wish.editions, "level": wish.level, "seed": wish.seed}
            kept = ResumableSums(asked.cards, known)
            draw_cards(cards.take(wish, force, kept))
            draw_spanner(spanner.take(wish, force, kept))


def draw_robots(census: Census) -> None:
    """What the pieces bring by the size of the table and by map; how robots differ."""
    sizes = {f"{n} players": census.pieces[n] for n in SEAT_COUNTS}
    dots(sizes, "census-pieces", "rating points against the average robot")
    dots(
        dict(census.by_rivals),
        "census-rivals",
        "rating points against the average robot",
    )
    heat(census)
    figure, axes = plt.subplots(figsize=(8, 3.2))
    bins = [*range(0, 2700, 50)]
    for colour, n in zip(COLOURS, SEAT_COUNTS, strict=True):
        points = census.ratings[n].points
        axes.hist(points, bins, histtype="step", color=colour, label=f"{n} players")
    axes.set_xlabel("rating")
    axes.set_ylabel("robots")
    axes.legend(frameon=False)
    save(figure, "census-ratings")


def dots(by: dict[str, list[Effect]], name: str, label: str) -> None:
    """A row for each piece, a dot with whiskers for each column."""
    figure, axes = plt.subplots(figsize=(8, 10))
    for at, (column, effects) in enumerate(by.items()):
        rows = np.arange(len(effects)) + 0.14 * (at - (len(by) - 1) / 2)
        points = [effect.points for effect in effects]
        spread = [(e.interval.high - e.interval.low) / 2 for e in effects]
        axes.errorbar(
            points, rows, xerr=spread, fmt="o", ms=3, lw=1,
            color=COLOURS[at], label=column,
        )  # fmt: skip
    named = [effect.term[0] for effect in next(iter(by.values()))]
    rows_named(axes, [piece(kind, number) for kind, number in named])
    axes.axvline(0, color="#777777", lw=0.8)
    axes.set_xlabel(label)
    axes.legend(frameon=False, loc="lower left")
    save(figure, name)


def heat(census: Census) -> None:
    """What each piece brings on each map."""
    effects = list(census.by_map.values())
    values = np.array([[each.points for each in column] for column in effects]).T
    figure, axes = plt.subplots(figsize=(7, 9))
    shown = axes.imshow(values, cmap="RdBu", vmin=-400, vmax=400, aspect="auto")
    say = words("en")
    names = [str(say(f"powergrid.map.{map_}")) for map_ in census.by_map]
    axes.set_xticks(range(len(names)), names, rotation=40, ha="right")
    rows_named(axes, [piece(*effect.term[0]) for effect in effects[0]])
    axes.grid(visible=False)
    for row, column in np.ndindex(values.shape):
        axes.text(column, row, f"{values[row, column]:+.0f}", ha="center", va="center")
    figure.colorbar(shown, label="rating points")
    save(figure, "census-maps")


def piece(kind: int, number: int) -> str:
    """A piece by its name."""
    name = f"{KINDS[kind]}{number}"
    return f"{name} {words('en')(f'powergrid.piece.{name}.name')}"


def draw_cards(found: dict[cards.Kind, cards.Count]) -> None:
    """What winning each card adds, English rules, by how many play."""
    kinds = [cards.Kind("en", players) for players in (2, 3, 4)]
    usual = kinds[-1]
    groups = list(cards.alike(usual).values())
    worths = [cards.worth(found[usual], at, 4).more for at in range(len(groups))]
    order = sorted(range(len(groups)), key=lambda at: -worths[at])
    figure, axes = plt.subplots(figsize=(8, 9))
    for at, kind in enumerate(kinds):
        mine = list(cards.alike(kind).values())
        shares = [
            cards.worth(found[kind], mine.index(groups[card]), kind.players)
            for card in order
        ]
        axes.errorbar(
            [100 * share.more for share in shares],
            np.arange(len(order)) + 0.2 * (at - 1),
            xerr=[100 * share.spread for share in shares],
            fmt="o", ms=3, lw=1, color=COLOURS[at], label=f"{kind.players} players",
        )  # fmt: skip
    rows_named(axes, [card_named(groups[card]) for card in order])
    axes.axvline(0, color="#777777", lw=0.8)
    axes.set_xlabel("percentage points that winning the card adds, its price paid")
    axes.legend(frameon=False, loc="lower right")
    save(figure, "census-cards")


def draw_spanner(found: dict[cards.Kind, spanner.Worths]) -> None:
    """What the spanner is worth by round, English rules, by how many play."""
    figure, axes = plt.subplots(figsize=(8, 3.2))
    for at, players in enumerate((2, 3, 4)):
        worths = found[cards.Kind("en", players)].spanner
        axes.errorbar(
            np.arange(1, len(worths) + 1) + 0.12 * (at - 1),
            [100 * worth.value for worth in worths],
            yerr=[100 * worth.spread for worth in worths],
            fmt="o", ms=4, lw=1, color=COLOURS[at], label=f"{players} players",
        )  # fmt: skip
    axes.axhline(0, color="#777777", lw=0.8)
    axes.set_xticks(range(1, len(worths) + 1))
    axes.set_xlabel("round")
    axes.set_ylabel("percentage points")
    axes.legend(frameon=False, loc="lower right")
    save(figure, "census-spanner")


def card_named(ids: tuple[str, ...]) -> str:
    """A card by its name."""
    card = standard_deck().by_id[ids[0]]
    name = fzzzt_card(words("en"), card.kind, card.id, card.player, card.unit_class)
    return f"{name} ({ids[0]}, × {len(ids)})"


def rows_named(axes: Any, names: Sequence[str]) -> None:
    """Names at the left, from the top down."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def save(figure: Any, name: str) -> None:
    """Write a drawing; the same figures give the same file."""
    figure.tight_layout()
    figure.savefig(FOLDER / f"{name}.svg", metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    main()
