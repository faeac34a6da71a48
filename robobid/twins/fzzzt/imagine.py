"""Makes up tables that fit what a seat knows, as the rules' `imagine` does."""

from __future__ import annotations

from typing import Any

from robobid.twins.arguments import INT, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import BOX, AnyBox, Box
from robobid.twins.fzzzt.building import plan_robot
from robobid.twins.fzzzt.chance import any_card, how_many_cards, pick_bid
from robobid.twins.fzzzt.sets import (
    WORDS,
    clear,
    copy_all,
    holds,
    is_empty,
    next_card,
    put,
    put_all,
    size,
    take,
    take_all,
)
from robobid.twins.fzzzt.table import (
    BUILDING,
    LAYOUT,
    PAYING,
    TABLE,
    AnyTable,
    empty_tables,
)
from robobid.twins.jit import entry, part, small_part, whole
from robobid.twins.luck import LUCK, Luck, below, new_luck, seed_game

_WORD = (1 << 64) - 1


def imagined(
    box: Box, table: NDArray[Any], viewer: int, copies: int, seed: int
) -> NDArray[Any]:
    """Copies of a table, each with what a seat cannot know made up anew."""
    tables = empty_tables(copies)
    tables[:] = table
    imagine_tables(box.array, tables, viewer, new_luck(1), np.uint64(seed & _WORD))
    return tables


@entry(BOX, TABLE, INT, LUCK, WORD)
def imagine_tables(boxes: Any, tables: Any, viewer: int, lucks: Any, seed: Any) -> None:
    """Make up what a seat cannot know of every table."""
    for copy in range(tables.shape[0]):
        seed_game(lucks[0], seed, copy)
        imagine(boxes[0], tables[copy], viewer, lucks[0])


@part
def imagine(box: AnyBox, table: AnyTable, viewer: int, luck: Luck) -> None:
    """Make up what a seat cannot know, each table as likely as the rules say."""
    is_building = table.phase == BUILDING or table.phase == LAYOUT
    if is_building:
        keep_own_plan(table, viewer)
    for seat in range(box.players):
        if seat == viewer:
            continue
        imagine_hand(table, seat, luck)
        if not is_empty(table.bid[seat]):
            imagine_bid(table, seat, luck)
        if is_building and not table.waiting >> seat & 1:
            imagine_plan(box, table, seat, luck)


@small_part
def imagine_hand(table: AnyTable, seat: int, luck: Luck) -> None:
    """Which of a player's unshown cards are in hand: any are as likely as others.

    A laid bid is taken up with them.
    """
    unknown = -size(table.shown[seat])
    unknown += size(table.hand[seat]) + size(table.bid[seat])
    put_all(table.hand[seat], table.set_aside[seat])
    put_all(table.bid[seat], table.set_aside[seat])
    take_all(table.shown[seat], table.set_aside[seat])
    copy_all(table.shown[seat], table.hand[seat])
    for _ in range(unknown):
        card = any_card(table.set_aside[seat], luck)
        take(table.set_aside[seat], card)
        put(table.hand[seat], card)


@small_part
def imagine_bid(table: AnyTable, seat: int, luck: Luck) -> None:
    """The cards of a laid bid: known, or any of the size that was seen."""
    rules = table.rules
    if rules.bids_face_up or table.phase == PAYING:
        take_all(table.bid[seat], table.hand[seat])
    elif rules.bids_in_turn and rules.bid_sizes_open:
        laid = size(table.bid[seat])
        clear(table.bid[seat])
        for _ in range(laid):
            card = any_card(table.hand[seat], luck)
            take(table.hand[seat], card)
            put(table.bid[seat], card)
    else:
        pick_bid(table, seat, luck, table.bid[seat])
        take_all(table.bid[seat], table.hand[seat])


@small_part
def keep_own_plan(table: AnyTable, viewer: int) -> None:
    """Of all that is being built, only what a seat builds itself."""
    kept = 0
    clear(table.planned)
    for step in range(table.steps_planned):
        if holds(table.units[viewer], whole(table.plan_unit[step])):
            table.plan_robot[kept] = table.plan_robot[step]
            table.plan_unit[kept] = table.plan_unit[step]
            put(table.planned, whole(table.plan_robot[step]))
            kept += 1
    table.steps_planned = kept


@small_part
def imagine_plan(box: AnyBox, table: AnyTable, seat: int, luck: Luck) -> None:
    """What a player who has finished building may have chosen: any legal plan."""
    if table.phase == LAYOUT:
        imagine_layout(box, table, seat, luck)
        return
    start = table.steps_planned
    while not plan_unit_by_unit(box, table, seat, luck):
        while table.steps_planned > start:
            table.steps_planned -= 1
            take(table.planned, whole(table.plan_robot[table.steps_planned]))


@small_part
def plan_unit_by_unit(box: AnyBox, table: AnyTable, seat: int, luck: Luck) -> bool:
    """Any few robots for each unit; was no robot chosen twice?"""
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        fitting = box.fitting[box.symbols[unit]]
        for word in range(WORDS):
            table.noted[word] = table.hand[seat, word] & fitting[word]
        left = size(table.noted)
        missing = how_many_robots(left, table.rules.robots_per_unit, luck)
        robot = next_card(table.noted, 0)
        while missing:
            if below(luck, left) < missing:
                if holds(table.planned, robot):
                    return False
                plan_robot(table, robot, unit)
                missing -= 1
            left -= 1
            robot = next_card(table.noted, robot + 1)
        unit = next_card(table.units[seat], unit + 1)
    return True


@small_part
def how_many_robots(fitting: int, most: int, luck: Luck) -> int:
    """How many robots go on a unit, all ways to choose them equally likely."""
    most = min(most, fitting)
    ways = total = 1
    for robots in range(1, most + 1):
        ways = ways * (fitting + 1 - robots) // robots
        total += ways
    return how_many_cards(fitting, most, luck) if below(luck, total) else 0


@small_part
def imagine_layout(box: AnyBox, table: AnyTable, seat: int, luck: Luck) -> None:
    """Every robot on any unit that it fits, or on none."""
    robot = next_card(table.hand[seat], 0)
    while robot >= 0:
        units = 0
        unit = next_card(table.units[seat], 0)
        while unit >= 0:
            units += box.symbols[unit] & box.symbols[robot] != 0
            unit = next_card(table.units[seat], unit + 1)
        chosen = below(luck, 1 + units) if units else 0
        unit = next_card(table.units[seat], 0)
        while chosen:
            chosen -= box.symbols[unit] & box.symbols[robot] != 0
            if not chosen:
                plan_robot(table, robot, unit)
            unit = next_card(table.units[seat], unit + 1)
        robot = next_card(table.hand[seat], robot + 1)
