"""Judges puzzles again, by today's judge and with three seeds: which are still clear?

`python -m studies.puzzles.check fzzzt --first 20`
`python -m studies.puzzles.check fzzzt --results checked.jsonl --out fzzzt.json.gz`

A puzzle stays if the same choice is the best with each seed, if with all of them
together every other one loses enough, as clearly as when it was found, and if a reason
can be given that is true of it. Its figures are then those of all seeds together.
What was checked is kept in `--results`, a puzzle a line, and not judged again.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.app.puzzles.maker import maker_of
from robobid.app.puzzles.puzzle import PLACES, Choice, Puzzle, puzzle_from_json
from robobid.app.puzzles.shelf import explained, pack, read_packed, shipped
from robobid.bots.appraisal import NOISE
from robobid.bots.judge import judge_of
from robobid.core.errors import RobobidError
from studies.puzzles.search import CLEAR

SEEDS: Final = (1, 2, 3)
FUTURES: Final = 512
"""With each seed: as many as when it was found."""


class Checked(NamedTuple):
    """A puzzle that was judged again; the reason why it goes, or its new figures."""

    id: str
    goes: str
    puzzle: Puzzle | None


def check(game: str, puzzle: Puzzle, futures: int = FUTURES) -> Checked:
    """Judge a puzzle again."""
    try:
        found = explained(game, puzzle)
    except RobobidError:
        return Checked(puzzle.id, "its choices are others today", None)
    if found.theme.name not in maker_of(game).themes:
        return Checked(puzzle.id, "no reason is true of it", None)
    plans = [course.actions for course in found.courses]
    view, decision = found.opened.view, found.opened.decision
    tried = [
        np.array(
            judge_of(game).chances(
                view, decision, plans, range(futures), f"check:{seed}"
            )
        )
        for seed in SEEDS
    ]
    if any(int(each.mean(axis=1).argmax()) for each in tried):
        return Checked(puzzle.id, "another choice is better with another seed", None)
    together = np.concatenate(tried, axis=1)
    losses = together[0] - together
    means, errors = losses.mean(axis=1), _errors(losses)
    if (means - NOISE * errors)[1:].min() < CLEAR:
        return Checked(puzzle.id, "it is not clear enough", None)
    return Checked(puzzle.id, "", _with(puzzle, together, means, errors, futures))


def _with(
    puzzle: Puzzle,
    tried: NDArray[np.float64],
    losses: NDArray[np.float64],
    loss_errors: NDArray[np.float64],
    futures: int,
) -> Puzzle:
    """A puzzle with other figures, its choices ordered by them."""
    chances = tried.mean(axis=1).clip(0.0, 1.0)
    figures = zip(chances, _errors(tried), losses, loss_errors, strict=True)
    choices = [
        Choice(choice.moves, *(round(float(number), PLACES) for number in each))
        for choice, each in zip(puzzle.choices, figures, strict=True)
    ]
    choices.sort(key=lambda choice: choice.loss)
    return puzzle._replace(choices=tuple(choices), futures=len(SEEDS) * futures)


def themed(game: str, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with the theme that is true of its figures; none if there is none.

    The next best choice may be another one than when it was found.
    """
    theme = explained(game, puzzle).theme.name
    return puzzle._replace(theme=theme) if theme in maker_of(game).themes else None


def _errors(portions: NDArray[np.float64]) -> NDArray[np.float64]:
    errors: NDArray[np.float64] = portions.std(axis=-1, ddof=1)
    errors /= portions.shape[-1] ** 0.5
    return errors


def _read(path: Path | None) -> dict[str, Checked]:
    """What was checked before; what was cut off is checked again."""
    if path is None or not path.exists():
        return {}
    whole = path.read_text("utf-8").rpartition("\n")[0].splitlines()
    found = [
        Checked(id_, goes, puzzle and puzzle_from_json(puzzle))
        for id_, goes, puzzle in map(json.loads, whole)
    ]
    return {each.id: each for each in found}


def _keep(path: Path | None, checked: dict[str, Checked]) -> None:
    if path is not None:
        told = (
            json.dumps([each.id, each.goes, each.puzzle and each.puzzle.as_json()])
            for each in checked.values()
        )
        path.write_text("".join(f"{line}\n" for line in told), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("fzzzt", "powergrid"))
    parser.add_argument(
        "--from", dest="file", type=Path, help="instead of those shipped"
    )
    parser.add_argument("--first", type=int, help="only so many")
    parser.add_argument("--futures", type=int, default=FUTURES, help="with each seed")
    parser.add_argument("--results", type=Path, help="kept here, a puzzle a line")
    parser.add_argument("--out", type=Path, help="what stays, packed")
    chosen = parser.parse_args()
    puzzles = read_packed(chosen.file) if chosen.file else shipped(chosen.game)
    checked = _read(chosen.results)
    for puzzle in puzzles[: chosen.first]:
        if puzzle.id not in checked:
            checked[puzzle.id] = check(chosen.game, puzzle, chosen.futures)
            _keep(chosen.results, checked)
            print(
                puzzle.id, puzzle.theme, checked[puzzle.id].goes or "stays", flush=True
            )
    found = [each.puzzle for each in checked.values() if each.puzzle is not None]
    stay = [each for each in map(partial(themed, chosen.game), found) if each]
    print(f"{len(stay)} of {len(checked)} stay")
    if chosen.out is not None:
        chosen.out.write_bytes(pack(stay))


if __name__ == "__main__":
    main()
