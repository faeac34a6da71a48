"""What all seats see alike, kept as long as seats only choose in secret.

Most decisions are sealed bids, or what somebody builds. Until all have chosen, nothing
changes for the others but that a bid lies there. So what is the same for everybody is
drawn once, and an observation adds what its viewer alone knows.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.bits import popcount
from robobid.twins.fzzzt.box import CARDS, SEATS, AnyBox
from robobid.twins.fzzzt.sets import WORDS, clear, holds, put
from robobid.twins.fzzzt.table import BIDDING, BUILDING, LAYOUT, AnyTable
from robobid.twins.jit import CACHE_LINE, small_part, whole, zeros_for

_FIELDS: Final = (
    # The cards whose kind of place has this bit, as others see them.
    ("what_1", *CARDS),
    ("what_2", *CARDS),
    ("what_4", *CARDS),
    # How many cards each seat holds, its bid included, and has in its pile: bytes.
    ("held", "u8"),
    ("pile", "u8"),
    # All that lies at each seat; of that, the robots on its units, so many steps of
    # building in all.
    ("owned", "u8", (SEATS, WORDS)),
    ("allocated", "u8", (SEATS, WORDS)),
    ("steps", "i8"),
)
CARDS_IN_WORD: Final = 64
_EIGHT_TIMES: Final = np.uint64(3)
_LENGTH: Final = np.dtype(list(_FIELDS)).itemsize
SKETCH: Final = np.dtype([*_FIELDS, ("room", "u1", (-_LENGTH % CACHE_LINE,))])
SKETCHED: Final = int(SKETCH.fields["allocated"][1]) if SKETCH.fields else 0
"""So many bytes of a sketch make up an observation; the others come after them."""

Sketch = Any
"""A sketch of one table inside compiled code: an element of an array of `SKETCH`."""


def new_sketches(games: int) -> NDArray[Any]:
    """Sketches that are still to be drawn."""
    return zeros_for(__name__, (games,), SKETCH)


@small_part
def is_chosen_in_secret(table: AnyTable) -> bool:
    """Is a choice hidden now until all have chosen?"""
    phase = table.phase
    is_sealed = phase == BIDDING and not table.rules.bids_face_up
    return bool(is_sealed or phase in (BUILDING, LAYOUT))


@small_part
def draw_sketch(box: AnyBox, table: AnyTable, sketch: Sketch) -> None:
    """Draw what all seats see alike."""
    note_allocated(box, table, sketch)
    sketch.held = sketch.pile = 0
    draw_word(box, table, 0, sketch)
    if box.cards_in_play > CARDS_IN_WORD:
        draw_word(box, table, 1, sketch)
    for at in range(np.uint64(table.head), np.uint64(table.end)):
        put(sketch.what_2, whole(table.belt[at]))


@small_part
def note_allocated(box: AnyBox, table: AnyTable, sketch: Sketch) -> None:
    """Note the robots that were put on units since the last sketch."""
    if table.steps_built < sketch.steps:  # another game
        sketch.steps = 0
        for seat in range(box.players):
            clear(sketch.allocated[seat])
    for step in range(sketch.steps, table.steps_built):
        unit, robot = whole(table.built_unit[step]), whole(table.built_robot[step])
        for seat in range(box.players):
            if holds(table.units[seat], unit):
                put(sketch.allocated[seat], robot)
    sketch.steps = table.steps_built


@small_part
def draw_word(box: AnyBox, table: AnyTable, word: int, sketch: Sketch) -> None:
    """Draw a word of cards, as others than their owner see them while bids are sealed.

    That the kinds of `PLACES` have the bits that they have is used here.
    """
    what_1 = table.unseen[word]
    what_2 = what_4 = all_held = all_piles = np.uint64(0)
    for seat in range(np.uint64(box.players)):
        held = table.hand[seat, word] | table.bid[seat, word]
        spent, units = table.spent[seat, word], table.units[seat, word]
        allocated, shown = sketch.allocated[seat, word], table.shown[seat, word]
        pile = table.set_aside[seat, word] | spent
        byte = seat << _EIGHT_TIMES
        all_held |= np.uint64(popcount(held)) << byte
        all_piles |= np.uint64(popcount(pile)) << byte
        what_1 |= pile | units | held & ~shown
        what_2 |= shown | spent | allocated
        what_4 |= units | allocated
        sketch.owned[seat, word] = held | pile | units | allocated
    sketch.what_1[word] = what_1
    sketch.what_2[word] = what_2
    sketch.what_4[word] = what_4
    sketch.held += all_held
    sketch.pile += all_piles
