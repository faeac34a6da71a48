"""Drawings for a report, by matplotlib, as SVG that goes into the page.

Colours are the page's own variables, so that a drawing is dark where the page is; text
stays text. A drawing of the same figures is the same to the last letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from math import isfinite
from typing import Any, Final, NamedTuple

from robobid.arena.extras import needs
from robobid.arena.intervals import Interval

# Matplotlib must be told colours, so each variable has one that stands for it.
_STANDS_FOR: Final = {
    "#0f0001": "--p1",
    "#0f0002": "--p2",
    "#0f0003": "--p3",
    "#0f0004": "--p4",
    "#0f0005": "--p5",
    "#0f0006": "--p6",
    "#0f0007": "--ink",
    "#0f0008": "--ink-2",
    "#0f0009": "--line",
}
PALETTE: Final = tuple(_STANDS_FOR)[:6]
INK, PALE, LINE = tuple(_STANDS_FOR)[6:]
_STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": PALE,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "xtick.color": PALE,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "xtick.labelcolor": PALE,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
}
_WIDTH: Final = 9.0
_MOST_BINS: Final = 60


class Dot(NamedTuple):
    """A figure with its interval, to be drawn as a dot with whiskers."""

    label: str
    value: float
    interval: Interval


class Path(NamedTuple):
    """How a figure and its interval went, step by step."""

    label: str
    number: int
    """Which colour it has."""
    steps: list[int]
    values: list[float]
    intervals: list[Interval]


def colour(number: int) -> str:
    """The colour of the first, second, ... of several; after the sixth they repeat."""
    return PALETTE[number % len(PALETTE)]


def whiskers(
    name: str,
    dots: Sequence[Dot],
    label: str,
    reference: float | None = None,
    *,
    plain: bool = False,
    sign: str = ".",
) -> str:
    """Dots with whiskers, one below the other; a line shows what is to be expected.

    Plain ones have no colours of their own; the sign is the decimal one.
    """
    with _drawing(name, 0.7 + 0.42 * len(dots), sign) as drawing:
        axes = drawing.axes
        for at, (_, value, (low, high)) in enumerate(dots):
            shade = PALE if plain else colour(at)
            if isfinite(low) and isfinite(high):
                axes.plot([low, high], [at, at], color=shade, linewidth=3, alpha=0.45)
            axes.plot([value], [at], "o", color=shade, markersize=8)
        if reference is not None:
            axes.axvline(reference, color=PALE, linewidth=1, linestyle=(0, (4, 3)))
        _name_rows(axes, [dot.label for dot in dots])
        axes.set_xlabel(label)
    return drawing.svg


def ridges(name: str, scores: Mapping[str, Mapping[int, int]], label: str) -> str:
    """How often each score came, a row for each name, all to the same scale."""
    with _drawing(name, 0.8 + 0.75 * len(scores)) as drawing:
        axes = drawing.axes
        bins = _bins([score for counts in scores.values() for score in counts])
        shares = [_binned(counts, bins) for counts in scores.values()]
        most = max(max(row) for row in shares)
        for at, row in enumerate(shares):
            heights = [at - 0.85 * share / most for share in row]
            edges = [*bins, bins[-1] + bins[1] - bins[0]]
            axes.stairs(
                heights, edges, baseline=at, fill=True, color=colour(at), alpha=0.4
            )
            axes.stairs(heights, edges, baseline=at, color=colour(at), linewidth=1.2)
        _name_rows(axes, list(scores))
        axes.set_ylim(len(scores) - 0.8, -1.0)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(label)
    return drawing.svg


def paths(
    name: str, ways: Sequence[Path], label: str, steps_label: str, *, sign: str = "."
) -> str:
    """How figures settled, each with the band that it kept to."""
    with _drawing(name, 3.4 + 0.13 * len(ways), sign) as drawing:
        axes = drawing.axes
        for way in ways:
            shade = colour(way.number)
            lows = [low for low, _ in way.intervals]
            highs = [high for _, high in way.intervals]
            axes.fill_between(
                way.steps, lows, highs, color=shade, alpha=0.16, linewidth=0
            )
            axes.plot(way.steps, way.values, color=shade, linewidth=2, label=way.label)
        axes.axhline(0, color=PALE, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_ylim(-1.05, 1.05)
        axes.set_xlabel(steps_label)
        axes.set_ylabel(label)
        axes.xaxis.get_major_locator().set_params(integer=True)
        drawing.figure.legend(loc="outside lower left", ncols=2)
    return drawing.svg


def stacked(
    name: str,
    rows: Mapping[str, Sequence[float]],
    parts: Sequence[str],
    label: str,
    *,
    sign: str = ".",
) -> str:
    """Bars, one below the other, each made of the same parts."""
    with _drawing(name, 1.3 + 0.27 * len(rows), sign) as drawing:
        axes = drawing.axes
        starts = [0.0] * len(rows)
        for at, part in enumerate(parts):
            widths = [values[at] for values in rows.values()]
            axes.barh(
                range(len(rows)), widths, 0.7, starts, color=colour(at), label=part
            )
            starts = [one + more for one, more in zip(starts, widths, strict=True)]
        _name_rows(axes, list(rows))
        axes.set_xlabel(label)
        drawing.figure.legend(loc="outside upper left", ncols=len(parts))
    return drawing.svg


def curves(
    name: str, ways: Sequence[Path], label: str, steps_label: str, *, sign: str = "."
) -> str:
    """How figures rise, each with the band that it is sure to be in."""
    with _drawing(name, 3.6, sign) as drawing:
        axes = drawing.axes
        for way in ways:
            shade = colour(way.number)
            lows, highs = zip(*way.intervals, strict=True)
            axes.fill_between(
                way.steps, lows, highs, color=shade, alpha=0.16, linewidth=0
            )
            axes.plot(way.steps, way.values, color=shade, linewidth=2, label=way.label)
        axes.set_xlabel(steps_label)
        axes.set_ylabel(label)
        drawing.figure.legend(loc="outside lower left", ncols=3)
    return drawing.svg


def check_plots() -> None:
    """Refuse to go on without matplotlib."""
    with needs("matplotlib"):
        import matplotlib.figure  # noqa: F401


class _Drawing:
    """A drawing in the making; when it is done it is SVG."""

    def __init__(self, figure: Any) -> None:
        self.figure = figure
        self.axes = figure.subplots()
        self.svg = ""


@contextmanager
def _drawing(name: str, height: float, sign: str = ".") -> Iterator[_Drawing]:
    with needs("matplotlib"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure
        from matplotlib.ticker import ScalarFormatter

    class Numbers(ScalarFormatter):
        def __call__(self, x: float, pos: int | None = None) -> str:
            return super().__call__(x, pos).replace(".", sign)

    with rc_context({**_STYLE, "svg.hashsalt": name}):
        drawing = _Drawing(Figure(figsize=(_WIDTH, height), layout="constrained"))
        drawing.axes.xaxis.set_major_formatter(Numbers())
        drawing.axes.yaxis.set_major_formatter(Numbers())
        yield drawing
        text = StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        drawing.figure.savefig(text, format="svg", metadata=nothing)
    drawing.svg = _for_a_page(text.getvalue(), name)


def _for_a_page(svg: str, name: str) -> str:
    """An SVG file as a part of a page: ids of its own, and the page's colours."""
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)
    svg = svg.replace("xlink:href", "href")
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    for stand_in, variable in _STANDS_FOR.items():
        svg = svg.replace(stand_in, f"var({variable})")
    return svg


def _name_rows(axes: Any, labels: Sequence[str]) -> None:
    """Names instead of numbers at the left, the first one on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _bins(scores: Sequence[int]) -> list[int]:
    """The left edges of at most so many bins as can be told apart."""
    low, high = min(scores), max(scores)
    width = (high - low) // _MOST_BINS + 1
    return [*range(low, high + 1, width)] if high > low else [low, low + 1]


def _binned(counts: Mapping[int, int], bins: Sequence[int]) -> list[float]:
    width, total = bins[1] - bins[0], sum(counts.values())
    heights = [0.0] * len(bins)
    for score, count in counts.items():
        heights[(score - bins[0]) // width] += count / total
    return heights
