"""Whole games of which it is noted who led when, in deals that line-ups share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import entry, part, small_part, whole
from robobid.twins.luck import LUCK, mixed, new_luck, seed_game, seed_word
from robobid.twins.powergrid.actions import (
    ACTION,
    CHANCE,
    CHOICE,
    NOBODY,
    AnyAction,
    Choice,
    new_choice,
)
from robobid.twins.powergrid.box import BOX, LAND, AnyBox, Box, Lands
from robobid.twins.powergrid.boxes import Boxes
from robobid.twins.powergrid.game import carry_out, decide
from robobid.twins.powergrid.observe_lab import note_order
from robobid.twins.powergrid.play import choose_next
from robobid.twins.powergrid.players import PLAYER, LineUp, line_ups
from robobid.twins.powergrid.simple.sheet import SHEET, Sheet, new_sheet
from robobid.twins.powergrid.table import (
    SEATS,
    TABLE,
    AnyTable,
    city_count,
    empty_tables,
)
from robobid.twins.winners import winners

MOMENTS: Final = 128
"""Rounds that are noted; of a longer game the later ones are not."""
WATCHED: Final = np.dtype(
    [
        ("place", "i4", (SEATS,)),
        # After each round a bit for each seat that led; 0 when the game was over.
        ("leaders", "u1", (MOMENTS,)),
        ("order", "i1", (SEATS,)),  # the seats in the first turn order
        ("began", "i4", (2,)),  # whether that is known
        ("round", "i4"),
        ("decisions", "i4"),
    ]
)
_MOST_MONEY: Final = 1 << 24


def play_led(
    box: Box, players: Sequence[LineUp], deals: int, seed: int, first: int = 0
) -> NDArray[Any]:
    """Play each deal with every line-up, and note who leads after each round.

    The axes are the deal and the line-up; the plants of a deal come in the same order
    for all of them.

    >>> box = Box.open("germany", 2)
    >>> play_led(box, [["simple", "random"], ["random", "simple"]], 3, seed=1).shape
    (3, 2)
    """
    opened = Boxes.of(box)
    watched = np.zeros((deals, len(players)), WATCHED)
    play_and_watch(
        opened.array,
        opened.lands,
        opened.starts,
        empty_tables(1),
        new_choice(),
        np.zeros(1, ACTION),
        new_luck(1),
        new_sheet(),
        line_ups(box, players),
        seed_word(seed),
        first,
        watched,
    )
    return watched


@entry(
    BOX,
    LAND,
    TABLE,
    TABLE,
    CHOICE,
    ACTION,
    LUCK,
    SHEET,
    (PLAYER, 2),
    WORD,
    INT,
    (WATCHED, 2),
)
def play_and_watch(
    boxes: Any,
    lands: Any,
    starts: Any,
    tables: Any,
    choices: Any,
    actions: Any,
    lucks: Any,
    sheets: Any,
    seated: Any,
    seed: Any,
    first: int,
    watched: Any,
) -> None:
    """Play as many deals as there is room for, each with all line-ups."""
    for deal in range(watched.shape[0]):
        for row in range(watched.shape[1]):
            tables[0] = starts[0]
            seed_game(lucks[0], seed, first + deal)
            watch(
                boxes[0],
                lands,
                tables[0],
                choices[0],
                actions[0],
                lucks[0],
                sheets[0],
                seated[row],
                watched[deal, row],
            )


@part
def watch(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    choice: Choice,
    action: AnyAction,
    luck: Any,
    sheet: Sheet,
    players: Any,
    notes: Any,
) -> None:
    """Play a game to its end."""
    order = mixed(luck.state)
    ended = 0
    while True:
        decide(box, lands, table, choice)
        if choice.seat == NOBODY:
            break
        if table.round > ended + 1:
            note_leaders(notes, ended, who_leads(box, table))
            ended += 1
        notes.decisions += choice.seat != CHANCE
        note_order(box, table, notes)
        choose_next(box, lands, table, choice, players, luck, sheet, order, action)
        carry_out(box, lands, table, choice, action)
    note_leaders(notes, ended, winners(box.players, table.place))
    notes.round = table.round
    for seat in range(box.players):
        notes.place[seat] = table.place[seat]


@small_part
def note_leaders(notes: Any, round_: int, seats: int) -> None:
    """Who leads when a round has ended."""
    notes.leaders[min(round_, MOMENTS - 1)] = seats


@small_part
def who_leads(box: AnyBox, table: AnyTable) -> int:
    """A bit for each seat that has most cities, and among these most money."""
    seats, most = 0, -1
    for seat in range(box.players):
        has = city_count(table, seat) * _MOST_MONEY + table.money[seat]
        seats = 0 if has > most else seats
        most = max(most, has)
        seats |= whole(has == most) << seat
    return seats
