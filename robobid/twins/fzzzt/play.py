"""Many whole games, luck, players, and exact scores included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.chunks import played_on
from robobid.twins.fzzzt.box import BOX, AnyBox, Box
from robobid.twins.fzzzt.chance import let_luck_decide
from robobid.twins.fzzzt.desk import DESK, Desk, new_desk
from robobid.twins.fzzzt.game import (
    ACTION,
    CHANCE,
    AnyAction,
    carry_out,
    seat_to_act,
    to_next_decision,
)
from robobid.twins.fzzzt.mechanic.sheet import SHEET, Sheet, forget, new_sheet
from robobid.twins.fzzzt.notes import (
    AUCTION,
    is_to_be_noted,
    note_bids,
    note_end,
    note_winner,
    room_for_notes,
)
from robobid.twins.fzzzt.players import PLAYER, RANDOM, LineUp, choose, line_ups
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.table import OVER, TABLE, AnyTable, empty_tables
from robobid.twins.jit import entry, small_part
from robobid.twins.luck import LUCK, Luck, new_luck, seed_game

CHUNK: Final = 4096
"""So many games are played per call: results are kept for no more."""
_WORD: Final = (1 << 64) - 1


class Played(NamedTuple):
    """How some games ended; the first axis is the game."""

    first: int
    """The number of the first of them."""
    scores: NDArray[np.int32]
    places: NDArray[np.int32]
    decisions: NDArray[np.int32]
    """How many decisions the seats answered in each game."""
    auctions: NDArray[Any]
    """Every auction, if that was wanted: a row of `AUCTION` for each game."""


def play(
    box: Box,
    players: LineUp | Sequence[LineUp],
    games: int,
    seed: int,
    *,
    first: int = 0,
    chunk: int = CHUNK,
    cores: int = 1,
    auctions: bool = False,
) -> Iterator[Played]:
    """Play games with these players, and give the results chunk by chunk.

    `players` has one for each seat: `random`, `apprentice`, or a `Judgement`. Several
    line-ups take turns: game number n is played by line-up n modulo their number.
    A game depends on the seed and its number alone: neither on the chunk that it is
    played in, nor on how many cores there are.

    >>> box = Box.open("en", 4)
    >>> players = ["simple", "random", "random", "random"]
    >>> [played.first for played in play(box, players, 10, seed=1, chunk=4)]
    [0, 4, 8]
    """
    seated = line_ups(box, players)
    starts = iter(range(first, first + games, chunk))

    def play_from(start: int) -> Played:
        number = min(chunk, first + games - start)
        return _play_chunk(box, seated, start, number, seed, auctions)

    return played_on(cores, play_from, starts)


def play_random(
    box: Box,
    games: int,
    seed: int,
    *,
    first: int = 0,
    chunk: int = CHUNK,
    cores: int = 1,
) -> Iterator[Played]:
    """Play games in which everybody rolls dice.

    >>> [len(played.scores) for played in play_random(Box.open("en", 4), 10, seed=1)]
    [10]
    """
    everybody = [RANDOM] * box.players
    return play(box, everybody, games, seed, first=first, chunk=chunk, cores=cores)


def _play_chunk(
    box: Box, seated: NDArray[Any], first: int, games: int, seed: int, auctions: bool
) -> Played:
    played = Played(
        first,
        np.empty((games, box.players), np.int32),
        np.empty((games, box.players), np.int32),
        np.empty(games, np.int32),
        room_for_notes(box, games, wanted=auctions),
    )
    play_games(
        box.array,
        empty_tables(1),
        np.zeros(1, ACTION),
        new_luck(1),
        new_desk(),
        new_sheet(),
        seated,
        np.uint64(seed & _WORD),
        *played,
    )
    return played


@entry(
    BOX,
    TABLE,
    ACTION,
    LUCK,
    DESK,
    SHEET,
    (PLAYER, 2),
    WORD,
    INT,
    ("i4", 2),
    ("i4", 2),
    ("i4", 1),
    (AUCTION, 2),
)
def play_games(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    seated: Any,
    seed: Any,
    first: int,
    scores: Any,
    places: Any,
    decisions: Any,
    auctions: Any,
) -> None:
    """Play as many games as there is room for results, one after another."""
    box, table, action = boxes[0], tables[0], actions[0]
    luck, desk, sheet = lucks[0], desks[0], sheets[0]
    for game in range(scores.shape[0]):
        seed_game(luck, seed, first + game)
        lay_table(box, table)
        players = seated[(first + game) % seated.shape[0]]
        decisions[game] = finish(
            box, table, action, luck, desk, sheet, players, auctions[game]
        )
        note_end(box, table, scores[game], places[game])


@small_part
def finish(
    box: AnyBox,
    table: AnyTable,
    action: AnyAction,
    luck: Luck,
    desk: Desk,
    sheet: Sheet,
    players: Any,
    notes: Any,
) -> int:
    """Play a game to its end; gives how many decisions the seats answered."""
    forget(box, sheet)
    answered = noted = 0
    while table.phase != OVER:
        to_note = False
        action.seat = seat_to_act(box, table)
        if action.seat == CHANCE:
            let_luck_decide(box, table, luck)
        else:
            answered += 1
            choose(box, table, players[action.seat], luck, sheet, desk, action)
            carry_out(box, table, action)
            to_note = is_to_be_noted(box, table, notes)
            if to_note:
                note_bids(box, table, notes[noted])
        to_next_decision(box, table, desk)
        if to_note:
            note_winner(box, table, notes[noted])
            noted += 1
    return answered
