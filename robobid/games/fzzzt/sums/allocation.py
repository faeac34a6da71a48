"""Which robots lie where, once it is known how many widgets each unit makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from robobid.games.fzzzt.rules.cards import SYMBOLS, Card

Layout: TypeAlias = Sequence[tuple[Card, Sequence[Card]]]
"""Units, each with the robots that lie on it."""

_Place: TypeAlias = tuple[list[Card], list[int]]
"""For a symbol of a unit: the robots on the unit, and who could stand for it."""


def allocate(
    layout: Layout, free: Sequence[Card], widgets: Sequence[int]
) -> list[tuple[Card, tuple[Card, ...]]]:
    """Each unit with its fixed robots, then with the free ones that its widgets take.

    Each symbol of each widget takes a robot that has it; where all of those are taken,
    one of them changes to another place, which may make one more change, and so on.
    """
    if not any(widgets):
        return [(unit, tuple(fixed)) for unit, fixed in layout]
    free_with: dict[str, list[int]] = {symbol: [] for symbol in SYMBOLS}
    for i, robot in enumerate(free):
        for symbol in robot.symbols:
            free_with[symbol].append(i)
    taken: dict[int, _Place] = {}

    # First the fixed robots, as many as can be, and then the free ones.
    finished = []
    symbol_places = []
    next_fixed = len(free)  # The fixed robots are counted on from the free ones.
    for (unit, fixed), made in zip(layout, widgets, strict=True):
        robots = list(fixed)
        finished.append((unit, robots))
        for symbol in unit.symbols if made else ():
            missing = made
            place: _Place = (robots, [])
            if fixed:
                for i, robot in enumerate(fixed, next_fixed):
                    if symbol in robot.symbols:
                        place[1].append(i)
                missing = _fill(place, made, taken)
            symbol_places.append((place, symbol, missing))
        next_fixed += len(fixed)
    for place, symbol, _ in symbol_places:
        place[1].extend(free_with[symbol])
    for place, _, missing in symbol_places:
        if missing:
            _fill(place, missing, taken)
    for i, robot in enumerate(free):
        if i in taken:
            taken[i][0].append(robot)
    return [(unit, tuple(robots)) for unit, robots in finished]


def _fill(place: _Place, missing: int, taken: dict[int, _Place]) -> int:
    """Take the robots that are missing; how many are still?"""
    for i in place[1]:
        if i not in taken:
            taken[i] = place
            missing -= 1
            if not missing:
                return 0
    while missing and _make_room(place, taken, set()):
        missing -= 1
    return missing


def _make_room(place: _Place, taken: dict[int, _Place], asked: set[int]) -> bool:
    """Take one more robot; if it stands elsewhere, another takes over there."""
    for i in place[1]:
        if i not in asked:
            asked.add(i)
            if i not in taken or _make_room(taken[i], taken, asked):
                taken[i] = place
                return True
    return False
