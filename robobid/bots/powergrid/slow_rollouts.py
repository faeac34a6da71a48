"""Plans by a few futures, played by the rules: it needs no compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from robobid.bots.hints import FOR_HINTS, Hint
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.future import Future
from robobid.bots.powergrid.plans import Plan, plans
from robobid.core.decisions import Decision
from robobid.games.powergrid.text.position import write_view
from robobid.games.powergrid.view import View

FIRST_GAMES: Final = 1
"""So many games are imagined for every plan."""
MORE_GAMES: Final = 2
"""And so many more for the two best."""
MANY_PERSONS: Final = 3
"""With more persons than that a game takes long to imagine: one more is enough."""
TRUST: Final = 0.02
"""So much surer must a plan be than what `simple` would do."""


class ManagerPlayer:
    """It imagines the next rounds a few times for each plant that it might buy.

    Also whether to end the game is decided like this; all else is `simple`'s.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision) -> Any:
        """What it would advise itself to do."""
        return advise(view, decision, self._seed).action


def advise(view: View, decision: Decision, seed: int | str = FOR_HINTS) -> Hint:
    """What to do, and why: the same for the same view and seed."""
    usual = simple.advise(view, decision)
    possible = plans(view, decision, usual)
    if len(possible) < 2:
        return usual
    random = Random(f"{seed}:{write_view(view)}")
    best = best_of(view, decision.seat, possible, usual, random)
    action, *_ = best.plan.actions
    if action == usual.action:
        return usual
    values = {"best": best.plan.option, "games": len(best.chances)}
    return Hint(action, "powergrid_few", values)


class Tried(NamedTuple):
    """A plan, and how surely each game imagined with it was won."""

    plan: Plan
    chances: list[float]
    trust: float

    @property
    def chance(self) -> float:
        """How surely the game is won with this plan."""
        return fmean(self.chances)

    @property
    def merit(self) -> float:
        """The same, and what speaks for the usual way of playing."""
        return self.chance + self.trust


def best_of(
    view: View, seat: int, possible: Sequence[Plan], usual: Hint, random: Random
) -> Tried:
    """Imagine some games with every plan, and more with the two best."""
    first, more = FIRST_GAMES, more_games(view)
    futures = [Future(view, random) for _ in range(first + more)]
    tried = [
        Tried(
            plan,
            [future.chance(seat, plan.actions) for future in futures[:first]],
            TRUST if plan.actions[0] == usual.action else 0.0,
        )
        for plan in possible
    ]
    finalists = sorted(tried, key=lambda each: -each.merit)[:2]
    for plan, chances, _ in finalists:
        chances += [future.chance(seat, plan.actions) for future in futures[first:]]
    return max(finalists, key=lambda each: each.merit)


def more_games(view: View) -> int:
    """How many games are imagined with the two best plans: fewer in company."""
    persons = sum(player.pieces is None for player in view.players)
    return MORE_GAMES if persons <= MANY_PERSONS else 1
