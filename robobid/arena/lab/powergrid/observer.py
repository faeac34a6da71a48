"""Games of Power Grid played by the rules, written down from their events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from robobid.arena.lab.observer import play_watched
from robobid.arena.lab.powergrid.deal_tally import DealTally
from robobid.arena.lab.quantities import NONE
from robobid.arena.lab.side import Task
from robobid.arena.matches import Fault, GameResult
from robobid.core.decisions import Action
from robobid.core.events import Event
from robobid.games.powergrid.rules.events import (
    FuelBought,
    GameEnded,
    OrderChanged,
    PlantBought,
    RoundBegan,
    StepChanged,
)
from robobid.games.powergrid.rules.plants import Fuel, Plants, card_word


class Purchase(NamedTuple):
    """A plant that somebody bought: its number in our list, and how."""

    plant: int
    seat: int
    price: int
    over: int
    when: int


class Observer:
    """Watches a game, and notes what is bought and when steps begin."""

    def __init__(self, numbers: Mapping[str, int], plants: Plants) -> None:
        self.order: tuple[int, ...] = ()
        self.began = {2: 0, 3: 0}
        self.round = 1
        self.purchases: list[Purchase] = []
        self.tokens = [0] * len(Fuel)
        self.spent = [0] * len(Fuel)
        self.money: tuple[int, ...] = ()
        self._numbers, self._plants = numbers, plants
        self._step = 1

    def watch(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Something happened."""
        for event in events:
            match event:
                case OrderChanged(order) if not self.order:
                    self.order = order
                case RoundBegan(number):
                    self.round = number
                case StepChanged(step):
                    self._step = step
                case PlantBought(buyer, plant, payment) if plant in self._plants:
                    over = payment - self._plants[plant].min_bid
                    number = self._numbers[card_word(plant)]
                    self.purchases.append(
                        Purchase(number, buyer, payment, over, self.round)
                    )
                case FuelBought(_, fuel, payment):
                    self.tokens[fuel] += 1
                    self.spent[fuel] += payment
                case GameEnded(_, money, _):
                    self.money = money
        # A step that begins between two rounds is the next round's.
        if self.began.get(self._step) == 0:
            self.began[self._step] = self.round


class Observed(NamedTuple):
    """What was seen of one game."""

    result: GameResult
    seen: Observer


def by_rules(task: Task) -> tuple[DealTally, tuple[Fault, ...]]:
    """Play some games by the rules."""
    plants = task.side.game.set_up(task.side.tags).setup.plants
    played, faults = play_watched(task, lambda: Observer(task.numbers, plants))
    games = [Observed(result, seen) for result, seen in played]
    return tally_of(games, len({*task.numbers.values()})), faults


def tally_of(games: Sequence[Observed], plants: int) -> DealTally:
    """Some games in one tally."""

    def column(values: Sequence[Any]) -> Any:
        return np.array(values, np.int64)

    bought = np.zeros((4, len(games), plants), np.int64)
    bought[0] = NONE
    for at, (_, seen) in enumerate(games):
        for plant, *facts in seen.purchases:
            bought[:, at, plant] = facts
    results, watched = zip(*games, strict=True)
    return DealTally(
        column([result.decisions for result in results]),
        column([seen.round for seen in watched]),
        column([seen.began[2] for seen in watched]),
        column([seen.began[3] for seen in watched]),
        column([seen.order for seen in watched]),
        column([result.points for result in results]),
        column([seen.money for seen in watched]),
        column([result.places for result in results]),
        column([seen.tokens for seen in watched]),
        column([seen.spent for seen in watched]),
        *bought,
    )
