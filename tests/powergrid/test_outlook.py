"""What a plan costs and brings as things stand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robobid.games.powergrid.asides.orders import carry_out
from robobid.games.powergrid.asides.outlook import Outlook, outlook
from robobid.games.powergrid.asides.round_plan import (
    House,
    RoundPlan,
    Stock,
    read_plan,
)
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import DONE
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, a_new_game, a_table, asked, moves_at_random

MARKET = (10, 11, 12, 13, 14, 15, 16, 17)


def seen_by(table: Table, seat: int, plan: str) -> Outlook:
    return outlook(read_plan(plan), POWER_GRID.view(table, seat))


def a_round(phase: str = "auction", **position: Any) -> Table:
    """A is last: it opens after B and C, and buys and builds before them."""
    return a_table(
        Holding(money=60, plants=(4, 5, 6), fuel=(1, 0, 0, 0), cities=("Kiel",)),
        Holding(money=60, plants=(7,), cities=("Essen",)),
        Holding(money=60, plants=(8,), cities=("Berlin",)),
        round=3,
        order=(1, 2, 0),
        phase=phase,
        market=MARKET,
        **position,
    )


def test_a_whole_round_is_paid_step_by_step() -> None:
    """Plant 12 (2 of coal and oil, 2 cities), a coal, and Hamburg: 8 from Kiel."""
    found = seen_by(a_round(), A, "3 plant 12 20 for 6; stock coal 3; build Hamburg")

    plant, coal, hamburg = found.steps
    assert (plant.paid, found.goes) == (12, 6)
    assert (coal.count, coal.possible, coal.state) == (2, 2, "possible")
    assert hamburg.paid == 8 + 10
    assert found.left == found.money - plant.paid - coal.paid - hamburg.paid
    assert found.left_at_most == found.left - 8
    assert found.supplied == 2
    assert found.after == found.left + found.income


def test_the_plants_that_run_bring_the_income_of_what_they_supply() -> None:
    table = a_round("income")
    table.players[A].fuel = [2, 2, 0, 0]

    all_of_them = seen_by(table, A, "3")
    none_of_them = seen_by(table, A, "3 run none")
    one_too_many = seen_by(table, A, "3 run 4 6")

    assert all_of_them.supplied == 1
    assert none_of_them.income < all_of_them.income
    assert [step.state for step in one_too_many.steps] == ["possible", "impossible"]
    assert one_too_many.runs == (4,)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ("3 plant 3 20", "plant_not_in_market"),
        ("3 plant 14 20", "plant_not_on_offer"),
        ("3 plant 13 12", "plan_too_dear"),
        ("3 stock oil 1 2", "plan_too_dear"),
        ("3 stock uranium 1", "no_room"),
        ("3 plant 12 20; stock oil 3", "token_not_affordable"),
        ("3 build Essen", "city_full"),
        ("3 build Hamburg 17", "plan_too_dear"),
        ("3 build Dusseldorf", "city_not_affordable"),
        ("3 run 13", "plant_not_owned"),
        ("3 run 4", "fuel_missing"),
    ],
)
def test_what_does_not_work_has_its_reason(plan: str, code: str) -> None:
    table = a_round()
    table.players[A].money = 18

    *_, step = seen_by(table, A, plan).steps

    assert step.why_not is not None
    assert step.why_not.code == code


def test_what_was_done_is_done_and_what_is_over_is_over() -> None:
    table = a_round("building", turn=1)
    plan = "3 plant 4 9; stock coal 1; stock oil 1; build Kiel; build Hamburg"

    states = [step.state for step in seen_by(table, A, plan).steps]

    assert states == ["done", "done", "impossible", "done", "impossible"]


@pytest.mark.parametrize("map", ["germany", "korea", "central-europe"])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_rules_then_charge_what_was_said(map: str, seed: int) -> None:
    """In every turn of a random game, a random plan is carried out."""
    random = Random(seed)
    table = a_new_game(3, map)
    turns = 0
    for decision, _ in moves_at_random(table, random):
        if decision.kind not in ("fuel", "build", "run") or random.random() < 0.9:
            continue
        after, seat = table.copy(), decision.seat
        plan = a_plan(after, seat, decision.kind, random)
        said = outlook(plan, POWER_GRID.view(after, seat))
        carry_through(after, seat, plan, decision.kind)

        expected = said.after if decision.kind == "run" else said.left
        assert after.players[seat].money == expected
        turns += 1
        if turns == 3:
            break
    assert turns


def a_plan(table: Table, seat: int, kind: str, random: Random) -> RoundPlan:
    """Something to buy, to build or to run that may or may not work."""
    plan = RoundPlan(table.round, anyway=True)
    if kind == "fuel":
        some = random.sample(list(Fuel), 2)
        return plan._replace(
            fuel=tuple(Stock(fuel, random.randrange(5)) for fuel in some)
        )
    if kind == "build":
        some_cities = random.sample(list(table.land.index), 3)
        return plan._replace(
            cities=tuple(House(city, random.randrange(60)) for city in some_cities)
        )
    plants = table.players[seat].plants
    return plan._replace(
        run=tuple(random.sample(plants, random.randint(0, len(plants))))
    )


def carry_through(table: Table, seat: int, plan: RoundPlan, kind: str) -> None:
    """Let an order have the rest of a turn."""
    while True:
        decision = asked(table)
        if (decision.seat, decision.kind) != (seat, kind):
            return
        action = carry_out(plan, POWER_GRID.view(table, seat), decision).action
        assert action is not None
        POWER_GRID.apply(table, seat, action)
        if action == DONE:
            return


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_money_that_others_hide_changes_nothing(seed: int) -> None:
    random = Random(seed)
    table = a_new_game(3)
    for decision, _ in moves_at_random(table, random):
        if decision.seat < 0 or table.country is None or random.random() < 0.97:
            continue
        seat = random.randrange(3)
        plan = a_plan(table, seat, random.choice(["fuel", "build", "run"]), random)
        plan = plan._replace(plant=random.choice(table.market), most=50)
        other = table.copy()
        for each, player in enumerate(other.players):
            player.money += random.randrange(50) * (each != seat)
        view = POWER_GRID.view(table, seat)

        assert outlook(plan, view) == outlook(plan, POWER_GRID.view(other, seat))
        assert POWER_GRID.view(table, seat) == view
        return
