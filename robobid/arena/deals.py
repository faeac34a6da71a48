"""A deal: the same luck for every line-up, in every rotation.

The luck belongs to the deal and its seats, and so do the dice of the bots: whoever sits
in a seat gets what anybody else got there.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any, NamedTuple

from robobid.arena.experiment import Experiment, LineUp, tags_of
from robobid.arena.lineups import rotated, rotations
from robobid.arena.matches import GameResult, play_match
from robobid.core.decisions import CHANCE
from robobid.core.luck import Luck, Seeded, Shuffled
from robobid.core.record import Record


class DealResult(NamedTuple):
    """All games that were played with the same luck."""

    number: int
    games: tuple[GameResult, ...]

    def lead(self, one: str, other: str) -> float:
        """How far a bot was ahead of another: 1 always, -1 never, 0 as often as not.

        Every seat of the one is compared with every seat of the other, in every game
        of the deal in which both sat.
        """
        return fmean(
            (game.places[ours] < game.places[theirs])
            - (game.places[ours] > game.places[theirs])
            for game in self.games
            for ours, theirs in game.meetings(one, other)
        )


def play_deals(experiment: Experiment, numbers: range) -> list[DealResult]:
    """Play some deals, known by their numbers."""
    if experiment.fast:
        games = experiment.twin.play(experiment, numbers)
        return [DealResult(*pair) for pair in zip(numbers, games, strict=True)]
    return [play_deal(experiment, number) for number in numbers]


def play_deal(experiment: Experiment, number: int) -> DealResult:
    """Play a deal with every line-up."""
    return DealResult(
        number,
        tuple(
            play_rotation(experiment, number, line_up, steps)
            for line_up in experiment.line_ups
            for steps in rotations_of(experiment, number, line_up)
        ),
    )


def rotations_of(experiment: Experiment, number: int, line_up: LineUp) -> Iterator[int]:
    """How a line-up moves on: in all ways, or unpaired in one, deal by deal."""
    if experiment.paired:
        yield from rotations(line_up.bots)
    else:
        yield number


def play_rotation(
    experiment: Experiment, number: int, line_up: LineUp, steps: int
) -> GameResult:
    """Play a deal with one line-up after everybody has moved on by some seats.

    Unpaired, nobody shares the luck of a deal: it need not be fixed what each pile
    holds, and the dice of the bots go with them.
    """
    game, seed = experiment.game, f"{experiment.seed}:{number}"
    bots = rotated(line_up.bots, steps)
    tags = tags_of(experiment, rotated(line_up.names, steps))
    dice = [f"{seed}:{at}" for at in range(len(bots))]
    if not experiment.paired:
        luck: Luck = Seeded(seed)
        dice = rotated(dice, steps)
    else:
        blank = game.set_up(tags)
        luck = Shuffled(seed, lambda drawn: game.write(blank, CHANCE, drawn))
    done: list[tuple[int, Any]] = []
    result = play_match(
        game,
        tags,
        bots,
        luck,
        dice,
        experiment.limits,
        watch=(lambda seat, action, _: done.append((seat, action)))
        if experiment.keep_games
        else None,
        keep_logs=experiment.keep_logs,
    )
    if not experiment.keep_games:
        return result
    record = Record(game, tags)
    for seat, action in done:
        record.play(seat, action)
    return result._replace(record=record.write())
