"""How many widgets each unit should make: the best plan, found exactly (F6.7)."""

from __future__ import annotations

from collections.abc import Sequence
from sys import maxsize
from typing import Final, TypeAlias

from robobid.core.errors import Unsupported
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.sums.allocation import Layout
from robobid.games.fzzzt.sums.needs import GUARDS, OFFERS, Choice, feasible
from robobid.games.fzzzt.sums.prices import NO_PRICES, Plan, Prices, at_prices, market

Choices: TypeAlias = Sequence[Choice]

_NO_PLAN: Final = Plan(-maxsize, [])
_PATIENCE: Final = 150
"""To search so long costs about as much as to find prices."""
MOST_STEPS: Final = 500_000
"""Steps of a search after which it is given up; with the cards of the box, hands that
nobody ever had took up to 140,000."""


def best_plan(layout: Layout, free: Sequence[Card], steps: int = MOST_STEPS) -> Plan:
    """The numbers of widgets that score most together (F6.7).

    Most endings are settled soon, as if robots cost nothing; for the others we find
    prices, which leave little to search. Some decks of others would keep us busy for
    days all the same: those are given up after so many steps.
    """
    supply = supply_of(free)
    return _best_of(_choices(layout, free, supply), supply, steps)


def first_best_plan(layout: Layout, free: Sequence[Card]) -> list[int]:
    """Of all best plans, the one with most widgets on the first unit, then the next."""
    supply = supply_of(free)
    units = _choices(layout, free, supply)
    best = _best_of(units, supply).bonus
    widgets = []
    for at, choices in enumerate(units):
        for _, bonus, made, need in reversed(choices):
            left = supply - need
            if left & GUARDS != GUARDS:
                continue
            if bonus + _best_of(units[at + 1 :], left).bonus == best:
                supply, best = left, best - bonus
                widgets.append(made)
                break
    return widgets


def supply_of(free: Sequence[Card]) -> int:
    """What the free robots offer to each set of symbols."""
    return GUARDS + sum([OFFERS[robot.symbol_bits] for robot in free])


def _choices(layout: Layout, free: Sequence[Card], supply: int) -> list[Choices]:
    return [feasible(unit, fixed, supply, len(free)) for unit, fixed in layout]


def _best_of(units: Sequence[Choices], supply: int, steps: int = MOST_STEPS) -> Plan:
    """The best choices of the units together."""
    wanted = sum([choices[-1][3] for choices in units])
    if (supply - wanted) & GUARDS == GUARDS:  # There is enough for all.
        most = [choices[-1] for choices in units]
        return Plan(sum([choice[1] for choice in most]), [c[2] for c in most])
    plan, settled = _search(units, supply, NO_PRICES, _NO_PLAN, _PATIENCE)
    if not settled:
        prices, guess = market(units, supply)
        priced = [at_prices(choices, prices) for choices in units]
        known = max(plan, guess)
        plan, settled = _search(priced, supply, prices, known, steps)
        if not settled:
            raise Unsupported(
                "too_hard_to_score",
                f"these cards cannot be laid out exactly in {steps} steps",
                most=steps,
            )
    return plan


def _search(
    units: Sequence[Choices],
    supply: int,
    prices: Prices,
    best: Plan,
    patience: int,
) -> tuple[Plan, bool]:
    """The best plan, if it beats the one known; and was there patience to be sure?

    Imagine that all our robots are sold at some prices, and that the units buy those
    that they need. Whatever the prices, no plan can score more than the robots fetch
    and each unit can profit. So units make up their minds one by one, and when even
    that much from those to come would not beat the best plan, we try another way.
    """
    # Where the second-best choice loses most, there is least to try: those come first.
    losses = [
        choices[-2][0] - choices[-1][0] if len(choices) > 1 else -maxsize
        for choices in units
    ]
    order = sorted(range(len(units)), key=losses.__getitem__)
    best_first = [units[unit][::-1] for unit in order]
    hope = sum([choices[0][0] for choices in best_first[1:]])
    search = _Search(order, prices, best, patience)
    search.decide(0, supply, 0, prices.value(supply), hope, best_first)
    return search.best, search.calls <= patience


class _Search:
    """What has been tried so far, and the best plan of it."""

    __slots__ = (
        *("best", "calls", "goal", "order", "patience", "free_of_charge"),
        *("seen", "shares", "widgets"),
    )

    def __init__(
        self, order: list[int], prices: Prices, best: Plan, patience: int
    ) -> None:
        self.order = order
        self.free_of_charge = prices == NO_PRICES
        self.shares = prices.shares
        self.patience = patience
        self.calls = 0
        self.widgets = [0] * len(order)
        self.seen: dict[tuple[int, int], int] = {}
        self.best = best
        self.goal = (best.bonus + 1) * self.shares

    def decide(
        self,
        depth: int,
        supply: int,
        bonus: int,
        profits: int,
        hope: int,
        left: list[Choices],
    ) -> None:
        """Try all choices of the first unit left; the others hope for so much."""
        self.calls += 1
        if not self.free_of_charge:
            if self.seen.get((depth, supply), -maxsize) >= bonus:
                return  # We were here with the same robots left, and no fewer points.
            self.seen[depth, supply] = bonus
        unit, others = self.order[depth], left[1:]
        guards, widgets = GUARDS, self.widgets
        for profit, scored, made, need in left[0]:
            bound = gained = profits + profit
            if gained + hope < self.goal or self.calls > self.patience:
                return
            rest = supply - need
            if rest & guards != guards:
                continue
            widgets[unit] = made
            if not others:
                if bonus + scored > self.best.bonus:
                    self._note(bonus + scored)
                continue
            # What the others cannot afford now, they need not think of any more.
            fitting = []
            for choices in others:
                while (rest - choices[0][3]) & guards != guards:
                    choices = choices[1:]
                bound += choices[0][0]
                fitting.append(choices)
            if bound < self.goal:
                continue
            if self.free_of_charge and len(fitting) == 1:
                # The last unit makes all it can, and the bound is the bonus.
                widgets[self.order[depth + 1]] = fitting[0][0][2]
                self._note(bound)
            else:
                hope_left = bound - gained - fitting[0][0][0]
                self.decide(depth + 1, rest, bonus + scored, gained, hope_left, fitting)

    def _note(self, bonus: int) -> None:
        """The widgets as they stand are the best plan so far."""
        self.best = Plan(bonus, self.widgets.copy())
        self.goal = (bonus + 1) * self.shares
