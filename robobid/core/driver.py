"""Plays games: asks whoever is to act, and applies the answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.core.events import Event
from robobid.core.game import AnyGame, AnyTable, Game, View
from robobid.core.luck import Luck

T = TypeVar("T", bound=AnyTable)
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Action)
Seen = TypeVar("Seen", bound=View, contravariant=True)
Chosen = TypeVar("Chosen", bound=Action, covariant=True)


class Player(Protocol[Seen, Chosen]):
    """Whoever sits in a seat: sees a view of a game, answers with an action of it."""

    def choose(self, view: Seen, decision: Decision) -> Chosen:
        """One of the decision's options."""


AnyPlayer: TypeAlias = Player[Any, Any]
"""A player of some game, for whoever seats those of all games alike."""


Watcher = Callable[[int, Action, list[Event]], None]
"""Called after every action with the seat, the action and what happened."""


def play(
    game: Game[T, V, A],
    table: T,
    players: Mapping[int, Player[V, A]],
    luck: Luck,
    watch: Watcher | None = None,
) -> int:
    """Play a table to its end; gives the number of decisions that seats answered.

    Players of another game are a mistake that a type checker finds.
    Where several seats choose at once they are asked in the order of the decisions;
    none of them sees what the others chose.
    """
    answered = 0
    while decisions := game.decisions(table):
        decision = decisions[0]
        seat = decision.seat
        if seat == CHANCE:
            action = luck.draw(decision)
        else:
            action = players[seat].choose(game.view(table, seat), decision)
            answered += 1
        events = game.apply(table, seat, action)
        if watch is not None:
            watch(seat, action, events)
    return answered


def play_at_random(game: AnyGame, table: Any, random: Random) -> int:
    """Play a table to its end, every choice and all luck at random, without views."""
    answered = 0
    while decisions := game.decisions(table):
        seat, _, options = decisions[0]
        if seat != CHANCE:
            answered += 1
        game.carry_out(table, seat, options.pick(random))
    return answered
