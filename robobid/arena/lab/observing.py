"""Games played by the rules, written down from their events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from robobid.arena.lab.change import Side
from robobid.arena.lab.sheets import AUCTION, NONE, Sheet
from robobid.arena.lineups import rotated
from robobid.arena.matches import Fault, GameResult, Limits, play_match
from robobid.core.decisions import CHANCE
from robobid.core.events import Event
from robobid.core.luck import Shuffled
from robobid.fzzzt.events import BidsRevealed, CardWon, ChiefChanged, RoundBegan


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

    def watch(self, seat: int, action: Any, events: Sequence[Event]) -> None:
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


def play_observed(
    side: Side,
    numbers: Mapping[str, int],
    bots: Sequence[str],
    seed: int,
    game: int,
    limits: Limits,
    keep_logs: Path | None = None,
) -> Observed:
    """Play one game of a side, known by its number, and watch it.

    The bots change places from game to game.
    """
    blank = side.game.set_up(side.tags)
    # A card that both sides have comes at the same time in both, as far as can be.
    luck = Shuffled(
        f"{seed}:{game}", lambda drawn: side.game.write(blank, CHANCE, drawn)
    )
    words = [f"{seed}:{game}:{word}" for word in range(len(bots))]
    observer = Observer(numbers)
    result = play_match(
        side.game,
        side.tags,
        rotated(bots, game),
        luck,
        rotated(words, game),
        limits,
        observer.watch,
        keep_logs,
    )
    return Observed(result, observer.chief, observer.auctions)


def sheet_of(games: Sequence[Observed]) -> Sheet:
    """Some games on one sheet."""
    most = max(len(game.auctions) for game in games)
    auctions = np.zeros((len(games), most), AUCTION)
    auctions["card"] = NONE
    for at, game in enumerate(games):
        auctions[at, : len(game.auctions)] = game.auctions
    return Sheet(
        np.array([game.result.decisions for game in games], np.int64),
        np.array([game.chief for game in games], np.int64),
        np.array([game.result.points for game in games], np.int64),
        np.array([game.result.places for game in games], np.int64),
        auctions,
    )


def faults_in(games: Sequence[Observed]) -> tuple[Fault, ...]:
    """All faults of some games."""
    return tuple(fault for game in games for fault in game.result.faults)
