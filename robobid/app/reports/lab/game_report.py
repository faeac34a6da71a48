"""What a game tells of a comparison in words of its own: its entry says where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from robobid.app.locales import Say
from robobid.arena.lab.question import Question


@dataclass(frozen=True, kw_only=True)
class GameReport:
    """Which figures are told of a game, and in which words."""

    words: str
    """What its messages begin with."""
    card: Callable[[Question, str, Say], str]
    """A card or plant by name."""
    shows_ids: bool = False
    """Are cards told by name and id?"""
    decimals: Mapping[str, int] = field(default_factory=dict)
    """Figures with more or fewer decimals than one."""
    of_the_game: tuple[str, ...]
    """What is told first of the game as a whole."""
    of_a_card: tuple[str, ...]
    """What is told first of a card."""
    sections: tuple[str, ...]
    """The figures of cards, in the order of the page."""
