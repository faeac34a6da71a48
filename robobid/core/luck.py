"""Where chance decisions get their answers from: a seed, or a script."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from robobid.core.decisions import Decision
from robobid.core.errors import Illegal


class Luck(Protocol):
    """A source of luck: it answers the decisions of `CHANCE`."""

    def draw(self, decision: Decision) -> Any:
        """One outcome of a chance decision."""


class Seeded:
    """Luck for play: the same seed gives the same luck for the same actions."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"luck:{seed}")

    def draw(self, decision: Decision) -> Any:
        return decision.options.pick(self._random)


class Scripted:
    """Luck for tests, replays and other engines' games: what comes is written down.

    >>> from robobid.core.decisions import CHANCE, Listed
    >>> coin = Decision(CHANCE, "flip", Listed(("heads", "tails")))
    >>> luck = Scripted(["tails"])
    >>> luck.draw(coin)
    'tails'
    >>> luck.draw(coin)
    Traceback (most recent call last):
    robobid.core.errors.Illegal: the script has no answer left for 'flip'
    """

    def __init__(self, answers: Iterable[Any]) -> None:
        self._answers = iter(answers)

    def draw(self, decision: Decision) -> Any:
        for answer in self._answers:
            return answer
        raise Illegal(
            "script_ended",
            f"the script has no answer left for {decision.kind!r}",
            kind=decision.kind,
        )
