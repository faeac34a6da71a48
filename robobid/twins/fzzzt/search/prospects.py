"""What a seat's cards promise when a round's auctions are over: a row of numbers.

All that a player owns is known to everybody, so nothing here is secret.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.fzzzt.auction import bid_power
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.scoring import is_built_by
from robobid.twins.fzzzt.sets import WORDS, Cards, next_card, shared, size
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.fzzzt.widgets import best_of_choices, count_supply, list_choices
from robobid.twins.jit import part, small_part

SYMBOLS: Final = 4
PROSPECTS: Final = (
    "one",  # always 1
    "score",  # what the cards would score if the game ended now
    "points",  # the part of it without widgets
    "hand_power",  # the power that a hand will have on average
    "cards",
    "strong",  # cards of power 4 and more
    "odd",  # cards of power 1, 3 and 5, and mechanics
    "first_wild",  # how much more another robot that fits everywhere would score ...
    "second_wild",  # ... and one more
    "units",
    "unit_points",
    "built",  # robots that lie on units for good
    "nuts",  # robots with this symbol
    "bolts",
    "cogs",
    "oils",
)
(
    ONE,
    SCORE,
    POINTS,
    HAND_POWER,
    CARDS,
    STRONG,
    ODD,
    FIRST_WILD,
    SECOND_WILD,
    UNITS,
    UNIT_POINTS,
    BUILT,
    FIRST_SYMBOL,
) = range(len(PROSPECTS) - SYMBOLS + 1)

_ONE_OF_EACH: Final = np.uint64(0x0101010101010101)


@part
def write_prospects(
    box: AnyBox, table: AnyTable, seat: int, desk: Desk, row: Any
) -> None:
    """Write what a seat's cards promise, each number between about 0 and 10."""
    cards = table.noted
    for word in range(WORDS):
        cards[word] = (
            table.hand[seat, word]
            | table.bid[seat, word]
            | table.set_aside[seat, word]
            | table.spent[seat, word]
        )
    count = size(cards)
    rules = box.rules[0]
    power = bid_power(box, rules, cards)
    points = points_of(box, table, seat, cards)
    units, unit_points = count_units(box, table, seat)
    bonus = first = second = 0
    if units:
        bonus = bonus_with(box, table, seat, desk, cards, 0)
        first = bonus_with(box, table, seat, desk, cards, 1)
        second = bonus_with(box, table, seat, desk, cards, 2)
    row[ONE] = 1.0
    row[SCORE] = (points + bonus) / 10
    row[POINTS] = points / 10
    row[HAND_POWER] = power * min(1.0, rules.hand_size / max(1, count)) / 10
    row[CARDS] = count / 10
    row[STRONG] = shared(cards, box.power[1, 2]) / 5
    row[ODD] = (shared(cards, box.mechanics) + shared(cards, box.power[1, 0])) / 5
    row[FIRST_WILD] = (first - bonus) / 10
    row[SECOND_WILD] = (second - first) / 10
    row[UNITS] = units / 5
    row[UNIT_POINTS] = unit_points / 10
    row[BUILT] = robots_built(table, seat) / 5
    for bit in range(SYMBOLS):
        row[FIRST_SYMBOL + bit] = shared(cards, box.fitting[1 << bit]) / 5


@small_part
def points_of(box: AnyBox, table: AnyTable, seat: int, cards: Cards) -> int:
    """The points of some cards, and of the robots that lie on a seat's units."""
    points = 0
    card = next_card(cards, 0)
    while card >= 0:
        points += box.points[card]
        card = next_card(cards, card + 1)
    for step in range(table.steps_built):
        if is_built_by(table, seat, step):
            points += box.points[table.built_robot[step]]
    return points


@small_part
def count_units(box: AnyBox, table: AnyTable, seat: int) -> tuple[int, int]:
    """How many units a seat has, and the points of one widget of each."""
    units = points = 0
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        units += 1
        points += box.points[unit]
        unit = next_card(table.units[seat], unit + 1)
    return units, points


@small_part
def robots_built(table: AnyTable, seat: int) -> int:
    """How many robots lie on a seat's units."""
    built = 0
    for step in range(table.steps_built):
        built += is_built_by(table, seat, step)
    return built


@part
def bonus_with(
    box: AnyBox, table: AnyTable, seat: int, desk: Desk, cards: Cards, wild: int
) -> int:
    """The best bonus if there were so many more robots that fit everywhere."""
    desk.units = 0
    desk.first[0] = 0
    count_supply(box, cards, desk)
    for word in range(WORDS):
        desk.supply[word] += np.uint64(wild) * _ONE_OF_EACH
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        if box.points[unit] > 0:
            list_choices(box, table, unit, desk)
        unit = next_card(table.units[seat], unit + 1)
    return best_of_choices(desk) if desk.units else 0
