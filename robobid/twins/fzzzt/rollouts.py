"""Games played on from a given position, many times: what search bots need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.chunks import played_on
from robobid.twins.forced import check_forced, rows_of
from robobid.twins.fzzzt.box import BOX, Box
from robobid.twins.fzzzt.desk import DESK, new_desk
from robobid.twins.fzzzt.game import ACTION, carry_out, is_option, to_next_decision
from robobid.twins.fzzzt.imagine import imagine
from robobid.twins.fzzzt.mechanic.sheet import SHEET, new_sheet
from robobid.twins.fzzzt.notes import AUCTION
from robobid.twins.fzzzt.play import finish
from robobid.twins.fzzzt.players import PLAYER, LineUp, line_ups
from robobid.twins.fzzzt.table import TABLE, empty_tables
from robobid.twins.jit import entry
from robobid.twins.luck import LUCK, new_luck, seed_game

_WORD: Final = (1 << 64) - 1
_NOBODY: Final = -1


class PlayedOn(NamedTuple):
    """How the copies of some tables ended: by table, copy and seat."""

    scores: NDArray[np.int32]
    places: NDArray[np.int32]


def play_on(
    box: Box,
    tables: NDArray[Any],
    players: LineUp | Sequence[LineUp],
    copies: int,
    seed: int,
    *,
    forced: NDArray[Any] | None = None,
    viewer: int | None = None,
    first: int = 0,
    cores: int = 1,
) -> PlayedOn:
    """Copy each table so many times, and play all copies to the end.

    `forced` has an action for each table, or a row of actions: they come first, on
    every copy. With a `viewer`, every copy is made up anew from what that seat may
    know. The copies of the same number have the same luck, and make up the same on
    equal tables: so to compare actions, give the same table once for each. Several
    line-ups take turns from copy to copy.

    >>> from robobid.twins.fzzzt import new_tables
    >>> box = Box.open("en", 2)
    >>> before_the_deal = new_tables(box, 1)
    >>> ends = play_on(box, before_the_deal, ["simple", "random"], copies=3, seed=1)
    >>> ends.scores.shape
    (1, 3, 2)
    """
    seated = line_ups(box, players)
    rows = rows_of(forced, len(tables), ACTION)
    shape = (len(tables), copies, box.players)
    played = PlayedOn(np.empty(shape, np.int32), np.empty(shape, np.int32))

    share = -(-copies // cores)

    def play_from(start: int) -> int:
        part = slice(start, start + share)
        result: int = play_copies(
            box.array,
            tables,
            empty_tables(1),
            new_luck(1),
            new_desk(),
            new_sheet(),
            np.zeros(1, ACTION),
            np.zeros(0, AUCTION),
            seated,
            rows,
            _NOBODY if viewer is None else viewer,
            np.uint64(seed & _WORD),
            first + start,
            played.scores[:, part],
            played.places[:, part],
        )
        return result

    starts = iter(range(0, copies, max(share, 1)))
    check_forced(max(played_on(cores, play_from, starts), default=-1))
    return played


@entry(
    BOX,
    TABLE,
    TABLE,
    LUCK,
    DESK,
    SHEET,
    ACTION,
    AUCTION,
    (PLAYER, 2),
    (ACTION, 2),
    INT,
    WORD,
    INT,
    ("i4", 3),
    ("i4", 3),
)
def play_copies(
    boxes: Any,
    tables: Any,
    copies: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    actions: Any,
    no_notes: Any,
    seated: Any,
    forced: Any,
    viewer: int,
    seed: Any,
    first: int,
    scores: Any,
    places: Any,
) -> int:
    """Play all copies of all tables on; gives a table with a bad action, or -1."""
    box, table, luck = boxes[0], copies[0], lucks[0]
    desk, sheet, action = desks[0], sheets[0], actions[0]
    for at in range(tables.shape[0]):
        for copy in range(scores.shape[1]):
            number = first + copy
            copies[0] = tables[at]
            if viewer != _NOBODY:
                seed_game(luck, ~seed, number)
                imagine(box, table, viewer, luck)
            seed_game(luck, seed, number)
            for step in range(forced.shape[1]):
                if not is_option(box, table, forced[at, step]):
                    return at
                carry_out(box, table, forced[at, step])
                to_next_decision(box, table, desk)
            players = seated[number % seated.shape[0]]
            finish(box, table, action, luck, desk, sheet, players, no_notes)
            for seat in range(box.players):
                scores[at, copy, seat] = table.total[seat]
                places[at, copy, seat] = table.place[seat]
    return -1
