"""Scoring: points of the robots, and a bonus for the widgets they can make."""

from __future__ import annotations

from robobid.twins.arrays import np
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.layouts import bonus_of_layout
from robobid.twins.fzzzt.sets import Cards, next_card, shared
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.fzzzt.widgets import best_bonus
from robobid.twins.jit import part, small_part, whole


@part
def score_seats(box: AnyBox, table: AnyTable, desk: Desk) -> None:
    """Score every seat, and say who came where (F6)."""
    for seat in range(box.players):
        basic = basic_score(box, table, seat)
        if box.by_hand:
            bonus = bonus_of_layout(box, table, seat, desk)
        else:
            bonus = best_bonus(box, table, table.hand[seat], table.units[seat], desk)
        table.basic[seat] = basic
        table.bonus[seat] = bonus
        table.total[seat] = basic + bonus
        table.robots[seat] = robot_cards(box, table, seat)
    places(box, table)


@small_part
def places(box: AnyBox, table: AnyTable) -> None:
    """Everybody's place: most points, then fewest robots, then shared (F6.6)."""
    for seat in range(box.players):
        place = 1
        for other in range(box.players):
            if table.total[other] > table.total[seat] or (
                table.total[other] == table.total[seat]
                and table.robots[other] < table.robots[seat]
            ):
                place += 1
        table.place[seat] = place


@small_part
def basic_score(box: AnyBox, table: AnyTable, seat: int) -> int:
    """The points of all robots, wherever they are; a Fzzzt costs one (F6.1)."""
    return points_with(box, table, seat, table.hand[seat])


@small_part
def points_with(box: AnyBox, table: AnyTable, seat: int, cards: Cards) -> int:
    """The points of some cards, and of the robots that a seat has built."""
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
def is_built_by(table: AnyTable, seat: int, step: int) -> bool:
    """Did this seat build this: is the unit its own?"""
    unit = whole(table.built_unit[step])
    return bool((table.units[seat][unit >> 6] >> np.uint64(unit & 63)) & np.uint64(1))


@small_part
def robot_cards(box: AnyBox, table: AnyTable, seat: int) -> int:
    """How many robots break a tie: upgrades are some, in RU Fzzzts are too (F6.6)."""
    robots = shared(table.hand[seat], box.robots)
    if box.rules[0].fzzzt_counts_as_robot:
        robots += shared(table.hand[seat], box.fzzzts)
    for step in range(table.steps_built):
        robots += is_built_by(table, seat, step)
    return robots
