"""Plays the rules and the twin side by side and compares whole tables.

The twin picks at random, luck included; the rules are given the same. Tables are
compared after every action, field by field, in a form that is quick to make of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from numpy.typing import NDArray

from robobid.core.decisions import CHANCE
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.scoring import places
from robobid.games.fzzzt.table import Player, Table
from robobid.twins.fzzzt.box import Box, switch_values
from robobid.twins.fzzzt.convert import to_action
from robobid.twins.fzzzt.steps import apply, decisions, new_tables, random_actions
from robobid.twins.fzzzt.table import AFTER_DEALING, NO_PERIPHERAL, OVER, PHASES
from robobid.twins.luck import seeded_luck


class Seen(NamedTuple):
    """A table as both sides can tell it, cards as bits."""

    phase: int
    after_dealing: int
    round: int
    chief: int
    face_down: int
    to_turn: int
    peripheral: int
    peripherals: int
    mechanics: int
    rules: tuple[int, ...]
    unseen: int
    belt: list[int]
    waiting: int
    to_deal: list[int]
    hand: list[int]
    set_aside: list[int]
    spent: list[int]
    shown: list[int]
    bid: list[int]
    units: list[int]
    plan: list[list[tuple[int, int]]]
    built: list[dict[int, list[int]]]
    scores: list[tuple[int, ...]]


_SETS = ("hand", "set_aside", "spent", "shown", "bid", "units")
_NUMBERS = (
    *("phase", "after_dealing", "round", "chief", "face_down", "to_turn"),
    *("peripheral", "peripherals", "mechanics"),
)
_LISTS = ("belt", "plan_robot", "plan_unit", "built_robot", "built_unit")
_COUNTS = ("end", "steps_planned", "steps_built")
_OTHERS = ("rules", "unseen", "head", "waiting", "to_deal", "dealing")
_SCORES = ("basic", "bonus", "total", "robots", "place")


def twins_agree(box: Box, games: int, seed: int) -> int:
    """Play games side by side; gives how many actions were compared."""
    tables = new_tables(box, games)
    luck = seeded_luck(games, seed)
    rules = [box.new_table() for _ in range(games)]
    side = RulesSide(box)
    compared = 0
    while (tables["phase"] != OVER).any():
        actions = random_actions(box, tables, luck)
        moving = [game for game in range(games) if tables["phase"][game] != OVER]
        moves = {game: to_action(box, tables[game], actions[game]) for game in moving}
        to_act = decisions(box, tables)
        for game, (seat, action) in moves.items():
            expected = FZZZT.decisions(rules[game])
            assert seat == to_act["seat"][game] == expected[0].seat
            if seat != CHANCE:
                seats = sum(1 << decision.seat for decision in expected)
                assert seats == to_act["seats"][game]
            FZZZT.apply(rules[game], seat, action)
        apply(box, tables, actions)
        twins = twin_side(box, tables)
        for game in moving:
            assert twins[game] == side.see(rules[game]), (seed, game, moves[game])
        compared += len(moving)
    return compared


def twin_side(box: Box, tables: NDArray[Any]) -> list[Seen]:
    """How the twin sees its tables."""
    longest = 1 + max(int(tables[name].max()) for name in _COUNTS)
    column = {
        name: (tables[name][:, :longest] if name in _LISTS else tables[name]).tolist()
        for name in (*_SETS, *_NUMBERS, *_LISTS, *_COUNTS, *_SCORES, *_OTHERS)
    }
    seats = range(box.players)
    seen = []
    for game in range(len(tables)):
        sets: dict[str, Any] = {
            name: [_whole(words) for words in column[name][game][: box.players]]
            for name in _SETS
        }
        plan = _steps(column, game, "plan", "steps_planned")
        built = _steps(column, game, "built", "steps_built")
        is_over = column["phase"][game] == OVER
        seen.append(
            Seen(
                **{name: column[name][game] for name in _NUMBERS},
                rules=column["rules"][game],
                unseen=_whole(column["unseen"][game]),
                belt=column["belt"][game][column["head"][game] : column["end"][game]],
                waiting=column["waiting"][game],
                to_deal=[
                    column["to_deal"][game][s] * (column["dealing"][game] >> s & 1)
                    for s in seats
                ],
                **sets,
                plan=[
                    [s for s in plan if units >> s[1] & 1] for units in sets["units"]
                ],
                built=[_built(built, units) for units in sets["units"]],
                scores=[
                    tuple(column[name][game][s] for name in _SCORES)
                    for s in seats
                    if is_over
                ],
            )
        )
    return seen


def _whole(words: Sequence[int]) -> int:
    return words[0] | words[1] << 64


def _steps(
    column: dict[str, Any], game: int, name: str, count: str
) -> list[tuple[int, int]]:
    end = column[count][game]
    robots = column[f"{name}_robot"][game][:end]
    return list(zip(robots, column[f"{name}_unit"][game][:end], strict=True))


def _built(steps: Iterable[tuple[int, int]], units: int) -> dict[int, list[int]]:
    built: dict[int, list[int]] = {}
    for robot, unit in steps:
        if units >> unit & 1:
            built.setdefault(unit, []).append(robot)
    return built


class RulesSide:
    """How the rules see a table of a box."""

    def __init__(self, box: Box) -> None:
        self.number = {card.id: number for number, card in enumerate(box.cards)}
        self.bit = {card.id: 1 << number for number, card in enumerate(box.cards)}
        self.peripherals = sorted(box.deck.peripherals)
        self.switches: dict[Any, tuple[int, ...]] = {}

    def see(self, table: Table) -> Seen:
        players = table.players
        if table.rules not in self.switches:
            self.switches[table.rules] = switch_values(table.rules)
        to_deal = dict(table.to_deal)
        return Seen(
            PHASES.index(table.phase),
            AFTER_DEALING.index(table.after_dealing),
            table.round,
            table.chief,
            table.face_down,
            table.to_turn,
            NO_PERIPHERAL
            if table.peripheral is None
            else self.peripherals.index(table.peripheral),
            sum(1 << self.peripherals.index(p) for p in table.peripherals),
            sum(1 << (card.player or 0) for card in table.mechanics),
            self.switches[table.rules],
            self.bits(table.unseen),
            [self.number[card.id] for card in table.belt],
            sum(1 << seat for seat in table.waiting),
            [to_deal.get(seat, 0) for seat in table.seats],
            [self.bits(player.hand) for player in players],
            [self.bits(player.set_aside) for player in players],
            [self.bits(player.spent) for player in players],
            [self.bits(player.shown) for player in players],
            [self.bits(player.bid or ()) for player in players],
            [self.bits(player.units) for player in players],
            [
                [(self.number[s.robot.id], self.number[s.unit.id]) for s in player.plan]
                for player in players
            ],
            [self.built(player) for player in players],
            [
                (score.basic, score.bonus, score.total, score.robots, place)
                for score, place in zip(table.scores, places(table.scores), strict=True)
            ],
        )

    def bits(self, cards: Iterable[Card]) -> int:
        bit = self.bit
        return sum([bit[card.id] for card in cards])

    def built(self, player: Player) -> dict[int, list[int]]:
        return {
            self.number[unit.id]: [self.number[robot.id] for robot in robots]
            for unit, robots in player.units.items()
            if robots
        }
