"""Between the rules' tables and actions and the twin's arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from robobid.core.errors import Unsupported
from robobid.games.fzzzt.rules.actions import (
    Action,
    Allocate,
    Bid,
    Deal,
    Done,
    Pay,
    Reveal,
    Turn,
)
from robobid.games.fzzzt.rules.cards import Card, Peripheral
from robobid.games.fzzzt.rules.scoring import Score
from robobid.games.fzzzt.table import Player, Table
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import Box, rules_of, switch_values
from robobid.twins.fzzzt.game import ACTION, CHANCE
from robobid.twins.fzzzt.table import (
    AFTER_DEALING,
    BIDDING,
    NO_PERIPHERAL,
    PHASES,
    empty_tables,
)


def from_table(box: Box, table: Table) -> NDArray[Any]:
    """A rules' table as an array of one table."""
    return from_tables(box, [table])


def from_tables(box: Box, tables: Sequence[Table]) -> NDArray[Any]:
    """The rules' tables as an array; all must be played with this box."""
    arrays = empty_tables(len(tables))
    for at, table in enumerate(tables):
        if Box.of(table) != box:
            raise Unsupported(
                "other_box",
                f"table {at} is played with another edition, deck or number of players",
                table=at,
            )
        _write(box, table, arrays[at])
    return arrays


def _write(box: Box, table: Table, it: Any) -> None:
    for seat, player in enumerate(table.players):
        _write_player(box, player, seat, it)
    plans = [player.plan for player in table.players]
    it["planned"] = box.words(robot for plan in plans for robot, _ in plan)
    it["unseen"] = box.words(table.unseen)
    it["rules"] = switch_values(table.rules)
    it["phase"] = PHASES.index(table.phase)
    it["after_dealing"] = AFTER_DEALING.index(table.after_dealing)
    it["round"] = table.round
    it["chief"] = table.chief
    it["peripheral"] = NO_PERIPHERAL
    if table.peripheral is not None:
        it["peripheral"] = _peripherals(box).index(table.peripheral)
    it["peripherals"] = sum(
        1 << _peripherals(box).index(peripheral) for peripheral in table.peripherals
    )
    it["waiting"] = sum(1 << seat for seat in table.waiting)
    it["mechanics"] = sum(1 << (card.player or 0) for card in table.mechanics)
    it["face_down"] = table.face_down
    it["to_turn"] = table.to_turn
    for seat, size in table.to_deal:
        it["dealing"] |= 1 << seat
        it["to_deal"][seat] = size
    it["end"] = len(table.belt)
    it["belt"][: len(table.belt)] = [box.number_of[card] for card in table.belt]
    for seat, score in enumerate(table.scores):
        for name in ("basic", "bonus", "total", "robots"):
            it[name][seat] = getattr(score, name)


def _write_player(box: Box, player: Player, seat: int, it: Any) -> None:
    it["hand"][seat] = box.words(player.hand)
    it["set_aside"][seat] = box.words(player.set_aside)
    it["spent"][seat] = box.words(player.spent)
    it["shown"][seat] = box.words(player.shown)
    it["bid"][seat] = box.words(player.bid or ())
    it["units"][seat] = box.words(player.units)
    for robot, unit in player.plan:
        _append(box, it, "plan", "steps_planned", robot, unit)
    for unit, robots in player.units.items():
        for robot in robots:
            _append(box, it, "built", "steps_built", robot, unit)


def _append(box: Box, it: Any, name: str, count: str, robot: Card, unit: Card) -> None:
    it[f"{name}_robot"][it[count]] = box.number_of[robot]
    it[f"{name}_unit"][it[count]] = box.number_of[unit]
    it[count] += 1


def to_table(box: Box, array: Any) -> Table:
    """A table of the twin as the rules know it.

    The twin knows what a player scored but not the allocation, so the scores have
    no allocation.
    """
    cards = box.cards_in
    table = box.new_table()
    table.players = [_player(box, array, seat) for seat in range(box.players)]
    table.unseen = cards(array["unseen"])
    table.mechanics = [
        box.deck.mechanic(number)
        for number in range(1, box.players + 1)
        if array["mechanics"] >> number & 1
    ]
    peripherals = _peripherals(box)
    table.peripherals = [
        peripheral
        for at, peripheral in enumerate(peripherals)
        if int(array["peripherals"]) >> at & 1
    ]
    if array["peripheral"] != NO_PERIPHERAL:
        table.peripheral = peripherals[array["peripheral"]]
    table.rules = rules_of(array["rules"])
    phase: Any = PHASES[array["phase"]]
    table.phase = phase
    after: Any = AFTER_DEALING[array["after_dealing"]]
    table.after_dealing = after
    table.round = int(array["round"])
    table.chief = int(array["chief"])
    table.face_down = int(array["face_down"])
    table.to_turn = int(array["to_turn"])
    table.belt = [
        box.cards[card] for card in array["belt"][array["head"] : array["end"]]
    ]
    table.to_deal = [
        (seat, int(array["to_deal"][seat]))
        for seat in _seats(array["dealing"], range(box.players))
    ]
    is_bidding = array["phase"] == BIDDING
    order = table.clockwise_from(table.chief) if is_bidding else table.seats
    table.waiting = _seats(array["waiting"], order)
    if table.phase == "over":
        table.scores = tuple(_score(array, seat) for seat in range(box.players))
    return table


def _player(box: Box, array: Any, seat: int) -> Player:
    cards = box.cards_in
    units: dict[Card, tuple[Card, ...]] = dict.fromkeys(cards(array["units"][seat]), ())
    for robot, unit in _steps(box, array, "built", "steps_built"):
        if unit in units:
            units[unit] += (robot,)
    plan = _steps(box, array, "plan", "steps_planned")
    return Player(
        hand=cards(array["hand"][seat]),
        bid=tuple(cards(array["bid"][seat])) or None,
        shown=cards(array["shown"][seat]),
        set_aside=cards(array["set_aside"][seat]),
        spent=cards(array["spent"][seat]),
        units=units,
        plan=[Allocate(robot, unit) for robot, unit in plan if unit in units],
    )


def _steps(box: Box, array: Any, name: str, count: str) -> Iterable[tuple[Card, Card]]:
    robots = array[f"{name}_robot"][: array[count]]
    units = array[f"{name}_unit"][: array[count]]
    for robot, unit in zip(robots, units, strict=True):
        yield box.cards[robot], box.cards[unit]


def _score(array: Any, seat: int) -> Score:
    return Score(
        int(array["basic"][seat]),
        int(array["bonus"][seat]),
        int(array["total"][seat]),
        int(array["robots"][seat]),
        allocation=(),
        widgets=(),
    )


def _seats(bits: int, order: Iterable[int]) -> list[int]:
    return [seat for seat in order if bits >> seat & 1]


def _peripherals(box: Box) -> list[Peripheral]:
    return sorted(box.deck.peripherals)


def from_actions(box: Box, actions: Sequence[tuple[int, Action]]) -> NDArray[Any]:
    """Seats and the rules' actions as an array."""
    array = np.zeros(len(actions), ACTION)
    for at, (seat, action) in enumerate(actions):
        _write_action(box, seat, action, array[at])
    return array


def _write_action(box: Box, seat: int, action: Action, it: Any) -> None:
    it["seat"] = seat
    match action:
        case Bid(cards):
            it["cards"] = box.words(cards)
        case Pay(card) | Turn(card):
            it["cards"] = box.words([card])
        case Allocate(robot, unit):
            it["cards"] = box.words([robot])
            it["on"] = box.number_of[unit]
        case Deal(_, cards):
            it["cards"] = box.words(cards)
            it["on"] = cards[0].player or 0  # at set-up a mechanic comes first
        case Reveal(peripheral):
            it["on"] = _peripherals(box).index(peripheral)


def to_action(box: Box, table: Any, action: Any) -> tuple[int, Action]:
    """The seat and the rules' action that an action of the twin is, on its table."""
    seat = int(action["seat"])
    phase = PHASES[table["phase"]]
    on = int(action["on"])
    if phase == "set-up":
        number_left = bin(table["mechanics"]).count("1")
        own = (box.deck.mechanic(on), *box.deck.robots_of(on))
        return CHANCE, Deal(box.players - number_left, own)
    if phase == "peripheral":
        return CHANCE, Reveal(_peripherals(box)[on])
    cards = tuple(box.cards_in(action["cards"]))
    if phase == "bidding":
        return seat, Bid(cards)
    if phase in ("building", "layout"):
        return seat, Allocate(cards[0], box.cards[on]) if cards else Done()
    (card,) = cards
    if phase == "dealing":
        return CHANCE, Deal(_seats(table["dealing"], range(box.players))[0], (card,))
    return (seat, Pay(card)) if phase == "paying" else (CHANCE, Turn(card))
