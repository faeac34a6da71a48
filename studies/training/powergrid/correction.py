"""The judge of Power Grid corrected by games of the planner itself.

They are few, so there is one correction for all maps with so many seats, and what the
games of persons taught holds it back where its own games say little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from robobid.games.powergrid.rules.tables import FIGURES, SEAT_COUNTS
from robobid.twins.powergrid import ENDED
from robobid.twins.powergrid.judging import features_of
from studies.training.powergrid.logit import Floats, Weights, by_kind, fit, rounded
from studies.training.powergrid.own_games import Kind, Noted, kinds, own_games

PRIOR: Final = 0.03
"""How much a game of persons counts beside one of the planner's own."""

Own = dict[Kind, list[Noted]]


def by_planners(
    seed: int,
    steps: int,
    learned: Mapping[str, Any],
    done: list[Any],
    keep: Callable[[], None],
) -> dict[int, Own]:
    """By seats, what was noted in the planner's games, those that are done included."""
    plan = kinds()
    for at in range(len(done), len(plan)):
        games = steps * plan[at].games
        done.append(own_games(plan[at], games, f"{seed}:{at}", learned))
        keep()
    own: dict[int, Own] = {seats: {} for seats in SEAT_COUNTS}
    for kind, noted in zip(plan, done, strict=True):
        own[kind.seats][kind] = [Noted(*each) for each in noted]
    return own


def corrected(
    believed: Weights, own: Own, sure: Floats, prior: float = PRIOR
) -> Weights:
    """What was believed, and what the planner's own games add to it on every map."""
    maps = believed["maps"]
    owned = {kind: owned_in(kind, noted) for kind, noted in own.items() if noted}
    worth = [owned[kind] @ np.ravel(maps[kind.map]) for kind in owned]
    shares = [[each.shares for each in own[kind]] for kind in owned]
    more, _ = fit(
        np.concatenate([*owned.values()]),
        np.concatenate(shares),
        np.concatenate(worth),
        prior * sure,
    )
    return {
        "any": rounded(np.ravel(believed["any"]) + more),
        "maps": {name: rounded(np.ravel(it) + more) for name, it in maps.items()},
    }


def owned_in(kind: Kind, noted: Sequence[Noted]) -> Floats:
    """What every seat had whenever something was noted."""
    stands = np.zeros(len(noted), ENDED)
    for stand, each in zip(stands, noted, strict=True):
        for name in ("money", "cities", "power"):
            stand[name][: kind.seats] = getattr(each, name)
    own = features_of(stands, kind.seats, FIGURES[kind.seats].cities_for_end)
    return by_kind(own, [seat >= kind.persons for seat in range(kind.seats)])


def as_file(weights: Mapping[int, Weights]) -> dict[str, Any]:
    """What was learned by the number of seats, as it is written."""
    return {"seats": {str(seats): it for seats, it in weights.items()}}
