"""Deals played by a game's fast twin: thousands a second, with luck of its own.

As by the rules, everything that is drawn belongs to the deal: its cards come in the
same order for every line-up and rotation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.arena.experiment import Experiment, LineUp, Twin, tags_of
from robobid.arena.lineups import rotated, rotations
from robobid.arena.matches import GameResult
from robobid.bots import is_robot, known_bot
from robobid.bots.naming import BotSpec, name_of
from robobid.games.powergrid.robots.dealing import dealt_evenly
from robobid.twins.arrays import NDArray
from robobid.twins.powergrid import Box, from_table, play, play_on

_ANYBODY: Final = "dice"
"""Who is named for a robot's seat, which nobody plays."""


def play_fast(experiment: Experiment, numbers: range) -> list[tuple[GameResult, ...]]:
    """The games of some deals, deal by deal."""
    columns = []
    for line_up in experiment.line_ups:
        if experiment.paired:
            columns += _in_all_rotations(experiment, line_up, numbers)
        else:
            columns.append(_in_turn(experiment, line_up, numbers))
    return list(zip(*columns, strict=True))


def _in_all_rotations(
    experiment: Experiment, line_up: LineUp, numbers: range
) -> list[list[GameResult]]:
    """For each rotation, the game of each deal."""
    columns = []
    for steps in rotations(line_up.bots):
        box, bots = _seated(experiment, line_up, steps)
        start = from_table(box, box.new_table())
        (ended,) = play_on(
            box,
            start,
            _players(experiment, bots),
            copies=len(numbers),
            seed=experiment.seed,
            first=numbers.start,
        )
        columns.append([_result(bots, each) for each in ended])
    return columns


def _in_turn(
    experiment: Experiment, line_up: LineUp, numbers: range
) -> list[GameResult]:
    """One game for each deal; everybody moves on by a seat from deal to deal."""
    seated = [_seated(experiment, line_up, at) for at in range(experiment.seats)]
    (ended,) = play(
        [box for box, _ in seated],
        [_players(experiment, bots) for _, bots in seated],
        len(numbers),
        experiment.seed,
        first=numbers.start,
        chunk=len(numbers),
    )
    pairs = zip(numbers, ended, strict=True)
    return [_result(seated[number % len(seated)][1], each) for number, each in pairs]


def _seated(
    experiment: Experiment, line_up: LineUp, steps: int
) -> tuple[Box, Sequence[str]]:
    """The box and the bots of a table after everybody has moved on by some seats."""
    tags = tags_of(experiment, rotated(line_up.names, steps))
    table = dealt_evenly(experiment.game.set_up(tags))
    return Box.of(table), rotated(line_up.bots, steps)


def _players(experiment: Experiment, bots: Sequence[str]) -> list[str]:
    name = experiment.game.name
    kinds = [BotSpec.of(bot).bot for bot in bots]
    return [_ANYBODY if is_robot(bot) else known_bot(name, bot) for bot in kinds]


def _result(bots: Sequence[str], ended: NDArray[Any]) -> GameResult:
    seats = len(bots)
    return GameResult(
        tuple(name_of(bot) for bot in bots),
        tuple(ended["supplied"][:seats].tolist()),
        tuple(ended["place"][:seats].tolist()),
        int(ended["decisions"]),
    )


POWER_GRID: Final = Twin(play_fast)
"""Deals of Power Grid."""
