"""Who tells a game: its own teller, or a plain one."""

from __future__ import annotations

from typing import Any

from robobid.games import game_named, load
from robobid.telling.plain import PlainTeller
from robobid.telling.teller import Teller


def teller_of(game: str, table: Any, you: int | None) -> Teller:
    """Who tells a table to whoever sits in a seat, or to nobody in particular."""
    card = game_named(game)
    if not card.telling:
        return PlainTeller(you)
    teller: Teller = load(card.telling)(table, you)
    return teller
