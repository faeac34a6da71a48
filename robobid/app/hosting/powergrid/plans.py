"""A plan for the round, with what it costs and brings, as the page shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from robobid.app.hosting.wire import PlansWorth
from robobid.bots.appraisal import NOISE
from robobid.core.decisions import Decision
from robobid.games.powergrid.asides import outlook
from robobid.games.powergrid.asides.outlook import StepState, What
from robobid.games.powergrid.asides.round_plan import RoundPlan
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.view import View
from robobid.narration.message import Told, told
from robobid.narration.powergrid import PowerGridTeller, plans

if TYPE_CHECKING:
    from robobid.bots.powergrid.plan_judge import Worth


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One part of a plan, as things stand."""

    what: What
    word: str
    """The plant, fuel or city, as moves write it."""
    state: StepState
    paid: int
    """What it costs as far as it can be done; a plant its least bid."""
    count: int
    """Tokens that are still missing."""
    possible: int
    """How many of them can be bought."""
    why_not: Told | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """A plan as things stand."""

    plan: RoundPlan
    steps: tuple[PlanStep, ...]
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


def outlook_of(plan: RoundPlan, view: View) -> Outlook:
    """What a plan costs and brings whoever has this view."""
    found = outlook.outlook(plan, view)
    return Outlook(
        plan,
        tuple(
            PlanStep(
                step.what,
                step.word,
                step.state,
                step.paid,
                step.count,
                step.possible,
                None if step.why_not is None else plans.why_not(step.why_not),
            )
            for step in found.steps
        ),
        found.goes,
        found.money,
        found.left,
        found.left_at_most,
        found.runs,
        found.supplied,
        found.income,
        found.after,
    )


def weigh_plans(
    plans: Sequence[RoundPlan],
    view: View,
    decision: Decision | None,
    teller: PowerGridTeller,
) -> PlansWorth:
    """What plans are worth, beside each other and beside what a bot would do."""
    # What plays futures is loaded where it is asked, and not by whoever hosts tables.
    from robobid.bots.powergrid.plan_judge import judge_plans

    *found, own = judge_plans(plans, view, decision)
    best = max(found, key=lambda worth: worth.chance)
    return PlansWorth(
        [[*_worth_told(each, own, found, best)] for each in found],
        [_own_told(own, teller)],
    )


def _worth_told(
    worth: Worth, own: Worth, found: Sequence[Worth], best: Worth
) -> Iterator[Told]:
    """How surely a plan wins, beside what a bot would do and beside the best plan."""
    yield told("coach.plan", **_chance(worth))
    lead, error = _in_games(*worth.lead_over(own))
    if abs(lead) <= error:
        yield told("coach.plan.even")
    else:
        key = "coach.plan.ahead" if lead > 0 else "coach.plan.behind"
        yield told(key, n=abs(lead), error=error)
    if worth is not best:
        number = found.index(best) + 1
        lead, error = _in_games(*best.lead_over(worth))
        if lead <= error:
            yield told("coach.plan.alike", best=number)
        else:
            yield told("coach.plan.best", best=number, n=lead, error=error)


def _own_told(own: Worth, teller: PowerGridTeller) -> Told:
    """What a bot would do: by the name of what it begins with, if that has one."""
    option = own.aim.option
    if option is None:
        return told("coach.plan.open", **_chance(own))
    return teller.told("coach.plan.own", {"best": option, **_chance(own)})


def _chance(worth: Worth) -> dict[str, int]:
    chance, error = _in_games(worth.chance, worth.error)
    return {"chance": chance, "error": error}


def _in_games(chance: float, error: float) -> tuple[int, int]:
    """In games of 100, with twice the standard error: it is as much in 19 of 20."""
    return round(100 * chance), max(1, ceil(100 * NOISE * error))
