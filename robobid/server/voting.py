"""Who may ask for a bot in somebody's place, and how many must."""

from __future__ import annotations

from robobid.server.storage.rows import Head


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
