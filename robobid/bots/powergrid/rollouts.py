"""Many futures at once: by the compiled twin, thousands where the rules manage a few.

It needs numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.powergrid.chances import (
    chance_at_the_end,
    chance_on_the_way,
    result,
    wealth,
)
from robobid.bots.powergrid.future import ROUNDS
from robobid.bots.powergrid.plans import Plan
from robobid.fast.powergrid import Box, from_actions, from_table, play_on
from robobid.fast.powergrid.actions import ACTION, NOBODY
from robobid.powergrid.imagine import imagine
from robobid.powergrid.position import write_view
from robobid.powergrid.variants import SetUp
from robobid.powergrid.view import View

PARTS: Final = 1000
"""Chances are counted in thousandths, so that sums are the same on every machine."""


class Rollouts:
    """All futures of a view, by their numbers, for whatever a seat might do.

    A number stands for the same hidden money, the same cards and the same luck for
    every plan: so two plans are compared on their merits.
    """

    def __init__(
        self, view: View, seat: int, seed: int | str, rounds: int = ROUNDS
    ) -> None:
        self._seat = seat
        self._box = box_of(view.setup)
        # What is hidden is made up anew in every future.
        self._table = from_table(self._box, imagine(view, Random(0)))
        self._seed = seed_for(view, seed)
        self._last_round = view.round + rounds - 1
        self._most = view.setup.figures.cities_for_end

    def chances(self, plans: Sequence[Plan], futures: range) -> NDArray[np.int64]:
        """How surely the seat wins with each plan in each future, in thousandths."""
        ended = play_on(
            self._box,
            np.repeat(self._table, len(plans)),
            ["simple"] * self._box.players,
            len(futures),
            self._seed,
            forced=self._forced(plans),
            viewer=self._seat,
            last_round=self._last_round,
            first=futures.start,
        )
        flat = [self._chance(*stand) for stand in self._stands(ended.reshape(-1))]
        return np.array(flat, np.int64).reshape(ended.shape)

    def _forced(self, plans: Sequence[Plan]) -> NDArray[Any]:
        """What the plans begin with; the shorter ones end with an action of nobody."""
        longest = max(len(plan.actions) for plan in plans)
        forced = np.zeros((len(plans), longest), ACTION)
        forced["seat"] = NOBODY
        for row, plan in zip(forced, plans, strict=True):
            own = [(self._seat, action) for action in plan.actions]
            row[: len(own)] = from_actions(self._box, own)
        return forced

    def _stands(self, ended: NDArray[Any]) -> Any:
        """For each game its round, and what each seat has at its end."""
        seats = self._box.players
        names = ("supplied", "money", "cities", "power")
        columns = [ended[name][:, :seats].tolist() for name in names]
        return zip(ended["round"].tolist(), *columns, strict=True)

    def _chance(
        self,
        round_: int,
        supplied: Sequence[int],
        money: Sequence[int],
        cities: Sequence[int],
        power: Sequence[int],
    ) -> int:
        if round_ <= self._last_round:
            chance = chance_at_the_end(list(map(result, supplied, money)), self._seat)
        else:
            wealths = [
                wealth(*each, self._most)
                for each in zip(money, cities, power, strict=True)
            ]
            chance = chance_on_the_way(wealths, self._seat)
        return round(PARTS * chance)


@lru_cache(maxsize=8)
def box_of(setup: SetUp) -> Box:
    """The box that a game is played with; those used last are kept."""
    return Box(setup)


def seed_for(view: View, seed: int | str) -> int:
    """A seed for this moment: the same view is always thought about in the same way."""
    moment = f"{seed}:{write_view(view)}"
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big")
