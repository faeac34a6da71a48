"""Many games side by side, for learners: observations and masks in, numbers out."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arguments import INT, ROW, ROWS, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.bits import popcount
from robobid.twins.choices import (
    LEFT,
    NOT_LEFT,
    checked_numbers,
    first_refused,
    not_allowed,
)
from robobid.twins.fzzzt.box import BOX, Box
from robobid.twins.fzzzt.chance import let_luck_decide
from robobid.twins.fzzzt.desk import DESK, new_desk
from robobid.twins.fzzzt.game import (
    ACTION,
    CHANCE,
    carry_out,
    seat_to_act,
    to_next_decision,
)
from robobid.twins.fzzzt.notes import note_end
from robobid.twins.fzzzt.numbers import (
    DONE,
    check_numbers,
    number_count,
    write_action,
    write_mask,
)
from robobid.twins.fzzzt.observation import observation_size, write_observation
from robobid.twins.fzzzt.setup import lay_table
from robobid.twins.fzzzt.sketch import (
    SKETCH,
    SKETCHED,
    is_chosen_in_secret,
    new_sketches,
)
from robobid.twins.fzzzt.table import OFTEN_USED, OVER, TABLE
from robobid.twins.jit import CACHE_LINE, copy_for, entry, small_part, zeros_for
from robobid.twins.luck import LUCK, below, seed_game
from robobid.twins.rows import fetch_line

_WORD: Final = (1 << 64) - 1
_WORDS_OF_BIDS: Final = 8
_ONES: Final = np.uint64(0x0101010101010101)
_GUARDS: Final = np.uint64(0x8080808080808080)


class Batch:
    """Games side by side; where one ends, the next one begins at once.

    In every game one seat is to act: `seats` says which, `observations` what it may
    know and `masks` what it may do. `step` takes a number for each. Where seats choose
    at the same moment they are asked one after another, and none sees what the others
    chose. The k-th game begun depends on the seed and k alone.

    >>> batch = Batch(Box.open("en", 4), games=8, seed=1)
    >>> batch.observations.shape[0], batch.masks.shape
    (8, (8, 320))
    >>> batch.step(batch.random_numbers())
    >>> bool(batch.finished.any())
    False
    """

    def __init__(self, box: Box, games: int, seed: int) -> None:
        check_numbers(box)
        self.box = box
        self._box = copy_for(__name__, box.array)
        self.tables = zeros_for(__name__, (games,), TABLE)
        self.tables["phase"] = OVER
        self.luck = zeros_for(__name__, (games,), LUCK)
        self.dice = zeros_for(__name__, (games,), LUCK)
        self.seats = zeros_for(__name__, (games,), np.int64)
        seen = (games, observation_size(box))
        self._observations = zeros_for(__name__, seen, np.uint8)
        self.observations = self._observations.view()
        self.observations.flags.writeable = False  # what has not changed stays there
        self._sketches = new_sketches(games)
        self._masks = zeros_for(__name__, (games, number_count(box)), np.uint8)
        self._masks[:, DONE] = 1  # before the first deal there is nothing to do
        self.masks = self._masks.view()
        self.masks.flags.writeable = False  # by them we know what is allowed
        self._used = zeros_for(__name__, (games,), np.int64)
        self._used[:] = number_count(box)
        self.options = zeros_for(__name__, (games,), np.int64)
        """How many numbers each mask allows."""
        self.options[:] = 1
        self.finished = zeros_for(__name__, (games,), np.bool_)
        """Did the last step end a game? Its scores and places are below."""
        self.scores = zeros_for(__name__, (games, box.players), np.int64)
        self.places = zeros_for(__name__, (games, box.players), np.int64)
        self.games_begun = zeros_for(__name__, (1,), np.int64)
        self.number_of = zeros_for(__name__, (games,), np.int64)
        """The number with which each game began: 0 is the first of all."""
        self._seed = np.uint64(seed & _WORD)
        self._desk = copy_for(__name__, new_desk())
        self._actions = zeros_for(__name__, (1,), ACTION)
        self.dice["state"] = self._seed ^ np.arange(1, games + 1, dtype=np.uint64)
        self.step(np.zeros(games, np.int64))
        self.finished[:] = False

    def step(self, numbers: Any) -> None:
        """Do what the seats that are to act have chosen, and go on to the next."""
        self._go_on(checked_numbers(numbers, len(self.tables)), left=NOT_LEFT)

    def step_some(self, numbers: NDArray[np.int64]) -> None:
        """The same for some games: where the number is LEFT, nothing is done."""
        self._go_on(numbers, left=LEFT)

    def _go_on(self, numbers: NDArray[np.int64], left: int) -> None:
        refused = step_games(
            self._box,
            self.tables,
            self.luck,
            self._desk,
            self._actions,
            numbers,
            left,
            self.seats,
            self.finished,
            self.scores,
            self.places,
            self.games_begun,
            self.number_of,
            self._seed,
            self._sketches,
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
        pick_numbers(self._masks.view(np.uint64), self.options, self.dice, numbers)
        return numbers


@entry(
    BOX,
    TABLE,
    LUCK,
    DESK,
    ACTION,
    ROW,
    INT,
    ROW,
    ("?", 1),
    ROWS,
    ROWS,
    ROW,
    ROW,
    WORD,
    SKETCH,
    ("u1", 2),
    ("u1", 2),
    ROW,
    ROW,
)
def step_games(
    boxes: Any,
    tables: Any,
    lucks: Any,
    desks: Any,
    actions: Any,
    numbers: Any,
    left: int,
    seats: Any,
    finished: Any,
    scores: Any,
    places: Any,
    games_begun: Any,
    number_of: Any,
    seed: Any,
    sketches: Any,
    observations: Any,
    masks: Any,
    used: Any,
    options: Any,
) -> int:
    """Check all numbers, then do what they say; gives the first one refused, or -1."""
    box, action, desk = boxes[0], actions[0], desks[0]
    refused = first_refused(masks, numbers, left)
    if refused >= 0:
        return refused
    for game in range(tables.shape[0]):
        if numbers[game] == left:
            continue
        fetch_next(tables, sketches, game + 1)
        table, luck = tables[game], lucks[game]
        is_secret = is_chosen_in_secret(table)
        if table.phase != OVER:
            write_action(box, table, seats[game], numbers[game], action)
            carry_out(box, table, action)
        is_old = is_secret and table.waiting != 0
        finished[game] = False
        while True:
            to_next_decision(box, table, desk)
            if table.phase == OVER:
                finished[game] = True
                note_end(box, table, scores[game], places[game])
                seed_game(luck, seed, games_begun[0])
                number_of[game] = games_begun[0]
                games_begun[0] += 1
                lay_table(box, table)
            seat = seat_to_act(box, table)
            if seat != CHANCE:
                break
            let_luck_decide(box, table, luck)
        seats[game] = seat
        write_observation(box, table, sketches[game], is_old, seat, observations[game])
        options[game] = write_mask(box, table, seat, masks[game], used, game)
    return -1


@small_part
def fetch_next(tables: Any, sketches: Any, game: int) -> None:
    """Have what the next game needs on its way while this one is played."""
    if game < tables.shape[0]:
        for byte in range(0, OFTEN_USED, CACHE_LINE):
            fetch_line(tables, game, byte)
        for byte in range(0, SKETCHED, CACHE_LINE):
            fetch_line(sketches, game, byte)


@entry(("u8", 2), ROW, LUCK, ROW)
def pick_numbers(masks: Any, options: Any, dice: Any, numbers: Any) -> None:
    """Pick one of the numbers that each mask allows.

    Masks are read eight bytes at a time: to count the ones is to count the bits. The
    first 64, where the bids are, are read without a branch: where the number picked
    is cannot be foreseen.
    """
    for game in range(masks.shape[0]):
        left = below(dice[game], options[game])
        at = passed = counted = 0
        for word in range(_WORDS_OF_BIDS):
            counted += popcount(masks[game, word])
            is_passed = counted <= left
            at += is_passed
            passed = counted if is_passed else passed
        left -= passed
        if at == _WORDS_OF_BIDS:
            while left >= popcount(masks[game, at]):
                left -= popcount(masks[game, at])
                at += 1
        numbers[game] = 8 * at + nth_one(masks[game, at], left)


@small_part
def nth_one(word: Any, n: int) -> int:
    """Which byte of a word of ones and noughts is its n-th one, counted from 0."""
    # Multiplied like this, every byte is the sum of itself and those before it.
    counts = word * _ONES
    enough = (counts | _GUARDS) - _ONES * np.uint64(n + 1)
    return 8 - popcount(enough & _GUARDS)
