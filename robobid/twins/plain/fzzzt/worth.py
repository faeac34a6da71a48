"""What a card of Fzzzt! is worth to a player, in points at the end of the game."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from robobid.games.fzzzt.rules.cards import SYMBOLS
from robobid.twins.judgement import (
    hope_for_unit,
    lateness_of,
    share_of_unseen,
    weighed,
    worth_of_power,
)
from robobid.twins.plain.fzzzt.cards import (
    are_same,
    clear,
    copy_all,
    holds,
    is_empty,
    next_card,
    put,
    shared,
    size,
    take,
)
from robobid.twins.plain.fzzzt.knowledge import (
    deck_size,
    note_owned,
    printed_power,
    whole,
)
from robobid.twins.plain.fzzzt.plan import best_bonus

SYMBOL_BITS: Final = len(SYMBOLS)
SYMBOLS_IN: Final = tuple(some.bit_count() for some in range(1 << SYMBOL_BITS))
"""How many symbols each set of them has."""


def rounds_to_come(box: Any, table: Any) -> int:
    """How many rounds follow this one (F5.5)."""
    return deck_size(table) // whole(box.belt_length)


def recall_holdings(box: Any, table: Any, seat: int, sheet: Any, desk: Any) -> None:
    """See what a seat owns; if that has changed, all must be worked out anew."""
    mind, units = sheet.minds[seat], table.units[seat]
    note_owned(table, seat, sheet.owned)
    if (
        mind.steps_built == table.steps_built
        and are_same(sheet.owned, mind.cards)
        and are_same(units, mind.units)
    ):
        return
    copy_all(sheet.owned, mind.cards)
    copy_all(units, mind.units)
    mind.steps_built = table.steps_built
    mind.known_symbols = 0
    clear(mind.known_units)
    mind.bonus = best_bonus(box, table, mind.cards, mind.units, desk)


def gain_of_robot(box: Any, table: Any, card: int, mind: Any, desk: Any) -> int:
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
    return whole(mind.symbol_gain[symbols])


def gain_of_unit(box: Any, table: Any, unit: int, mind: Any, desk: Any) -> int:
    """How much more bonus there were with one more unit."""
    if not holds(mind.known_units, unit):
        put(mind.units, unit)
        bonus = best_bonus(box, table, mind.cards, mind.units, desk)
        take(mind.units, unit)
        mind.unit_gain[unit] = bonus - mind.bonus
        put(mind.known_units, unit)
    return whole(mind.unit_gain[unit])


def worth_of(
    box: Any, table: Any, card: int, judgement: Any, mind: Any, desk: Any
) -> float:
    """What a card is worth to its owner."""
    if holds(box.units, card):
        return worth_of_unit(box, table, card, judgement, mind, desk)
    symbols = worth_of_symbols(box, table, card, judgement, mind, desk)
    power = worth_in_bids(box, table, card, judgement)
    return float(box.points[card] + symbols + power)


def worth_of_unit(
    box: Any, table: Any, unit: int, judgement: Any, mind: Any, desk: Any
) -> float:
    """What a unit is worth: what it makes now, and what it may yet make."""
    lateness = lateness_of(whole(table.round), rounds_to_come(box, table))
    gain = gain_of_unit(box, table, unit, mind, desk)
    return weighed(gain, hope_for(box, table, unit, judgement, mind), lateness)


def worth_of_symbols(
    box: Any, table: Any, card: int, judgement: Any, mind: Any, desk: Any
) -> float:
    """What the symbols of a card are worth on the units."""
    lateness = lateness_of(whole(table.round), rounds_to_come(box, table))
    gain = gain_of_robot(box, table, card, mind, desk)
    hope = max(hope_for_robot(box, card, judgement, mind), gain)
    return weighed(gain, hope, lateness)


def worth_in_bids(box: Any, table: Any, card: int, judgement: Any) -> float:
    """What the power of a card is worth in the rounds to come."""
    to_come = rounds_to_come(box, table)
    return worth_of_power(printed_power(box, card), to_come, judgement)


def hope_for_robot(box: Any, card: int, judgement: Any, mind: Any) -> float:
    """The share of a widget that a robot may become."""
    symbols = box.symbols[card]
    most = -inf
    unit = next_card(mind.units, 0)
    while unit >= 0:
        if symbols & box.symbols[unit]:
            most = max(most, box.points[unit] / SYMBOLS_IN[box.symbols[unit]])
        unit = next_card(mind.units, unit + 1)
    if most == -inf:
        most = judgement.lone_robot if holds(box.robots, card) else 0.0
    return float(judgement.hope * most)


def hope_for(box: Any, table: Any, unit: int, judgement: Any, mind: Any) -> float:
    """The widgets a unit may make with the robots owned and those yet to be won.

    Every symbol is counted by itself; the rarest one limits the unit.
    """
    unseen = size(table.unseen)
    share = share_of_unseen(unseen, whole(box.players), unseen)
    supply = inf
    for bit in range(SYMBOL_BITS):
        if box.symbols[unit] >> bit & 1:
            robots = box.fitting[1 << bit]
            found = shared(mind.cards, robots) + share * shared(table.unseen, robots)
            supply = min(supply, found)
    return hope_for_unit(whole(box.points[unit]), supply, size(mind.units), judgement)
