"""What a game's balance is measured by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.games.registry import load


class Kind(NamedTuple):
    """One kind of table."""

    box: str
    """An edition or a map."""
    players: int

    def __str__(self) -> str:
        return f"{self.box} {self.players}"


class DealTally(NamedTuple):
    """What is written down of deals; the axes are the deal and the line-up."""

    places: NDArray[np.int64]
    """By seat."""
    order: NDArray[np.int64]
    """By deal: the seats in the order in which they begin, whatever the line-up."""
    leaders: NDArray[np.uint8]
    """By moment: a bit for each seat that leads; at the last one the winners."""
    rounds: NDArray[np.int64]
    decisions: NDArray[np.int64]


@dataclass(frozen=True, kw_only=True)
class Balance:
    """How the balance of a game is measured."""

    boxes: Sequence[str]
    """Its editions or maps ..."""
    named: Callable[[str], str]
    """... by the names that somebody may type."""
    player_counts: Callable[[str], Sequence[int]]
    levels: Mapping[str, Any]
    """Who can play, the strongest last, and how its twin knows them."""
    moments: str = ""
    """The message for what the lead is looked at after, if that is not the round."""
    usual: tuple[str, str]
    """The weaker and the stronger, if nothing is said."""
    play: Callable[[Kind, Sequence[Sequence[Any]], int, int, int], DealTally]
    """Plays deals with some line-ups: how many, the seed, the first one's number."""


def balance_of(game: str) -> Balance:
    """How the balance of a game is measured."""
    found: Balance = load(f"studies.balance.{game}.tables:BALANCE")
    return found
