"""Orders of people in a simulated club, and the proof that each keeps to its words."""

from __future__ import annotations

from random import Random
from typing import Any

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.tables.room import Room
from robobid.core.errors import Illegal
from robobid.core.record import action_of
from robobid.games.fzzzt.asides.prepared_bids import read_bids
from robobid.games.fzzzt.rules import actions as fzzzt
from robobid.games.powergrid.asides.round_plan import RoundPlan, read_plan
from robobid.games.powergrid.rules import actions as powergrid
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.table import Table


def some_order(room: Room, seat: int, luck: Random) -> str | None:
    """Any order that the seat could give now; none if it would be refused."""
    view = room.history.view(seat)
    words = _bids if room.head.game == "fzzzt" else _plan
    try:
        return offer_named(room.head.game).give_order(view, words(view, seat, luck))
    except Illegal:
        return None


def _bids(view: Any, seat: int, luck: Random) -> str:
    """Some cards of the hand for some of the belt."""
    names, hand = view.deck.short_names, view.players[seat].hand or ()
    parts = []
    for card in luck.sample(view.belt, min(3, len(view.belt))):
        mine = luck.sample(hand, min(luck.randint(1, 2), len(hand)))
        bid = "+".join(names[each.id] for each in mine)
        parts.append(f"for {names[card.id]} {bid}{luck.choice(['', ' rest'])}")
    return "; ".join(parts)


def _plan(view: Any, seat: int, luck: Random) -> str:
    """Some of everything, with limits that are often too low."""
    me, cities = view.players[seat], [*(view.country.index if view.country else ())]
    plants = [*view.actual]
    parts = [luck.choice(["anyway", ""])]
    if view.phase == "auction" and plants:
        plant = luck.choice(plants)
        most = luck.randint(plant, plant + 12) if plant > 2 else luck.randint(3, 20)
        word = luck.choice(["plant", "bid", "pass"])
        parts.append(word if word == "pass" else f"{word} {plant} {most}; pass")
    fuels = luck.sample(["coal", "oil", "garbage", "uranium"], 2)
    for fuel in fuels:
        parts.append(f"stock {fuel} {luck.randint(1, 4)} {luck.randint(1, 9)}")
    free = [city for city in cities if city not in me.cities]
    for city in luck.sample(free, min(2, len(free))):
        parts.append(f"build {city} {luck.randint(10, 30)}")
    if me.plants:
        parts.append(f"run {' '.join(map(str, luck.sample([*me.plants], 1)))}")
    return "; ".join(filter(None, parts))


def check_order(room: Room, seat: int, words: str) -> None:
    """A move that was not made by hand does what its order says, and no more."""
    order, history = room.head.seats[seat].standing, room.history
    assert order is not None, (room.code, seat, words)
    game, table = history.game, history.record.table
    action = action_of(game, table, seat, words)
    if room.head.game == "fzzzt":
        _check_bid(order, action, table)
    else:
        _check_plan(read_plan(order), action, table, seat)


def _check_bid(order: str, action: Any, table: Any) -> None:
    assert isinstance(action, fzzzt.Bid)
    plan = read_bids(order, table.deck)
    assert plan.round == table.round
    (prepared,) = (each for each in plan.bids if each.card == table.belt[0])
    assert {*action.cards} <= {*prepared.bid}
    assert prepared.rest or {*action.cards} == {*prepared.bid}


def _check_plan(plan: RoundPlan, action: Any, table: Table, seat: int) -> None:
    assert plan.round == table.round
    after = table.copy()
    flow.carry_out(after, seat, action)
    paid = table.players[seat].money - after.players[seat].money
    match action:
        case powergrid.Offer(plant, bid):
            assert (plan.opens, plan.plant) == (True, plant)
            assert bid <= (plan.most or 0)
        case powergrid.Bid(amount):
            assert table.auction is not None
            assert plan.plant == table.auction.plant
            assert amount <= (plan.most or 0)
        case powergrid.Pass():
            assert plan.passes or _is_too_dear(plan, table, seat)
        case powergrid.Buy(fuel):
            (stock,) = (each for each in plan.fuel or () if each.fuel == fuel)
            assert after.players[seat].fuel[fuel] <= stock.tokens
            assert stock.most is None or paid <= stock.most
        case powergrid.Connect(city):
            (house,) = (each for each in plan.cities or () if each.city == city)
            assert house.most is None or paid <= house.most
        case powergrid.Run(plant):
            assert plant in (plan.run or ())
        case powergrid.Discard(plant):
            assert plant == plan.replaced
        case _:
            assert isinstance(action, powergrid.Done)
            said = {"resources": plan.fuel, "building": plan.cities, "income": plan.run}
            assert said[table.phase] is not None


def _is_too_dear(plan: RoundPlan, table: Table, seat: int) -> bool:
    auction, money = table.auction, table.players[seat].money
    if auction is None or auction.plant != plan.plant or plan.most is None:
        return False
    return auction.bid >= min(plan.most, money)
