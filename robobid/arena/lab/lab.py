"""What a game's lab is made of: its entry says where it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from robobid.arena.lab.quantities import Quantities
from robobid.arena.lab.side import Side, Task
from robobid.arena.matches import Fault
from robobid.games.registry import game_named, load


@dataclass(frozen=True, kw_only=True)
class Lab:
    """How the changes of a game are read, played and counted.

    A tally is what is written down of some games, whoever played them; only the game
    itself knows what stands on it.
    """

    read_change: Callable[[Path], dict[str, Any]]
    """The change that a file describes."""
    changed: Callable[[Side, Mapping[str, Any], Path], Side]
    """A side with a change made to it."""
    cards: Callable[[Side], Mapping[str, Any]]
    """The cards or plants that can come up, and what matters of each."""
    order: Callable[[str], Any] = str
    """What cards are sorted by."""
    game_figures: Sequence[str]
    card_figures: Sequence[str]
    by_rules: Callable[[Task], tuple[Any, tuple[Fault, ...]]]
    """Plays some games by the rules: a tally, and the faults of bots."""
    twin: str
    """Where the function is that plays them by the fast twin: a tally."""
    count: Callable[[Any, Sequence[int]], Quantities]
    """What each game of a tally adds to the figures."""
    report: str
    """The target of what is told of it, and in which words."""


def lab_of(side: Side) -> Lab:
    """The lab of a side's game."""
    found: Lab = load(game_named(side.game.name).lab)
    return found
