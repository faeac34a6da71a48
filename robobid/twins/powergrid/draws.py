"""What luck decides; cards may come in one order, whatever is done before."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.jit import small_part
from robobid.twins.luck import Luck, mixed
from robobid.twins.powergrid.actions import CHANCE, DRAW, TURN_CARD, AnyAction, Choice
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.chance import pick
from robobid.twins.powergrid.sets import Set, but_lowest, lowest
from robobid.twins.powergrid.table import IN_STACK, NOTHING, AnyTable

NO_ORDER: Final = np.uint64(0)
_SHUFFLED: Final = np.uint64(1000)
"""What tells the second pile from the first: more than any card's number twice."""


@small_part
def draw(
    box: AnyBox,
    table: AnyTable,
    choice: Choice,
    luck: Luck,
    order: Any,
    action: AnyAction,
) -> None:
    """What luck decides, or a robot's pieces: cards come in their order, if any."""
    if choice.kind == TURN_CARD and choice.seat == CHANCE and order != NO_ORDER:
        action.seat = CHANCE
        action.verb = DRAW
        # The Step 3 card has the rest shuffled once more.
        is_new = table.step3_card != IN_STACK
        pile = order + (_SHUFFLED if is_new else np.uint64(0))
        action.on = first_by_number(box, choice.options, pile)
    else:
        pick(box, choice, luck, action)


@small_part
def first_by_number(box: AnyBox, cards: Set, order: Any) -> int:
    """The first of the cards in an order by what is printed on them."""
    found, least = NOTHING, np.uint64(0)
    while cards:
        card = lowest(cards)
        cards = but_lowest(cards)
        place = place_of(box, card, order)
        if found == NOTHING or place < least:
            found, least = card, place
    return found


@small_part
def place_of(box: AnyBox, card: int, order: Any) -> Any:
    """A card's place in a shuffled order; the Flux Generator shares its number."""
    return mixed(order + np.uint64(2 * box.number[card] + (card == box.flux)))
