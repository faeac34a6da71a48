"""A plan for the round, with what it costs and brings, as the page shows it."""

from __future__ import annotations

from dataclasses import dataclass

from robobid.games.powergrid.asides import outlook
from robobid.games.powergrid.asides.outlook import StepState, What
from robobid.games.powergrid.asides.round_plan import RoundPlan
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.view import View
from robobid.narration.message import Told
from robobid.narration.powergrid import plans


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
