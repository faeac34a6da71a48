"""The bots that weigh every card: apprentice and mechanic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from robobid.bots.fzzzt.reasons import REASONS
from robobid.bots.fzzzt.thoughts import Thoughts, Worth
from robobid.bots.fzzzt.weights import weights
from robobid.bots.hints import Hint
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Bid, Done
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.scoring import best_total
from robobid.games.fzzzt.view import View
from robobid.twins.judgement import APPRENTICE, Judgement
from robobid.twins.plain.fzzzt.knowledge import bid_power


class Apprentice:
    """It values a card by its points, its symbols for its units and its power.

    Then it bids where the chance to win, judged by what the others can still bid,
    times what is won, less what the cards could buy this round, is greatest.
    """

    def __init__(self, seed: int | str, judgement: Judgement = APPRENTICE) -> None:
        self.seed = seed  # it rolls no dice
        self.judgement = judgement

    def choose(self, view: View, decision: Decision) -> Any:
        """What it would advise itself to do, without a word about it."""
        thoughts = Thoughts(view, decision, self.judgement)
        match decision.kind:
            case "bid":
                return Bid.of(thoughts.bid())
            case "pay":
                return next(iter(decision.options))
            case _:
                return thoughts.step() or Done()


class Mechanic(Apprentice):
    """It thinks as the apprentice does, with a judgement found by playing.

    It also asks what a card is worth to its rivals: that makes them bid, and denying
    it to them is worth something.
    """

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, mechanics_judgement())


def mechanics_judgement() -> Judgement:
    """The numbers by which the mechanic judges: `studies.training` found them."""
    return Judgement(**weights("mechanic")["taste"])


def advise(view: View, decision: Decision, judgement: Judgement) -> Hint:
    """What to do, and why."""
    thoughts = Thoughts(view, decision, judgement)
    match decision.kind:
        case "bid":
            return explain_bid(view.belt, thoughts)
        case "pay":
            action = next(iter(decision.options))
            return Hint(action, "pay_least_missed", {"card": action.card})
        case "building":
            return explain_building(thoughts)
        case _:
            return explain_layout(view, thoughts)


def explain_bid(belt: Sequence[Card], thoughts: Thoughts) -> Hint:
    """The bid with its most important reason."""
    cards = thoughts.bid()
    worths = thoughts.worths()
    power = bid_power(thoughts.box, thoughts.table.rules, thoughts.box.set_of(cards))
    chances = thoughts.chances()
    better, most = max(zip(belt, worths, strict=True), key=lambda pair: pair[1].total)
    reason = _reason(belt[0], worths[0], most, power, chances)
    values = {
        "card": belt[0],
        "power": power,
        "worth": round(worths[0].total),
        "better": better,
    }
    return Hint(Bid.of(cards), reason, {gap: values[gap] for gap in REASONS[reason]})


def _reason(
    card: Card, worth: Worth, most: Worth, power: int, chances: Mapping[int, float]
) -> str:
    if len(chances) == 1:
        return "bid_what_is_left"
    if worth.total <= 0:
        return "bid_low_unit" if card.is_unit else "bid_low_unwanted"
    if chances[power] == 1:
        return "bid_surely_wins"
    if not any(chances.values()):
        return "bid_low_hopeless"
    if power == min(chances):
        saves = most.total > worth.total
        return "bid_low_to_save" if saves else "bid_low_not_worth"
    if card.is_unit:
        return "bid_for_unit"
    parts = {
        "bid_for_points": worth.points,
        "bid_for_symbols": worth.symbols,
        "bid_for_power": worth.power,
    }
    return max(parts, key=lambda part: parts[part])


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
