"""A game's roster: who plays it, who gives hints, and who sits down if nobody says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class LineUp(NamedTuple):
    """Who sits at a table if nobody says: the last word repeats up to the number."""

    words: str
    players: int


@dataclass(frozen=True, kw_only=True)
class Roster:
    """The bots of a game, each by its place: it is loaded when its bot is wanted."""

    players: dict[str, str]
    """By name, weakest first."""
    adviser: str
    """Who gives hints."""
    reasons: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Why they may be given, and the gaps in each sentence."""
    judge: str = ""
    """Who says how surely anything that may be done wins, for hints and analyses."""
    oracle: str = ""
    """Who says how surely everybody wins a whole table, to tell luck from skill."""
    weighed: frozenset[str] = frozenset()
    """The actions, by the names of their types, of which a coach says if one is a
    slip: those that end something, and that the judge knows."""
    compiled: frozenset[str] = frozenset()
    """Bots that think with the twin's kernels."""
    usual: str = ""
    """Whom one meets if one does not choose; else the strongest."""
    once_called: Mapping[str, str] = field(default_factory=dict)
    """Other names, had before or at the table; bots answer to them too."""
    at_home: LineUp
    """Who plays in the terminal."""
    in_numbers: LineUp
    """Who plays many games."""
    in_lab: LineUp | None = None
    """Who plays when a change is looked at."""
    contest: tuple[str, ...]
    """Who meets in a tournament."""
    by_twin: tuple[str, ...] = ()
    """Those that the fast twin knows by heart."""
