"""The bots that weigh every card: apprentice and mechanic."""

from __future__ import annotations

from typing import Any

from robobid.bots.fzzzt.bidding import explain_bid
from robobid.bots.fzzzt.building import explain_building, explain_layout
from robobid.bots.fzzzt.thoughts import Thoughts
from robobid.bots.fzzzt.weights import weights
from robobid.bots.hints import Hint
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Bid, Done
from robobid.games.fzzzt.view import View
from robobid.twins.judgement import APPRENTICE, Judgement


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
