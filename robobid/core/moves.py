"""Moves: what a seat does, in the words of the notation, without the seat's letter."""

from __future__ import annotations

from typing import Any

from robobid.core.decisions import seat_letter
from robobid.core.errors import Unreadable
from robobid.core.game import AnyGame


def move_of(game: AnyGame, table: Any, seat: int, action: Any) -> str:
    """An action as a move: `r2a+r1a`, `plant 13`."""
    return " ".join(game.write(table, seat, action)[1:])


def action_of(game: AnyGame, table: Any, seat: int, move: str) -> Any:
    """The action that a seat's move means; whether it is legal is not asked here."""
    reader, action, rest = game.read(table, (seat_letter(seat), *move.split()))
    if reader != seat or rest:
        raise Unreadable("not_a_move", f"{move!r} is not one move", found=move)
    return action
