"""Steps of building with their reasons: what the mechanic puts where, and why."""

from __future__ import annotations

from robobid.bots.fzzzt.thoughts import Thoughts
from robobid.bots.hints import Hint
from robobid.games.fzzzt.rules.actions import Done
from robobid.games.fzzzt.rules.scoring import best_total
from robobid.games.fzzzt.view import View


def explain_building(thoughts: Thoughts) -> Hint:
    """A weak robot leaves the hand for a unit, or nothing is built."""
    step = thoughts.step()
    if step is None:
        return Hint(Done(), "build_nothing", {})
    values = {"robot": step.robot, "unit": step.unit}
    return Hint(step, "build_sure_widget", values)


def explain_layout(view: View, thoughts: Thoughts) -> Hint:
    """The next robot of a best layout, with what that scores (F6.7)."""
    total = best_of_layout(view, thoughts.seat)
    step = thoughts.step()
    if step is None:
        return Hint(Done(), "layout_finished", {"total": total})
    values = {"robot": step.robot, "unit": step.unit, "total": total}
    return Hint(step, "layout_best", values)


def best_of_layout(view: View, seat: int) -> int:
    """What a seat can still score, with the robots where they were put."""
    player = view.players[seat]
    units = dict(player.units)
    for robot, unit in player.plan:
        units[unit] = (*units[unit], robot)
    planned = [step.robot for step in player.plan]
    return best_total(units, [c for c in player.hand or () if c not in planned])
