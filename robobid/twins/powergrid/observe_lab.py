"""Whole games of which more is noted than their end: what a designer asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import entry, part, small_part
from robobid.twins.luck import LUCK, mixed, new_luck, seed_game, seed_word
from robobid.twins.powergrid.actions import (
    ACTION,
    BUY,
    CHANCE,
    CHOICE,
    NOBODY,
    AnyAction,
    new_choice,
)
from robobid.twins.powergrid.box import BOX, LAND, AnyBox, Box
from robobid.twins.powergrid.boxes import Boxes
from robobid.twins.powergrid.game import carry_out, decide
from robobid.twins.powergrid.play import ENDED, choose_next, note_end
from robobid.twins.powergrid.players import PLAYER, LineUp, line_ups
from robobid.twins.powergrid.queues import first, rest
from robobid.twins.powergrid.sets import but_lowest, lowest
from robobid.twins.powergrid.simple.sheet import SHEET, new_sheet
from robobid.twins.powergrid.table import (
    AUCTION,
    FUELS,
    NOTHING,
    ROOM_FOR_CARDS,
    SEATS,
    TABLE,
    AnyTable,
    empty_tables,
)

_STEPS: Final = 4
NOTES: Final = np.dtype(
    [
        ("order", "i1", (SEATS,)),  # the seats in the first turn order
        ("began", "i4", (_STEPS,)),  # by step, in which round it began; 0 if never
        ("tokens", "i4", (FUELS,)),  # how many were bought ...
        ("spent", "i4", (FUELS,)),  # ... and for how much
        # By card: who bought it, NOTHING if nobody, for how much, and in which round.
        ("buyer", "i1", (ROOM_FOR_CARDS,)),
        ("price", "i4", (ROOM_FOR_CARDS,)),
        ("when", "i4", (ROOM_FOR_CARDS,)),
    ]
)
"""What is noted of a game."""


class Noted(NamedTuple):
    """Some games: how they ended, and what was noted."""

    ended: NDArray[Any]
    notes: NDArray[Any]


def play_noted(
    boxes: Box | Sequence[Box],
    players: LineUp | Sequence[LineUp],
    games: int,
    seed: int,
    first: int = 0,
) -> Noted:
    """Play games as `play` does, and note what was bought.

    Cards that two boxes share are drawn in the same order from both, as far as can
    be: so games of the same number can be compared in pairs.
    """
    opened = Boxes.of(boxes)
    noted = Noted(np.zeros(games, ENDED), np.zeros(games, NOTES))
    play_and_note(
        opened.array,
        opened.lands,
        opened.starts,
        empty_tables(2),
        new_choice(),
        np.zeros(1, ACTION),
        new_luck(1),
        new_sheet(),
        line_ups(opened.boxes[0], players),
        seed_word(seed),
        first,
        *noted,
    )
    return noted


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
    ENDED,
    NOTES,
)
def play_and_note(
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
    first_number: int,
    ended: Any,
    notes: Any,
) -> None:
    """Play as many games as there is room for; boxes and line-ups take turns."""
    table, choice, action, luck = tables[0], choices[0], actions[0], lucks[0]
    for game in range(ended.shape[0]):
        number = first_number + game
        start = number % starts.shape[0]
        box = boxes[start % boxes.shape[0]]
        tables[0] = starts[start]
        seed_game(luck, seed, number)
        order = mixed(luck.state)
        players = seated[number % seated.shape[0]]
        begin_notes(notes[game])
        answered = 0
        while True:
            decide(box, lands, table, choice)
            if choice.seat == NOBODY:
                break
            answered += choice.seat != CHANCE
            note_order(box, table, notes[game])
            choose_next(
                box, lands, table, choice, players, luck, sheets[0], order, action
            )
            # What was before the action lies beside the table.
            for seat in range(box.players):
                tables[1].plants[seat] = table.plants[seat]
                tables[1].money[seat] = table.money[seat]
            carry_out(box, lands, table, choice, action)
            note_action(box, tables[1], table, action, notes[game])
        ended[game].decisions = answered
        note_end(box, table, ended[game])


@small_part
def begin_notes(notes: Any) -> None:
    """Nothing has happened yet."""
    for card in range(ROOM_FOR_CARDS):
        notes.buyer[card] = NOTHING


@small_part
def note_order(box: AnyBox, table: AnyTable, notes: Any) -> None:
    """The lots have been drawn: who is first, and who comes next."""
    if notes.began[1] == 0 and table.phase == AUCTION:
        notes.began[1] = 1
        queue = table.order
        for place in range(box.players):
            notes.order[place] = first(queue)
            queue = rest(queue)


@part
def note_action(
    box: AnyBox, before: AnyTable, table: AnyTable, action: AnyAction, notes: Any
) -> None:
    """What somebody has bought, and whether another step has begun."""
    for seat in range(box.players):
        paid = before.money[seat] - table.money[seat]
        if table.plants[seat] != before.plants[seat]:
            new = table.plants[seat] & ~before.plants[seat]
            while new:
                card = lowest(new)
                new = but_lowest(new)
                notes.buyer[card] = seat
                notes.price[card] = paid
                notes.when[card] = table.round
        elif seat == action.seat and action.verb == BUY:
            notes.tokens[action.on] += 1
            notes.spent[action.on] += paid
    if table.step > 1 and notes.began[table.step] == 0:
        notes.began[table.step] = table.round
