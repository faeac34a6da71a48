"""A puzzle: what a seat knew, what it could do, and how surely each of that wins."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from robobid.bots.appraisal import NOISE
from robobid.core.decisions import Decision
from robobid.core.errors import Unreadable
from robobid.core.game import AnyGame
from robobid.core.record import move_of

PLACES: Final = 4
"""So many places of a chance are kept."""


class Choice(NamedTuple):
    """What might be done, and how surely it wins."""

    moves: tuple[str, ...]
    """As in the notation; the first is what is asked for, others would follow."""
    chance: float
    error: float
    """The standard error of the chance."""
    loss: float
    """How much less surely it wins than the best, in the same futures."""
    loss_error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance is, as surely as grades are given."""
        low, high = self.chance - NOISE * self.error, self.chance + NOISE * self.error
        return max(0.0, low), min(1.0, high)


class Puzzle(NamedTuple):
    """A position, and what can be done there."""

    position: str
    """A table that gives the seat the view it had; what is hidden is made up."""
    seat: int
    theme: str
    level: int
    """The lowest rung of the bots' ladder from which on all find it, from 0.

    As many as there are rungs: nobody finds it in the time of a move.
    """
    futures: int
    """In so many continuations every choice was tried."""
    choices: tuple[Choice, ...]
    """The best first."""

    @property
    def id(self) -> str:
        """The same position is the same puzzle, in whatever file it stands."""
        return sha256(f"{self.seat}:{self.position}".encode()).hexdigest()[:8]

    def open(self, game: AnyGame) -> Opened:
        """The position as its seat sees it."""
        table = game.read_position(self.position)
        decisions = game.decisions(table)
        decision = next((each for each in decisions if each.seat == self.seat), None)
        if decision is None:
            raise misfit(self)
        return Opened(table, game.view(table, self.seat), decision)

    def as_json(self) -> dict[str, Any]:
        """As it stands in a file."""
        return self._asdict()


class Opened(NamedTuple):
    """A puzzle's table, what its seat sees of it, and what is asked."""

    table: Any
    view: Any
    decision: Decision


def misfit(puzzle: Puzzle) -> Unreadable:
    """The error for a puzzle that asks for what cannot be done in its position."""
    return Unreadable(
        "puzzle_misfits",
        f"the choices of puzzle {puzzle.id} do not fit its position",
        puzzle=puzzle.id,
    )


def puzzle_from_json(found: dict[str, Any]) -> Puzzle:
    """A puzzle as it stood in a file; a `ValueError` says that it is none."""
    choices = tuple(
        Choice(tuple(moves), *map(float, figures))
        for moves, *figures in found["choices"]
    )
    puzzle = Puzzle(**{**found, "choices": choices})
    words = (puzzle.theme, *(move for choice in choices for move in choice.moves))
    numbers = (puzzle.seat, puzzle.level, puzzle.futures)
    if (
        not choices
        or not all(choice.moves for choice in choices)
        or not all(type(word) is str for word in words)
        or not all(type(number) is int and number >= 0 for number in numbers)
    ):
        raise ValueError("a field has a value of another kind")
    puzzle.position.encode()
    return puzzle


def write_actions(
    game: AnyGame, table: Any, seat: int, actions: tuple[Any, ...]
) -> tuple[str, ...]:
    """What a seat would do one after another, in the notation."""
    return tuple(move_of(game, table, seat, action) for action in actions)
