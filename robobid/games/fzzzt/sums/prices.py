"""Prices for robots, at which it shows how many widgets each unit should make."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from robobid.games.fzzzt.sums.needs import SETS, Choice, count_of
from robobid.games.fzzzt.sums.simplex import simplex


class Plan(NamedTuple):
    """How many widgets each unit makes, and what bonus that scores."""

    bonus: int
    widgets: list[int]


class Prices(NamedTuple):
    """What each robot costs that has a symbol of a set, in shares of a point."""

    shares: int
    """How many shares make a point."""
    of: dict[int, int]

    def value(self, counts: int) -> int:
        """What so many robots cost."""
        return sum([price * count_of(some, counts) for some, price in self.of.items()])


NO_PRICES: Final = Prices(1, {})


def at_prices(choices: Sequence[Choice], prices: Prices) -> list[Choice]:
    """The choices with what they profit, the best last; of equals, more widgets."""
    return sorted(
        (bonus * prices.shares - prices.value(need), bonus, widgets, need)
        for _, bonus, widgets, need in choices
    )


def market(units: Sequence[Sequence[Choice]], supply: int) -> tuple[Prices, Plan]:
    """Prices at which the units together want just the robots that there are.

    They come from the linear programme in which a widget may be made in part. Any
    prices would do, and these give the search its lowest bound; the widgets that the
    programme makes in full are a plan to begin with.
    """
    # A column is a run of further widgets of a unit that score and need the same.
    columns: list[list[int]] = []
    for unit, choices in enumerate(units):
        for fewer, more in pairwise(choices):
            step = [unit, more[1] - fewer[1], more[3] - fewer[3]]
            if columns and columns[-1][:3] == step:
                columns[-1][3] += 1
            else:
                columns.append([*step, 1])
    # A row is a set of symbols of which the units might want too many.
    wanted = sum([choices[-1][3] for choices in units])
    sets = [some for some in SETS if count_of(some, wanted) > count_of(some, supply)]
    made, shares, prices = simplex(
        gains=[gain for _, gain, _, _ in columns],
        rows=[[count_of(some, need) for _, _, need, _ in columns] for some in sets],
        limits=[count_of(some, supply) for some in sets],
        most=[most for *_, most in columns],
    )
    parts = [0] * len(units)
    for (unit, *_), amount in zip(columns, made, strict=True):
        parts[unit] += amount
    plan = [choices[parts[unit] // shares] for unit, choices in enumerate(units)]
    of = {some: price for some, price in zip(sets, prices, strict=True) if price}
    bonus = sum(choice[1] for choice in plan)
    return Prices(shares, of), Plan(bonus, [choice[2] for choice in plan])
