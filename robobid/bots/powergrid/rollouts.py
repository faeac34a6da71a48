"""Many futures at once: by the compiled twin, thousands where the rules manage a few.

It needs the twin's kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

from robobid.bots.powergrid.chances import sure_round_of, wealth
from robobid.bots.powergrid.effort import PLANNER, Thinking
from robobid.bots.powergrid.judge import (
    chances_in,
    learned_weights,
    weights_by_wealth,
)
from robobid.bots.powergrid.plans import Plan
from robobid.bots.powergrid.race import PARTS
from robobid.games.powergrid.asides.imagine import imagine
from robobid.games.powergrid.text.position import write_view
from robobid.games.powergrid.variants import SetUp
from robobid.games.powergrid.view import View
from robobid.twins.arrays import NDArray, np
from robobid.twins.judgement import PowerGridJudgement
from robobid.twins.powergrid.actions import ACTION, NOBODY
from robobid.twins.powergrid.box import Box
from robobid.twins.powergrid.convert import from_actions, from_table
from robobid.twins.powergrid.play import play_on

LINE_UPS: Final = 24
"""So many ways to seat rivals of several kinds take turns."""


class Rollouts:
    """All futures of a view, by their numbers, for whatever a seat might do.

    A number stands for the same hidden money, the same cards and the same luck for
    every plan: so two plans are compared on their merits.
    """

    def __init__(
        self, view: View, seat: int, seed: int | str, thinking: Thinking = PLANNER
    ) -> None:
        self._seat = seat
        self._box = box_of(view.setup)
        # What is hidden is made up anew in every future.
        self._table = from_table(self._box, imagine(view, Random(0)))
        self._seed = seed_for(view, seed)
        self._line_ups = line_ups(view, seat, thinking.kinds, self._seed)
        self._last_round = view.round + thinking.rounds - 1
        self._sure_round = sure_round_of(view)
        self._most = view.setup.figures.cities_for_end
        self._weights = (
            learned_weights(view.setup, thinking.learned)
            if thinking.is_learned
            else weights_by_wealth(view.setup)
        )

    def chances(self, plans: Sequence[Plan], futures: range) -> list[list[int]]:
        """How surely the seat wins with each plan in each future, in thousandths."""
        ended = self._ended(plans, futures)
        chances = chances_in(
            ended,
            self._most,
            self._weights,
            self._last_round,
            self._seat,
            self._sure_round,
        )
        return [[round(PARTS * chance) for chance in row] for row in chances]

    def wealths(self, plans: Sequence[Plan], futures: range) -> list[list[float]]:
        """What the seat has in the end with each plan in each future, in elektro."""
        ended = self._ended(plans, futures)
        money, cities, power = (
            ended[name][..., self._seat].tolist()
            for name in ("money", "cities", "power")
        )
        return [
            [wealth(*each, self._most) for each in zip(*rows, strict=True)]
            for rows in zip(money, cities, power, strict=True)
        ]

    def _ended(self, plans: Sequence[Plan], futures: range) -> NDArray[Any]:
        return play_on(
            self._box,
            np.repeat(self._table, len(plans)),
            self._line_ups,
            len(futures),
            self._seed,
            forced=self._forced(plans),
            viewer=self._seat,
            last_round=self._last_round,
            first=futures.start,
        )

    def _forced(self, plans: Sequence[Plan]) -> NDArray[Any]:
        """What the plans begin with; the shorter ones end with an action of nobody."""
        longest = max(len(plan.actions) for plan in plans)
        forced = np.zeros((len(plans), longest), ACTION)
        for row, plan in zip(forced, plans, strict=True):
            own = [(self._seat, action) for action in plan.actions]
            row["seat"] = NOBODY
            row[: len(own)] = from_actions(self._box, own)
        return forced


def line_ups(
    view: View, own: int, kinds: Sequence[PowerGridJudgement], seed: int
) -> list[list[str | PowerGridJudgement]]:
    """Who plays on in the futures, which take turns: oneself, and rivals as drawn."""
    seats = range(len(view.players))
    if not kinds:
        return [["simple" for _ in seats]]
    random = Random(seed)
    return [
        ["simple" if seat == own else random.choice(kinds) for seat in seats]
        for _ in range(LINE_UPS)
    ]


@lru_cache(maxsize=8)
def box_of(setup: SetUp) -> Box:
    """The box that a game is played with; those used last are kept."""
    return Box(setup)


def seed_for(view: View, seed: int | str) -> int:
    """A seed for this moment: the same view is always thought about in the same way."""
    moment = f"{seed}:{write_view(view)}"
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big")
