"""What a plan for the round is worth: by futures that its owner can imagine."""

from __future__ import annotations

import pytest

from robobid.bots.powergrid.plan_judge import Aim, Rounds, Worth, judge_plans
from robobid.bots.powergrid.rollouts import box_of
from robobid.core.decisions import Decision
from robobid.games.powergrid.asides.orders import give_plan
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Phase, Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.view import View
from robobid.twins.judgement import SIMPLE_POWER_GRID
from robobid.twins.powergrid.convert import to_table
from tests.powergrid.builders import a_table

ANN, BOB = range(2)
FEW = 24
SENSIBLE = "plant 13 20; stock coal 3; anyway"
IDLE = "pass; stock none; build none; run none"


def a_round(phase: Phase = "auction", bob: int = 60) -> Table:
    """Ann opens after Bob, and does everything else before him."""
    return a_table(
        Holding(money=60, plants=(4,), cities=("Kiel",), fuel=(2, 0, 0, 0)),
        Holding(money=bob, plants=(7,), cities=("Essen",)),
        round=3,
        order=(BOB, ANN),
        phase=phase,
        market=(10, 11, 12, 13, 14, 15, 16, 17),
    )


def seen(table: Table, seat: int) -> tuple[View, Decision | None]:
    mine = [each for each in flow.decisions(table) if each.seat == seat]
    return POWER_GRID.view(table, seat), next(iter(mine), None)


def judged(table: Table, seat: int, *words: str, futures: int = FEW) -> list[Worth]:
    view, decision = seen(table, seat)
    plans = [give_plan(view, each) for each in words]
    return judge_plans(plans, view, decision, futures=futures)


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_to_do_nothing_all_round_is_worse_than_what_the_planner_would_do(
    seat: int,
) -> None:
    """In others' turns and in one's own: so surely that the error does not hide it."""
    idle, own = judged(a_round("resources"), seat, IDLE, futures=2 * FEW)

    lead, error = own.lead_over(idle)
    assert lead > 2 * error > 0
    assert 0 < idle.chance < own.chance < 1


def test_nobody_profits_from_what_they_cannot_know() -> None:
    """Only the money of others is hidden: whatever Bob has, Ann is told the same."""
    rich, poor = (judged(a_round(bob=money), ANN, SENSIBLE) for money in (200, 12))

    assert rich == poor


def test_the_same_plan_twice_has_the_same_worth() -> None:
    """All plans meet the same futures: so nothing but the plan makes a difference."""
    first, second, own = judged(a_round(), ANN, SENSIBLE, SENSIBLE)

    assert first.scores == second.scores
    assert first.lead_over(second) == (0.0, 0.0)
    assert len(own.scores) == FEW // 3


def test_before_the_auction_the_planner_names_the_plant_that_it_would_put_up() -> None:
    worth, own = judged(a_round(), ANN, IDLE)

    assert own.aim.plan is None
    assert own.aim.option is not None
    assert own.aim.option[0] in ("open", "pass")
    assert worth.aim.plan is not None


def test_a_plan_is_carried_out_as_its_order_would_be() -> None:
    """What can be done is done: resources are bought, houses built, and turns end."""
    table = a_round("resources")
    view, _ = seen(table, ANN)
    plan = give_plan(view, "stock coal 3; build Hamburg; run none; anyway")

    rounds = Rounds(view, ANN, "seed")
    ends = rounds.ends([Aim(plan)], [0, 1], SIMPLE_POWER_GRID)

    for end in ends:
        after = to_table(box_of(view.setup), end[0])
        ann = POWER_GRID.view(after, ANN).players[ANN]
        assert (after.round, ann.fuel[Fuel.COAL]) == (4, 3)
        assert set(ann.cities) == {"Kiel", "Hamburg"}
