"""What everybody won."""

from __future__ import annotations

from typing import Any

from robobid.core.game import AnyGame


def results_at(game: AnyGame, table: Any) -> list[float] | None:
    """A win is shared by those who share the first place; none before the end."""
    standings = game.standings(table)
    if game.decisions(table) or not standings:
        return None
    winners = sum(standing.place == 1 for standing in standings)
    return [(standing.place == 1) / winners for standing in standings]
