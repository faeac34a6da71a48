"""Judges what may be done in Fzzzt!, as the chief thinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.correction import corrected
from robobid.bots.figures import means_of_portions
from robobid.bots.fzzzt.chief import Chief
from robobid.bots.fzzzt.explanation import explain, gain_of
from robobid.bots.fzzzt.halving import BidLine
from robobid.bots.fzzzt.imagination import box_of, guess, seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import advise, mechanics_judgement
from robobid.bots.fzzzt.mixing import contend
from robobid.bots.fzzzt.oracle import shares_of
from robobid.bots.hints import Hint
from robobid.bots.judge import PORTION
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Bid, Done, Pay
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.view import View
from robobid.twins.arrays import np
from robobid.twins.fzzzt.convert import from_actions, from_table
from robobid.twins.fzzzt.rollouts import play_on
from robobid.twins.fzzzt.search.bids import weigh_bids


def judged(lines: Sequence[BidLine]) -> Appraisal:
    """Some bids as they were weighed, the best first."""
    least = min(line.power for line in lines)
    options = tuple(
        Option(
            (Bid.of(line.cards),),
            max(0.0, line.loss),
            line.error,
            {
                "power": line.power,
                "takes": line.takes,
                "is_least": line.power == least,
            },
        )
        for line in lines
    )
    return Appraisal(options, lines[0].chance if len(lines) > 1 else None)


class FzzztJudge:
    """Bids as the chief weighs them; what is built, by games played to their end."""

    def think(
        self, view: View, decision: Decision, seed: int | str, effort: int | None
    ) -> Appraisal:
        """All bids by their power; what the mechanic would build, or nothing."""
        if decision.kind == "bid":
            lines = contend(view, decision.seat, seed, effort or Chief.effort)
            return self.correct(view, decision, judged(lines))
        hint = advise(view, decision, mechanics_judgement())
        others = [
            each
            for each in decision.options
            if isinstance(each, Pay | Done) and each != hint.action
        ]
        options = tuple(Option((each,)) for each in [hint.action, *others])
        return Appraisal(options, None, hint)

    def explain(
        self,
        view: View,
        decision: Decision,
        appraisal: Appraisal,
        other: Option | None = None,
    ) -> Hint:
        """A bid beside another one; of all else, what the mechanic thinks."""
        if appraisal.usual is not None:
            return appraisal.usual
        if other is not None and "power" not in other.facts:
            power = bid_power(view.rules, other.action.cards)
            other = replace(other, facts={"power": power})
        return explain(view.belt[0], appraisal, gain_of(view, decision.seat), other)

    def correct(self, view: View, decision: Decision, raw: Appraisal) -> Appraisal:
        """As the ends of games between our levels say."""
        return corrected(__package__, view, decision, raw)

    def chances(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        """Bids on imagined tables to the end of the round, all else to the end."""
        actions = [plan[0] for plan in plans]
        if decision.kind == "bid":
            return self._of_bids(view, decision.seat, actions, futures, seed)
        return self._to_the_end(view, decision.seat, actions, futures, seed)

    def _of_bids(
        self,
        view: View,
        seat: int,
        bids: Sequence[Bid],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        box = box_of(view)
        table = from_table(box, guess(view))
        words = np.array([box.words(bid.cards) for bid in bids])
        number, mind = seed_for(view, seed), Learned.with_policy().mind_for(view)
        portions = [
            weigh_bids(
                box,
                table,
                seat,
                words,
                range(first, first + PORTION),
                number,
                *mind,
            ).values.tolist()
            for first in futures[::PORTION]
        ]
        return [
            [each / PORTION for each in of_bid]
            for of_bid in zip(*portions, strict=True)
        ]

    def _to_the_end(
        self,
        view: View,
        seat: int,
        actions: Sequence[Any],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        box = box_of(view)
        table = from_table(box, guess(view))
        played = play_on(
            box,
            np.repeat(table, len(actions)),
            [mechanics_judgement()] * box.players,
            len(futures),
            seed_for(view, seed),
            forced=from_actions(box, [(seat, action) for action in actions]),
            viewer=seat,
            first=futures.start,
        )
        return [
            means_of_portions([shares_of(places)[seat] for places in its], PORTION)
            for its in played.places.tolist()
        ]


JUDGE: Final = FzzztJudge()
