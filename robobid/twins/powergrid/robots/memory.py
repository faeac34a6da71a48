"""What a robot's piece must remember until its turn ends: see the rules' `Memory`.

Its words are numbers: of a city, region, market or plant. A token is its fuel and the
reason why it is bought; a plant that will run, its number and the mix that it burns.
"""

from __future__ import annotations

from typing import Final

from robobid.games.powergrid.robots.memory import STAGES as RULES_STAGES
from robobid.twins.jit import small_part, whole
from robobid.twins.powergrid.actions import POPPED, REPLACED, Choice
from robobid.twins.powergrid.queues import EMPTY, Queue
from robobid.twins.powergrid.sets import NONE, Set, only
from robobid.twins.powergrid.table import FUELS, ROOM_FOR_CARDS, AnyTable

STAGES: Final = tuple(RULES_STAGES)
(
    NO_STAGE,
    PLANT,
    MARKET,
    FUEL,
    CITY,
    REGION,
    BARRED,
    NAMED,
    BIDS,
    WINNER,
    STRUCK,
    MARKS,
    TAKES,
    TO_RUN,
) = range(len(STAGES))
NO_MEMORY: Final = -1
"""Nothing at all is remembered: not even that no house has been built."""
NO_BID: Final = -1

REASONS: Final = (
    "buys_needed",
    "buys_for_largest",
    "buys_cheap",
    "buys_maximum",
    "buys_scarcest",
)
NEEDED, FOR_LARGEST, CHEAP, MAXIMUM, SCARCEST = range(len(REASONS))
PLANTS: Final = ROOM_FOR_CARDS
"""A plant to run is written as its number, and so many times the number of its mix."""


@small_part
def forget(table: AnyTable) -> None:
    """Nothing is remembered any more."""
    begin_memory(table, NO_MEMORY, EMPTY)


@small_part
def begin_memory(table: AnyTable, stage: int, queue: Queue) -> None:
    """Something else is remembered, without words so far."""
    table.stage = stage
    table.memory_queue = queue
    table.memory_bid = NO_BID
    table.memory_built = 0
    table.word = table.words_end = 0


@small_part
def add_word(table: AnyTable, word: int) -> None:
    """One word more is remembered."""
    table.words[table.words_end] = word
    table.words_end += 1


@small_part
def first_word(table: AnyTable) -> int:
    """The first word that is remembered."""
    return whole(table.words[table.word])


@small_part
def remembered(table: AnyTable) -> Set:
    """The words that are remembered, as a set."""
    words = NONE
    for at in range(table.word, table.words_end):
        words |= only(whole(table.words[at]))
    return words


@small_part
def token_word(fuel: int, why: int) -> int:
    """A token that is bought for a reason."""
    return fuel + FUELS * why


@small_part
def note_after(table: AnyTable, choice: Choice) -> None:
    """A robot has acted: it remembers how far it has come in its turn."""
    if choice.then == POPPED:
        table.word += 1
    elif choice.then == REPLACED:
        begin_memory(table, choice.then_stage, EMPTY)
        table.memory_built = choice.then_built
        for at in range(choice.then_size):
            add_word(table, whole(choice.then_words[at]))
    else:
        forget(table)
