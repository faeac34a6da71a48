"""Games played by the rules, and watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from robobid.arena.lab.side import Side, Task
from robobid.arena.lineups import rotated
from robobid.arena.matches import Fault, GameResult, play_match
from robobid.core.decisions import CHANCE, Action
from robobid.core.driver import Watcher
from robobid.core.events import Event
from robobid.core.luck import Shuffled


def seated(side: Side, game: int) -> dict[str, str]:
    """The tags of a game, known by its number: everybody moves on from game to game."""
    players = [name.strip() for name in side.tags["Players"].split(";")]
    return {**side.tags, "Players": "; ".join(rotated(players, game))}


W = TypeVar("W", bound="Watching")


class Watching(Protocol):
    """Somebody who watches a game and takes notes."""

    def watch(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Something happened."""


def play_watched(
    task: Task, new_observer: Callable[[], W]
) -> tuple[list[tuple[GameResult, W]], tuple[Fault, ...]]:
    """Play games by the rules: each with its result and who watched it; the faults."""
    played = []
    for game in task.games:
        observer = new_observer()
        played.append((_play(task, game, observer.watch), observer))
    return played, tuple(fault for result, _ in played for fault in result.faults)


def _play(task: Task, game: int, watch: Watcher) -> GameResult:
    rules, tags = task.side.game, seated(task.side, game)
    blank = rules.set_up(tags)
    # A card that both sides have comes at the same time in both, as far as can be.
    luck = Shuffled(
        f"{task.seed}:{game}", lambda drawn: rules.write(blank, CHANCE, drawn)
    )
    words = [f"{task.seed}:{game}:{word}" for word in range(len(task.bots))]
    return play_match(
        rules,
        tags,
        rotated(task.bots, game),
        luck,
        rotated(words, game),
        task.limits,
        watch,
        task.keep_logs,
    )
