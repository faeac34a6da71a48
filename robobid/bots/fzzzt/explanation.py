"""Why a bid is the best: sentences that are made of its appraisal and nothing else."""

from __future__ import annotations

from typing import Final

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.hints import Hint
from robobid.games.fzzzt.asides.gains import gain_of_unit
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View

LIKELY: Final = 0.5
"""A bid is made for the card if it takes it at least this surely."""


def gain_of(view: View, seat: int) -> int:
    """How much more a seat would score with a unit at the head, if it ended now."""
    card = view.belt[0]
    return gain_of_unit(view.players[seat], card) if card.is_unit else 0


def explain(
    card: Card, appraisal: Appraisal, gain: int = 0, other: Option | None = None
) -> Hint:
    """The best bid, where it leads, and where another would: the next best if none.

    `gain` is how much more the seat would score with the card if it ended now.
    """
    best = appraisal.best
    power = best.facts["power"]
    values = {"card": card, "power": power}
    if len(appraisal.options) == 1:
        return Hint(best.action, "bid_what_is_left", values)
    values["chance"] = appraisal.games()
    if appraisal.is_idle:
        return Hint(best.action, "bid_ahead_idle", values)
    other = other or appraisal.options[1]
    values["other"] = other.facts["power"]
    if not appraisal.tells_apart(other):
        return Hint(best.action, "bid_ahead_even", values)
    values["other_chance"] = appraisal.games(other)
    if values["other"] == power:
        del values["other"]
        return Hint(best.action, "bid_ahead_cards", values)
    takes = best.facts["takes"]
    is_least = best.facts["is_least"]
    if is_least and takes < LIKELY:
        if card.is_unit and gain < 0:
            costs = {"costs": -gain}
            return Hint(best.action, "bid_ahead_leave_unit", values | costs)
        return Hint(best.action, "bid_ahead_leave", values)
    values["takes"] = round(100 * takes)
    is_wanted = not is_least and takes >= LIKELY
    return Hint(best.action, f"bid_ahead_{'take' if is_wanted else 'try'}", values)
