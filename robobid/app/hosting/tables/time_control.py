"""How much time people have: for each move, from a bank, or for a whole game.

Each move has its own seconds, if any. What takes longer is taken from the player's
bank, to which every turn adds an increment. A budget for a whole game is a bank alone.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from robobid.app.hosting.rows import Head

TimeUp = Literal["takes_over", "once", "table"]
"""A bot takes over until its player is back, plays this turn, or the others decide."""
LEAST: Final = 10.0
"""Seconds that everybody has for a move, even with an empty bank."""
_DAY: Final = 86_400


class TimeControl(NamedTuple):
    """How a table is timed."""

    seconds: int | None
    bank: int | None
    increment: int

    @classmethod
    def of(cls, head: Head) -> TimeControl:
        """What was agreed at a table."""
        return cls(head.seconds, head.bank, head.increment or 0)

    def left_in(self, bank: float | None) -> float:
        """What a player has in the bank; at the start what everybody has."""
        return float(self.bank or 0) if bank is None else bank

    def allowance(self, bank: float | None) -> float:
        """Seconds that a player has for a move.

        >>> TimeControl(60, 300, 10).allowance(None)
        360.0
        >>> TimeControl(None, 300, 10).allowance(0.0)
        10.0
        """
        return max(LEAST, (self.seconds or 0) + self.left_in(bank))

    def bank_after(self, bank: float | None, used: float, *, ended: bool) -> float:
        """What is in the bank after so many seconds; a turn that ended adds to it.

        >>> TimeControl(60, 300, 10).bank_after(None, 100.0, ended=True)
        270.0
        """
        over = max(0.0, used - (self.seconds or 0))
        left = max(0.0, self.left_in(bank) - over)
        return left + (self.increment if ended and self.bank is not None else 0)


def pause_after(head: Head, now: float) -> tuple[bool, float | None]:
    """Whether a table pauses, or goes on, since everybody wants it; and until when."""
    wishes = [
        seat.pause for seat in head.seats if seat.owners and not seat.is_automatic
    ]
    known = [wish for wish in wishes if wish is not None]
    is_paused = head.paused is not None
    if len(known) < len(wishes) or not known:
        return False, head.paused
    if is_paused and not any(known):
        return True, None
    if not is_paused and all(known):
        return True, now + min(known) * _DAY
    return False, head.paused
