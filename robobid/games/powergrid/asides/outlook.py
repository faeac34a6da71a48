"""What a plan for the round costs and brings as things stand (A3 to A7).

It is made from a view alone, on a table that was made up from it: the rules charge what
they would charge if it were the planner's turn now, phase after phase. What no longer
works has the reason for which the rules would refuse it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from robobid.core.decisions import WhyNot
from robobid.games.powergrid.asides.comparison import compared
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.asides.round_plan import House, RoundPlan, Stock
from robobid.games.powergrid.rules.actions import (
    BUYS,
    Connect,
    Offer,
    Run,
    run_words,
    runs_of,
)
from robobid.games.powergrid.rules.auction import OpeningOptions, take_plant
from robobid.games.powergrid.rules.bureaucracy import (
    RunOptions,
    collect_income,
    run_plant,
    supplied_cities,
)
from robobid.games.powergrid.rules.discarding import (
    discard_plant,
    drop_token,
    fuels_to_drop,
)
from robobid.games.powergrid.rules.network import (
    build_house,
    building_decision,
    cost_of,
)
from robobid.games.powergrid.rules.offers import Plan
from robobid.games.powergrid.rules.plants import Number, card_word
from robobid.games.powergrid.rules.promo import attach_transformer
from robobid.games.powergrid.rules.resources import (
    buy_token,
    buying_decision,
    price_of,
)
from robobid.games.powergrid.table import Phase, Table
from robobid.games.powergrid.view import View

What = Literal["plant", "fuel", "city", "run"]
StepState = Literal["done", "possible", "partly", "impossible"]
_PHASES: Final[tuple[Phase, ...]] = (
    "auction",
    "unsold",
    "early-cities",
    "resources",
    "building",
    "step-2",
    "income",
    "plants",
)
"""The phases of a round, in their order."""
_TURN_OVER: Final = WhyNot("plan_turn_over", {})


@dataclass(frozen=True, slots=True)
class Step:
    """One part of a plan, as things stand."""

    what: What
    word: str
    """The plant, fuel or city, as the notation writes it."""
    state: StepState
    paid: int = 0
    """What it costs as far as it can be done; a plant its least bid."""
    count: int = 1
    """Tokens that are still missing ..."""
    possible: int = 1
    """... and how many of them can be bought."""
    why_not: WhyNot | None = None


@dataclass(frozen=True, slots=True)
class Outlook:
    """A plan as things stand."""

    steps: tuple[Step, ...]
    goes: Number | None
    """The plant that would go for the new one."""
    money: int
    """What the planner has now."""
    left: int
    """What is left when everything that can be done is paid."""
    left_at_most: int
    """The same, if the plant costs the highest bid."""
    runs: tuple[Number, ...]
    """The plants that run then: those of the plan, or the best ones."""
    supplied: int
    income: int
    after: int
    """What the planner has after the income."""


def outlook(plan: RoundPlan, view: View) -> Outlook:
    """What a plan costs whoever has this view, and what it brings."""
    assert view.seat is not None
    table, seat = table_in_sight(view), view.seat
    after = table.copy()
    after.events = []
    player = after.players[seat]
    plant, goes = _plant_step(plan, table, after, seat)
    fuel = _fuel_steps(plan, table, after, seat)
    cities = _city_steps(plan, table, after, seat)
    left = player.money
    bid = sum(step.paid for step in plant)
    at_most = left - max(0, (plan.most or 0) - bid) if bid else left
    run = _run_steps(plan, table, after, seat)
    runs, supplied = after.running, 0
    if is_to_come(table, seat, "income"):
        supplied = supplied_cities(player, runs, table.setup.plants)
        collect_income(after, seat)
    return Outlook(
        steps=(*plant, *fuel, *cities, *run),
        goes=goes,
        money=table.players[seat].money,
        left=left,
        left_at_most=at_most,
        runs=runs,
        supplied=supplied,
        income=player.money - left,
        after=player.money,
    )


def is_to_come(table: Table, seat: int, phase: Phase) -> bool:
    """Is a seat's turn in a phase of this round still to come, or going on?"""
    if table.phase not in _PHASES:
        return False
    now, then = _PHASES.index(table.phase), _PHASES.index(phase)
    if now != then:
        return now < then
    queue = table.auction.queue if table.auction else ()
    return seat in (table.turn, *table.waiting, *queue)


def _begin_turn(now: Table, after: Table, seat: int, phase: Phase) -> None:
    """Let a seat have its turn in a phase, or go on with it."""
    is_on = now.phase == phase and now.turn == seat
    after.phase, after.turn, after.waiting = phase, seat, ()
    after.auction = after.owed = None
    after.draws, after.memory = 0, ()
    after.running = now.running if is_on else ()
    if not is_on:
        after.buying_at = 0 if len(now.fuel) == 1 else None


# -- the plant ----------------------------------------------------------------------


def _plant_step(
    plan: RoundPlan, now: Table, after: Table, seat: int
) -> tuple[tuple[Step, ...], Number | None]:
    """The plant for its least bid, and the plant that goes for it (A3)."""
    number = plan.plant
    if number is None or plan.most is None:
        return (), None
    word = card_word(number)
    player = after.players[seat]
    if number in player.plants:
        return (Step("plant", word, "done"),), None
    least, why_not = plant_price(plan, now, seat)
    if why_not is not None:
        step = Step("plant", word, "impossible", possible=0, why_not=why_not)
        return (step,), None
    goes = plan.replaced
    if goes not in player.plants:
        goes = compared(now, seat, number).goes
    _begin_turn(now, after, seat, "auction")
    take_plant(after, seat, number, least)
    _settle_debts(after, seat, goes)
    return (Step("plant", word, "possible", least),), goes


def plant_price(plan: RoundPlan, table: Table, seat: int) -> tuple[int, WhyNot | None]:
    """The least bid with which a seat can get the plant of its plan, or why not."""
    number, auction = plan.plant, table.auction
    assert number is not None
    money = table.players[seat].money
    if auction is not None and auction.plant == number:
        least = auction.bid + (auction.bidder != seat)
        if seat not in auction.queue:
            return least, WhyNot("plan_dropped_out", {})
        if least > money:
            values = {"bid": least, "money": money}
            return least, WhyNot("bid_not_affordable", values)
    else:
        if table.phase != "auction" or seat not in table.waiting:
            return 0, _TURN_OVER
        least = getattr(table.setup.plants.get(number), "min_bid", 0)
        options = OpeningOptions(table, seat)
        if why_not := options.why_not(Offer(number, least), "allowed"):
            return least, why_not
    return least, too_dear(least, plan.most)


def too_dear(price: int, most: int | None) -> WhyNot | None:
    """Is something dearer than whoever planned it wants to pay?"""
    if most is None or price <= most:
        return None
    return WhyNot("plan_too_dear", {"price": price, "most": most})


def _settle_debts(table: Table, seat: int, goes: Number | None) -> None:
    """What is owed for a new plant: another one, fuel, or a place for a card (A3.4)."""
    while table.owed is not None:
        player = table.players[seat]
        match table.owed.kind:
            case "discard":
                assert goes is not None
                discard_plant(table, seat, goes)
            case "drop":
                drop_token(table, seat, fuels_to_drop(table, seat)[0])
            case "attach":
                attach_transformer(table, seat, player.plants[-1])


# -- fuel ---------------------------------------------------------------------------


def _fuel_steps(
    plan: RoundPlan, now: Table, after: Table, seat: int
) -> tuple[Step, ...]:
    if not plan.fuel:
        return ()
    stock = after.players[seat].fuel
    if not is_to_come(now, seat, "resources"):
        return tuple(_not_bought(s, stock[s.fuel], _TURN_OVER) for s in plan.fuel)
    _begin_turn(now, after, seat, "resources")
    if after.buying_at is None:
        names = [market.name for market in now.setup.map.markets]
        if plan.market not in names:
            why_not = WhyNot("no_market_chosen", {"allowed": ", ".join(names)})
            return tuple(_not_bought(s, stock[s.fuel], why_not) for s in plan.fuel)
        after.buying_at = names.index(plan.market)
    return tuple(_buy(after, seat, wanted) for wanted in plan.fuel)


def _not_bought(wanted: Stock, had: int, why_not: WhyNot) -> Step:
    missing = max(0, wanted.tokens - had)
    if not missing:
        return Step("fuel", wanted.fuel.word, "done", 0, 0, 0)
    return Step("fuel", wanted.fuel.word, "impossible", 0, missing, 0, why_not)


def _buy(table: Table, seat: int, wanted: Stock) -> Step:
    """Tokens one after another, as long as they can be had (A4)."""
    player, fuel = table.players[seat], wanted.fuel
    missing = max(0, wanted.tokens - player.fuel[fuel])
    paid, bought, why_not = 0, 0, None
    while bought < missing:
        price, why_not = token_or_why_not(table, seat, wanted)
        if why_not is not None:
            break
        buy_token(table, seat, fuel)
        paid, bought = paid + price, bought + 1
    state: StepState = "partly" if bought else "impossible"
    if bought == missing:
        state = "possible" if missing else "done"
    return Step("fuel", fuel.word, state, paid, missing, bought, why_not)


def token_or_why_not(
    table: Table, seat: int, wanted: Stock
) -> tuple[int, WhyNot | None]:
    """What the next token costs a buyer, and why it is not bought."""
    assert table.buying_at is not None
    options = buying_decision(table, seat).options
    why_not = options.why_not(BUYS[wanted.fuel], "allowed")
    price = price_of(table, seat, table.buying_at, wanted.fuel) or 0
    return price, why_not or too_dear(price, wanted.most)


# -- cities -------------------------------------------------------------------------


def _city_steps(
    plan: RoundPlan, now: Table, after: Table, seat: int
) -> tuple[Step, ...]:
    if not plan.cities:
        return ()
    may_build = is_to_come(now, seat, "building")
    _begin_turn(now, after, seat, "building")
    steps = []
    for house in plan.cities:
        price, why_not = house_or_why_not(after, seat, house)
        if after.land.index[house.city] in after.players[seat].cities:
            steps.append(Step("city", house.city, "done"))
        elif not may_build or why_not is not None:
            why_not = why_not if may_build else _TURN_OVER
            steps.append(
                Step("city", house.city, "impossible", possible=0, why_not=why_not)
            )
        else:
            build_house(after, seat, house.city)
            steps.append(Step("city", house.city, "possible", price))
    return tuple(steps)


def house_or_why_not(
    table: Table, seat: int, house: House
) -> tuple[int, WhyNot | None]:
    """What a house costs a builder, and why it is not built (A5)."""
    options = building_decision(table, seat).options
    why_not = options.why_not(Connect(house.city), "allowed")
    price = cost_of(table, seat, table.land.index[house.city]).total
    return price, why_not or too_dear(price, house.most)


# -- what runs ----------------------------------------------------------------------


def _run_steps(
    plan: RoundPlan, now: Table, after: Table, seat: int
) -> tuple[Step, ...]:
    """The plants that shall run, as far as they can; or the best ones (A7.1)."""
    wanted = plan.run or ()
    if not is_to_come(now, seat, "income"):
        after.running = ()
        return tuple(_not_run(number, _TURN_OVER) for number in wanted)
    _begin_turn(now, after, seat, "income")
    ran = after.running
    for run in runs_for(plan, after, seat):
        run_plant(after, seat, run)
    options, facts = RunOptions(after, seat), now.setup.plants
    steps = []
    for number in wanted:
        word = card_word(number)
        if number in after.running:
            state: StepState = "done" if number in ran else "possible"
            steps.append(Step("run", word, state))
        else:
            tried = runs_of(facts).get(number, (Run(number),))[0]
            steps.append(_not_run(number, options.why_not(tried, "allowed")))
    return tuple(steps)


def _not_run(number: Number, why_not: WhyNot | None) -> Step:
    word = card_word(number)
    return Step("run", word, "impossible", possible=0, why_not=why_not)


def runs_for(plan: RoundPlan, table: Table, seat: int) -> list[Run]:
    """How the plants of a plan run now, with the cheapest fuel for all of them.

    As many of them as can; without a plan the best.
    """
    options, facts = RunOptions(table, seat), table.setup.plants
    ways = options.offered().plans
    chosen = ways[0]
    if plan.run is not None:
        chosen = max(
            (way for way in ways if set(way.plants) <= set(plan.run)), key=_plants_of
        )
    found = {
        " ".join(run_words(run, facts)): run for run in options if type(run) is Run
    }
    return [found[move] for move in chosen.moves if move in found]


def _plants_of(way: Plan) -> int:
    return len(way.plants)
