"""The bots that think ahead: engineer and chief.

How hard they think is a number of rollouts, never the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from robobid.bots.fzzzt.halving import BidLine, think
from robobid.bots.fzzzt.imagination import seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import advise
from robobid.bots.fzzzt.mixing import contend
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View


class Engineer:
    """It imagines tables that fit what it sees and lays every bid on each of them.

    Everybody goes on as a mechanic would to the end of the round; what all cards
    promise then was learned from many games.
    """

    effort: ClassVar[int] = 40
    """So many rounds it plays in its mind before it bids."""
    knows: ClassVar[Callable[[], Learned]] = Learned.shipped

    def __init__(
        self,
        seed: int | str,
        effort: int | None = None,
        rounds_ahead: int = 0,
        learned: Learned | None = None,
    ) -> None:
        self.seed = seed
        self.rollouts = self.effort if effort is None else effort
        self.rounds_ahead = rounds_ahead
        self.learned = learned or type(self).knows()

    def choose(self, view: View, decision: Decision) -> Any:
        """The bid that most often leads to victory; it builds as a mechanic does."""
        if decision.kind != "bid":
            return advise(view, decision, self.learned.judgement).action
        return Bid.of(self.bid(view, decision.seat))

    def bid(self, view: View, seat: int) -> tuple[Card, ...]:
        """The cards that it bids."""
        lines = think(
            view, seat, self.seed, self.rollouts, self.rounds_ahead, self.learned
        )
        return lines[0].cards


class Chief(Engineer):
    """It thinks as the engineer does, on many more tables and of better players.

    Everybody bids on as it learned by playing itself. Bids that lead nowhere are
    dropped early, so that most of its time goes to those that matter. Where it could
    be seen through, it mixes its bids, and its seed decides.
    """

    effort: ClassVar[int] = 1500
    knows: ClassVar[Callable[[], Learned]] = Learned.with_policy

    def bid(self, view: View, seat: int) -> tuple[Card, ...]:
        """Its best bid, or any of several, each as often as it should be laid."""
        lines = self._lines(view, seat)
        left = Random(seed_for(view, self.seed)).random()
        for line in lines:
            left -= line.share
            if left < 0:
                return line.cards
        return lines[0].cards

    def mixture(self, view: View, decision: Decision) -> dict[Any, float]:
        """What it might choose, and how often: seeds decide no more than that."""
        if decision.kind != "bid":
            return {self.choose(view, decision): 1.0}
        lines = self._lines(view, decision.seat)
        return {Bid.of(line.cards): line.share for line in lines if line.share}

    def _lines(self, view: View, seat: int) -> list[BidLine]:
        return contend(view, seat, self.seed, self.rollouts, self.learned)
