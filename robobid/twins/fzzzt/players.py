"""Who sits where: players who roll dice, and mechanics with any judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import AnyBox, Box
from robobid.twins.fzzzt.chance import pick_choice
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.game import AnyAction
from robobid.twins.fzzzt.mechanic.choice import choose_as_mechanic
from robobid.twins.fzzzt.mechanic.sheet import Sheet
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.jit import small_part
from robobid.twins.judgement import APPRENTICE, Judgement
from robobid.twins.lineups import line_up_rows, no_such_player
from robobid.twins.luck import Luck

JUDGEMENT: Final = np.dtype([(name, "f8") for name in Judgement._fields])
PLAYER: Final = np.dtype([("thinks", "i8"), ("judgement", JUDGEMENT)], align=True)

Player: TypeAlias = str | Judgement
"""`random`, `apprentice` (also called `simple`), or a judgement of one's own."""
LineUp: TypeAlias = Sequence[Player]
"""A player for each seat."""

RANDOM: Final = "random"
_NAMED: Final = {"apprentice": APPRENTICE, "simple": APPRENTICE}

AnyPlayer = Any
"""A player inside compiled code: an element of an array of `PLAYER`."""


def line_ups(box: Box, players: LineUp | Sequence[LineUp]) -> NDArray[Any]:
    """Players as an array: a row for each line-up, a column for each seat.

    >>> box = Box.open("en", 2)
    >>> line_ups(box, ["simple", "random"])["thinks"].tolist()
    [[1, 0]]
    >>> line_ups(box, [["simple", "random"], ["random", Judgement(hope=0.5)]]).shape
    (2, 2)
    >>> line_ups(box, ["simple"])
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: there is a line-up of 1, but 2 play
    """
    kinds = (str, Judgement)
    return line_up_rows(players, box.players, kinds, PLAYER, _player_of)


def _player_of(player: Player) -> tuple[int, tuple[float, ...]]:
    """Whether a player thinks, and by which numbers."""
    if player == RANDOM:
        return 0, (0.0,) * len(Judgement._fields)
    if isinstance(player, Judgement):
        return 1, tuple(player)
    if player not in _NAMED:
        raise no_such_player(player, [RANDOM, *_NAMED])
    return 1, tuple(_NAMED[player])


@small_part
def choose(
    box: AnyBox,
    table: AnyTable,
    player: AnyPlayer,
    luck: Luck,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
) -> None:
    """What a player does who is to act; dice are rolled with the game's luck."""
    if player.thinks:
        choose_as_mechanic(box, table, player.judgement, sheet, desk, action)
    else:
        pick_choice(box, table, luck, action)
