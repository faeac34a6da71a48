"""Why a bot would do something: reasons that the front ends put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

FOR_HINTS: Final = "hint"
"""All hints are thought of with the same seed: the same view gives the same hint."""


class Hint(NamedTuple):
    """An action, and in one sentence why.

    The sentence is `hint.<reason>` in the languages' files; `values` fill its gaps:
    numbers, and cards, which the front end writes as it always does.
    """

    action: Any
    reason: str
    values: dict[str, Any]


def with_gaps(reasons: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """A game's reasons, each with the gaps in its sentence.

    >>> sorted(with_gaps({"build": "city cost"})["build"])
    ['city', 'cost']
    """
    return {reason: frozenset(gaps.split()) for reason, gaps in reasons.items()}
