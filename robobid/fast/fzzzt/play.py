"""Many whole games, luck, players who roll dice, and exact scores included."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.fast.fzzzt.box import Box
from robobid.fast.fzzzt.chance import let_luck_decide, pick_choice
from robobid.fast.fzzzt.game import (
    ACTION,
    CHANCE,
    carry_out,
    seat_to_act,
    to_next_decision,
)
from robobid.fast.fzzzt.luck import new_luck, seed_game
from robobid.fast.fzzzt.scoring import new_desk
from robobid.fast.fzzzt.setup import lay_table
from robobid.fast.fzzzt.table import OVER, empty_tables
from robobid.fast.jit import entry

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


def play_random(
    box: Box,
    games: int,
    seed: int,
    *,
    first: int = 0,
    chunk: int = CHUNK,
    cores: int = 1,
) -> Iterator[Played]:
    """Play games at random, and give the results chunk by chunk.

    A game depends on the seed and its number alone: neither on the chunk that it is
    played in, nor on how many cores there are.

    >>> box = Box.open("en", 4)
    >>> [played.first for played in play_random(box, 10, seed=1, chunk=4)]
    [0, 4, 8]
    """
    starts = iter(range(first, first + games, chunk))

    def play(start: int) -> Played:
        return _play_chunk(box, start, min(chunk, first + games - start), seed)

    if cores == 1:
        yield from map(play, starts)
        return
    with ThreadPoolExecutor(cores) as pool:
        waiting = [pool.submit(play, start) for start in islice(starts, 2 * cores)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(play, start) for start in islice(starts, 1)]


def _play_chunk(box: Box, first: int, games: int, seed: int) -> Played:
    seats = box.players
    scores = np.empty((games, seats), np.int32)
    places = np.empty((games, seats), np.int32)
    decisions = np.empty(games, np.int32)
    play_games(
        box.array,
        empty_tables(1),
        np.zeros(1, ACTION),
        new_luck(1),
        new_desk(),
        np.uint64(seed & _WORD),
        first,
        scores,
        places,
        decisions,
    )
    return Played(first, scores, places, decisions)


@entry
def play_games(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    seed: Any,
    first: int,
    scores: Any,
    places: Any,
    decisions: Any,
) -> None:
    """Play as many games as there is room for results, one after another."""
    box, table, action = boxes[0], tables[0], actions[0]
    luck, desk = lucks[0], desks[0]
    for game in range(scores.shape[0]):
        seed_game(luck, seed, first + game)
        lay_table(box, table)
        answered = 0
        while table.phase != OVER:
            action.seat = seat_to_act(box, table)
            if action.seat == CHANCE:
                let_luck_decide(box, table, luck)
            else:
                answered += 1
                pick_choice(box, table, luck, action)
                carry_out(box, table, action)
            to_next_decision(box, table, desk)
        decisions[game] = answered
        for seat in range(box.players):
            scores[game, seat] = table.total[seat]
            places[game, seat] = table.place[seat]
