"""How a game ended: who has won, and by what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, Protocol

SHARED: Final = "shared"
"""What decided where nothing did: several share the win."""


class Scored(Protocol):
    """What a player's things come to at a real table."""

    @property
    def total(self) -> int:
        """All points."""


class Outcome(NamedTuple):
    """Who has won, and what decided."""

    winners: tuple[int, ...]
    """One seat, or those that share the win."""
    by: str
    """What decided: `points`, or what broke a tie (Fzzzt!: `robots`; Power Grid:
    `money`, `cities`), or `shared`."""
    tied: tuple[int, ...]
    """The seats with as many points as the winner, the winner included."""
    results: tuple[dict[str, int], ...]
    """For each seat what was compared, in this order."""

    @property
    def best(self) -> dict[str, int]:
        """What the winner has."""
        return self.results[self.winners[0]]


def outcome_of(
    results: Sequence[dict[str, int]], fewest: Collection[str] = ()
) -> Outcome:
    """The outcome of results that are compared figure by figure.

    More is better, but for the figures of which the fewest win.

    >>> outcome_of([{"points": 5, "money": 30}, {"points": 5, "money": 12}])[:3]
    ((0,), 'money', (0, 1))
    >>> outcome_of([{"points": 5, "robots": 3}, {"points": 5, "robots": 3}]).by
    'shared'
    """
    ranks = [
        [-value if name in fewest else value for name, value in result.items()]
        for result in results
    ]
    best = max(ranks)
    equal = list(range(len(results)))
    by, tied = SHARED, tuple(equal)
    for at, name in enumerate(results[0]):
        equal = [seat for seat in equal if ranks[seat][at] == best[at]]
        if at == 0:
            tied = tuple(equal)
        if len(equal) == 1:
            by = name
            break
    return Outcome(tuple(equal), by, tied, tuple(results))
