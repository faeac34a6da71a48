"""Many games side by side, for learners: observations and masks in, numbers out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from robobid.fast.choices import (
    LEFT,
    NOT_LEFT,
    checked_numbers,
    first_refused,
    not_allowed,
)
from robobid.fast.jit import aligned_zeros, entry, small_part
from robobid.fast.luck import below, new_luck, seed_game, seed_word
from robobid.fast.powergrid.actions import ACTION, CHANCE, new_choice
from robobid.fast.powergrid.box import AnyBox, Box
from robobid.fast.powergrid.boxes import Boxes
from robobid.fast.powergrid.chance import pick
from robobid.fast.powergrid.game import carry_out, decide
from robobid.fast.powergrid.numbers import (
    codes_of,
    numbers_of,
    write_action,
    write_mask,
)
from robobid.fast.powergrid.observation import observation_size, write_observation
from robobid.fast.powergrid.table import OVER, TABLE, AnyTable


class Batch:
    """Games side by side; where one ends, the next one begins at once.

    In every game one person's seat is to act: `seats` says which, `observations` what
    it may know and `masks` what it may do. `step` takes a number for each. Robots and
    luck act by themselves. Several boxes take turns: so robots may sit at any place.
    The k-th game begun depends on the seed and k alone.

    >>> batch = Batch(Box.open("germany", 4), games=8, seed=1)
    >>> batch.observations.shape, batch.masks.shape
    ((8, 440), (8, 1552))
    >>> batch.step(batch.random_numbers())
    >>> bool(batch.finished.any())
    False
    """

    def __init__(self, boxes: Box | Sequence[Box], games: int, seed: int) -> None:
        self.boxes = Boxes.of(boxes)
        box = self.boxes.boxes[0]
        self.codes = codes_of(box)
        self.first_numbers = numbers_of(self.codes)
        self.tables = aligned_zeros((games,), TABLE)
        self.box_of = np.zeros(games, np.int64)
        """Which of the boxes each game is played with."""
        self.luck = new_luck(games)
        self.dice = new_luck(games)
        self.seats = np.zeros(games, np.int64)
        self._observations = aligned_zeros((games, observation_size(box)), np.int32)
        self.observations = self._observations.view()
        self.observations.flags.writeable = False
        self._masks = aligned_zeros((games, len(self.codes)), np.uint8)
        self._masks[:, 0] = 1  # before the first game there is nothing to do
        self.masks = self._masks.view()
        self.masks.flags.writeable = False  # by them we know what is allowed
        self._used = np.zeros((games, 2), np.int64)
        self.options = np.ones(games, np.int64)
        """How many numbers each mask allows."""
        self.finished = np.zeros(games, np.bool_)
        """Did the last step end a game? Its supplied cities and places are below."""
        self.supplied = np.zeros((games, box.players), np.int64)
        self.places = np.zeros((games, box.players), np.int64)
        self.games_begun = np.zeros(1, np.int64)
        self._seed = seed_word(seed)
        self._choice = new_choice()
        self._action = np.zeros(1, ACTION)
        self.tables["phase"] = OVER
        self.dice["state"] = self._seed ^ np.arange(1, games + 1, dtype=np.uint64)
        self.step(np.zeros(games, np.int64))
        self.finished[:] = False

    def look_at(self, tables: NDArray[Any]) -> None:
        """Put other tables of the same boxes in the place of those being played.

        Where a table waits for luck or for a robot, it goes on to the next choice.
        """
        self.tables[:] = tables
        self._go_on(np.zeros(len(tables), np.int64), NOT_LEFT, look=1)

    def step(self, numbers: Any) -> None:
        """Do what the seats that are to act have chosen, and go on to the next."""
        self._go_on(checked_numbers(numbers, len(self.tables)), NOT_LEFT, look=0)

    def step_some(self, numbers: NDArray[np.int64]) -> None:
        """The same for some games: where the number is LEFT, nothing is done."""
        self._go_on(numbers, LEFT, look=0)

    def _go_on(self, numbers: NDArray[np.int64], left: int, look: int) -> None:
        refused = step_games(
            self.boxes.array,
            self.boxes.lands,
            self.boxes.starts,
            self.box_of,
            self.tables,
            self.luck,
            self._choice,
            self._action,
            self.codes,
            self.first_numbers,
            numbers,
            left,
            look,
            self.seats,
            self.finished,
            self.supplied,
            self.places,
            self.games_begun,
            self._seed,
            self._observations,
            self._masks,
            self._used,
            self.options,
        )
        if refused >= 0:
            raise not_allowed(numbers, refused)

    def random_numbers(self) -> NDArray[np.int64]:
        """Any number that the mask allows, for each game."""
        numbers = np.empty(len(self.tables), np.int64)
        pick_numbers(self._masks, self._used, self.options, self.dice, numbers)
        return numbers


@entry
def step_games(
    boxes: Any,
    lands: Any,
    starts: Any,
    box_of: Any,
    tables: Any,
    lucks: Any,
    choices: Any,
    actions: Any,
    codes: Any,
    all_numbers: Any,
    numbers: Any,
    left: int,
    look: int,
    seats: Any,
    finished: Any,
    supplied: Any,
    places: Any,
    games_begun: Any,
    seed: Any,
    observations: Any,
    masks: Any,
    used: Any,
    options: Any,
) -> int:
    """Check all numbers, then do what they say; gives the first one refused, or -1."""
    choice, action = choices[0], actions[0]
    refused = -1 if look else first_refused(masks, numbers, left)
    if refused >= 0:
        return refused
    for game in range(tables.shape[0]):
        if numbers[game] == left:
            continue
        table, luck = tables[game], lucks[game]
        box = boxes[box_of[game]]
        if not look and table.phase != OVER:
            write_action(seats[game], codes[numbers[game]], action)
            choice.is_forced = 0
            carry_out(box, lands, table, choice, action)
        finished[game] = False
        while True:
            if table.phase == OVER:
                finished[game] = True
                note_end(box, table, supplied[game], places[game])
                seed_game(luck, seed, games_begun[0])
                box_of[game] = games_begun[0] % boxes.shape[0]
                box = boxes[box_of[game]]
                tables[game] = starts[box_of[game]]
                games_begun[0] += 1
            decide(box, lands, table, choice)
            if choice.seat != CHANCE and not choice.is_forced:
                break
            pick(box, choice, luck, action)
            carry_out(box, lands, table, choice, action)
        seats[game] = choice.seat
        write_observation(box, table, choice.seat, observations[game])
        options[game] = write_mask(box, all_numbers[0], choice, masks[game], used[game])
    return -1


@small_part
def note_end(box: AnyBox, table: AnyTable, supplied: Any, places: Any) -> None:
    """How a game ended, seat by seat."""
    for seat in range(box.players):
        supplied[seat] = table.supplied[seat]
        places[seat] = table.place[seat]


@entry
def pick_numbers(masks: Any, used: Any, options: Any, dice: Any, numbers: Any) -> None:
    """Pick one of the numbers that each mask allows."""
    for game in range(masks.shape[0]):
        left = below(dice[game], options[game])
        # The first three mean to do nothing more; the others lie close together.
        number = 0
        while number < 3 and left >= masks[game, number]:
            left -= masks[game, number]
            number += 1
        if number == 3:
            number = max(number, used[game, 0])
            while left >= masks[game, number]:
                left -= masks[game, number]
                number += 1
        numbers[game] = number
