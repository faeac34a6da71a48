"""One action on each of many tables: chosen outside, or at random."""

from __future__ import annotations

from typing import Any, Final

from robobid.core.errors import Illegal
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import BOX, Box
from robobid.twins.fzzzt.chance import pick
from robobid.twins.fzzzt.desk import DESK, new_desk
from robobid.twins.fzzzt.game import (
    ACTION,
    carry_out,
    is_option,
    seat_to_act,
    seats_to_act,
    to_next_decision,
)
from robobid.twins.fzzzt.mechanic.choice import choose_as_mechanic
from robobid.twins.fzzzt.mechanic.sheet import SHEET, forget, new_sheet
from robobid.twins.fzzzt.players import PLAYER, line_ups
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.table import OVER, TABLE, empty_tables
from robobid.twins.jit import entry
from robobid.twins.judgement import APPRENTICE, Judgement
from robobid.twins.luck import LUCK

DECISION: Final = np.dtype([("kind", "i2"), ("seat", "i2"), ("seats", "u2")])
"""The phase, the first seat that may act, and a bit for each that may."""


def new_tables(box: Box, games: int) -> NDArray[Any]:
    """Tables before anything is dealt."""
    tables = empty_tables(games)
    lay_tables(box.array, tables)
    return tables


def decisions(box: Box, tables: NDArray[Any]) -> NDArray[Any]:
    """Who may act now on every table."""
    found = np.zeros(len(tables), DECISION)
    find_decisions(box.array, tables, found)
    return found


def apply(box: Box, tables: NDArray[Any], actions: NDArray[Any]) -> None:
    """Carry out an action on every table that is not over, if all are allowed."""
    refused = apply_actions(box.array, tables, actions, new_desk())
    if refused >= 0:
        raise Illegal(
            "not_an_option",
            f"action {actions[refused]} is not allowed on table {refused}; "
            "no table was changed",
            table=refused,
        )


def random_actions(box: Box, tables: NDArray[Any], luck: NDArray[Any]) -> NDArray[Any]:
    """Any of the options on every table that is not over, luck included."""
    actions = np.zeros(len(tables), ACTION)
    pick_actions(box.array, tables, luck, actions)
    return actions


def mechanic_actions(
    box: Box, tables: NDArray[Any], judgement: Judgement = APPRENTICE
) -> NDArray[Any]:
    """What a mechanic does on every table where a seat is to act; luck is left out."""
    actions = np.zeros(len(tables), ACTION)
    players = line_ups(box, [judgement] * box.players)[0]
    choose_actions(box.array, tables, players, new_sheet(), new_desk(), actions)
    return actions


@entry(BOX, TABLE)
def lay_tables(boxes: Any, tables: Any) -> None:
    """Lay every table anew."""
    for game in range(tables.shape[0]):
        lay_table(boxes[0], tables[game])


@entry(BOX, TABLE, DECISION)
def find_decisions(boxes: Any, tables: Any, found: Any) -> None:
    """Note who may act."""
    for game in range(tables.shape[0]):
        found[game].kind = tables[game].phase
        found[game].seat = seat_to_act(boxes[0], tables[game])
        found[game].seats = seats_to_act(boxes[0], tables[game])


@entry(BOX, TABLE, ACTION, DESK)
def apply_actions(boxes: Any, tables: Any, actions: Any, desks: Any) -> int:
    """Check all actions, then carry them out; gives the first one refused, or -1."""
    for game in range(tables.shape[0]):
        if tables[game].phase != OVER and not is_option(
            boxes[0], tables[game], actions[game]
        ):
            return game
    for game in range(tables.shape[0]):
        if tables[game].phase != OVER:
            carry_out(boxes[0], tables[game], actions[game])
            to_next_decision(boxes[0], tables[game], desks[0])
    return -1


@entry(BOX, TABLE, PLAYER, SHEET, DESK, ACTION)
def choose_actions(
    boxes: Any, tables: Any, players: Any, sheets: Any, desks: Any, actions: Any
) -> None:
    """Choose an action for every table where a seat is to act."""
    for game in range(tables.shape[0]):
        action = actions[game]
        action.seat = seat_to_act(boxes[0], tables[game])
        if action.seat >= 0:
            forget(boxes[0], sheets[0])
            choose_as_mechanic(
                boxes[0],
                tables[game],
                players[0].judgement,
                sheets[0],
                desks[0],
                action,
            )


@entry(BOX, TABLE, LUCK, ACTION)
def pick_actions(boxes: Any, tables: Any, lucks: Any, actions: Any) -> None:
    """Pick an action for every table."""
    for game in range(tables.shape[0]):
        if tables[game].phase != OVER:
            pick(boxes[0], tables[game], lucks[game], actions[game])
