"""Learns how much a judge believes in itself too much, from how games have ended.

`python -m studies.grading.correction fzzzt.jsonl powergrid.jsonl --ship`

The files are those of `studies.grading.games`. Every seat counts alike in a stage,
however many decisions it had. Games between random players say only what is added where
a table is seen to play at random: nobody is judged as one of them before that. Without
`--ship` it only prints.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.correction import (
    LATER,
    LEAST_SLOPE,
    Correction,
    correction_for,
    shown,
)
from studies.grading.games import TAGS, Game, Move, read

STAGES: Final = {
    "fzzzt": ("1", LATER),
    "powergrid": ("1:region", "1:open", "1:bid", "1", LATER),
}
TOGETHER: Final = {"1:region": "1:auction", "1:open": "1:auction", "1:bid": "1:auction"}
"""Stages that are learned as one: the first plant is thought of in all of them."""
CALM: Final = 2.0
"""So many seats speak for no correction at all ..."""
CALM_WILD: Final = 10.0
"""... and so many for none that depends on how a table plays."""
STEPS: Final = 50
_EDGE: Final = 0.005
PLACES: Final = 3
START: Final = (0.0, 1.0, 0.0, 0.0)
"""No correction at all."""
SLOPE: Final = 1
"""Its place among them."""
WILD: Final = np.array([0.0, 0.0, 1.0, 1.0])
"""What depends on how much a table plays at random."""
Row = tuple[float, float, float, float, float]
"""A chance, what came true, how much it counts, how much the table had played at
random, and whether it is one of random players."""
Stages = dict[str, tuple[float, ...]]


def stage_of(name: str, move: Move) -> str:
    """The stage of a game to which a decision belongs."""
    for stage in (f"{move.round}:{move.kind}", f"{move.round}"):
        if stage in STAGES[name]:
            return TOGETHER.get(stage, stage)
    return LATER


def learned(name: str, games: Sequence[Game]) -> Stages:
    """The corrections for a game's stages."""
    found: dict[str, list[Row]] = defaultdict(list)
    for game in games:
        often = Counter((move.seat, stage_of(name, move)) for move in game.moves)
        for move in game.moves:
            if move.chance is not None:
                stage = stage_of(name, move)
                weight = 1 / often[move.seat, stage]
                result = game.results[move.seat]
                is_random = float(game.table == "random")
                row = (move.chance, result, weight, move.wild, is_random)
                found[stage].append(row)
    by_group = {stage: _fit(np.array(rows)) for stage, rows in found.items()}
    return {
        stage: by_group[TOGETHER.get(stage, stage)]
        for stage in STAGES[name]
        if TOGETHER.get(stage, stage) in by_group
    }


def _fit(rows: NDArray[np.float64]) -> tuple[float, ...]:
    """Logistic regression by Newton's steps, drawn towards no correction."""
    chance, result, weight, wild, is_random = rows.T
    chance = np.clip(chance, _EDGE, 1 - _EDGE)
    odds = np.log(chance / (1 - chance))
    given = np.stack([np.ones_like(odds), odds, wild, wild * odds], 1)
    free, sober = np.ones(len(START)), weight * (1 - is_random)
    found = _newton(given, result, sober, np.array(START), free)
    if found[SLOPE] < LEAST_SLOPE:
        found[SLOPE], free[SLOPE] = LEAST_SLOPE, 0.0
        found = _newton(given, result, sober, found, free)
    found = _newton(given, result, weight, found, WILD)
    return tuple(round(float(each), PLACES) for each in found)


def _newton(
    given: NDArray[np.float64],
    result: NDArray[np.float64],
    weight: NDArray[np.float64],
    found: NDArray[np.float64],
    free: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Towards what explains the results best; only what is free changes."""
    calm, trust = np.array(START), np.where(WILD > 0, CALM_WILD, CALM)
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-given @ found))
        slope = given.T @ (weight * (said - result)) + trust * (found - calm)
        bend = (given * (weight * said * (1 - said))[:, None]).T @ given
        bend = bend * np.outer(free, free) + np.diag(trust)
        found = found - np.linalg.solve(bend, free * slope)
    return found


def as_shown(game: Game, stages: Stages) -> Game:
    """A game as its decisions would be shown with some corrections."""
    return game._replace(moves=tuple(_shown(game.moves, stages)))


def _shown(moves: Sequence[Move], stages: Stages) -> Iterator[Move]:
    for move in moves:
        correction = correction_for(stages, move.round, move.kind, move.wild)
        yield move if move.chance is None else _corrected(correction, move)


def _corrected(correction: Correction, move: Move) -> Move:
    chance = move.chance or 0.0
    loss, error = shown(correction, chance, move.loss, move.error)
    stake, _ = shown(correction, chance, move.stake, 0.0)
    return move._replace(
        chance=correction.of(chance), loss=loss, error=error, stake=stake
    )


def apart(name: str, games: Sequence[Game]) -> list[Game]:
    """Games as they would be shown with what was learned from others.

    Those of odd numbers by what even ones say, and the other way round.
    """
    known = [
        learned(name, [game for game in games if game.number % 2 == odd])
        for odd in (0, 1)
    ]
    return [as_shown(game, known[1 - game.number % 2]) for game in games]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", type=Path, nargs="+", help="of judged games")
    parser.add_argument("--ship", action="store_true", help="into the package")
    chosen = parser.parse_args()
    found = [game for file in chosen.files for game in read(file)]
    for name in TAGS:
        games = [each for each in found if each.name == name]
        if not games:
            continue
        told = {
            "made_by": "python -m studies.grading.correction",
            "games": len(games),
            "stages": learned(name, games),
        }
        text = json.dumps(told, indent=2) + "\n"
        print(name, text, end="")
        if chosen.ship:
            place = Path("robobid", "bots", name, "weights", "correction.json")
            place.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
