"""Who may ask for a bot in somebody's place, and how many must."""

from __future__ import annotations

from typing import Final

from robobid.app.hosting.rows import Head

USUAL_PATIENCE: Final = 86_400
"""Seconds that everybody waits for who is away, if nothing else was agreed: a day."""


def patience_of(head: Head) -> int:
    """How long a table waits for who is away, by what was agreed before it began."""
    return head.seconds or head.patience or USUAL_PATIENCE


def is_late(head: Head, seat: int, now: float) -> bool:
    """May others have a bot play for a seat?

    Nobody waits for a seat that nobody has taken.
    """
    if not head.seats[seat].owners:
        return True
    if head.seats[seat].late is not None:
        return True
    if head.is_timed and head.time_up == "table":
        return False  # they still have time
    waited = now - head.waited_since
    return seat in head.to_act and waited >= patience_of(head)


def voters(head: Head, seat: int) -> list[int]:
    """The seats of the others who play themselves."""
    return [
        other.seat
        for other in head.seats
        if other.seat != seat and other.owners and not other.is_automatic
    ]


def votes_needed(head: Head, seat: int) -> int:
    """More than half of them."""
    return len(voters(head, seat)) // 2 + 1
