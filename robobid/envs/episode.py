"""One game as a learner meets it: somebody is to choose a number, until it is over."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from robobid.bots import make_any_bot
from robobid.core.decisions import CHANCE, Action, Decision, forced_move
from robobid.core.driver import AnyPlayer
from robobid.core.errors import Illegal, Unsupported, unknown
from robobid.core.events import Event
from robobid.core.game import AnyGame
from robobid.core.luck import Luck
from robobid.envs.coding import Coding, Row, mask

Reward = Literal["win", "points"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
"""What a game is worth: a share of the win, so that all shares add up to nothing, or
the points."""


POSITION: Final = "position"
"""What a reset may be told: the line of a position that the game begins from."""


def check_reward(word: str) -> Reward:
    """A kind of reward by its name; an unknown one is refused."""
    for reward in REWARDS:
        if word == reward:
            return reward
    raise unknown("reward", word, REWARDS)


class EnvSpec:
    """How the games of an environment are played: the rules, the set-up, the numbers.

    Only persons choose: what a robot of Power Grid does stands on its pieces, and what
    a bot does it says itself; it is done as soon as it is due. A course's `players`
    are the persons, in their order.
    """

    def __init__(
        self,
        game: AnyGame,
        table: Any,
        coding: Coding,
        reward: str = "win",
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game
        self.start = table
        self.coding = coding
        self.reward = check_reward(reward)
        self.bots = dict(bots or {})
        """The words of the bots, by their seats."""
        self.persons = tuple(s for s in coding.persons(table) if s not in self.bots)
        if not self.persons:
            raise Unsupported(
                "no_persons", "at least one seat must be a learner's, not a robot's"
            )

    @cached_property
    def seats(self) -> int:
        """How many seats there are, those of robots included."""
        return self.game.seats(self.start)

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the most that a player can get."""
        if self.reward == "points":
            return self.coding.points(self.start)
        return -1 / self.seats, 1 - 1 / self.seats

    @property
    def is_zero_sum(self) -> bool:
        """Does what all players get add up to nothing?"""
        return self.reward == "win" and len(self.persons) == self.seats

    def seat_bots(self, seed: int) -> dict[int, AnyPlayer]:
        """The bots of one game; with the same seed they do the same."""
        return {
            seat: make_any_bot(self.game.name, word, f"{seed}:{seat}")
            for seat, word in self.bots.items()
        }

    def table_at(self, position: str) -> Any:
        """The table of a position; refused if it is of another kind of game."""
        table, game = self.game.read_position(position), self.game
        if (
            game.tags(table) != game.tags(self.start)
            or game.seats(table) != self.seats
            or self.coding.persons(table) != self.coding.persons(self.start)
        ):
            raise Unsupported(
                "other_position",
                "the position is of a game with another set-up or other seats",
            )
        return table

    @property
    def choices(self) -> int:
        """How many numbers the choices of players have."""
        return self.coding.choices

    def worth(self, table: Any) -> list[float]:
        """What the game was worth to each player; nothing until it is over."""
        standings = self.game.standings(table)
        if not standings:
            return [0.0] * len(self.persons)
        if self.reward == "points":
            return [float(standings[seat].points) for seat in self.persons]
        winners = sum(standing.place == 1 for standing in standings)
        return [
            (standings[seat].place == 1) / winners - 1 / self.seats
            for seat in self.persons
        ]


class Episode:
    """A game under way."""

    def __init__(
        self, course: EnvSpec, table: Any, bots: Mapping[int, AnyPlayer] | None = None
    ) -> None:
        self.course = course
        self.table = table
        self._bots = bots or {}
        self._decision: Decision | None = None
        self._options: Mapping[int, Any] | None = None
        self._go_on()

    @classmethod
    def begin(
        cls, course: EnvSpec, seed: int = 0, position: str | None = None
    ) -> Episode:
        """A new game, or one from a position on; the seed is for its bots."""
        table = course.table_at(position) if position else course.start.copy()
        return cls(course, table, course.seat_bots(seed))

    def copy(self) -> Episode:
        """A game that shares nothing that changes."""
        return Episode(self.course, self.table.copy(), self._bots)

    @property
    def is_over(self) -> bool:
        return self._decision is None

    @property
    def is_chance(self) -> bool:
        """Is luck to decide?"""
        return self._decision is not None and self._decision.seat == CHANCE

    @property
    def decision(self) -> Decision:
        """What is to be decided; asked while the game is not over."""
        assert self._decision is not None
        return self._decision

    @property
    def player(self) -> int:
        """Who is to choose, counted among the persons."""
        return self.course.persons.index(self.decision.seat)

    @property
    def options(self) -> Mapping[int, Any]:
        """What may be chosen, by number."""
        if self._options is None:
            self._options = self.course.coding.options(self.table, self.decision)
        return self._options

    def choose(self, number: int) -> list[Event]:
        """Do what has a number; gives what happened, robots' doings included."""
        if self.is_over or number not in self.options:
            raise refusal(number, {} if self.is_over else self.options)
        return self._do(self.options[number])

    def asked(self) -> dict[int, Mapping[int, Any]]:
        """What each player may choose who is to choose at this moment, by number."""
        if self.is_over or self.is_chance:
            return {}
        coding, persons = self.course.coding, self.course.persons
        return {
            persons.index(decision.seat): coding.options(self.table, decision)
            for decision in self.course.game.decisions(self.table)
        }

    def choose_together(self, numbers: Mapping[int, int]) -> None:
        """Do what all who are asked have chosen; if one may not, nothing is done."""
        asked = self.asked()
        for player, options in asked.items():
            if numbers.get(player) not in options:
                raise refusal(numbers.get(player), options)
        for player, options in asked.items():
            seat = self.course.persons[player]
            self.course.game.carry_out(self.table, seat, options[numbers[player]])
        self._go_on()

    def let(self, luck: Luck) -> None:
        """Let luck decide until somebody is to choose, or the game is over."""
        while self.is_chance:
            self._do(luck.draw(self.decision))

    def view(self, player: int | None) -> Any:
        """What a player may know; `None` is a spectator."""
        seat = None if player is None else self.course.persons[player]
        return self.view_of(seat)

    def observe(self, player: int | None) -> Row:
        """The same as a row of numbers."""
        return self.course.coding.observe(self.view(player))

    def mask(self, player: int) -> NDArray[np.int8]:
        """What a player may choose now, as zeros and ones."""
        to_act = not self.is_over and not self.is_chance and self.player == player
        return mask(self.course.coding.choices, self.options if to_act else {})

    def worth(self) -> list[float]:
        """What the game was worth to each player; nothing until it is over."""
        return self.course.worth(self.table)

    def _do(self, action: Action) -> list[Event]:
        game = self.course.game
        events = game.carry_out(self.table, self.decision.seat, action)
        return events + self._go_on()

    def _go_on(self) -> list[Event]:
        """Find out who is next; bots and robots do at once what they do."""
        game = self.course.game
        events: list[Event] = []
        while True:
            self._options = None
            decisions = game.decisions(self.table)
            obliged = next((d for d in decisions if self._is_obliged(d.seat)), None)
            if obliged is None:
                self._decision = next(iter(decisions), None)
                return events
            action = self._answer(obliged)
            events += game.carry_out(self.table, obliged.seat, action)

    def _is_obliged(self, seat: int) -> bool:
        """Is a seat a bot's or a robot's, who choose without being asked?"""
        return seat != CHANCE and seat not in self.course.persons

    def _answer(self, decision: Decision) -> Any:
        bot = self._bots.get(decision.seat)
        if bot is not None:
            return bot.choose(self.view_of(decision.seat), decision)
        return forced_move(decision)

    def view_of(self, seat: int | None) -> Any:
        """What a seat may know; `None` is a spectator."""
        return self.course.game.view(self.table, seat)


def refusal(number: int | None, options: Mapping[int, Any]) -> Illegal:
    """The error for a number that may not be chosen now."""
    allowed = ", ".join(map(str, options)) or "nothing"
    return Illegal(
        "not_an_option",
        f"number {number} is not allowed now; allowed: {allowed}",
        action=number,
        allowed=allowed,
    )


def whole(action: Any, options: Mapping[int, Any]) -> int:
    """The number of a choice among the options; 3.7 is none.

    >>> whole(np.int64(3), {3: "bid"}), whole(3.0, {3: "bid"})
    (3, 3)
    """
    if action is None or int(action) != action or isinstance(action, bool):
        raise refusal(action, options)
    return int(action)


def position_in(options: Mapping[str, Any] | None) -> str | None:
    """The position that a game begins from, if the options of a reset name one.

    PettingZoo and Gymnasium want all other options to be passed over.
    """
    return (options or {}).get(POSITION)
