"""Cards that come in one order, so that plans are compared with the same luck."""

from __future__ import annotations

from typing import Any

import numpy as np

from robobid.twins.luck import new_luck
from robobid.twins.native.compiler import entry
from robobid.twins.powergrid import Box
from robobid.twins.powergrid.actions import ACTION, CHANCE, TURN_CARD, new_choice
from robobid.twins.powergrid.draws import draw
from robobid.twins.powergrid.table import GONE, IN_STACK, empty_tables

BOX = Box.open("germany", 4)
CARDS = range(20, 40)


@entry
def draw_one(
    boxes: Any, tables: Any, choices: Any, lucks: Any, order: Any, actions: Any
) -> None:
    """A part of the twin can be called from compiled code alone."""
    draw(boxes[0], tables[0], choices[0], lucks[0], order, actions[0])


def drawn(order: int, without: set[int], step3_card: int = IN_STACK) -> int:
    """Which card comes next, if these have come already."""
    choice, table, action = new_choice(), empty_tables(1), np.zeros(1, ACTION)
    choice["seat"], choice["kind"] = CHANCE, TURN_CARD
    choice["options"] = sum(1 << card for card in CARDS if card not in without)
    table["step3_card"] = step3_card
    draw_one(BOX.array, table, choice, new_luck(1), np.uint64(order), action)
    card = int(action["on"][0])
    assert card in set(CARDS) - without
    return card


def test_cards_keep_their_order_whatever_comes_before() -> None:
    first = drawn(7, set())
    second = drawn(7, {first})
    for away in set(CARDS) - {first, second}:
        assert drawn(7, {away}) == first
        assert drawn(7, {first, away}) == second


def test_the_step_3_card_has_the_rest_shuffled_once_more() -> None:
    """A8: what lay under the stack comes in an order that nobody has seen."""
    same = sum(drawn(o, set()) == drawn(o, set(), GONE) for o in range(1, 201))
    assert same < 30  # one in twenty by luck
