"""Advice for people: from the strongest bot that can run here, with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from robobid.bots.fzzzt.weighing import advise, mechanics_judgement
from robobid.bots.hints import FOR_HINTS, Hint
from robobid.bots.needs import needs_numba
from robobid.core.decisions import Decision
from robobid.fzzzt.actions import Bid
from robobid.fzzzt.cards import Card
from robobid.fzzzt.scoring import best_total
from robobid.fzzzt.view import View

if TYPE_CHECKING:
    from robobid.bots.fzzzt.lines import Line


def best_advice(view: View, decision: Decision, effort: int | None = None) -> Hint:
    """What the chief would bid; the mechanic speaks where numba is not installed.

    Both build alike. `effort` is a number of rollouts, the chief's if none is given.
    """
    if decision.kind == "bid":
        try:
            from robobid.bots.fzzzt.ahead import Chief
            from robobid.bots.fzzzt.contest import contend
        except ModuleNotFoundError as error:
            if not needs_numba(error):
                raise
        else:
            lines = contend(view, decision.seat, FOR_HINTS, effort or Chief.effort)
            return explain(view.belt[0], lines, gain_of(view, decision.seat))
    return quick_advice(view, decision)


def quick_advice(view: View, decision: Decision) -> Hint:
    """What the mechanic would do, who needs no numba."""
    return advise(view, decision, mechanics_judgement())


def gain_of(view: View, seat: int) -> int:
    """How much more a seat would score with a unit at the head, if it ended now."""
    own, card = view.players[seat], view.belt[0]
    if not card.is_unit:
        return 0
    units, cards = dict(own.units), [*own.shown, *own.spent, *own.hidden]
    return best_total({**units, card: ()}, cards) - best_total(units, cards)


def explain(card: Card, lines: Sequence[Line], gain: int = 0) -> Hint:
    """The best bid, where it leads, and where the next best one would.

    `gain` is how much more the seat would score with the card if it ended now.
    """
    best = lines[0]
    action = Bid.of(best.cards)
    if len(lines) == 1:
        return Hint(action, "bid_what_is_left", {"card": card, "power": best.power})
    values = {
        "card": card,
        "power": best.power,
        "chance": round(100 * best.chance),
        "other": lines[1].power,
        "other_chance": round(100 * lines[1].chance),
    }
    if best.takes < 0.5 and card.is_unit and gain < 0:
        return Hint(action, "bid_ahead_leave_unit", {**values, "costs": -gain})
    if best.takes < 0.5:
        return Hint(action, "bid_ahead_leave", values)
    takes = round(100 * best.takes)
    return Hint(action, "bid_ahead_take", {**values, "takes": takes})
