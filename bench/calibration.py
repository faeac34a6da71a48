"""Do chances come true? How often those with 10, 20 ... 90 per cent won.

`python -m bench.calibration --game fzzzt --games 140 --results fzzzt.jsonl`

Bots play and decisions are judged by what their seats knew, as `studies.grading.games`
keeps it; the games' ends say what came of it. Four tables of players: the strongest,
one of each level, any levels, and random ones; so many games of each. It prints a table
for each of them, number of players and round, with the expected calibration error: how
far chance and result are apart on average, in games of 100. All decisions of a seat
share its end, so that few games are noisy however many decisions they have: beside it
stand what a judge would show whose chances are right, in as many games, and the error
without that noise (from the square of what is apart in each tenth, what is expected of
the right judge is taken away). A cell has reached the goal if that is small enough; it
is undecided where a right judge might show as much, or would itself show more than the
goal on average; or else it is missed. Chances are corrected, as they are shown, but by
what games apart say: those of odd numbers by the even ones.

A game is a line of `--results`: stopped and run again, it goes on after the last one.
`--report` plays nothing; `--tables FILE` writes the tables for a document, and
`--picture FILE` draws what was said against what came true.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from studies.grading.correction import apart
from studies.grading.games import TABLES, TAGS, Game, more, read

TENTHS: Final = 10
FEWEST: Final = 200
"""A cell with fewer decisions says nothing."""
GOAL: Final = 0.03
DRAWS: Final = 200
"""So often the ends of the games are drawn anew for a judge that is right."""


SURE: Final = 0.95
"""So often a right judge shows less than its bound."""


class Said(NamedTuple):
    """What the judge said of a decision, whose it was, and what became of the seat."""

    seat: tuple[str, int, int]
    """The table, the game and the seat: all its decisions share an end."""
    chance: float
    result: float


class Cell(NamedTuple):
    """Some decisions: who played, how many, and in which round."""

    table: str
    players: int | None
    round: int | None

    def __str__(self) -> str:
        players = "all" if self.players is None else str(self.players)
        number = "all" if self.round is None else str(self.round)
        return f"{self.table} | {players} | {number}"


def cells_of(games: Iterable[Game]) -> dict[Cell, list[Said]]:
    """All decisions by table, players and round, and those of each table together."""
    found: dict[Cell, list[Said]] = defaultdict(list)
    for game in games:
        players = len(game.seats)
        for move in game.moves:
            if move.chance is None:
                continue
            seat = game.table, game.number, move.seat
            said = Said(seat, move.chance, game.results[move.seat])
            found[Cell(game.table, players, move.round)].append(said)
            found[Cell(game.table, None, None)].append(said)
    return found


def by_tenth(said: Iterable[Said]) -> dict[int, list[Said]]:
    """Decisions by the tenth in which their chance lies."""
    found: dict[int, list[Said]] = defaultdict(list)
    for each in said:
        found[min(TENTHS - 1, int(TENTHS * each.chance))].append(each)
    return found


def error_of(said: Sequence[Said]) -> float:
    """The expected calibration error: over tenths, weighed by their decisions."""
    apart = (
        abs(sum(each.chance - each.result for each in cell))
        for cell in by_tenth(said).values()
    )
    return sum(apart) / max(1, len(said))


class Noise(NamedTuple):
    """What a judge shows in as many games whose chances are right."""

    mean: float
    bound: float
    """It shows more than that in one case of twenty."""
    squares: dict[int, float]
    """By tenth, the square of what is apart, summed over its decisions."""


def noise_of(said: Sequence[Said], seed: int = 0) -> Noise:
    """The error that a judge would show whose chances are right.

    For each seat one number is drawn, and it wins where its chance is above that.
    """
    random = Random(seed)
    numbers = {seat: at for at, seat in enumerate(sorted({each.seat for each in said}))}
    tenths = {
        tenth: [(numbers[each.seat], each.chance) for each in its]
        for tenth, its in by_tenth(said).items()
    }
    errors, squares = [], dict.fromkeys(tenths, 0.0)
    for _ in range(DRAWS):
        drawn = [random.random() for _ in numbers]
        total = 0.0
        for tenth, its in tenths.items():
            apart = sum(chance - (drawn[seat] < chance) for seat, chance in its)
            total += abs(apart)
            squares[tenth] += apart**2 / DRAWS
        errors.append(total / max(1, len(said)))
    errors.sort()
    return Noise(sum(errors) / DRAWS, errors[int(SURE * DRAWS)], squares)


def without_noise(said: Sequence[Said], noise: Noise) -> float:
    """The error that is left if what a right judge shows is taken away.

    Where less is apart in a tenth than is expected of a right judge, nothing is left.
    """
    left = 0.0
    for tenth, its in by_tenth(said).items():
        apart = sum(each.chance - each.result for each in its)
        left += max(0.0, apart**2 - noise.squares[tenth]) ** 0.5
    return left / max(1, len(said))


def verdict(error: float, left: float, noise: Noise) -> str:
    """Is the goal reached? Undecided where there are too few games to tell.

    >>> verdict(0.05, 0.02, Noise(0.025, 0.04, {}))
    'reached'
    >>> verdict(0.05, 0.02, Noise(0.06, 0.08, {}))
    'undecided'
    >>> verdict(0.05, 0.04, Noise(0.01, 0.02, {}))
    'MISSED'
    """
    if error <= GOAL or (left <= GOAL and noise.mean <= GOAL):
        return "reached"
    return "undecided" if left <= GOAL or error <= noise.bound else "MISSED"


def lines_of(games: Sequence[Game], shown: Sequence[Game]) -> Iterator[str]:
    """The table for a document."""
    yield (
        "| table | players | round | games | decisions | error before the correction "
        "| error | of a right judge | without noise | goal |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|"
    before = cells_of(games)
    for cell, said in sorted(cells_of(shown).items(), key=lambda each: _order(each[0])):
        if len(said) < FEWEST:
            continue
        number = len({each.seat[:2] for each in said})
        error, noise = error_of(said), noise_of(said)
        left = without_noise(said, noise)
        errors = error_of(before[cell]), error, noise.mean, left
        told = " | ".join(f"{100 * each:.1f}" for each in errors)
        reached = verdict(error, left, noise)
        yield f"| {cell} | {number} | {len(said)} | {told} | {reached} |"


def tenths_of(games: Sequence[Game]) -> Iterator[str]:
    """What was said and what came true, by tenth and table, for a document."""
    yield "| table | said | came true | decisions |"
    yield "|---|---|---|---|"
    for cell, said in sorted(cells_of(games).items(), key=lambda each: _order(each[0])):
        if cell.players is None:
            for _, each in sorted(by_tenth(said).items()):
                chance, won = _means(each)
                yield f"| {cell.table} | {chance:.0%} | {won:.0%} | {len(each)} |"


def _order(cell: Cell) -> tuple[str, int, int]:
    return cell.table, cell.players or 0, cell.round or 0


def _means(said: Sequence[Said]) -> tuple[float, float]:
    chance = sum(each.chance for each in said) / len(said)
    return chance, sum(each.result for each in said) / len(said)


SIDE: Final = 320
EDGE: Final = 44
MARKS: Final = {
    "strongest": "#1b6ca8",
    "levels": "#b3541e",
    "mixed": "#7a4a9c",
    "random": "#3a7d44",
}


def picture_of(games: Sequence[Game], title: str) -> str:
    """What was said against what came true, as a picture: best on the line."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE + 2 * EDGE} '
        f'{SIDE + 2 * EDGE}" font-family="sans-serif" font-size="12" role="img">',
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<path d="M{EDGE} {EDGE}V{EDGE + SIDE}H{EDGE + SIDE}" fill="none" '
        'stroke="#333"/>',
        f'<path d="M{EDGE} {EDGE + SIDE}L{EDGE + SIDE} {EDGE}" stroke="#bbb"/>',
        f'<text x="{EDGE}" y="{EDGE - 16}">{title}</text>',
        f'<text x="{EDGE + SIDE}" y="{EDGE + SIDE + 30}" text-anchor="end">'
        "said, in games of 100</text>",
        f'<text x="{EDGE - 30}" y="{EDGE}" transform="rotate(-90 {EDGE - 30} {EDGE})" '
        'text-anchor="end">won</text>',
    ]
    for at in range(0, TENTHS + 1, 2):
        place = EDGE + SIDE * at / TENTHS
        parts.append(
            f'<text x="{place:.0f}" y="{EDGE + SIDE + 16}" text-anchor="middle">'
            f"{10 * at}</text>"
        )
    cells = cells_of(games)
    for row, (table, colour) in enumerate(MARKS.items()):
        said = cells.get(Cell(table, None, None), [])
        points = [_means(each) for _, each in sorted(by_tenth(said).items())]
        where = [
            (EDGE + SIDE * chance, EDGE + SIDE * (1 - won)) for chance, won in points
        ]
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y in where)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}"/>')
        parts += [
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>'
            for x, y in where
        ]
        parts.append(
            f'<text x="{EDGE + 12}" y="{EDGE + 14 + 16 * row}" fill="{colour}">'
            f"{table}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def report(games: Sequence[Game]) -> None:
    """Print whether chances came true."""
    for cell, said in sorted(cells_of(games).items(), key=lambda each: _order(each[0])):
        error, noise = error_of(said), noise_of(said)
        left = without_noise(said, noise)
        found = "too few to say"
        if len(said) >= FEWEST:
            found = verdict(error, left, noise)
        print(
            f"{cell}: {len(said)} decisions, error {100 * error:.1f} of 100 "
            f"(3: {found}), {100 * noise.mean:.1f} if all were right, "
            f"{100 * left:.1f} without noise"
        )
        for _, each in sorted(by_tenth(said).items()):
            chance, won = _means(each)
            print(f"  said {chance:.0%}, won {won:.0%} ({len(each)})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=TAGS, default="fzzzt")
    parser.add_argument("--games", type=int, default=1, help="of each table")
    parser.add_argument(
        "--results", type=Path, default=Path("chances.jsonl"), help="a game a line"
    )
    parser.add_argument("--report", action="store_true", help="play nothing")
    parser.add_argument("--tables", type=Path, help="the tables for a document")
    parser.add_argument("--picture", type=Path, help="as SVG")
    chosen = parser.parse_args()
    if not chosen.report:
        for table in TABLES:
            for game in more(chosen.game, table, chosen.games, chosen.results):
                print(f"{table} {game.number}: {len(game.moves)} decisions", flush=True)
    found = [game for game in read(chosen.results) if game.name == chosen.game]
    shown = apart(chosen.game, found)
    report(shown)
    if chosen.tables is not None:
        lines = [*lines_of(found, shown), "", *tenths_of(shown), ""]
        chosen.tables.write_text("\n".join(lines), "utf-8")
    if chosen.picture is not None:
        chosen.picture.write_text(picture_of(shown, chosen.game), "utf-8")


if __name__ == "__main__":
    main()
