"""Many games side by side on a fast twin, for training.

In every game one seat is to act. Where a game ends, its rewards are given and the next
one begins at once, so that a step always has a choice for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray


class Step(NamedTuple):
    """What a learner gets; the next step uses the arrays again: copy what you keep."""

    observations: NDArray[Any]
    """For each game what the seat that is to act may know: bytes for Fzzzt!, whole
    numbers for Power Grid."""
    masks: NDArray[np.uint8]
    """For each game a one for each number that may be chosen."""
    seats: NDArray[np.int64]
    """For each game who is to act."""
    rewards: NDArray[np.float32]
    """For each game and seat: nothing until a game ends, then its share of the win
    less an equal share, so that they add up to nothing."""
    finished: NDArray[np.bool_]
    """For each game whether it has just ended; its observation is of the next game."""


class _Batch(Protocol):
    """Games side by side, as a twin plays them."""

    observations: NDArray[Any]
    masks: NDArray[Any]
    seats: NDArray[np.int64]
    finished: NDArray[np.bool_]
    places: NDArray[np.int64]

    def step(self, numbers: NDArray[Any]) -> None: ...

    def random_numbers(self) -> NDArray[np.int64]: ...


class Vector:
    """Games of one kind, stepped together."""

    def __init__(self, batch: _Batch) -> None:
        self._batch = batch
        self.players = batch.places.shape[1]
        self.choices = batch.masks.shape[1]
        """How many numbers there are; the last few may never be allowed."""
        self._rewards = np.zeros(batch.places.shape, np.float32)

    def now(self) -> Step:
        """What is to be decided in every game."""
        batch = self._batch
        return Step(
            batch.observations, batch.masks, batch.seats, self._rewards, batch.finished
        )

    def step(self, numbers: NDArray[np.integer]) -> Step:
        """Do what has been chosen in every game; if one may not be, nothing is done."""
        self._batch.step(numbers)
        finished, places = self._batch.finished, self._batch.places
        self._rewards[:] = 0
        if finished.any():
            winners = places[finished] == 1
            shares = winners / winners.sum(axis=1, keepdims=True)
            self._rewards[finished] = shares - 1 / self.players
        return self.now()

    def random_numbers(self) -> NDArray[np.int64]:
        """Any number that the mask allows, for each game."""
        return self._batch.random_numbers()


class FzzztVector(Vector):
    """Games of one edition of Fzzzt!, stepped together.

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
        from robobid.fast.fzzzt import Batch, Box
        from robobid.fzzzt.deckfile import standard_deck

        deck = standard_deck()
        chosen = [deck.peripheral(word) for word in peripherals]
        self.batch = Batch(Box.open(edition, players, deck, chosen), games, seed)
        super().__init__(self.batch)


class PowerGridVector(Vector):
    """Games of Power Grid on one map, stepped together.

    `line_ups` says who sits where, as a record's Players do: `robot 2-5-1-6-3` or
    `robot`, whose pieces are dealt, are robots, and any other name is a learner.
    Several line-ups take turns from game to game. Numbers and observations are those
    of `robobid.envs.powergrid_coding`.

    >>> line_ups = ["A; B; robot", "robot 2-5-1-6-3; A; B"]
    >>> games = PowerGridVector("germany", line_ups, games=16, seed=1)
    >>> step = games.step(games.random_numbers())
    >>> step.rewards.shape, int(step.masks.sum(axis=1).min()) > 0
    ((16, 3), True)
    """

    def __init__(
        self,
        map_: str = "germany",
        line_ups: Sequence[str] = ("A; B",),
        games: int = 1024,
        seed: int = 0,
        **others: Any,
    ) -> None:
        from robobid.fast.powergrid import Batch, Box
        from robobid.powergrid.players import seat_of

        boxes = [
            Box.open(map_, [seat_of(who.strip()) for who in row.split(";")], **others)
            for row in line_ups
        ]
        self.batch = Batch(boxes, games, seed)
        super().__init__(self.batch)
