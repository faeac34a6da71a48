"""Scoring: the points of the robots, and a bonus for the widgets they can make.

EN "Scoring", DE "Wertung", FR "Décompte des Points", RU "Подсчёт очков".
The best allocation is found exactly; `docs/why.md` says how, and what it costs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

from robobid.core.outcome import Outcome, outcome_of
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.sums.allocation import allocate
from robobid.games.fzzzt.sums.needs import SETS, is_worth_making
from robobid.games.fzzzt.sums.plan import best_plan


class Score(NamedTuple):
    """What a player's cards come to, and how the robots lie on the units."""

    basic: int
    bonus: int
    total: int
    robots: int
    """How many robot cards the player has: in a tie, fewer are better (F6.6)."""
    allocation: tuple[tuple[Card, tuple[Card, ...]], ...]
    """Each unit with its robots: those that lay there, then those put there now."""
    widgets: tuple[int, ...]
    """How many widgets each unit makes, in the same order."""


def best_score(
    units: Mapping[Card, Sequence[Card]],
    free: Iterable[Card],
    *,
    fzzzt_counts_as_robot: bool,
) -> Score:
    """The score with all free robots allocated as well as can be (F6.2, F6.7).

    The robots that lie on the units already stay there (F5.3).
    In what order the cards are given makes no difference.
    """
    cards = list(free)
    layout = [(unit, sorted(units[unit], key=_ID)) for unit in sorted(units, key=_ID)]
    # Robots with few symbols come first, since they can go to few places.
    robots = sorted(robots_among(cards), key=_ID)
    robots.sort(key=_symbols_shown)
    widgets = best_plan(layout, robots).widgets
    finished = allocate(layout, robots, widgets)
    cards += chain.from_iterable([fixed for _, fixed in layout])
    return _score(cards, finished, widgets, fzzzt_counts_as_robot)


def best_total(units: Mapping[Card, Sequence[Card]], free: Iterable[Card]) -> int:
    """The total of `best_score` alone, for those who think ahead and need no more."""
    cards = list(free)
    robots = robots_among(cards)
    plan = best_plan(list(units.items()), robots)
    return basic_score(chain(cards, *units.values())) + plan.bonus


def score_of_layout(
    units: Mapping[Card, Sequence[Card]],
    rest: Iterable[Card],
    *,
    fzzzt_counts_as_robot: bool,
) -> Score:
    """The score of robots laid out by hand, none of them moved (F6.7).

    Only which of its symbols a robot counts for is still chosen, as well as can be.
    """
    layout = [(unit, tuple(sorted(units[unit], key=_ID))) for unit in units]
    layout.sort(key=lambda item: item[0].id)
    widgets = [widgets_of(unit, robots) for unit, robots in layout]
    cards = [*rest, *chain.from_iterable(robots for _, robots in layout)]
    return _score(cards, layout, widgets, fzzzt_counts_as_robot)


def places(scores: Sequence[Score]) -> list[int]:
    """Everybody's place: most points, then fewest robots, then shared (F6.6)."""
    ranks = [(-score.total, score.robots) for score in scores]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def outcome_of_scores(scores: Sequence[Score]) -> Outcome | None:
    """Who has won, and what broke a tie (F6.6); none before the game was scored."""
    results = [{"points": score.total, "robots": score.robots} for score in scores]
    return outcome_of(results, fewest=["robots"]) if results else None


def basic_score(cards: Iterable[Card]) -> int:
    """The points of all robots, wherever they are; a Fzzzt costs one (F6.1)."""
    return sum([card.points for card in cards])


def widgets_of(unit: Card, robots: Iterable[Card]) -> int:
    """How many widgets a unit makes of the robots on it (F6.3).

    A widget takes a robot for each symbol, and a robot counts for one of its own.
    So n widgets can be made if any k of the unit's symbols are on n times k robots.
    """
    symbols = unit.symbol_bits
    if not is_worth_making(unit):
        return 0
    masks = [robot.symbol_bits for robot in robots]
    return min(
        sum(mask & some > 0 for mask in masks) // some.bit_count()
        for some in SETS[1:]
        if some & symbols == some
    )


def robots_among(cards: Iterable[Card]) -> list[Card]:
    """Those that can be allocated: mechanics and Fzzzts have no symbol (F1.3, F1.5)."""
    return [card for card in cards if card.symbol_bits]


def bonus_of(unit: Card, widgets: int) -> int:
    """Each widget scores in full (F6.4); a unit without one costs its points (F6.5)."""
    return unit.points * widgets if widgets else -unit.points


def robot_cards(cards: Iterable[Card], *, fzzzt_counts_as_robot: bool) -> int:
    """How many robots break a tie: upgrades are some, in RU a Fzzzt is too (F6.6)."""
    kinds = [card.kind for card in cards]
    fzzzts = kinds.count("fzzzt") if fzzzt_counts_as_robot else 0
    return kinds.count("robot") + kinds.count("upgrade") + fzzzts


def _score(
    cards: Sequence[Card],
    layout: Sequence[tuple[Card, tuple[Card, ...]]],
    widgets: Sequence[int],
    fzzzt_counts_as_robot: bool,
) -> Score:
    basic = basic_score(cards)
    bonus = sum([bonus_of(unit, widgets[i]) for i, (unit, _) in enumerate(layout)])
    robots = robot_cards(cards, fzzzt_counts_as_robot=fzzzt_counts_as_robot)
    return Score(basic, bonus, basic + bonus, robots, tuple(layout), tuple(widgets))


def _symbols_shown(robot: Card) -> int:
    return len(robot.symbols)


_ID: Final = attrgetter("id")
