"""One action on each of many tables: chosen outside, or at random."""

from __future__ import annotations

from typing import Any

from robobid.core.errors import Illegal
from robobid.twins.arguments import INT
from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import entry
from robobid.twins.judgement import SIMPLE_POWER_GRID, PowerGridJudgement
from robobid.twins.luck import LUCK, new_luck
from robobid.twins.powergrid.actions import ACTION, CHANCE, CHOICE
from robobid.twins.powergrid.box import BOX, LAND, Box
from robobid.twins.powergrid.chance import obey, pick_apart
from robobid.twins.powergrid.convert import from_table
from robobid.twins.powergrid.game import carry_out_apart, decide_apart, is_option
from robobid.twins.powergrid.players import PLAYER, Player, choose, player_of
from robobid.twins.powergrid.simple.sheet import SHEET, new_sheet
from robobid.twins.powergrid.table import OVER, TABLE

_PICK, _CHECK_AND_DO, _THINK = 1, 2, 4


def new_tables(box: Box, games: int) -> NDArray[Any]:
    """Tables before anything is chosen or drawn."""
    return np.repeat(from_table(box, box.new_table()), games)


def decisions(box: Box, tables: NDArray[Any]) -> NDArray[Any]:
    """What is to be decided now on every table: see `convert.options_of`."""
    return _step(box, tables, 0)[0]


def random_actions(box: Box, tables: NDArray[Any], luck: NDArray[Any]) -> NDArray[Any]:
    """Any of the options on every table that is not over, luck included."""
    return _step(box, tables, _PICK, luck)[1]


def simple_actions(
    box: Box,
    tables: NDArray[Any],
    luck: NDArray[Any] | None = None,
    judgement: PowerGridJudgement = SIMPLE_POWER_GRID,
) -> NDArray[Any]:
    """What `simple` does on every table where a person is to act; else what luck does.

    Robots do what they must.
    """
    return player_actions(box, tables, judgement, luck)


def player_actions(
    box: Box,
    tables: NDArray[Any],
    player: Player,
    luck: NDArray[Any] | None = None,
) -> NDArray[Any]:
    """What a player does on every table where a person is to act, as `simple` would."""
    return _step(box, tables, _THINK, luck, player=player)[1]


def apply(box: Box, tables: NDArray[Any], actions: NDArray[Any]) -> None:
    """Carry out an action on every table that is not over, if all are allowed."""
    _step(box, tables, _CHECK_AND_DO, actions=actions)


def _step(
    box: Box,
    tables: NDArray[Any],
    task: int,
    luck: NDArray[Any] | None = None,
    actions: NDArray[Any] | None = None,
    player: Player = SIMPLE_POWER_GRID,
) -> tuple[NDArray[Any], NDArray[Any]]:
    games = len(tables)
    choices = np.zeros(games, CHOICE)
    luck = new_luck(games) if luck is None else luck
    actions = np.zeros(games, ACTION) if actions is None else actions
    players = np.array([player_of(player)], PLAYER)
    refused = step_tables(
        *(box.array, box.lands, tables, luck, choices, actions),
        *(players, new_sheet(), task),
    )
    if refused >= 0:
        raise Illegal(
            "not_an_option",
            f"action {actions[refused]} is not allowed on table {refused}; "
            "no table was changed",
            table=refused,
        )
    return choices, actions


@entry(BOX, LAND, TABLE, LUCK, CHOICE, ACTION, PLAYER, SHEET, INT)
def step_tables(
    boxes: Any,
    lands: Any,
    tables: Any,
    lucks: Any,
    choices: Any,
    actions: Any,
    players: Any,
    sheets: Any,
    task: int,
) -> int:
    """Decide on all tables, pick, check and do; gives the first one refused, or -1."""
    box = boxes[0]
    for game in range(tables.shape[0]):
        decide_apart(box, lands, tables[game], choices[game])
        if tables[game].phase != OVER:
            if task & _THINK and choices[game].seat != CHANCE:
                if choices[game].is_forced:
                    obey(choices[game], actions[game])
                else:
                    choose(
                        box,
                        lands,
                        tables[game],
                        choices[game],
                        players[0],
                        lucks[game],
                        sheets[0],
                        actions[game],
                    )
            elif task & (_PICK | _THINK):
                pick_apart(box, choices[game], lucks[game], actions[game])
            elif task & _CHECK_AND_DO and not is_option(
                box, choices[game], actions[game]
            ):
                return game
    if task & _CHECK_AND_DO:
        for game in range(tables.shape[0]):
            if tables[game].phase != OVER:
                carry_out_apart(box, lands, tables[game], choices[game], actions[game])
    return -1
