"""How bots that weigh cards build: thin out the weak, lay out the best."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.bots.fzzzt.worth import rounds_to_come
from robobid.bots.hints import Hint
from robobid.core.decisions import Decision
from robobid.fast.judgement import Judgement, thinning_limit
from robobid.fzzzt.actions import Allocate, Done
from robobid.fzzzt.cards import Card
from robobid.fzzzt.needs import GUARDS, OFFERS, count_of, need_of
from robobid.fzzzt.planning import first_best_plan, supply_of
from robobid.fzzzt.scoring import best_total, robots_among
from robobid.fzzzt.view import View


def build(view: View, decision: Decision, judgement: Judgement) -> Hint:
    """Put a weak robot where it makes a widget, if the hand is better without it.

    A robot on a unit bids no more. So only robots weaker than the average go, only
    while more cards are left than a hand has, and only where they serve the best
    layout of all cards anyway. After the last round everything is still free (F6.2).
    """
    cards = free_cards(view, decision.seat)
    if rounds_to_come(view) and len(cards) > view.edition.rules.hand_size:
        power = sum(card.power for card in cards)
        limit = thinning_limit(power, len(cards), judgement)
        for step in steps_to_best(view, decision.seat):
            if step.robot.power >= limit:
                break
            if step in decision.options:
                values = {"robot": step.robot, "unit": step.unit}
                return Hint(step, "build_sure_widget", values)
    return Hint(Done(), "build_nothing", {})


def lay_out(view: View, decision: Decision) -> Hint:
    """Lay the robots out for the best score (F6.7)."""
    units = units_of(view, decision.seat)
    total = best_total(units, free_cards(view, decision.seat))
    for step in steps_to_best(view, decision.seat):
        values = {"robot": step.robot, "unit": step.unit, "total": total}
        return Hint(step, "layout_best", values)
    return Hint(Done(), "layout_finished", {"total": total})


def free_cards(view: View, seat: int) -> list[Card]:
    """The cards of a builder that lie on no unit and are not planned for one."""
    player = view.players[seat]
    planned = [step.robot for step in player.plan]
    return [card for card in player.hand or () if card not in planned]


def units_of(view: View, seat: int) -> dict[Card, tuple[Card, ...]]:
    """A builder's units, with the robots on them and those planned for them."""
    player = view.players[seat]
    units = dict(player.units)
    for robot, unit in player.plan:
        units[unit] = (*units[unit], robot)
    return units


def steps_to_best(view: View, seat: int) -> Iterator[Allocate]:
    """The first steps to a best layout, the weakest robots first.

    A robot serves the layout on a unit if then the unit needs one robot fewer, and
    the others still suffice for all that is needed.
    """
    layout = sorted(units_of(view, seat).items())
    robots = robots_among(free_cards(view, seat))
    plan = first_best_plan(layout, robots)
    made = [
        (unit, widgets, [robot.symbol_bits & unit.symbol_bits for robot in fixed])
        for (unit, fixed), widgets in zip(layout, plan, strict=True)
        if widgets
    ]
    needs = [need_of(widgets, unit.symbol_bits, fixed) for unit, widgets, fixed in made]
    left = supply_of(robots) - sum(needs)
    for robot in sorted(robots, key=lambda robot: (robot.power, robot)):
        for (unit, widgets, fixed), need in zip(made, needs, strict=True):
            symbols = unit.symbol_bits
            if not robot.fits(unit):
                continue
            after = need_of(widgets, symbols, [*fixed, robot.symbol_bits & symbols])
            suffices = left + need - after - OFFERS[robot.symbol_bits]
            is_needed = count_of(symbols, after) < count_of(symbols, need)
            if is_needed and suffices & GUARDS == GUARDS:
                yield Allocate(robot, unit)
