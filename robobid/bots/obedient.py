"""The player of a robot's seat, in games that have robots of their own: it obeys."""

from __future__ import annotations

from typing import Any

from robobid.core.decisions import Decision, forced_move


class Obedient:
    """It does the one thing that its pieces say.

    A robot's seat is never left a choice, so there is nothing to think about.
    """

    def choose(self, view: Any, decision: Decision) -> Any:
        """The only option."""
        return forced_move(decision)
