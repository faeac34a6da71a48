"""Which plants could run together, with the cheapest fuel for each set (A7.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from robobid.games.powergrid.rules.actions import DONE_WORD, Run, run_words, runs_of
from robobid.games.powergrid.rules.offers import Plan, RunLimits
from robobid.games.powergrid.rules.plants import FUELS, Number, cities_supplied
from robobid.games.powergrid.rules.storage import Production, productions
from robobid.games.powergrid.variants import SetUp

Worth = tuple[tuple[int, ...], int, tuple[int, ...], tuple[float, ...]]


def worth(
    production: Production,
    stock: Sequence[int],
    prices: Sequence[int],
    *,
    one_token: bool = False,
) -> Worth:
    """What a production takes: the smaller, the better (C6, D47).

    What its fuel would cost now; then the tokens; then what is left of the dearest
    kind, and of the next; then the plant numbers.
    """
    burnt = [sum(column) for column in zip(*production.burns, strict=True)]
    burnt = burnt or [0] * len(FUELS)
    if one_token:
        kinds = {prices[fuel] for fuel in FUELS if burnt[fuel]}
        cost = tuple(sorted(kinds, reverse=True))
    else:
        cost = (sum(prices[fuel] * burnt[fuel] for fuel in FUELS),)
    dearest_first = sorted(FUELS, key=lambda fuel: -prices[fuel])
    left = tuple(burnt[fuel] - stock[fuel] for fuel in dearest_first)
    return cost, sum(burnt), left, production.plants


def cheapest_of(
    found: Iterable[Production], stock: Sequence[int], prices: Sequence[int]
) -> list[Production]:
    """Of the ways to run the same plants, the one with the cheapest fuel."""
    cheapest: dict[tuple[Number, ...], Production] = {}
    for production in found:
        known = cheapest.get(production.plants)
        cheapest[production.plants] = min(
            [production] if known is None else [known, production],
            key=lambda each: worth(each, stock, prices),
        )
    return list(cheapest.values())


def run_limits(
    plants: tuple[Number, ...],
    stock: Sequence[int],
    running: tuple[Number, ...],
    prices: Sequence[int],
    *,
    cities: int,
    transformer: Number | None,
    setup: SetUp,
) -> RunLimits:
    """All sets of plants that can run beside those that run already.

    `cities` is how many the seat has, `prices` what a token of each fuel is worth.
    """
    facts = setup.plants
    cheapest = cheapest_of(productions(plants, stock, running, facts), stock, prices)

    def supplied(more: tuple[Number, ...]) -> int:
        return min(cities, cities_supplied((*running, *more), transformer, facts))

    plans = [
        _plan(production, supplied(production.plants), setup) for production in cheapest
    ]
    plans.sort(key=lambda plan: (-plan.income, -plan.supplied, len(plan.plants)))
    return RunLimits(supplied(()), setup.income(supplied(())), tuple(plans))


def _plan(production: Production, supplied: int, setup: SetUp) -> Plan:
    facts = setup.plants
    runs: list[Run] = [
        runs_of(facts)[plant][facts[plant].burns.index(burn)]
        for plant, burn in zip(production.plants, production.burns, strict=True)
    ]
    moves = (*[" ".join(run_words(run, facts)) for run in runs], DONE_WORD)
    return Plan(production.plants, moves, supplied, setup.income(supplied))
