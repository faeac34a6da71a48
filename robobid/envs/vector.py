"""Many games of Fzzzt! side by side on the fast twin, for training.

In every game one seat is to act. Where a game ends, its rewards are given and the next
one begins at once, so that a step always has a choice for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.fast.fzzzt import Batch, Box
from robobid.fzzzt.deckfile import standard_deck


class Step(NamedTuple):
    """What a learner gets; the next step uses the arrays again: copy what you keep."""

    observations: NDArray[np.uint8]
    """For each game what the seat that is to act may know, as bytes."""
    masks: NDArray[np.uint8]
    """For each game a one for each number that may be chosen."""
    seats: NDArray[np.int64]
    """For each game who is to act."""
    rewards: NDArray[np.float32]
    """For each game and seat: nothing until a game ends, then its share of the win
    less an equal share, so that they add up to nothing."""
    finished: NDArray[np.bool_]
    """For each game whether it has just ended; its observation is of the next game."""


class FzzztVector:
    """Games of one edition, stepped together.

    >>> games = FzzztVector("en", players=2, games=16, seed=1)
    >>> step = games.step(games.random_numbers())
    >>> step.rewards.shape, int(step.masks.sum(axis=1).min()) > 0
    ((16, 2), True)
    """

    def __init__(
        self,
        edition: str = "en",
        players: int = 2,
        games: int = 1024,
        seed: int = 0,
        peripherals: Sequence[str] = (),
    ) -> None:
        deck = standard_deck()
        chosen = [deck.peripheral(word) for word in peripherals]
        self.batch = Batch(Box.open(edition, players, deck, chosen), games, seed)
        self.players = players
        self.choices = self.batch.masks.shape[1]
        """How many numbers there are; the last few may never be allowed."""
        self._rewards = np.zeros((games, players), np.float32)

    def now(self) -> Step:
        """What is to be decided in every game."""
        batch = self.batch
        return Step(
            batch.observations, batch.masks, batch.seats, self._rewards, batch.finished
        )

    def step(self, numbers: NDArray[np.integer]) -> Step:
        """Do what has been chosen in every game; if one may not be, nothing is done."""
        self.batch.step(numbers)
        finished, places = self.batch.finished, self.batch.places
        self._rewards[:] = 0
        if finished.any():
            winners = places[finished] == 1
            shares = winners / winners.sum(axis=1, keepdims=True)
            self._rewards[finished] = shares - 1 / self.players
        return self.now()

    def random_numbers(self) -> NDArray[np.int64]:
        """Any number that the mask allows, for each game."""
        return self.batch.random_numbers()
