"""Many games side by side, for learners: observations and masks in, numbers out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.twins.arguments import INT, ROW, ROWS, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.choices import (
    LEFT,
    NOT_LEFT,
    checked_numbers,
    first_refused,
    not_allowed,
)
from robobid.twins.jit import copy_for, entry, small_part, zeros_for
from robobid.twins.luck import LUCK, below, seed_game, seed_word
from robobid.twins.powergrid.actions import ACTION, CHANCE, CHOICE, new_choice
from robobid.twins.powergrid.box import BOX, LAND, AnyBox, Box
from robobid.twins.powergrid.boxes import Boxes
from robobid.twins.powergrid.chance import pick
from robobid.twins.powergrid.game import carry_out, decide
from robobid.twins.powergrid.numbers import (
    CODE,
    NUMBERS,
    codes_of,
    numbers_of,
    write_action,
    write_mask,
)
from robobid.twins.powergrid.observation import observation_size, write_observation
from robobid.twins.powergrid.table import OVER, TABLE, AnyTable


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
        self._box = copy_for(__name__, self.boxes.array)
        self._lands = copy_for(__name__, self.boxes.lands)
        self._starts = copy_for(__name__, self.boxes.starts)
        self.codes = copy_for(__name__, codes_of(box))
        self.first_numbers = copy_for(__name__, numbers_of(self.codes))
        self.tables = zeros_for(__name__, (games,), TABLE)
        self.box_of = zeros_for(__name__, (games,), np.int64)
        """Which of the boxes each game is played with."""
        self.luck = zeros_for(__name__, (games,), LUCK)
        self.dice = zeros_for(__name__, (games,), LUCK)
        self.seats = zeros_for(__name__, (games,), np.int64)
        seen = (games, observation_size(box))
        self._observations = zeros_for(__name__, seen, np.int32)
        self.observations = self._observations.view()
        self.observations.flags.writeable = False
        self._masks = zeros_for(__name__, (games, len(self.codes)), np.uint8)
        self._masks[:, 0] = 1  # before the first game there is nothing to do
        self.masks = self._masks.view()
        self.masks.flags.writeable = False  # by them we know what is allowed
        self._used = zeros_for(__name__, (games, 2), np.int64)
        self.options = zeros_for(__name__, (games,), np.int64)
        """How many numbers each mask allows."""
        self.options[:] = 1
        self.finished = zeros_for(__name__, (games,), np.bool_)
        """Did the last step end a game? Its supplied cities and places are below."""
        self.supplied = zeros_for(__name__, (games, box.players), np.int64)
        self.places = zeros_for(__name__, (games, box.players), np.int64)
        self.games_begun = zeros_for(__name__, (1,), np.int64)
        self._seed = seed_word(seed)
        self._choice = copy_for(__name__, new_choice())
        self._action = zeros_for(__name__, (1,), ACTION)
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
            self._box,
            self._lands,
            self._starts,
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


@entry(
    BOX,
    LAND,
    TABLE,
    ROW,
    TABLE,
    LUCK,
    CHOICE,
    ACTION,
    CODE,
    NUMBERS,
    ROW,
    INT,
    INT,
    ROW,
    ("?", 1),
    ROWS,
    ROWS,
    ROW,
    WORD,
    ("i4", 2),
    ("u1", 2),
    ROWS,
    ROW,
)
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
        acts = not look and table.phase != OVER
        if acts:
            write_action(seats[game], codes[numbers[game]], action)
            choice.is_forced = 0
        finished[game] = False
        while True:
            if acts:
                carry_out(box, lands, table, choice, action)
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
            acts = True
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


@entry(("u1", 2), ROWS, ROW, LUCK, ROW)
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
