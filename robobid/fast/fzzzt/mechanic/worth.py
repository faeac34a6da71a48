"""What a card of Fzzzt! is worth to a player, in points at the end of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from robobid.fast.bits import popcount
from robobid.fast.fzzzt.box import POWER_BITS, AnyBox
from robobid.fast.fzzzt.mechanic.judging import (
    hope_for_unit,
    lateness_of,
    share_of_unseen,
    weighed,
    worth_of_power,
)
from robobid.fast.fzzzt.mechanic.sheet import Sheet
from robobid.fast.fzzzt.scoring import Desk, best_bonus
from robobid.fast.fzzzt.sets import (
    WORDS,
    clear,
    holds,
    is_empty,
    next_card,
    put,
    shared,
    size,
    take,
)
from robobid.fast.fzzzt.table import AnyTable, deck_size
from robobid.fast.jit import jit, jit_apart, whole
from robobid.fzzzt.cards import SYMBOLS as _SYMBOLS

SYMBOLS = len(_SYMBOLS)

Mind = Any
"""What a seat has worked out: an element of the minds of a sheet."""


@jit
def rounds_to_come(box: AnyBox, table: AnyTable) -> int:
    """How many rounds follow this one (F5.5)."""
    return deck_size(table) // int(box.belt_length)


@jit_apart
def recall_holdings(
    box: AnyBox, table: AnyTable, seat: int, sheet: Sheet, desk: Desk
) -> None:
    """See what a seat owns; if that has changed, all must be worked out anew."""
    mind = sheet.minds[seat]
    changed = mind.steps_built != table.steps_built
    for word in range(WORDS):
        cards = (
            table.hand[seat, word]
            | table.bid[seat, word]
            | table.set_aside[seat, word]
            | table.spent[seat, word]
        )
        units = table.units[seat, word]
        changed |= cards != mind.cards[word] or units != mind.units[word]
        mind.cards[word] = cards
        mind.units[word] = units
    if changed:
        mind.steps_built = table.steps_built
        mind.known_symbols = 0
        clear(mind.known_units)
        mind.bonus = best_bonus(box, table, mind.cards, mind.units, desk)


@jit
def gain_of_robot(
    box: AnyBox, table: AnyTable, card: int, mind: Mind, desk: Desk
) -> int:
    """How much more bonus there were with one more robot: by its symbols alone."""
    symbols = box.symbols[card]
    if symbols == 0 or is_empty(mind.units):
        return 0
    if not mind.known_symbols >> symbols & 1:
        put(mind.cards, card)
        bonus = best_bonus(box, table, mind.cards, mind.units, desk)
        take(mind.cards, card)
        mind.symbol_gain[symbols] = bonus - mind.bonus
        mind.known_symbols |= 1 << symbols
    return int(mind.symbol_gain[symbols])


@jit
def gain_of_unit(
    box: AnyBox, table: AnyTable, unit: int, mind: Mind, desk: Desk
) -> int:
    """How much more bonus there were with one more unit."""
    if not holds(mind.known_units, unit):
        put(mind.units, unit)
        bonus = best_bonus(box, table, mind.cards, mind.units, desk)
        take(mind.units, unit)
        mind.unit_gain[unit] = bonus - mind.bonus
        put(mind.known_units, unit)
    return int(mind.unit_gain[unit])


@jit_apart
def worth_of(
    box: AnyBox, table: AnyTable, card: int, judgement: Any, mind: Mind, desk: Desk
) -> float:
    """What a card is worth to its owner."""
    to_come = rounds_to_come(box, table)
    lateness = lateness_of(whole(table.round), to_come)
    if holds(box.units, card):
        gain = gain_of_unit(box, table, card, mind, desk)
        hope = hope_for(box, table, card, judgement, mind)
        return weighed(gain, hope, lateness)
    symbols = gain_of_robot(box, table, card, mind, desk)
    hope = max(hope_for_robot(box, card, judgement, mind), symbols)
    power = printed_power(box, card)
    power_worth = worth_of_power(power, to_come, judgement)
    return float(box.points[card] + weighed(symbols, hope, lateness) + power_worth)


@jit
def printed_power(box: AnyBox, card: int) -> int:
    """The power that is printed on a card."""
    power = 0
    for bit in range(POWER_BITS):
        power += int(holds(box.power[1, bit], card)) << bit
    return power


@jit
def hope_for_robot(box: AnyBox, card: int, judgement: Any, mind: Mind) -> float:
    """The share of a widget that a robot may become."""
    symbols = box.symbols[card]
    most = -np.inf
    unit = next_card(mind.units, 0)
    while unit >= 0:
        if symbols & box.symbols[unit]:
            share = box.points[unit] / popcount(np.uint64(box.symbols[unit]))
            most = max(most, share)
        unit = next_card(mind.units, unit + 1)
    if most == -np.inf:
        most = judgement.lone_robot if holds(box.robots, card) else 0.0
    return float(judgement.hope * most)


@jit
def hope_for(
    box: AnyBox, table: AnyTable, unit: int, judgement: Any, mind: Mind
) -> float:
    """The widgets a unit may make with the robots owned and those yet to be won.

    Every symbol is counted by itself; the rarest one limits the unit.
    """
    unseen = size(table.unseen)
    share = share_of_unseen(unseen, whole(box.players), unseen)
    supply = np.inf
    for bit in range(SYMBOLS):
        if box.symbols[unit] >> bit & 1:
            robots = box.fitting[1 << bit]
            found = shared(mind.cards, robots) + share * shared(table.unseen, robots)
            supply = min(supply, found)
    return hope_for_unit(whole(box.points[unit]), supply, size(mind.units), judgement)
