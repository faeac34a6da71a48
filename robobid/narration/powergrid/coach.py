"""What a coach says at a table of Power Grid: from a seat's view and what it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.rules import events as e
from robobid.games.powergrid.rules.bureaucracy import produced_cities
from robobid.games.powergrid.rules.ending import most_supplied
from robobid.games.powergrid.rules.offers import FuelLimits
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Player
from robobid.games.powergrid.view import View
from robobid.narration.coach import Coaching
from robobid.narration.message import Told
from robobid.narration.powergrid.nouns import Nouns

_NEAR: Final = 2
"""So many cities before the end, or before step 2, it is spoken of."""
_CLOSING: Final = (
    e.DroppedOut,
    e.IncomePaid,
    e.OpeningPassed,
    e.PlantBought,
    e.TurnEnded,
)
"""With these a seat has finished something: what comes after it is news."""


class Moment(NamedTuple):
    """A decision as the coach looks at it: made from the seat's view alone."""

    view: View
    decision: Decision
    me: Player
    nouns: Nouns

    @property
    def seat(self) -> int:
        """Who is coached."""
        return self.decision.seat

    @property
    def cities(self) -> int:
        """In how many cities they are."""
        return len(self.me.cities)

    @property
    def capacity(self) -> int:
        """How many cities their plants could supply with enough fuel."""
        return produced_cities(self.me, self.me.plants, self.view.setup.plants)

    @property
    def supplies(self) -> int:
        """How many of their cities they can supply with the fuel they have."""
        return most_supplied(self.me, self.view.setup.plants)

    def tip(self, tip: str, /, **values: Any) -> Told:
        """A sentence of the coach."""
        return Told(f"powergrid.coach.{tip}", self.nouns.values(values))


def coaching(
    view: View, decision: Decision, log: Sequence[Event], nouns: Nouns
) -> Coaching:
    """What is said before a decision; `log` is what the seat has seen happen."""
    table = table_in_sight(view)
    it = Moment(view, decision, table.players[decision.seat], nouns)
    plant = view.auction.plant if view.auction else ""
    return Coaching(
        f"{view.round}.{decision.kind}.{plant}",
        tuple(_happened(it, log)),
        tuple(_now(it)),
    )


# -- what just happened ---------------------------------------------------------------


def _happened(it: Moment, log: Sequence[Event]) -> Iterator[Told]:
    """What came since the seat has finished something."""
    ends = [
        at
        for at, event in enumerate(log)
        if isinstance(event, _CLOSING) and event.seat == it.seat
    ]
    news = log[ends[-1] :] if ends else log
    for event in news:
        if isinstance(event, e.StepChanged):
            yield it.tip(f"step{event.step}")
    yield from _auctions(it, news)
    yield from _income(it, news)
    yield from _fuel(it, news)
    yield from _order(it, news)
    yield from _market(it, news)


def _auctions(it: Moment, news: Sequence[Event]) -> Iterator[Told]:
    """A plant that the seat has bought, or has let go."""
    facts = it.view.setup.plants
    left = {
        event.plant
        for event in news
        if isinstance(event, e.DroppedOut) and event.seat == it.seat
    }
    may_still_buy = it.decision.kind in ("open", "bid")
    for event in news:
        match event:
            case e.PlantBought(_, plant) if plant not in facts:
                continue  # the Transformer Station is no plant
            case e.PlantBought(seat, plant, payment) if seat == it.seat:
                n = facts[plant].cities
                yield it.tip("got_plant", plant=plant, payment=payment, n=n)
            case e.PlantBought(_, plant, payment) if may_still_buy and plant in left:
                yield it.tip("let_go", plant=plant, bid=payment)


def _income(it: Moment, news: Sequence[Event]) -> Iterator[Told]:
    """What the seat was paid, and what one city more would bring."""
    for event in news:
        if isinstance(event, e.IncomePaid) and event.seat == it.seat:
            n, paid = event.supplied, event.income
            if n < it.cities:
                yield it.tip("income_part", n=n, of=it.cities, income=paid)
            elif n and (more := it.view.setup.income(n + 1) - paid):
                yield it.tip("income", n=n, income=paid, more=more)


def _fuel(it: Moment, news: Sequence[Event]) -> Iterator[Told]:
    """Others have bought what the seat may want: it is dearer now."""
    limits = it.decision.options.offered()
    if not isinstance(limits, FuelLimits):
        return
    bought = Counter(
        event.fuel
        for event in news
        if isinstance(event, e.FuelBought) and event.seat != it.seat
    )
    wanted = [token for token in limits.tokens if bought[token.fuel] and token.prices]
    if wanted:
        token = max(wanted, key=lambda each: (bought[each.fuel], -each.fuel))
        tokens = tuple(bought[fuel] * (fuel == token.fuel) for fuel in Fuel)
        yield it.tip("fuel_dearer", tokens=tokens, price=token.prices[0])


def _order(it: Moment, news: Sequence[Event]) -> Iterator[Told]:
    """The turn order was worked out anew, and the seat is at one of its ends."""
    if it.view.round < 2 or not any(isinstance(each, e.OrderChanged) for each in news):
        return
    if it.view.order[-1] == it.seat:
        yield it.tip("order_last", n=it.cities)
    elif it.view.order[0] == it.seat:
        yield it.tip("order_first", n=it.cities)


def _market(it: Moment, news: Sequence[Event]) -> Iterator[Told]:
    """A plant came from the stack: the market is sorted anew."""
    drawn = [event.card for event in news if isinstance(event, e.CardDrawn)]
    facts = it.view.setup.plants
    there = [card for card in drawn if card in it.view.market and card in facts]
    if there and it.decision.kind in ("open", "bid"):
        plant = there[-1]
        name = "market_now" if plant in it.view.actual else "market_later"
        yield it.tip(name, plant=plant)


# -- what to look at now --------------------------------------------------------------


def _now(it: Moment) -> Iterator[Told]:
    match it.decision.kind:
        case "open":
            yield from _open(it)
        case "bid":
            yield it.tip("bid")
        case "fuel":
            yield from _buy(it)
        case "build":
            yield from _build(it)
        case "run":
            yield it.tip("run")


def _open(it: Moment) -> Iterator[Told]:
    """Before an auction is opened."""
    figures = it.view.setup.figures
    if it.view.round == 1:
        yield it.tip("first_plant")
    elif it.capacity <= it.cities:
        yield it.tip("more_plants", n=it.capacity, cities=it.cities)
    else:
        yield it.tip("plants_enough", n=it.capacity, cities=it.cities)
    if len(it.me.plants) == figures.max_plants:
        smallest = min(it.me.plants)
        yield it.tip("full", plants=figures.max_plants, plant=smallest)
    is_first = it.view.order[0] == it.seat and not it.view.sold
    if is_first and it.view.round > 1:
        yield it.tip("open_first")
    yield it.tip("keep_money")


def _buy(it: Moment) -> Iterator[Told]:
    """Before fuel is bought; some plants need none."""
    facts = it.view.setup.plants
    if all(facts[plant].needs_no_fuel for plant in it.me.plants):
        return
    if it.view.order[-1] == it.seat:
        yield it.tip("fuel_first")
    elif it.view.order[0] == it.seat:
        yield it.tip("fuel_last")
    if it.cities and it.supplies < min(it.capacity, it.cities):
        yield it.tip("fuel_short", n=it.supplies, cities=it.cities)
    yield it.tip("fuel_store")


def _build(it: Moment) -> Iterator[Told]:
    """Before a house is built."""
    figures = it.view.setup.figures
    n = max(len(player.cities) for player in it.view.players)
    if n >= figures.cities_for_end - _NEAR:
        yield it.tip("end_near", n=n, end=figures.cities_for_end)
    if it.view.step == 1 and n >= figures.cities_for_step2 - _NEAR:
        yield it.tip("step2_near", n=n, step2=figures.cities_for_step2)
    if not it.cities:
        yield it.tip("first_city")
    elif it.capacity > it.cities:
        yield it.tip("build_more", n=it.capacity, cities=it.cities)
    else:
        yield it.tip("build_enough", n=it.capacity, cities=it.cities)
    if it.view.order[-1] == it.seat:
        yield it.tip("build_first")
