"""Games played by the rules, written down from their events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from robobid.arena.lab.fzzzt.deal_tally import AUCTION, DealTally
from robobid.arena.lab.observer import play_watched
from robobid.arena.lab.quantities import NONE
from robobid.arena.lab.side import Task
from robobid.arena.matches import Fault, GameResult
from robobid.core.decisions import Action
from robobid.core.events import Event
from robobid.games.fzzzt.rules.events import (
    BidsRevealed,
    CardWon,
    ChiefChanged,
    RoundBegan,
)


class Observed(NamedTuple):
    """What was seen of one game."""

    result: GameResult
    chief: int
    auctions: list[tuple[int, ...]]
    """Rows of `AUCTION`."""


class Observer:
    """Watches a game, and notes every auction."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self.auctions: list[tuple[int, ...]] = []
        self.chief = NONE
        self._numbers = numbers
        self._round = 0
        self._powers: list[int] = []

    def watch(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Something happened."""
        for event in events:
            match event:
                case ChiefChanged(chief) if self.chief == NONE:
                    self.chief = chief
                case RoundBegan(number, _):
                    self._round = number
                case BidsRevealed(bids):
                    self._powers = sorted([power for _, _, power in bids])
                case CardWon(winner, card, power):
                    self._note(self._numbers[card.id], winner, power)

    def _note(self, card: int, winner: int, power: int) -> None:
        bidders = len(self._powers)
        second = self._powers[-2] if bidders > 1 else NONE
        self.auctions.append((card, self._round, winner, power, second, bidders))


def by_rules(task: Task) -> tuple[DealTally, tuple[Fault, ...]]:
    """Play some games by the rules."""
    played, faults = play_watched(task, lambda: Observer(task.numbers))
    games = [Observed(result, seen.chief, seen.auctions) for result, seen in played]
    return tally_of(games), faults


def tally_of(games: Sequence[Observed]) -> DealTally:
    """Some games in one tally."""
    most = max(len(game.auctions) for game in games)
    auctions = np.zeros((len(games), most), AUCTION)
    auctions["card"] = NONE
    for at, game in enumerate(games):
        auctions[at, : len(game.auctions)] = game.auctions
    return DealTally(
        np.array([game.result.decisions for game in games], np.int64),
        np.array([game.chief for game in games], np.int64),
        np.array([game.result.points for game in games], np.int64),
        np.array([game.result.places for game in games], np.int64),
        auctions,
    )
