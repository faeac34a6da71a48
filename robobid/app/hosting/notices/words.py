"""What a notice says: to whom it concerns, or to everybody in a chat."""

from __future__ import annotations

from robobid.app.hosting.rows import Head
from robobid.app.locales import Say
from robobid.app.locales.phrases import game_title


def title_of(head: Head, say: Say) -> str:
    """A table by its game and code."""
    game = game_title(say, head.game, head.game)
    return say("notice.title", game=game, code=head.code)


def told_to_one(head: Head, kind: str, seat: int, say: Say) -> str:
    """What somebody is told of their table."""
    return say(f"notice.{kind}", **_name(head, seat))


def told_to_all(head: Head, kind: str, seat: int, say: Say) -> str:
    """What a chat is told of a table."""
    title = title_of(head, say)
    return say(f"notice.chat.{kind}", title=title, **_name(head, seat))


def _name(head: Head, seat: int) -> dict[str, str]:
    return {"name": head.seats[seat].name} if 0 <= seat < len(head.seats) else {}
