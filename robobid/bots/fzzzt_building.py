"""How `simple` builds: thin out the weak, keep what bids, lay out the best."""

from __future__ import annotations

from robobid.bots.fzzzt_worth import rounds_to_come
from robobid.bots.hints import Hint
from robobid.core.decisions import Decision
from robobid.fzzzt.actions import Allocate, Done
from robobid.fzzzt.cards import Card
from robobid.fzzzt.scoring import Score, best_score
from robobid.fzzzt.view import View


def build(view: View, decision: Decision) -> Hint:
    """Put a weak robot where it makes a widget, if the hand is better without it.

    A robot on a unit bids no more. So only robots weaker than the average go, only
    while more cards are left than a hand has, and only where the best layout of all
    cards puts them anyway. After the last round everything is still free (F6.2).
    """
    cards = free_cards(view, decision.seat)
    if rounds_to_come(view) and len(cards) > view.edition.rules.hand_size:
        average = sum(card.power for card in cards) / len(cards)
        steps = [
            step
            for step in steps_to(best_layout(view, decision.seat), cards)
            if step in decision.options and step.robot.power < average
        ]
        if steps:
            step = min(steps, key=lambda step: step.robot.power)
            values = {"robot": step.robot, "unit": step.unit}
            return Hint(step, "build_sure_widget", values)
    return Hint(Done(), "build_nothing", {})


def lay_out(view: View, decision: Decision) -> Hint:
    """Lay the robots out as the best score has them (F6.7)."""
    best = best_layout(view, decision.seat)
    for step in steps_to(best, free_cards(view, decision.seat)):
        values = {"robot": step.robot, "unit": step.unit, "total": best.total}
        return Hint(step, "layout_best", values)
    return Hint(Done(), "layout_finished", {"total": best.total})


def free_cards(view: View, seat: int) -> list[Card]:
    """The cards of a builder that lie on no unit and are not planned for one."""
    player = view.players[seat]
    planned = [step.robot for step in player.plan]
    return [card for card in player.hand or () if card not in planned]


def best_layout(view: View, seat: int) -> Score:
    """The best that can be made of a builder's cards, his plan included."""
    player = view.players[seat]
    units = dict(player.units)
    for robot, unit in player.plan:
        units[unit] = (*units[unit], robot)
    return best_score(units, free_cards(view, seat), fzzzt_counts_as_robot=False)


def steps_to(score: Score, free: list[Card]) -> list[Allocate]:
    """What is to be allocated to get from the free cards to a layout with widgets."""
    return [
        Allocate(robot, unit)
        for (unit, robots), widgets in zip(score.allocation, score.widgets, strict=True)
        if widgets
        for robot in robots
        if robot in free
    ]
