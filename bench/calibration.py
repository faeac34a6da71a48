"""Do chances come true? How often those with 10, 20 ... 90 per cent won.

`python -m bench.calibration --game fzzzt --games 140 --results fzzzt.jsonl`

Bots play and every decision is judged by what its seat knew, as `studies.grading.games`
keeps it; the games' ends say what came of it. Three tables of players: the strongest,
one of each level, and anybody; so many games of each. It prints a table for each of
them, number of players and round, with the expected calibration error: how far chance
and result are apart on average, in games of 100. Beside it stands what a judge would
show whose chances are right, in as many games: all decisions of a seat share its end,
so that few games are noisy however many decisions they have. Chances are corrected, as
they are shown, but by what games apart say: those of odd numbers by the even ones.

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


def noise_of(said: Sequence[Said], seed: int = 0) -> float:
    """The error that a judge would show whose chances are right, on average.

    For each seat one number is drawn, and it wins where its chance is above that.
    """
    random = Random(seed)
    seats = {each.seat for each in said}
    total = 0.0
    for _ in range(DRAWS):
        drawn = {seat: random.random() for seat in sorted(seats)}
        won = [
            each._replace(result=float(drawn[each.seat] < each.chance)) for each in said
        ]
        total += error_of(won)
    return total / DRAWS


def lines_of(games: Sequence[Game], shown: Sequence[Game]) -> Iterator[str]:
    """The table for a document."""
    yield (
        "| table | players | round | games | decisions | error before the correction "
        "| error | of a right judge |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    before = cells_of(games)
    for cell, said in sorted(cells_of(shown).items(), key=lambda each: _order(each[0])):
        if len(said) < FEWEST:
            continue
        number = len({each.seat[:2] for each in said})
        errors = error_of(before[cell]), error_of(said), noise_of(said)
        told = " | ".join(f"{100 * each:.1f}" for each in errors)
        yield f"| {cell} | {number} | {len(said)} | {told} |"


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
MARKS: Final = {"strongest": "#1b6ca8", "levels": "#b3541e", "random": "#3a7d44"}


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
        verdict = "too few to say"
        if len(said) >= FEWEST:
            verdict = "reached" if error <= GOAL else "MISSED"
        print(
            f"{cell}: {len(said)} decisions, error {100 * error:.1f} of 100 "
            f"(3: {verdict}), {100 * noise:.1f} if all were right"
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
