"""Judges what may be done in Fzzzt!, as the chief thinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.correction import corrected
from robobid.bots.figures import means_of_portions
from robobid.bots.fzzzt.chief import Chief
from robobid.bots.fzzzt.halving import BidLine
from robobid.bots.fzzzt.imagination import box_of, guess, seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import advise, mechanics_judgement
from robobid.bots.fzzzt.mixing import contend
from robobid.bots.fzzzt.oracle import shares_of
from robobid.bots.fzzzt.rivals import wildness
from robobid.bots.hints import Hint
from robobid.bots.judge import PORTION
from robobid.core.decisions import Decision
from robobid.games.fzzzt.asides.gains import gain_of_unit
from robobid.games.fzzzt.rules.actions import Bid, Done, Pay
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View
from robobid.twins.arrays import np
from robobid.twins.fzzzt.convert import from_actions, from_table
from robobid.twins.fzzzt.rollouts import PlayedOn, play_on
from robobid.twins.fzzzt.search.bids import weigh_bids

LIKELY: Final = 0.5
"""A bid is made for the card if it takes it at least this surely."""


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

    points_at_most = 20.0

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
        return corrected(__package__, view, decision, raw, wildness(view))

    def wildness(self, view: View) -> float:
        """By how many cards the bids had."""
        return wildness(view)

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
        played = self._to_the_end(view, decision.seat, actions, futures, seed)
        return [
            means_of_portions(
                [shares_of(places)[decision.seat] for places in its], PORTION
            )
            for its in played.places.tolist()
        ]

    def points(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        """Points, when mechanics have played to the end."""
        actions = [plan[0] for plan in plans]
        played = self._to_the_end(view, decision.seat, actions, futures, seed)
        return [
            means_of_portions(its, PORTION)
            for its in played.scores[:, :, decision.seat].tolist()
        ]

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
    ) -> PlayedOn:
        box = box_of(view)
        table = from_table(box, guess(view))
        return play_on(
            box,
            np.repeat(table, len(actions)),
            [mechanics_judgement()] * box.players,
            len(futures),
            seed_for(view, seed),
            forced=from_actions(box, [(seat, action) for action in actions]),
            viewer=seat,
            first=futures.start,
        )


JUDGE: Final = FzzztJudge()


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
