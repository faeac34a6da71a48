"""Many whole games, and many continuations of one: luck and players included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.chunks import played_on
from robobid.twins.forced import check_forced, rows_of
from robobid.twins.jit import entry, part, small_part
from robobid.twins.luck import LUCK, Luck, mixed, new_luck, seed_game, seed_word
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
from robobid.twins.powergrid.draws import NO_ORDER, draw
from robobid.twins.powergrid.game import (
    carry_out,
    carry_out_apart,
    decide,
    decide_apart,
    is_option,
)
from robobid.twins.powergrid.imagine import imagine
from robobid.twins.powergrid.players import PLAYER, LineUp, choose, is_diced, line_ups
from robobid.twins.powergrid.simple.prospects import faces_of
from robobid.twins.powergrid.simple.sheet import SHEET, Sheet, new_sheet
from robobid.twins.powergrid.table import (
    NOTHING,
    PARTS,
    SEATS,
    TABLE,
    AnyTable,
    city_count,
    empty_tables,
)

CHUNK: Final = 1024
"""So many games are played per call."""
NO_LIMIT: Final = 1 << 30
ENDED: Final = np.dtype(
    [
        ("place", "i4", (SEATS,)),
        ("supplied", "i4", (SEATS,)),
        ("money", "i4", (SEATS,)),
        ("cities", "i4", (SEATS,)),
        ("power", "i4", (SEATS,)),  # cities that all plants could supply
        ("pieces", "i1", (SEATS, PARTS)),
        ("round", "i4"),
        ("step", "i4"),
        ("decisions", "i4"),  # that seats answered, robots included
    ]
)
"""How a game ended, or how it stands: place and supplied are those of the end."""


def play(
    boxes: Box | Sequence[Box],
    players: LineUp | Sequence[LineUp],
    games: int,
    seed: int,
    *,
    first: int = 0,
    chunk: int = CHUNK,
    cores: int = 1,
) -> Iterator[NDArray[Any]]:
    """Play games with these players, and give how they ended, chunk by chunk.

    Several line-ups take turns, and so do several boxes: game number n is played by
    line-up and box n modulo their numbers. A game depends on the seed and its number
    alone: neither on the chunk that it is played in, nor on how many cores there are.

    >>> box = Box.open("germany", 3)
    >>> [len(ended) for ended in play(box, ["random"] * 3, 10, seed=1, chunk=4)]
    [4, 4, 2]
    """
    opened = Boxes.of(boxes)
    seated = line_ups(opened.boxes[0], players)
    starts = iter(range(first, first + games, chunk))

    def play_from(start: int) -> NDArray[Any]:
        count = min(chunk, first + games - start)
        ended = np.zeros((1, count), ENDED)
        _play(opened, opened.starts, seated, ended, seed, start, turns=True)
        result: NDArray[Any] = ended[0]
        return result

    return played_on(cores, play_from, starts)


def play_on(
    box: Box,
    tables: NDArray[Any],
    players: LineUp | Sequence[LineUp],
    copies: int,
    seed: int,
    *,
    forced: NDArray[Any] | None = None,
    viewer: int | None = None,
    last_round: int = NO_LIMIT,
    first: int = 0,
) -> NDArray[Any]:
    """Copy each table so many times, and play all copies on; by table and copy.

    `forced` has an action for each table, or a row of actions: they come first, on
    every copy, and chance acts in between; a row may end early with an action of
    NOBODY. With a `viewer`, every copy is made up anew from what that seat may
    know. The copies of the same number have the same luck, and the same cards come in
    the same order whatever is done: so to compare plans, give the same table once for
    each. After `last_round` a copy is left as it stands.

    >>> from robobid.twins.powergrid import new_tables
    >>> box = Box.open("germany", 2)
    >>> play_on(box, new_tables(box, 1), ["random"] * 2, copies=3, seed=1).shape
    (1, 3)
    """
    ended = np.zeros((len(tables), copies), ENDED)
    refused = _play(
        Boxes.of(box),
        tables,
        line_ups(box, players),
        ended,
        seed,
        first,
        turns=False,
        forced=forced,
        viewer=NOTHING if viewer is None else viewer,
        last_round=last_round,
    )
    check_forced(refused)
    return ended


def _play(
    boxes: Boxes,
    tables: NDArray[Any],
    seated: NDArray[Any],
    ended: NDArray[Any],
    seed: int,
    first: int,
    *,
    turns: bool,
    forced: NDArray[Any] | None = None,
    viewer: int = NOTHING,
    last_round: int = NO_LIMIT,
) -> int:
    refused: int = play_copies(
        boxes.array,
        boxes.lands,
        tables,
        int(turns),
        empty_tables(1),
        new_choice(),
        np.zeros(1, ACTION),
        new_luck(1),
        new_sheet(),
        seated,
        rows_of(forced, len(tables), ACTION),
        viewer,
        last_round,
        seed_word(seed),
        first,
        ended,
    )
    return refused


@entry(
    BOX,
    LAND,
    TABLE,
    INT,
    TABLE,
    CHOICE,
    ACTION,
    LUCK,
    SHEET,
    (PLAYER, 2),
    (ACTION, 2),
    INT,
    INT,
    WORD,
    INT,
    (ENDED, 2),
)
def play_copies(
    boxes: Any,
    lands: Any,
    starts: Any,
    turns: int,
    tables: Any,
    choices: Any,
    actions: Any,
    lucks: Any,
    sheets: Any,
    seated: Any,
    forced: Any,
    viewer: int,
    last_round: int,
    seed: Any,
    first: int,
    ended: Any,
) -> int:
    """Play as many games as there is room for; gives a bad forced action, or -1.

    With `turns` the tables to start from take turns; otherwise all are copied, and
    copies of the same number have the same luck.
    """
    table, choice, action, luck = tables[0], choices[0], actions[0], lucks[0]
    for at in range(ended.shape[0]):
        for copy in range(ended.shape[1]):
            number = first + copy
            start = number % starts.shape[0] if turns else at
            box = boxes[start % boxes.shape[0]]
            tables[0] = starts[start]
            seed_game(luck, seed, number)
            order = NO_ORDER if turns else mixed(luck.state)
            if viewer != NOTHING:
                imagine(box, table, viewer, luck)
            for step in range(forced.shape[1]):
                if forced[at, step].seat == NOBODY:
                    break
                decide_apart(box, lands, table, choice)
                while choice.seat == CHANCE and forced[at, step].seat != CHANCE:
                    draw(box, table, choice, luck, order, action)
                    carry_out_apart(box, lands, table, choice, action)
                    decide_apart(box, lands, table, choice)
                if not is_option(box, choice, forced[at, step]):
                    return at
                carry_out_apart(box, lands, table, choice, forced[at, step])
            players = seated[number % seated.shape[0]]
            ended[at, copy].decisions = finish(
                box,
                lands,
                table,
                choice,
                action,
                luck,
                sheets[0],
                players,
                order,
                last_round,
            )
            note_end(box, table, ended[at, copy])
    return -1


@part
def finish(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    choice: Choice,
    action: AnyAction,
    luck: Luck,
    sheet: Sheet,
    players: Any,
    order: Any,
    last_round: int,
) -> int:
    """Play a game to its end; gives how many decisions the seats answered."""
    answered = 0
    while table.round <= last_round:
        decide(box, lands, table, choice)
        if choice.seat == NOBODY:
            break
        answered += choice.seat != CHANCE
        choose_next(box, lands, table, choice, players, luck, sheet, order, action)
        carry_out(box, lands, table, choice, action)
    return answered


@small_part
def choose_next(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    choice: Choice,
    players: Any,
    luck: Luck,
    sheet: Sheet,
    order: Any,
    action: AnyAction,
) -> None:
    """What is done next, by a seat, a robot or luck."""
    if is_diced(choice, players):
        draw(box, table, choice, luck, order, action)
    else:
        player = players[choice.seat]
        choose(box, lands, table, choice, player, luck, sheet, action)


@part
def note_end(box: AnyBox, table: AnyTable, ended: Any) -> None:
    """How a game ended, or how it stands."""
    ended.round = table.round
    ended.step = table.step
    for seat in range(box.players):
        ended.place[seat] = table.place[seat]
        ended.supplied[seat] = table.supplied[seat]
        ended.money[seat] = table.money[seat]
        ended.cities[seat] = city_count(table, seat)
        ended.power[seat] = faces_of(box, table, seat, table.plants[seat])
        for kind in range(PARTS):
            ended.pieces[seat, kind] = table.pieces[seat, kind]
