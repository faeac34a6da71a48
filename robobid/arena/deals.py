"""A deal: the same luck for every line-up, in every rotation.

The luck belongs to the deal and its seats, and so do the dice of the bots: whoever sits
in a seat gets what anybody else got there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from statistics import fmean
from typing import NamedTuple

from robobid.arena.experiment import Experiment, LineUp, tags_of
from robobid.arena.lineups import rotated, rotations
from robobid.arena.matches import Fault, play_match
from robobid.core.decisions import CHANCE
from robobid.core.luck import Shuffled


class GameResult(NamedTuple):
    """One game of a deal: who sat where, and what came out, seat by seat."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    faults: tuple[Fault, ...] = ()

    def meetings(self, one: str, other: str) -> Iterator[tuple[int, int]]:
        """Every seat of a bot with every seat of another."""
        return product(self.seats_of(one), self.seats_of(other))

    def seats_of(self, bot: str) -> list[int]:
        """The seats that a bot had."""
        return [seat for seat, one in enumerate(self.bots) if one == bot]

    def sound_seats_of(self, bot: str) -> list[int]:
        """The seats in which a bot played to the end by itself."""
        return [seat for seat in self.seats_of(bot) if seat not in self.faulty]

    @property
    def faulty(self) -> frozenset[int]:
        """The seats whose bots crashed, cheated or were too slow."""
        return frozenset(fault.seat for fault in self.faults)

    @property
    def wins(self) -> tuple[float, ...]:
        """By seat: a win shared by n counts as 1/n; whoever is faulty never wins."""
        won = [
            place == 1 and seat not in self.faulty
            for seat, place in enumerate(self.places)
        ]
        return tuple(win / (sum(won) or 1) for win in won)


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


def play_deal(experiment: Experiment, number: int) -> DealResult:
    """Play a deal with every line-up, in all its rotations."""
    return DealResult(
        number,
        tuple(
            play_rotation(experiment, number, line_up, steps)
            for line_up in experiment.line_ups
            for steps in rotations(line_up.bots)
        ),
    )


def play_rotation(
    experiment: Experiment, number: int, line_up: LineUp, steps: int
) -> GameResult:
    """Play a deal with one line-up after everybody has moved on by some seats."""
    game = experiment.game
    bots = rotated(line_up.bots, steps)
    tags = tags_of(experiment, rotated(line_up.names, steps))
    blank = game.set_up(tags)
    luck = Shuffled(
        f"{experiment.seed}:{number}", lambda drawn: game.write(blank, CHANCE, drawn)
    )
    seeds = [f"{experiment.seed}:{number}:{seat}" for seat in range(len(bots))]
    match = play_match(game, tags, bots, luck, seeds, experiment.limits)
    return GameResult(
        tuple(bots),
        tuple(standing.points for standing in match.standings),
        tuple(standing.place for standing in match.standings),
        match.decisions,
        match.faults,
    )
