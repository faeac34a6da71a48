"""Who sits where: players who roll dice, and `simple` with any judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from robobid.twins.arrays import NDArray, np
from robobid.twins.bits import nth_bit
from robobid.twins.jit import part, rare_part, small_part
from robobid.twins.judgement import (
    SIMPLE_POWER_GRID,
    TRAINEE_POWER_GRID,
    PowerGridJudgement,
)
from robobid.twins.lineups import line_up_rows, no_such_player
from robobid.twins.luck import Luck, below, bits
from robobid.twins.powergrid.actions import (
    BID,
    BUILD,
    BUY_FUEL,
    CHANCE,
    OFFER,
    OPEN,
    PASS,
    RAISE,
    RUN_PLANTS,
    AnyAction,
    Choice,
)
from robobid.twins.powergrid.box import AnyBox, Box, Lands
from robobid.twins.powergrid.chance import pick_apart, pick_one, pick_run
from robobid.twins.powergrid.sets import size
from robobid.twins.powergrid.simple.choice import choose_simply
from robobid.twins.powergrid.simple.sheet import JUDGEMENT, Sheet
from robobid.twins.powergrid.table import AnyTable

PLAYER: Final = np.dtype([("thinks", "i8"), ("judgement", JUDGEMENT)], align=True)
PLAYERS: Final = ("dice", "random", "simple", "trainee")
"""`dice` does anything that may be done, each as likely as any other; the others do
what the bots of these names do."""
DICE, RANDOM, SIMPLE = range(3)
_NAMED: Final = {"simple": SIMPLE_POWER_GRID, "trainee": TRAINEE_POWER_GRID}

Player: TypeAlias = str | PowerGridJudgement
"""One of `PLAYERS`, or `simple` with a judgement of one's own."""
LineUp: TypeAlias = Sequence[Player]
"""A player for each seat; at a robot's seat it does not matter who is named."""

AnyPlayer = Any
"""A player inside compiled code: an element of an array of `PLAYER`."""

_OPENS: Final = 0.7
_RAISES: Final = 0.3
_BUYS: Final = 0.8
_BUILDS: Final = 0.9


def line_ups(box: Box, players: LineUp | Sequence[LineUp]) -> NDArray[Any]:
    """Players as an array: a row for each line-up, a column for each seat.

    >>> box = Box.open("germany", 2)
    >>> line_ups(box, ["random", "dice"])["thinks"].tolist()
    [[1, 0]]
    >>> line_ups(box, ["random"])
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: there is a line-up of 1, but 2 play
    """
    kinds = (str, PowerGridJudgement)
    return line_up_rows(players, box.players, kinds, PLAYER, player_of)


def player_of(player: Player) -> tuple[int, tuple[float, ...]]:
    """How a player thinks, and by which numbers."""
    if isinstance(player, PowerGridJudgement):
        return SIMPLE, tuple(player)
    if player not in PLAYERS:
        raise no_such_player(player, PLAYERS)
    if player in _NAMED:
        return SIMPLE, tuple(_NAMED[player])
    return PLAYERS.index(player), tuple(SIMPLE_POWER_GRID)


@small_part
def is_diced(choice: Choice, players: Any) -> bool:
    """Is it luck that acts, a robot, or a player who rolls dice?"""
    if choice.is_forced or choice.seat == CHANCE:
        return True
    return bool(players[choice.seat].thinks == DICE)


@part
def choose(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    choice: Choice,
    player: AnyPlayer,
    luck: Luck,
    sheet: Sheet,
    action: AnyAction,
) -> None:
    """What a player does who is to act; dice are rolled with the game's luck."""
    if player.thinks == SIMPLE:
        choose_simply(box, lands, table, player.judgement, sheet, choice, action)
    elif player.thinks == RANDOM:
        choose_at_random(box, choice, luck, action)
    else:
        pick_apart(box, choice, luck, action)


@small_part
def wants_to(luck: Luck, chance: float) -> bool:
    """Is it so, with this chance?"""
    return float(bits(luck) >> np.uint64(11)) / (1 << 53) < chance


@rare_part
def choose_at_random(
    box: AnyBox, choice: Choice, luck: Luck, action: AnyAction
) -> None:
    """Any of the options, with a leaning towards some: as the bot `random`."""
    kind = choice.kind
    action.seat = choice.seat
    if kind == OPEN:
        is_open = choice.may_end == 0 or wants_to(luck, _OPENS)
        if choice.options and is_open:
            at = below(luck, size(choice.options))
            action.verb = OFFER
            action.on = nth_bit(choice.options, at)
            action.amount = box.min_bid[action.on]
        else:
            action.verb = PASS
            action.on = action.amount = 0
    elif kind == RAISE:
        is_raised = wants_to(luck, _RAISES) and choice.least <= choice.most
        action.verb = BID if is_raised else PASS
        action.on = 0
        action.amount = choice.least if is_raised else 0
    elif kind in (BUY_FUEL, BUILD):
        likes = _BUYS if kind == BUY_FUEL else _BUILDS
        choice.may_end = int(choice.options == 0 or not wants_to(luck, likes))
        if choice.may_end:
            choice.options ^= choice.options
        pick_one(choice, luck, action)
    elif kind == RUN_PLANTS:
        choice.may_end = int(choice.options == 0)
        pick_run(choice, luck, action)
    else:
        pick_apart(box, choice, luck, action)
