"""The rules of Power Grid that matter at a moment, and what the map changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.games.powergrid.robots.robot import names_of
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import TOP_OF_STACK
from robobid.games.powergrid.view import View
from robobid.narration.message import Named, Several, Told, Value, told
from robobid.narration.narrator import Rule, Rules
from robobid.narration.powergrid.nouns import Nouns, piece_named, plant_named

_RULES: Final = {
    "regions": ("A1.1",),
    "lots": ("A1.1",),
    "auction": ("A3.2", "A3.3", "A3.4", "A3.7", "A6.1"),
    "unsold": ("A3.2", "A3.4", "A6.1"),
    "early-cities": ("A5.2", "A5.4"),
    "resources": ("A4.1", "A4.2"),
    "building": ("A5.1", "A5.2", "A5.3", "A5.4", "A5.5", "A6.2", "A9.1"),
    "step-2": ("A6.2", "A9.1"),
    "income": ("A7.1", "A7.2"),
    "plants": ("A7.1", "A7.2", "A6.1"),
    "over": ("A9.1",),
}
"""By phase."""
_FIGURES: Final = {
    "A1.1": ("regions",),
    "A3.4": ("plants",),
    "A5.4": ("step",),
    "A6.2": ("step2",),
    "A9.1": ("end",),
}
"""The figures of this game that a rule speaks of."""
_ROBOTS: Final = "C2.2"
_ALL: Final = tuple(
    sorted(
        {_ROBOTS, *(number for rules in _RULES.values() for number in rules)},
        key=lambda number: (number[0], float(number[1:])),
    )
)
_AUCTION: Final = ("auction", "unsold")


def rules_of(view: View, nouns: Nouns) -> Rules:
    """The rules of this phase, of this map in it, and of the robot whose turn it is."""
    figures = view.setup.figures
    values: dict[str, Value] = {
        "plants": figures.max_plants,
        "regions": figures.regions,
        "end": figures.cities_for_end,
        "step2": figures.cities_for_step2,
        "step": view.step,
    }

    def rule(number: str) -> Rule:
        gaps = {gap: values[gap] for gap in _FIGURES.get(number, ())}
        return Rule(number, Told(f"powergrid.rule.{number}", gaps))

    robot = view.players[view.turn].pieces if view.turn is not None else None
    here = (*_RULES[view.phase], *([_ROBOTS] if robot is not None else []))
    of_map = list(_of_map(view.setup.map, nouns))
    pieces = [] if robot is None else [_piece(name) for name in names_of(robot)]
    return Rules(
        (
            *map(rule, here),
            *(special for phases, special in of_map if view.phase in phases),
            *pieces,
        ),
        (
            *(rule(number) for number in _ALL if number not in here),
            *(special for phases, special in of_map if view.phase not in phases),
        ),
    )


def peculiarities(map_: Map, nouns: Nouns) -> tuple[Told, ...]:
    """In what a map differs from the base rules (part B)."""
    return tuple(rule.told for _, rule in _of_map(map_, nouns))


def _of_map(map_: Map, nouns: Nouns) -> Iterator[tuple[tuple[str, ...], Rule]]:
    """What a map changes, each with the phases in which it matters."""

    def special(kind: str, **values: Value) -> Rule:
        return Rule(f"map-{map_.id}", Told(f"powergrid.rule.B.{kind}", values))

    if map_.nuclear_regions is not None:
        regions = tuple(Named("region", id_) for id_ in sorted(map_.nuclear_regions))
        yield _AUCTION, special("nuclear", regions=Several(regions))
    if map_.clean_future_is_actual:
        yield _AUCTION, special("clean_future")
    if map_.smallest_leaves_each_round:
        yield (*_AUCTION, "income", "plants"), special("smallest_leaves")
    if map_.step2_plants:
        aside = Several(tuple(map(plant_named, map_.step2_plants)), "and")
        yield (*_AUCTION, "building", "step-2"), special("set_aside", plants=aside)
    if map_.top_of_stack != TOP_OF_STACK:
        yield ("auction",), special("on_top", plant=plant_named(map_.top_of_stack))
    if map_.without_plants:
        gone = Several(tuple(map(plant_named, sorted(map_.without_plants))), "and")
        yield ("auction",), special("without", plants=gone)
    if len(map_.markets) > 1:
        yield ("resources",), special("korea")
    for city, fuel, amount, _ in map_.discounts:
        values = nouns.values({"city": city, "fuel": fuel, "amount": amount})
        yield ("resources",), special("discount", **values)


def _piece(name: str) -> Rule:
    """What a robot's piece makes it do."""
    does = told(f"powergrid.piece.{name}.does")
    return Rule(
        f"piece-{name}", told("told.titled", title=piece_named(name), text=does)
    )
