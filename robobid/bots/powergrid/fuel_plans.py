"""Plans for resources: what to buy beyond this round, and what to burn of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import ge
from typing import Any, NamedTuple

from robobid.bots.hints import Hint
from robobid.bots.powergrid.fuel import prices_on
from robobid.bots.powergrid.plans import Plan
from robobid.bots.powergrid.prospects import faces
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import DONE, Buy, runs_of
from robobid.games.powergrid.rules.plants import FUELS, Burn, Fuel
from robobid.games.powergrid.rules.storage import Production, productions, storage
from robobid.games.powergrid.view import PlayerView, View

FULL, LESS = 4, 2
"""So many ways to supply as many cities as can be are thought of, and so many to
supply fewer, those that supply most."""


def purchases(view: View, decision: Decision) -> list[Plan]:
    """When there is enough for this round: one token more, several, or none.

    Of several tokens, all that can be had, and as few as leave the rivals short. No
    more than that is bought in the futures: the next token is another decision.
    """
    me = view.players[decision.seat]
    found = [Plan((DONE,), "no_fuel", {})]
    for action in decision.options:
        if isinstance(action, Buy):
            found += _purchases_of(view, me, action)
    return found


def _purchases_of(view: View, me: PlayerView, action: Buy) -> Iterator[Plan]:
    """What might be bought of a fuel; the purchase that leaves rivals short is last."""
    prices = prices_on(view, view.buying_at or 0, action.fuel)
    most, few = can_take(view, me, action.fuel), short_from(view, me.seat, action.fuel)
    if most > 1 and most != few:
        yield _several(action, prices[:most], "starve" if few < most else "stock")
    yield Plan((action, DONE), "fuel", {"fuel": action.fuel, "price": prices[0]})
    if 1 < few <= most:
        yield _several(action, prices[:few], "starve")


def _several(action: Buy, prices: tuple[int, ...], name: str) -> Plan:
    count = len(prices)
    tokens = tuple([count * (fuel == action.fuel) for fuel in FUELS])
    values = {"tokens": tokens, "price": sum(prices)}
    return Plan((*[action] * count, DONE), name, values)


def can_take(view: View, me: PlayerView, fuel: Fuel) -> int:
    """How many tokens of a fuel can be paid for and stored, at the market as it is."""
    room, stock, money = storage(me.plants, (), view.setup.plants), [*me.fuel], me.money
    count = 0
    for price in prices_on(view, view.buying_at or 0, fuel):
        money = (money or 0) - price
        if money < 0 or not room.has_room(stock, fuel):
            break
        stock[fuel] += 1
        count += 1
    return count


def short_from(view: View, seat: int, fuel: Fuel) -> int:
    """With so many tokens gone the rivals' plants could burn more than is left.

    It is 0 or less where they could already, and more than there are where none of
    them burns this fuel.
    """
    facts = view.setup.plants
    wanted = sum(
        facts[number].need
        for player in view.players
        if player.seat != seat
        for number in player.plants
        if fuel in facts[number].fuels
    )
    left = sum(market[fuel] for market in view.fuel)
    return left - wanted + 1


# -- what runs ----------------------------------------------------------------


class Way(NamedTuple):
    """A way to run plants: for how many cities, and what is burnt."""

    supplied: int
    burnt: Burn
    production: Production

    def is_no_better_than(self, other: Way) -> bool:
        """Does another way supply as many cities, and burn no more of any fuel?"""
        return self.supplied <= other.supplied and all(map(ge, self.burnt, other.burnt))


def runs(view: View, decision: Decision, usual: Hint) -> list[Plan]:
    """Which plants run, and what hybrids burn; to save fuel, also for fewer cities."""
    found = worth_a_thought(ways(view, view.players[decision.seat]))
    return [_run(view, way, usual) for way in found]


def ways(view: View, me: PlayerView) -> list[Way]:
    """Every way to run plants beside those that have run."""
    facts, ran = view.setup.plants, view.running
    return [
        Way(
            min(len(me.cities), faces(facts, me, (*ran, *production.plants))),
            _total(production.burns),
            production,
        )
        for production in productions(me.plants, me.fuel, ran, facts)
    ]


def worth_a_thought(ways: Sequence[Way]) -> list[Way]:
    """Those that no other beats: for most cities, and some for fewer."""
    order = sorted(ways, key=lambda way: (-way.supplied, sum(way.burnt)))
    front: list[Way] = []
    for way in order:
        if not any(map(way.is_no_better_than, front)):
            front.append(way)
    full = [way for way in front if way.supplied == front[0].supplied]
    return [*full[:FULL], *front[len(full) :][:LESS]]


def _total(burns: Sequence[Burn]) -> Burn:
    coal, oil, garbage, uranium = (sum(burn[fuel] for burn in burns) for fuel in FUELS)
    return coal, oil, garbage, uranium


def _run(view: View, way: Way, usual: Hint) -> Plan:
    """All plants of a way; the one that would be first anyway is the first."""
    facts = view.setup.plants
    actions = [
        runs_of(facts)[number][facts[number].burns.index(burn)]
        for number, burn in zip(*way.production, strict=True)
    ]
    actions.sort(key=lambda action: action != usual.action)
    values: dict[str, Any] = {
        "n": way.supplied,
        "income": view.setup.income(way.supplied),
    }
    if not actions:
        return Plan((DONE,), "no_run", values)
    values["plants"] = way.production.plants
    if not any(way.burnt):
        return Plan((*actions, DONE), "run_free", values)
    return Plan((*actions, DONE), "run", values | {"tokens": way.burnt})
