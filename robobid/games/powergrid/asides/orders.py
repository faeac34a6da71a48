"""A plan as an order: it is carried out when its turns come, as far as it can be.

An order knows what its owner knows: it is asked about a view, never about the table.
Where it has nothing to say, or a part of it cannot be done, its owner chooses, unless
they have said that it shall go on without that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from robobid.core.decisions import Decision
from robobid.core.errors import Illegal
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.asides.outlook import (
    Step,
    What,
    is_to_come,
    outlook,
    plant_price,
    runs_for,
)
from robobid.games.powergrid.asides.robot_choice import choice_for_robot
from robobid.games.powergrid.asides.round_plan import (
    RoundPlan,
    read_plan,
    unreadable_plan,
)
from robobid.games.powergrid.robots.persons import persons
from robobid.games.powergrid.rules.actions import (
    BUYS,
    DONE,
    PASS,
    Bid,
    Connect,
    Discard,
    GoTo,
    Offer,
    StrikeCity,
)
from robobid.games.powergrid.rules.network import CityOptions
from robobid.games.powergrid.rules.offers import BidLimits, OpeningLimits
from robobid.games.powergrid.rules.plants import TRANSFORMER, Fuel, card_word
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import View


class Carried(NamedTuple):
    """What an order does now, and which of its parts are given up with it."""

    action: Any = None
    """None if the owner is to choose."""
    undone: tuple[Step, ...] = ()


_NOTHING: Final = Carried()
_FUELS: Final = {fuel.word: fuel for fuel in Fuel}

# -- giving one ---------------------------------------------------------------------


def give_plan(view: View, words: str) -> RoundPlan:
    """A plan for this round that speaks of what there is; or it is refused."""
    table, seat = table_in_sight(view), view.seat
    if seat is None or table.country is None or table.phase in ("lots", "over"):
        raise _not_now()
    plan = read_plan(f"{table.round} {words}")
    for plant in (plan.plant, plan.replaced, *(plan.run or ())):
        if plant not in (None, TRANSFORMER, *table.setup.plants):
            raise unreadable_plan(words)
    options = CityOptions(table, seat)
    for house in plan.cities or ():
        if house.city not in table.land.index:
            raise options.refusal(seat, Connect(house.city))
    markets = [market.name for market in table.setup.map.markets]
    if plan.market and plan.market not in markets:
        raise _not_now()
    return plan


def give_order(view: View, words: str) -> RoundPlan:
    """A plan that is to be carried out from now on; or it is refused."""
    plan = give_plan(view, words)
    table, seat = table_in_sight(view), view.seat
    assert seat is not None
    if plan.keep:
        _check_kept(table, seat, plan)
    if plan.plant is not None or plan.passes:
        _check_bidding(table, seat, plan)
    turns = (
        (plan.fuel, is_to_come(table, seat, "resources")),
        (plan.cities, is_to_come(table, seat, "building")),
        (plan.run, is_to_come(table, seat, "income")),
    )
    is_any = any(part is not None and comes for part, comes in turns)
    if not (is_any or plan.keep or plan.plant is not None or plan.passes):
        raise _not_now()
    return plan


def _check_bidding(table: Table, seat: int, plan: RoundPlan) -> None:
    """The seat takes part in these auctions, and has the money."""
    auction = table.auction
    is_in = seat in table.waiting or (auction is not None and seat in auction.queue)
    if table.phase != "auction" or not is_in:
        raise _not_now()
    if plan.passes and plan.plant is None and table.round == 1:
        raise Illegal("must_buy", "nobody may pass in round 1", seat=seat)
    cards = [auction.plant] if auction and auction.plant not in table.market else []
    cards += table.market
    if plan.plant is not None and plan.plant not in cards:
        word, allowed = card_word(plan.plant), ", ".join(map(card_word, cards))
        raise Illegal(
            "plant_not_in_market",
            f"plant {word} is not in the market; allowed: {allowed}",
            plant=word,
            allowed=allowed,
        )
    money = table.players[seat].money
    if plan.most is not None and plan.most > money:
        raise Illegal(
            "bid_not_affordable",
            f"{plan.most} is more than {money}",
            bid=plan.most,
            money=money,
        )


def _check_kept(table: Table, seat: int, plan: RoundPlan) -> None:
    """Cities are struck out now, by this seat too, and these are still left (F6)."""
    choice = choice_for_robot(table)
    if choice is None or choice.what != "strike" or seat not in persons(table):
        raise _not_now()
    if not set(plan.keep) <= {option.action.city for option in choice.options}:
        raise _not_now()


def _not_now() -> Illegal:
    return Illegal("no_order_now", "nothing can be done for this seat like that")


# -- carrying it out ----------------------------------------------------------------


def carry_out(plan: RoundPlan, view: View, decision: Decision) -> Carried:
    """What an order answers to a decision of its owner, who has this view."""
    if plan.round != view.round:
        return _NOTHING
    match decision.kind:
        case "strike" if plan.keep:
            return _strike(plan, decision)
        case "open":
            return _open(plan, view, decision)
        case "bid" if view.phase == "auction":
            return _bid(plan, view, decision)
        case "discard" if plan.replaced is not None:
            given_up = Discard(plan.replaced)
            return Carried(given_up) if given_up in decision.options else _NOTHING
        case "market":
            return _go_to_market(plan, view, decision)
        case kind:
            return next(iter(_turn(plan, view, kind)), _NOTHING)


def whole_turn(plan: RoundPlan, view: View, decision: Decision) -> tuple[Any, ...]:
    """All that an order does in a turn of its owner, if nothing comes in between."""
    turn = _turn(plan, view, decision.kind) if plan.round == view.round else ()
    carried = turn or (carry_out(plan, view, decision),)
    return tuple(each.action for each in carried if each.action is not None)


def _strike(plan: RoundPlan, decision: Decision) -> Carried:
    """The last of those that nobody wants to keep; then the least wanted (F6)."""
    left = [option.city for option in decision.options]
    kept = [city for city in plan.keep if city in left]
    if not kept:
        return _NOTHING
    others = [city for city in left if city not in kept]
    return Carried(StrikeCity((others or kept)[-1]))


def _open(plan: RoundPlan, view: View, decision: Decision) -> Carried:
    """Put the plant up for its least bid; pass if there is nothing to wait for."""
    limits = decision.options.offered()
    assert isinstance(limits, OpeningLimits)
    passing = PASS if plan.passes and limits.may_pass else None
    if plan.plant is None:
        return Carried(passing)
    if plan.most is None:
        return _NOTHING
    least, why_not = plant_price(plan, table_in_sight(view), decision.seat)
    if why_not is None:
        return Carried(Offer(plan.plant, least) if plan.opens else None)
    return Carried(passing, _missed(plan, view, "plant"))


def _bid(plan: RoundPlan, view: View, decision: Decision) -> Carried:
    """Bid no more than one must, and drop out above the limit."""
    limits = decision.options.offered()
    assert isinstance(limits, BidLimits)
    assert view.auction is not None
    drop_out = Carried(PASS if limits.may_pass else None)
    if plan.plant != view.auction.plant:
        return drop_out if plan.passes else _NOTHING
    if plan.most is None:
        return _NOTHING
    if limits.least <= min(plan.most, limits.most):
        return Carried(Bid(limits.least))
    return drop_out._replace(undone=_missed(plan, view, "plant"))


def _go_to_market(plan: RoundPlan, view: View, decision: Decision) -> Carried:
    """The market that was named; none at all if nothing shall be bought (Korea)."""
    if plan.fuel is None:
        return _NOTHING
    steps = [step for step in outlook(plan, view).steps if step.what == "fuel"]
    if all(step.state == "done" for step in steps):
        return Carried(DONE)
    there = GoTo(plan.market)
    return Carried(there) if there in decision.options else _NOTHING


def _turn(plan: RoundPlan, view: View, kind: str) -> tuple[Carried, ...]:
    """What can be done in a turn; then it ends, if nothing is missing."""
    match kind:
        case "fuel" if plan.fuel is not None:
            what: What = "fuel"
        case "build" if plan.cities is not None:
            what = "city"
        case "run" if plan.run is not None:
            what = "run"
        case _:
            return ()
    steps = [step for step in outlook(plan, view).steps if step.what == what]
    undone = tuple(step for step in steps if step.why_not is not None)
    end = Carried(None if undone and not plan.anyway else DONE, undone)
    return (*map(Carried, _deeds(plan, view, what, steps)), end)


def _deeds(
    plan: RoundPlan, view: View, what: What, steps: Sequence[Step]
) -> Iterator[Any]:
    possible = [step for step in steps if step.state in ("possible", "partly")]
    if what == "run" and possible:
        assert view.seat is not None
        yield from runs_for(plan, table_in_sight(view), view.seat)
    for step in possible:
        if what == "fuel":
            yield from [BUYS[_FUELS[step.word]]] * step.possible
        elif what == "city":
            yield Connect(step.word)


def _missed(plan: RoundPlan, view: View, what: What) -> tuple[Step, ...]:
    """The parts of one kind that cannot be done any more."""
    return tuple(
        step
        for step in outlook(plan, view).steps
        if step.what == what and step.why_not is not None
    )
