"""Several tokens at once, and which plants run: what the planner thinks of."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.app.locales import LANGUAGES
from robobid.bots import make_bot
from robobid.bots.powergrid import planner, simple
from robobid.bots.powergrid.fuel_plans import can_take, purchases, runs, short_from
from robobid.bots.powergrid.more_plans import all_plans
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import DONE, Buy
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.view import View
from tests.bots.test_powergrid_contract import in_words, tags_for
from tests.bots.test_powergrid_planner import owner, seen
from tests.powergrid.builders import A, a_table, act, asked

OIL_PLANTS = (7, 26)
"""They burn three and two oil, and so have room for ten."""


def buying(mine: Holding, rival: Holding, oil: int) -> Table:
    """A table at which the first seat buys, with so much oil on the market."""
    return a_table(
        mine,
        rival,
        owner(1, first=20),
        round=4,
        phase="resources",
        turn=A,
        fuel=[(0, oil, 0, 0)],
    )


def named(view: View, decision: Decision) -> dict[str, int]:
    """The plans of some names, and how many tokens they are about."""
    return {plan.name: len(plan.actions) - 1 for plan in purchases(view, decision)}


@pytest.mark.parametrize(
    ("oil", "few"), [(9, 7), (3, 1), (2, 0)], ids=["six", "none", "already"]
)
def test_so_many_tokens_leave_the_rivals_short(oil: int, few: int) -> None:
    """A rival burns three oil in a round."""
    table = buying(owner(3, 50, plants=(7,)), owner(3, first=10, plants=(3, 9)), oil)

    assert short_from(seen(table), A, Fuel.OIL) == few
    assert short_from(seen(table), A, Fuel.COAL) > 0


def test_the_fewest_tokens_that_starve_a_rival_are_a_plan_and_so_are_all() -> None:
    mine = owner(3, 90, plants=OIL_PLANTS, fuel=(0, 5, 0, 0))
    table = buying(mine, owner(3, first=10, plants=(3, 9)), 6)

    found = purchases(seen(table), asked(table))

    oil = Buy(Fuel.OIL)
    assert [(plan.name, plan.actions) for plan in found] == [
        ("no_fuel", (DONE,)),
        ("starve", (*[oil] * 5, DONE)),
        ("fuel", (oil, DONE)),
        ("starve", (*[oil] * 4, DONE)),
    ]


def test_what_nobody_else_burns_is_for_stock() -> None:
    mine = owner(3, 90, plants=OIL_PLANTS, fuel=(0, 5, 0, 0))
    table = buying(mine, owner(3, first=10, plants=(13,)), 9)

    assert named(seen(table), asked(table)) == {"no_fuel": 0, "stock": 5, "fuel": 1}


@pytest.mark.parametrize("money", [0, 7, 15, 90])
def test_no_more_is_taken_than_fits_and_can_be_paid(money: int) -> None:
    mine = owner(3, money, plants=OIL_PLANTS, fuel=(0, 7, 0, 0))
    table = buying(mine, owner(3, first=10, plants=(3, 9)), 9)
    view = seen(table)
    count = can_take(view, view.players[A], Fuel.OIL)

    for _ in range(count):
        act(table, A, Buy(Fuel.OIL))

    assert Buy(Fuel.OIL) not in asked(table).options


# -- what runs ----------------------------------------------------------------


def running(mine: Holding, **more: Any) -> Table:
    """A table at which the first seat lets plants produce."""
    others = owner(3, first=10), owner(1, first=20)
    return a_table(mine, *others, round=4, phase="income", turn=A, **more)


def plans_to_run(table: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    view, decision = seen(table), asked(table)
    return [
        (plan.name, plan.values["n"], plan.values.get("tokens", ()))
        for plan in runs(view, decision, simple.advise(view, decision))
    ]


def test_a_hybrid_may_burn_either_fuel() -> None:
    """Plant 5 burns two coal, two oil, or one of each, for one city."""
    table = running(owner(3, plants=(5,), fuel=(2, 2, 0, 0)))

    found = plans_to_run(table)

    assert {tokens for name, _, tokens in found if name == "run"} == {
        (2, 0, 0, 0),
        (1, 1, 0, 0),
        (0, 2, 0, 0),
    }
    assert found[-1] == ("no_run", 0, ())


def test_fuel_can_be_saved_by_supplying_fewer_cities() -> None:
    """Plant 7 burns three oil for two cities, and 13 none for one."""
    table = running(owner(3, plants=(7, 13), fuel=(0, 3, 0, 0)))

    assert plans_to_run(table) == [
        ("run", 3, (0, 3, 0, 0)),
        ("run_free", 1, ()),
    ]


# -- all of them --------------------------------------------------------------


class Tried:
    """Plays like `simple`, and carries out every plan for resources on a copy."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names: set[str] = set()

    def choose(self, view: Any, decision: Decision) -> Any:
        usual = simple.advise(view, decision)
        if decision.kind in ("fuel", "run"):
            for plan in all_plans(view, decision, usual):
                copy = self.table.copy()
                for action in plan.actions:
                    act(copy, decision.seat, action)
                self.names.add(plan.name)
        return usual.action


@pytest.mark.parametrize(("map_", "seed"), [("korea", 1), ("benelux", 2)])
def test_every_plan_can_be_carried_out(map_: str, seed: int) -> None:
    table = POWER_GRID.set_up(tags_for(map_, ["x"] * 4, Promo="flux", Regions="drawn"))
    player = Tried(table)

    play(POWER_GRID, table, dict.fromkeys(range(4), player), Seeded(seed))

    fuel = {"fuel", "no_fuel", "starve", "stock"}
    assert player.names == fuel | {"run", "run_free", "no_run"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_speak_of_what_runs_and_of_several_tokens(lang: str) -> None:
    mine = owner(3, 90, plants=OIL_PLANTS, fuel=(0, 5, 0, 0))
    tables = [
        buying(mine, owner(3, first=10, plants=(3, 9)), 6),
        running(owner(3, plants=(5, 13), fuel=(2, 2, 0, 0))),
    ]
    for table in tables:
        view, decision = seen(table), asked(table)
        for plan in all_plans(view, decision, simple.advise(view, decision)):
            values = {"best": plan.option, "games": 3}
            assert in_words(lang, view, "powergrid_few", values)
    advice = planner.advise(seen(tables[1]), asked(tables[1]))
    assert advice.reason.startswith("powergrid_ahead")
    assert advice.action in asked(tables[1]).options


def test_the_planner_keeps_the_fuel_that_will_be_dear() -> None:
    """Its hybrid could burn oil as well, which its other plant will lack."""
    mine = owner(5, 10, plants=(12, 26), fuel=(2, 4, 0, 0))
    table = running(mine, fuel=[(20, 0, 6, 2)])
    bot = make_bot("powergrid", "planner", 1)

    while (action := bot.choose(seen(table), asked(table))) != DONE:
        act(table, A, action)

    assert table.players[A].fuel[Fuel.OIL] == 2
