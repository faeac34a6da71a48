"""What a page is told of Power Grid, so that it needs no rules: it must come true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import Any

import pytest

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.powergrid.facts import FACTS
from robobid.app.hosting.powergrid.notes import notes_on
from robobid.app.hosting.rows import Seat
from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.core.events import Event
from robobid.core.wire import plain
from robobid.games.powergrid.asides.comparison import on_offer
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import (
    Bid,
    BidForCity,
    Buy,
    Connect,
    NameCity,
    Offer,
    Pass,
)
from robobid.games.powergrid.rules.bureaucracy import coming_tokens
from robobid.games.powergrid.rules.events import (
    FuelBought,
    HouseBuilt,
    IncomePaid,
    PlantOffered,
)
from robobid.games.powergrid.table import Table

OFFER = offer_named("powergrid")
TABLES = {
    "germany": "1; 2; robot 5-2-1-6-3",
    "korea": "1; 2; robot 4-1-2-3-6; robot 6-6-5-1-4",
    "italy": "1; 2; 3",
    "benelux": "1; 2; 3; 4; 5; 6",
    "usa": "1; robot 2-5-1-5-1; robot",
}
Moment = tuple[Table, Any, dict[str, Any], dict[str, Any]]


def moments(map_: str, players: str, random: Random) -> Iterator[Moment]:
    """Every decision of a random game: the table, the decision, limits and notes."""
    tags = {"Map": map_, "Players": players, "Regions": "drawn"}
    table = POWER_GRID.set_up(tags | {"Promo": "flux transformer"})
    for _ in range(1500):
        found = POWER_GRID.decisions(table)
        if not found:
            return
        decision = found[0]
        seat = decision.seat
        if seat != CHANCE and table.players[seat].pieces is None:
            view = POWER_GRID.view(table, seat)
            limits = plain(decision.options.offered()) or {}
            yield table, decision, limits, plain(OFFER.notes(view))
        action = decision.options.pick(random)
        if isinstance(action, Offer):
            action = Offer(action.plant, min(action.bid, action.plant.__ceil__() + 2))
        POWER_GRID.apply(table, seat, action)


def after(table: Table, seat: int, *moves: str) -> list[Event]:
    """What some moves of a seat lead to, on another table."""
    table, events = table.copy(), []
    for move in moves:
        words = ("ABCDEF"[seat], *move.split())
        _, action, _ = POWER_GRID.read(table, words)
        events += POWER_GRID.apply(table, seat, action)
    return events


@pytest.mark.parametrize("map_", TABLES)
def test_what_a_page_is_told_comes_true(map_: str) -> None:
    random, kinds = Random(map_), set()
    for table, decision, limits, notes in moments(map_, TABLES[map_], random):
        kinds.add(decision.kind)
        assert notes == plain(notes_on(table, decision.seat))  # nothing is made up
        check_notes(table, notes)
        if decision.kind in CHECKS:
            CHECKS[decision.kind](table, decision, limits, random)
        else:
            assert limits == {}
    assert {"open", "bid", "fuel", "build", "run"} <= kinds


def check_opening(table: Table, decision: Any, limits: Any, random: Random) -> None:
    seat, _, options = decision
    by_plant: dict[float, list[int]] = {}
    for option in options:
        if isinstance(option, Offer):
            by_plant.setdefault(option.plant, []).append(option.bid)
    told = {p["plant"]: p for p in limits["plants"] if p["why_not"] is None}
    assert told.keys() == by_plant.keys()
    for plant, bids in by_plant.items():
        assert (told[plant]["least"], told[plant]["most"]) == (min(bids), max(bids))
        word, most = told[plant]["word"], told[plant]["most"]
        assert PlantOffered(seat, plant, most) in after(
            table, seat, f"plant {word} {most}"
        )
    assert limits["may_pass"] == (Pass() in options)
    for plant in limits["plants"]:
        if plant["why_not"]:
            check_refusal(table, seat, f"plant {plant['word']}", plant["why_not"])


def check_bidding(table: Table, decision: Any, limits: Any, random: Random) -> None:
    amounts = [o.amount for o in decision.options if isinstance(o, Bid | BidForCity)]
    if amounts:
        assert (limits["least"], limits["most"]) == (min(amounts), max(amounts))
    else:
        assert limits["least"] > limits["most"]
    assert limits["may_pass"] == (len(decision.options) > len(amounts))


def check_buying(table: Table, decision: Any, limits: Any, random: Random) -> None:
    seat, _, options = decision
    money = table.players[seat].money
    bought = {o.fuel for o in options if isinstance(o, Buy)}
    assert {t["fuel"] for t in limits["tokens"] if t["why_not"] is None} == bought
    for token in limits["tokens"]:
        prices = token["prices"]
        if token["why_not"]:
            check_refusal(table, seat, token["word"], token["why_not"])
            assert token["why_not"]["code"] == "token_not_affordable" or not prices
        count = sum(total <= money for total in accumulate(prices))
        events = after(table, seat, *[token["word"]] * count)
        assert [e.payment for e in events if isinstance(e, FuelBought)] == list(
            prices[:count]
        )
        if count == len(prices):
            with pytest.raises(Illegal):
                after(table, seat, *[token["word"]] * (count + 1))


def check_building(table: Table, decision: Any, limits: Any, random: Random) -> None:
    seat, _, options = decision
    sites = {site["city"]: site for site in limits["sites"]}
    built = {o.city for o in options if isinstance(o, Connect)}
    assert {c for c, s in sites.items() if s["why_not"] is None} == built
    land, own = table.land, {*table.players[seat].cities}
    assert len(sites) + len(own) == len(land.cities)
    links = {frozenset((link.one, link.other)): link.cost for link in land.map.links}
    for city, site in sites.items():
        if site["via"]:
            assert land.index[site["via"][0]] in own
            assert site["via"][-1] == city
            pairs = zip(site["via"], site["via"][1:], strict=False)
            assert sum(links[frozenset(pair)] for pair in pairs) == site["path"]
        else:
            assert not own
    totals = [site["total"] for site in limits["sites"] if site["total"] is not None]
    assert totals == sorted(totals)
    for city in random.sample(sorted(sites), min(3, len(sites))):
        site = sites[city]
        if site["why_not"]:
            check_refusal(table, seat, f"+ {city}", site["why_not"])
        else:
            event = HouseBuilt(seat, city, site["path"], site["place"])
            assert event in after(table, seat, f"+ {city}")
            assert site["path"] + site["place"] == site["total"]


def check_running(table: Table, decision: Any, limits: Any, random: Random) -> None:
    seat = decision.seat
    paid = IncomePaid(seat, limits["supplied"], limits["income"])
    assert paid in after(table, seat, "done")
    incomes = [plan["income"] for plan in limits["plans"]]
    assert incomes == sorted(incomes, reverse=True)
    assert len({tuple(plan["plants"]) for plan in limits["plans"]}) == len(incomes)
    for plan in limits["plans"]:
        paid = IncomePaid(seat, plan["supplied"], plan["income"])
        assert paid in after(table, seat, *plan["moves"])


def check_naming(table: Table, decision: Any, limits: Any, random: Random) -> None:
    """What a city costs a robot that builds on; its first city needs no list."""
    robot = table.turn
    assert robot is not None
    if not limits:
        assert not table.players[robot].cities
        return
    options = {option.city for option in decision.options}
    assert {site["city"] for site in limits["sites"]} == options
    for site in limits["sites"]:
        named = table.copy()
        POWER_GRID.apply(named, decision.seat, NameCity(site["city"]))
        (built,) = POWER_GRID.decisions(named)[0].options
        event = HouseBuilt(robot, site["city"], site["path"], site["place"])
        assert event in POWER_GRID.apply(named, robot, built)


CHECKS = {
    "robot-city": check_naming,
    "open": check_opening,
    "bid": check_bidding,
    "city-bid": check_bidding,
    "fuel": check_buying,
    "build": check_building,
    "run": check_running,
}


def check_refusal(table: Table, seat: int, move: str, why: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as refused:
        after(table, seat, move)
    assert refused.value.code == why["code"]
    assert why["values"].items() <= {**refused.value.values}.items()


def check_notes(table: Table, notes: dict[str, Any]) -> None:
    # At least what the reserve has now comes back, at most what everybody burns.
    def summed(tokens: Iterable[Sequence[int]]) -> list[int]:
        return [sum(each) for each in zip(*tokens, strict=True)]

    most = summed([table.reserve, *(player.fuel for player in table.players)])
    options, laid, step = table.setup, table.fuel, table.step
    now = summed(coming_tokens(options, laid, table.reserve, step))
    all_burnt = summed(coming_tokens(options, laid, most, step))
    told = summed(market["coming"] for market in notes["markets"])
    assert all(a <= b <= c for a, b, c in zip(now, told, all_burnt, strict=True))
    for market in notes["markets"]:
        pairs = zip(market["coming"], market["due"], strict=True)
        assert all(0 <= coming <= due for coming, due in pairs)
    for seat_notes, player in zip(notes["seats"], table.players, strict=True):
        assert 0 <= seat_notes["supplies"] <= seat_notes["capacity"]
        assert seat_notes["supplies"] <= len(player.cities)
        if seat_notes["supplies"] < len(player.cities):
            assert seat_notes["income"] == FACTS.income[seat_notes["supplies"]]
    assert notes["places"] == [*FACTS.house_cost[: table.step]]
    offered = {*on_offer(table)}
    assert {each["plant"] for each in notes["compared"]} <= offered
    priced = {each["plant"] for each in notes["runnings"]}
    assert priced or not {*table.setup.plants} & offered
    assert priced <= offered | {n for p in table.players for n in p.plants}


def seen_by(table: Table, viewer: int | None) -> list[Any]:
    """Everything that a viewer is told of a table."""
    view = POWER_GRID.view(table, viewer)
    own = [d for d in POWER_GRID.decisions(table) if d.seat == viewer]
    limits = [(plain(d.options.offered()), list(d.options)) for d in own]
    return [plain(view), OFFER.notes(view), limits]


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_hidden_money_changes_nothing_for_others(money: str) -> None:
    tags = {"Players": "1; 2; robot 5-2-1-6-3", "Regions": "drawn", "Money": money}
    table, random, compared = POWER_GRID.set_up(tags), Random(4), 0
    for _ in range(300):
        seat, _, options = POWER_GRID.decisions(table)[0]
        richer = table.copy()
        richer.players[0].money += 7
        for viewer in (1, None):
            if seat != 2:  # what a robot does may depend on everybody's money
                same = seen_by(table, viewer) == seen_by(richer, viewer)
                assert same == (money == "hidden")
                compared += 1
        assert seen_by(table, 0) != seen_by(richer, 0)
        POWER_GRID.apply(table, seat, options.pick(random))

    assert compared > 100


def test_facts_name_everything_that_a_page_draws() -> None:
    facts = OFFER.facts()

    assert len(facts["plants"]) == 43
    assert len(facts["maps"]) == 8
    assert len(facts["pieces"]) == 30
    germany = facts["maps"][0]
    assert germany["markets"][0]["supply"]["3"][0] == [4, 2, 1, 1]
    assert facts["income"][:3] == [10, 22, 33]


def test_a_record_has_the_names_that_robots_had_at_the_table() -> None:
    seats = [
        Seat(0, "person", "robot Ann"),
        Seat(1, "robot", "Gisela", "2-5-1-6-3"),
        Seat(2, "robot", "Waldo"),
        Seat(3, "robot", "robot"),
    ]

    assert OFFER.players_tag(seats) == (
        "Robot Ann; robot 2-5-1-6-3 Gisela; robot ?-?-?-?-? Waldo; robot"
    )
