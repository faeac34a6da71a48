"""Who tells a game: its own teller, or a plain one."""

from __future__ import annotations

from typing import Any

from robobid.games.registry import game_named, load
from robobid.narration.narrator import Teller
from robobid.narration.plain import PlainTeller


def teller_of(game: str, table: Any, you: int | None) -> Teller:
    """Who tells a table to whoever sits in a seat, or to nobody in particular."""
    entry = game_named(game)
    if not entry.telling:
        return PlainTeller(you)
    teller: Teller = load(entry.telling)(table, you)
    return teller
