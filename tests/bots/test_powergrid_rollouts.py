"""Futures by the twin: the same as by the rules, only many; and the race in them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pytest

from robobid.bots.powergrid.effort import PLANNER
from robobid.bots.powergrid.future import Future
from robobid.bots.powergrid.kinds import persons
from robobid.bots.powergrid.plans import Plan, plans
from robobid.bots.powergrid.race import race
from robobid.bots.powergrid.rollouts import LINE_UPS, Rollouts, line_ups
from robobid.bots.powergrid.simple import advise
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import DONE, Connect
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.twins.powergrid.judging import NUMBERS
from tests.bots.test_powergrid_planner import (
    END,
    FUEL,
    GREAT,
    before_the_end,
    owner,
    seen,
)
from tests.powergrid.builders import A, a_started_game, a_table, asked
from tests.powergrid.robots import robot_table


def plans_at(table: Table) -> list[Plan]:
    view, decision = seen(table), asked(table)
    return plans(view, decision, advise(view, decision))


def both_ways(table: Table, futures: int, seed: int = 1) -> list[tuple[Any, Any]]:
    """For each plan its chances by the twin and by the rules, in thousandths."""
    view, seat, possible = seen(table), asked(table).seat, plans_at(table)
    by_rules = PLANNER._replace(is_learned=False, kinds=())
    rollouts = Rollouts(view, seat, seed, by_rules)
    fast = rollouts.chances(possible, range(10 * futures))
    random = Random(seed)
    slow = [Future(view, random) for _ in range(futures)]
    return [
        (row, [1000 * future.chance(seat, plan.actions) for future in slow])
        for row, plan in zip(fast, possible, strict=True)
    ]


def test_where_nothing_is_left_to_luck_twin_and_rules_agree_exactly() -> None:
    """One seat has all the cities that end the game, and what others have is seen."""
    table = a_table(
        owner(END - 1, 90, plants=GREAT, fuel=FUEL),
        owner(9, 40, first=10, plants=(20, 21), fuel=(3, 4, 0, 0)),
        owner(4, 30, first=20, plants=(25,), fuel=(2, 0, 0, 0)),
        step=3,
        round=9,
        phase="building",
        turn=A,
        switches={"open_money": True},
    )
    ended, _ = both_ways(table, 2)
    fast, slow = ended

    assert len(set(fast)) == 1
    assert fast[0] == round(slow[0])


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(a_started_game(3), id="three persons"),
        pytest.param(
            robot_table("Ann; robot 2-4-1-1-1; robot 6-3-2-2-3", round=1), id="robots"
        ),
        pytest.param(
            before_the_end(owner(END - 1, 90, plants=GREAT), owner(6, 50, first=10)),
            id="near the end",
        ),
    ],
)
def test_twin_and_rules_agree_on_average(table: Table) -> None:
    """Other futures, but of the same kind."""
    for fast, slow in both_ways(table, 24):
        error = (np.var(fast) / len(fast) + stdev(slow) ** 2 / len(slow)) ** 0.5
        assert abs(float(np.mean(fast)) - fmean(slow)) <= 4 * error + 1


def test_a_future_has_a_number_and_comes_again() -> None:
    table = a_started_game(4)
    view, seat, possible = seen(table), asked(table).seat, plans_at(table)
    whole = Rollouts(view, seat, 1).chances(possible, range(40))
    again = Rollouts(view, seat, 1)
    parts = [again.chances(possible, part) for part in (range(25), range(25, 40))]

    assert [one + more for one, more in zip(*parts, strict=True)] == whole
    assert Rollouts(view, seat, 2).chances(possible, range(40)) != whole


def test_rivals_may_be_drawn_from_several_kinds_in_every_future() -> None:
    table = a_started_game(3)
    view, possible = seen(table), plans_at(table)
    seat, kinds = asked(table).seat, persons()

    drawn = line_ups(view, seat, kinds, 1)

    assert len(drawn) == LINE_UPS
    assert {row[seat] for row in drawn} == {"simple"}
    assert {kind for row in drawn for kind in row} == {"simple", *kinds}
    assert line_ups(view, seat, (), 1) == [["simple"] * 3]
    mixed = Rollouts(view, seat, 1)
    alike = Rollouts(view, seat, 1, PLANNER._replace(kinds=()))
    futures = range(40)
    found = mixed.chances(possible, futures)
    assert found != alike.chances(possible, futures)
    assert found == mixed.chances(possible, futures)


def test_robots_do_what_their_pieces_say_whatever_kinds_there_are() -> None:
    table = robot_table("Ann; robot 2-4-1-1-1; robot 6-3-2-2-3", round=1)
    view, possible, seat = seen(table), plans_at(table), asked(table).seat
    found = [
        Rollouts(view, seat, 1, PLANNER._replace(kinds=kinds)).chances(
            possible, range(30)
        )
        for kinds in ((), persons())
    ]

    assert found[0] == found[1]


def test_another_judge_than_the_one_that_ships_may_be_given() -> None:
    table = a_started_game(3)
    view, possible, seat = seen(table), plans_at(table), asked(table).seat
    indifferent = {"seats": {"3": {"any": [[0.0] * NUMBERS] * 2, "maps": {}}}}
    thinking = PLANNER._replace(learned=indifferent)

    found = Rollouts(view, seat, 1, thinking).chances(possible, range(8))

    assert {each for row in found for each in row} == {round(1000 / 3)}


def test_tables_that_a_view_cannot_tell_apart_have_the_same_futures() -> None:
    chances = []
    for money in (40, 47):
        rival = Holding(money=money, plants=(5,))
        table = a_table(Holding(money=70, plants=(4,)), rival, round=2)
        rollouts = Rollouts(POWER_GRID.view(table, A), A, 1)
        chances.append(rollouts.chances(plans_at(table), range(30)))

    assert chances[0] == chances[1]


def test_a_card_may_be_turned_within_a_plan() -> None:
    """The sixth city drives plant 6 out of the market, and the seventh is a plan, too.

    A plan was refused there: chance had to act before its second house.
    """
    others = owner(2, first=10), owner(2, first=20)
    table = a_table(
        owner(5, 200, plants=(18,)),
        *others,
        market=(6, 9, 12, 13, 20, 21, 22, 23),
        round=4,
        phase="building",
        turn=A,
    )
    cheapest = sorted(asked(table).options, key=str)
    connects = [option for option in cheapest if isinstance(option, Connect)][:2]
    both, one = (Plan(tuple(connects[:n]), "end", {}) for n in (2, 1))
    rollouts = Rollouts(seen(table), A, 1)

    together = rollouts.chances([both, one], range(20))
    alone = rollouts.chances([one], range(20))

    assert together[1] == alone[0]
    assert together[0] != alone[0]


# -- the race -----------------------------------------------------------------


class Dice:
    """Plans that win as surely as they are called, more or less."""

    def __init__(self) -> None:
        self.thrown = 0

    def chances(self, plans: Sequence[Plan], futures: range) -> Any:
        self.thrown += len(plans) * len(futures)
        luck = [Random(number).gauss(0, 100) for number in futures]
        own = [
            [
                Random(f"{plan.name}{number}").gauss(int(plan.name), 30)
                for number in futures
            ]
            for plan in plans
        ]
        return np.round(np.array(own) + luck).astype(np.int64)


def named(*names: int) -> list[Plan]:
    return [Plan((DONE,), str(name), {}) for name in names]


def test_the_best_plan_wins_the_race_and_the_worst_are_dropped_early() -> None:
    dice = Dice()
    tried = race(named(300, 500, 490, 200), dice, 4000, [0] * 4)

    assert [each.plan.name for each in tried] == ["500", "490", "300", "200"]
    assert dice.thrown == sum(each.futures for each in tried) <= 4000
    assert tried[0].futures > tried[-1].futures
    assert tried[0].chance == pytest.approx(0.5, abs=0.02)


def test_a_race_that_is_decided_costs_no_more_effort() -> None:
    dice = Dice()
    race(named(300, 600), dice, 4000, [0, 0])

    assert dice.thrown < 100


def test_what_speaks_for_a_plan_beforehand_counts() -> None:
    assert race(named(500, 495), Dice(), 4000, [0, 50])[0].plan.name == "495"


def test_the_plans_that_are_shown_are_tried_equally_often() -> None:
    dice = Dice()
    tried = race(named(300, 600, 200, 100), dice, 2000, [0] * 4, keep=3)

    assert len({each.futures for each in tried[:3]}) == 1
    assert tried[3].futures < tried[0].futures
    assert 1990 < dice.thrown <= 2000


# -- without kernels ----------------------------------------------------------

WITHOUT_KERNELS = """
import sys
sys.modules["wasmtime"] = None
from robobid.bots import hint, make_bot
from robobid.bots.powergrid import slow_rollouts
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
table, luck = POWER_GRID.set_up({"Players": "A; B", "Regions": "drawn"}), Seeded(1)
while (decision := POWER_GRID.decisions(table)[0]).seat < 0:
    POWER_GRID.apply(table, -1, luck.draw(decision))
view = POWER_GRID.view(table, decision.seat)
print(hint("powergrid", view, decision) == slow_rollouts.advise(view, decision))
bot = make_bot("powergrid", "planner", 5)
print(bot.choose(view, decision) == slow_rollouts.advise(view, decision, 5).action)
"""


def test_without_kernels_a_few_futures_by_the_rules_must_do() -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNELS], capture_output=True, text=True
    )

    assert told.stdout.split() == ["True", "True"], told.stderr
