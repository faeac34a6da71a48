"""Clean-up and building at the end of every round, and the final layout.

EN "Clean Up and Building Production Units", DE "Aufräumen", FR "Phase de Nettoyage
et de Construction", RU "Работа по созданию штуковин".
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from robobid.core.decisions import (
    Decision,
    Options,
    Spell,
    choices,
    listed,
    name_of,
)
from robobid.core.errors import Illegal
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Done
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.events import (
    AuctionsEnded,
    BuildingFinished,
    RobotPlanned,
    RobotsAllocated,
)
from robobid.games.fzzzt.rules.preparation import take_up_pile
from robobid.games.fzzzt.table import Table


def begin_building(table: Table) -> None:
    """The belt is empty: take up hand and pile together, and build (F5.1)."""
    table.tell(AuctionsEnded(table.round))
    for player in table.players:
        take_up_pile(player)
        player.shown = []
    table.phase = "building"
    wait_for_builders(table)


def wait_for_builders(table: Table) -> None:
    """All build at the same time; who can build nothing is not asked (F5.4)."""
    table.waiting = [seat for seat in table.seats if can_build(table, seat)]


def can_build(table: Table, seat: int) -> bool:
    """Is there a robot that may still go on a unit?"""
    return any(build_options(table, seat).allocations())


def build_decisions(table: Table) -> list[Decision]:
    """All who have not finished may allocate a robot, or say that they are done."""
    return [
        Decision(seat, table.phase, build_options(table, seat))
        for seat in table.waiting
    ]


def build_options(table: Table, seat: int) -> BuildOptions:
    """What a seat may build now.

    At the end of a round a unit takes one robot, or what a peripheral allows (F5.2);
    in the final layout any number (F6.2).
    """
    player = table.players[seat]
    limit = table.rules.robots_per_unit
    most = len(player.hand) if table.phase == "layout" else limit
    return BuildOptions(tuple(player.hand), tuple(player.units), player.plan[:], most)


class BuildOptions(Options):
    """Robots that may go on units: they share a symbol, and there is room (F5.2)."""

    __slots__ = ("_actions", "_hand", "_most", "_plan", "_units")

    def __init__(
        self,
        hand: tuple[Card, ...],
        units: tuple[Card, ...],
        plan: list[Allocate],
        most: int,
    ) -> None:
        self._hand = hand
        self._units = units
        self._plan = plan
        self._most = most
        self._actions: list[Allocate | Done] | None = None

    @property
    def actions(self) -> list[Allocate | Done]:
        """Everything that may be done, worked out when it is first asked for."""
        if self._actions is None:
            self._actions = [*self.allocations(), Done()]
        return self._actions

    def allocations(self) -> Iterator[Allocate]:
        """Every robot that is still free, on every unit that it fits and has room."""
        planned = [step.robot for step in self._plan]
        free = [card for card in self._hand if card not in planned]
        return (
            Allocate(robot, unit)
            for unit in self._units
            if self._has_room(unit)
            for robot in free
            if robot.fits(unit)
        )

    def _has_room(self, unit: Card) -> bool:
        return [step.unit for step in self._plan].count(unit) < self._most

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Allocate):
            return isinstance(action, Done)
        robot, unit = action
        return (
            robot in self._hand
            and unit in self._units
            and robot.fits(unit)
            and self._has_room(unit)
            and all(step.robot != robot for step in self._plan)
        )

    def __iter__(self) -> Iterator[Allocate | Done]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BuildOptions) and self.actions == other.actions

    def __hash__(self) -> int:
        return hash(tuple(self.actions))

    def pick(self, random: Random) -> Any:
        return self.actions[int(random.random() * len(self.actions))]

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Allocate):
            return super().refusal(seat, action, spell)
        # A bid of one card is written as the card.
        robot, unit = (spell(Bid((card,))) for card in action)
        who = name_of(seat)
        steps = [step for step in self.actions if isinstance(step, Allocate)]
        allowed = choices(steps, spell)
        planned = [step.robot for step in self._plan]
        if action.robot not in self._hand or action.robot in planned:
            code, reason = "robot_not_free", f"{robot} is no free robot of {who}"
        elif action.unit not in self._units:
            code, reason = "unit_not_owned", f"{unit} is no unit of {who}"
        elif not action.robot.fits(action.unit):
            code = "no_shared_symbol"
            reason = f"{robot} and {unit} share no symbol"
        else:
            code = "unit_is_full"
            reason = f"{unit} takes no further robot this round"
        return Illegal(
            code,
            f"{reason}; allowed: {listed(allowed) or 'only to finish'}",
            seat=seat,
            robot=robot,
            unit=unit,
            allowed=allowed,
        )


def plan_robot(table: Table, seat: int, step: Allocate) -> None:
    """Choose a robot for a unit; nobody else sees it before all have chosen (F5.4)."""
    table.players[seat].plan.append(step)
    table.tell(RobotPlanned(seat, step.robot, step.unit))


def finish_building(table: Table, seat: int) -> None:
    """A seat has finished."""
    table.waiting.remove(seat)
    table.tell(BuildingFinished(seat))


def end_of_building(table: Table) -> None:
    """All show what they built; these robots stay there to the end (F5.3).

    Who built nothing shows that too, and can no longer take it back.
    """
    for seat, player in enumerate(table.players):
        if not player.units:
            continue
        for robot, unit in sorted(player.plan):
            player.hand.remove(robot)
            player.units[unit] = (*player.units[unit], robot)
        shown = tuple(sorted((step.unit, step.robot) for step in player.plan))
        player.plan = []
        table.tell(RobotsAllocated(seat, shown))
