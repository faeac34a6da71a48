"""Judges what may be done in Fzzzt!, as the chief thinks. It needs numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.advice import explain, gain_of, quick_advice
from robobid.bots.fzzzt.imagining import box_of, guess, seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.lines import think
from robobid.bots.fzzzt.weighing import mechanics_judgement
from robobid.bots.judging import PORTION, Option, Thought
from robobid.core.decisions import Decision
from robobid.fast.fzzzt import from_actions, from_table, play_on
from robobid.fast.fzzzt.ahead.bids import weigh_bids
from robobid.fzzzt.actions import Bid, Done, Pay
from robobid.fzzzt.view import View


class FzzztJudge:
    """Bids as the chief weighs them; what is built, by games played to their end."""

    def think(
        self, view: View, decision: Decision, seed: int | str, effort: int
    ) -> Thought:
        """All bids by their power; what the mechanic would build, or nothing."""
        if decision.kind == "bid":
            lines = think(
                view, decision.seat, seed, effort, learned=Learned.with_policy()
            )
            options = tuple(Option((Bid.of(way.cards),), way.chance) for way in lines)
            gain = gain_of(view, decision.seat)
            return Thought(options, explain(view.belt[0], lines, gain))
        hint = quick_advice(view, decision)
        others = [
            each
            for each in decision.options
            if isinstance(each, Pay | Done) and each != hint.action
        ]
        options = tuple(Option((each,), None) for each in [hint.action, *others])
        return Thought(options, hint)

    def chances(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> NDArray[np.float64]:
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
    ) -> NDArray[np.float64]:
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
            ).values
            for first in futures[::PORTION]
        ]
        return np.array(portions).T / PORTION

    def _to_the_end(
        self,
        view: View,
        seat: int,
        actions: Sequence[Any],
        futures: range,
        seed: int | str,
    ) -> NDArray[np.float64]:
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
        won = played.places == 1
        shares = won[:, :, seat] / won.sum(axis=2)
        means: NDArray[np.float64] = shares.reshape(len(actions), -1, PORTION).mean(2)
        return means


JUDGE: Final = FzzztJudge()
