"""The planner: what it imagines, and what it makes of that."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest

from robobid.app.locales import LANGUAGES
from robobid.arena.deals import play_deals
from robobid.arena.simulate import simulation
from robobid.bots import Hint, hint, make_bot
from robobid.bots.powergrid import planner, simple, slow_rollouts
from robobid.bots.powergrid.chances import chance_of
from robobid.bots.powergrid.future import Future
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.plans import plans, way_to_end
from robobid.core.driver import play_at_random
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import DONE, PASS, Connect, Offer
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.network import cost_of
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.view import View
from tests.bots.test_powergrid_contract import Checked, in_words, tags_for
from tests.powergrid.builders import (
    A,
    a_new_game,
    a_started_game,
    a_table,
    act,
    asked,
)
from tests.powergrid.robots import robot_table

CITIES: Final = a_started_game(3).land.cities
END: Final = 17
"""So many cities end a game of three."""
GREAT: Final = (32, 36, 38)
FUEL: Final = (3, 3, 3, 0)


def owner(cities: int, money: int = 0, first: int = 0, **more: Any) -> Holding:
    """A seat with the first so many cities of the map, or some from the middle."""
    words = tuple(city.word for city in CITIES[first : first + cities])
    return Holding(money=money, cities=words, **more)


def before_the_end(mine: Holding, other: Holding) -> Table:
    """The last one to build in a round of step 3, and it is the first seat."""
    return a_table(
        mine, other, owner(1, first=20), step=3, round=9, phase="building", turn=A
    )


def seen(table: Table) -> View:
    return POWER_GRID.view(table, asked(table).seat)


# -- plans --------------------------------------------------------------------


def test_every_plant_that_can_be_paid_is_a_plan_and_so_is_passing() -> None:
    poor = [Holding(money=12)] * 3
    table = a_table(*poor, round=2, market=(3, 9, 12, 13, 20, 21, 22, 23))

    found = plans(seen(table), asked(table), Hint(PASS, "powergrid_pass", {}))

    offers = [Offer(3, 3), Offer(9, 9), Offer(12, 12)]
    assert [plan.actions for plan in found] == [
        *((offer,) for offer in offers),
        (PASS,),
    ]


def test_the_way_to_the_end_is_paid_house_by_house() -> None:
    table = before_the_end(owner(END - 3, 200), owner(3, first=10))
    way = way_to_end(seen(table), seen(table).players[A])

    assert len(way) == 3
    for action in way:
        at = table.land.index[action.city]
        cheapest = min(
            cost_of(table, A, city).total
            for city in range(len(table.land.cities))
            if A not in table.houses[city]
        )
        assert cost_of(table, A, at).total == cheapest
        act(table, A, action)
    assert len(table.players[A].cities) == END


def test_there_is_no_way_to_the_end_that_cannot_be_paid() -> None:
    table = before_the_end(owner(END - 3, 200), owner(3, first=10))
    view = seen(table)
    for action in way_to_end(view, view.players[A]):
        act(table, A, action)
    paid = 200 - table.players[A].money

    for money, houses in ((paid, 3), (paid - 1, 0)):
        table = before_the_end(owner(END - 3, money), owner(3, first=10))
        assert len(way_to_end(seen(table), seen(table).players[A])) == houses


WAYS: Final = pytest.mark.parametrize(
    "advise",
    [slow_rollouts.advise, planner.advise],
    ids=["by the rules", "by the twin"],
)


@WAYS
@pytest.mark.parametrize("rival", [owner(3, first=10), owner(END - 1, plants=())])
def test_a_game_that_would_be_won_is_ended(rival: Holding, advise: Any) -> None:
    table = before_the_end(owner(END - 1, 90, plants=GREAT, fuel=FUEL), rival)

    assert isinstance(advise(seen(table), asked(table)).action, Connect)


@WAYS
def test_a_game_that_would_be_lost_goes_on(advise: Any) -> None:
    """It has fuel for a third of its cities, and another for all of them."""
    strong = owner(END - 1, 50, plants=(25, 35, 42), fuel=(4, 1, 0, 0))
    table = before_the_end(owner(END - 1, 60, plants=GREAT, fuel=(0, 3, 0, 0)), strong)

    assert advise(seen(table), asked(table)).action == DONE


# -- futures ------------------------------------------------------------------


def test_the_same_future_comes_again_and_another_does_not() -> None:
    table = a_started_game(3)
    future, other = (Future(seen(table), Random(seed)) for seed in (1, 2))
    plan = [Offer(4, 4)]
    seat = asked(table).seat

    assert future.chance(seat, plan) == future.chance(seat, plan)
    assert future.chance(seat, plan) != other.chance(seat, plan)


def test_chances_before_the_end_add_up_and_follow_what_a_seat_has() -> None:
    rich, poor = owner(5, 90, plants=(20,)), owner(5, 30, first=8, plants=(21,))
    table = a_table(rich, poor, owner(2, 90, first=16), round=5)
    chances = [chance_of(table, seat) for seat in table.seats]

    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)


def test_at_the_end_a_win_is_more_than_even() -> None:
    table = a_new_game(3, regions="drawn")
    play_at_random(POWER_GRID, table, Random(4))
    places = [standing.place for standing in POWER_GRID.standings(table)]
    chances = [chance_of(table, seat) for seat in table.seats]

    assert places.count(1) == 1
    for place, chance in zip(places, chances, strict=True):
        assert (chance > 0.5) == (place == 1)


# -- the bot ------------------------------------------------------------------


@pytest.mark.parametrize("name", ["manager", "planner"])
@pytest.mark.parametrize(("at", "map_"), [*enumerate(MAP_NAMES)])
def test_who_thinks_ahead_answers_with_a_legal_action_on_every_map(
    at: int, map_: str, name: str
) -> None:
    """Beside it a robot, and simple players, with both promo cards."""
    seats = SEAT_COUNTS[at % len(SEAT_COUNTS)]
    names = ["x"] * (seats - 1) + ["robot"]
    tags = tags_for(map_, names, Promo="flux transformer", Money="open" * (at % 2))
    table = POWER_GRID.set_up({tag: value for tag, value in tags.items() if value})
    players: dict[int, Any] = {
        seat: make_bot("powergrid", "simple", 0) for seat in range(seats - 1)
    }
    players[seats - 1] = make_bot("powergrid", "robot", 0)
    thinker = Checked(name, at)
    luck = Random(at)
    thought = 0
    while (decisions := POWER_GRID.decisions(table)) and thought < 3:
        seat = decisions[0].seat
        if seat < 0:
            action = decisions[0].options.pick(luck)
        else:
            thinks = seat == A and table.round % 4 == 1
            player = thinker if thinks else players[seat]
            action = player.choose(POWER_GRID.view(table, seat), decisions[0])
            thought += thinks and decisions[0].kind == "open"
        POWER_GRID.apply(table, seat, action)

    assert thought == 3 or table.phase == "over"


@WAYS
def test_the_same_view_and_seed_give_the_same_hint(advise: Any) -> None:
    table = robot_table("Ann; robot 2-2-1-1-1; robot 6-3-2-2-3", round=1)
    view, decision = POWER_GRID.view(table, A), asked(table)

    assert hint("powergrid", view, decision) == hint("powergrid", view, decision)
    assert advise(view, decision) == advise(view, decision)
    for name in ("manager", "planner"):
        chosen = [make_bot("powergrid", name, 3) for _ in range(2)]
        assert len({bot.choose(view, decision) for bot in chosen}) == 1


@WAYS
def test_hidden_money_does_not_change_what_the_planner_does(advise: Any) -> None:
    tables = [
        a_table(Holding(money=70, plants=(4,)), Holding(money=money), round=2)
        for money in (40, 47)
    ]
    answers = [advise(POWER_GRID.view(table, A), asked(table)) for table in tables]

    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("advise", "reason", "figures"),
    [
        pytest.param(slow_rollouts.advise, "powergrid_few", {"games"}, id="few"),
        pytest.param(planner.advise, "powergrid_ahead", {"games", "chance"}, id="many"),
    ],
)
def test_what_differs_from_simple_is_explained_by_the_futures(
    advise: Any, reason: str, figures: set[str]
) -> None:
    """In all languages, with their number, and with a chance if they are many."""
    found = 0
    for number in range(6):
        market = (3, 4, 5, 6, 7, 8, 9, 10 + number)
        table = robot_table(
            "Ann; robot 2-4-1-1-1; robot 6-3-2-2-3", round=1, market=market
        )
        view, decision = POWER_GRID.view(table, A), asked(table)
        advice, usual = advise(view, decision), simple.advise(view, decision)
        if advice.action == usual.action:
            continue
        found += 1
        name, values = advice.values["best"]
        assert advice.reason.startswith(reason)
        assert (name, values["plant"]) == ("open", advice.action.plant)
        assert 0 <= advice.values.get("chance", 0) <= 100
        for lang in LANGUAGES:
            sentence = in_words(lang, view, advice.reason, advice.values)
            for figure in figures:
                assert str(advice.values[figure]) in re.sub(r"\D", "", sentence)
    assert found


def test_a_hint_shows_the_three_best_plans_the_best_first() -> None:
    table = robot_table("Ann; robot 2-4-1-1-1; robot 6-3-2-2-3", round=1)
    view, decision = POWER_GRID.view(table, A), asked(table)
    values = planner.advise(view, decision).values
    others = [chance for _, _, chance in values["others"]]

    assert [values["chance"], *others] == sorted([values["chance"], *others])[::-1]
    assert len(others) == 2
    assert values["games"] > 300
    sentence = in_words("en", view, "powergrid_ahead", values)
    assert sentence.startswith("Best in ")
    assert all(f"({chance} %)" in sentence for chance in others)


def test_no_plant_is_offered_that_is_worse_than_all_of_ones_own() -> None:
    """Plant 16 was offered to one with 21, 24 and 28, who then gave up a better one."""
    mine = owner(12, 150, plants=(21, 24, 28))
    table = a_table(
        mine,
        owner(6, 60, first=13),
        owner(6, 60, first=20),
        round=8,
        market=(14, 16, 20, 25, 31, 32, 33, 34),
    )
    facts = table.setup.plants
    found = plans(seen(table), asked(table), simple.advise(seen(table), asked(table)))
    offered = [plan.values["plant"] for plan in found if plan.name == "open"]

    assert [facts[number].cities for number in (21, 24, 28)] == [4, 4, 4]
    assert 16 not in offered
    assert offered == [20, 25]


def test_a_raise_is_compared_with_dropping_out() -> None:
    table = a_started_game(3)
    seat = asked(table).seat
    act(table, seat, Offer(4, 4))
    view, decision = seen(table), asked(table)
    names = [
        plan.name for plan in all_plans(view, decision, simple.advise(view, decision))
    ]

    assert names == ["bid", "drop_out"]
    assert planner.advise(view, decision).reason == "powergrid_ahead"


def test_fuel_is_advised_as_a_whole_purchase() -> None:
    """Garbage at 6 was called cheap, and every token was a hint of its own."""
    mine = owner(3, 60, plants=(4, 8))
    table = a_table(
        mine, owner(3, first=8), owner(3, first=16), round=3, phase="resources", turn=A
    )
    view, decision = seen(table), asked(table)
    advice = simple.advise(view, decision)

    assert advice.reason == "powergrid_fuel"
    assert sum(advice.values["tokens"]) > 1
    first = advice.values["price"]
    act(table, A, advice.action)
    rest = simple.advise(seen(table), asked(table))
    assert first - rest.values["price"] == 60 - table.players[A].money


@pytest.mark.parametrize(
    ("oil", "reason"), [(15, "powergrid_fuel_stock"), (4, "powergrid_fuel_reserve")]
)
def test_what_is_dear_is_not_called_cheap(oil: int, reason: str) -> None:
    """Near the end stock is bought also at more than the usual price."""
    mine = owner(13, 200, plants=(35,), fuel=(0, 1, 0, 0))
    table = a_table(
        mine,
        owner(3, first=14),
        owner(3, first=20),
        round=9,
        step=3,
        phase="resources",
        turn=A,
        fuel=[(0, oil, 0, 0)],
    )

    assert simple.advise(seen(table), asked(table)).reason == reason


@pytest.mark.parametrize("kind", ["build", "fuel"])
def test_houses_and_stock_are_thought_ahead(kind: str) -> None:
    phase = {"build": "building", "fuel": "resources"}[kind]
    mine = owner(5, 120, plants=(8, 21), fuel=(3, 2, 0, 0))
    table = a_table(
        mine, owner(3, first=8), owner(3, first=16), round=4, phase=phase, turn=A
    )
    view, decision = seen(table), asked(table)
    advice = planner.advise(view, decision)

    assert advice.reason.startswith("powergrid_ahead")
    assert advice.action in decision.options
    assert len(advice.values["others"]) == 2


def test_the_planner_beats_three_robots() -> None:
    bots = ("planner", "robot", "robot", "robot")
    tags = tags_for("germany", list(bots), Regions="drawn")

    deals = play_deals(simulation(POWER_GRID, tags, bots, 3, 1), range(3))

    games = [game for deal in deals for game in deal.games]
    assert sum(game.wins[game.bots.index("planner")] for game in games) >= 2
