"""The tables that wait for somebody, as a list, an Atom feed and an iCalendar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from robobid.app.hosting.notices.news import is_waited_for
from robobid.app.hosting.rows import Head
from robobid.app.locales import Say
from robobid.app.locales.phrases import game_title

_LINE: Final = 75
"""Octets of a line in an iCalendar; what is longer goes on after a space."""


class Turn(NamedTuple):
    """A table that waits for somebody."""

    code: str
    game: str
    seat: int
    name: str
    since: float
    due: float | None


def turns_of(heads: Iterable[Head], person: str) -> list[Turn]:
    """The turns of somebody; the table that waits longest comes first."""
    found = [
        Turn(head.code, head.game, seat.seat, seat.name, head.waited_since, seat.due)
        for head in heads
        for seat in head.seats
        if person in seat.owners and is_waited_for(head, seat)
    ]
    return sorted(found, key=lambda turn: (turn.since, turn.code, turn.seat))


def link_to(base: str, code: str) -> str:
    """Where a table is; within the server's page if nobody knows its address."""
    return f"{base.rstrip('/')}/#/table/{code}"


def atom(turns: Sequence[Turn], say: Say, base: str, feed: str, now: float) -> str:
    """A feed of somebody's turns: each is an entry of its own while it lasts."""
    latest = max((turn.since for turn in turns), default=now)

    def lines() -> Iterator[str]:
        yield '<?xml version="1.0" encoding="utf-8"?>'
        yield '<feed xmlns="http://www.w3.org/2005/Atom">'
        yield f"<title>{escape(say('notice.feed'))}</title>"
        yield f"<id>urn:robobid:{escape(feed)}</id>"
        yield f"<updated>{_rfc3339(latest)}</updated>"
        yield "<author><name>Robobid</name></author>"
        yield f"<link href={quoteattr(base or '/')}/>"
        for turn in turns:
            yield "<entry>"
            yield f"<id>{escape(_name_of(turn))}</id>"
            yield f"<title>{escape(title_of(turn, say))}</title>"
            yield f"<updated>{_rfc3339(turn.since)}</updated>"
            yield f"<link href={quoteattr(link_to(base, turn.code))}/>"
            yield f"<summary>{escape(say('notice.turn'))}</summary>"
            yield "</entry>"
        yield "</feed>"

    return "\n".join(lines()) + "\n"


def icalendar(turns: Sequence[Turn], say: Say, base: str, now: float) -> str:
    """When the clocks of somebody run out, for a calendar that looks again."""

    def lines() -> Iterator[str]:
        yield "BEGIN:VCALENDAR"
        yield "VERSION:2.0"
        yield "PRODID:-//Robobid//Turns//EN"
        yield f"X-WR-CALNAME:{_text(say('notice.feed'))}"
        for turn in turns:
            if turn.due is None:
                continue
            yield "BEGIN:VEVENT"
            yield f"UID:{_name_of(turn)}"
            yield f"DTSTAMP:{_utc(now)}"
            yield f"DTSTART:{_utc(turn.due)}"
            yield f"SUMMARY:{_text(say('notice.runs_out', title=title_of(turn, say)))}"
            yield f"URL:{link_to(base, turn.code)}"
            yield "TRANSP:TRANSPARENT"
            yield "END:VEVENT"
        yield "END:VCALENDAR"

    return "".join(f"{_folded(line)}\r\n" for line in lines())


def title_of(turn: Turn, say: Say) -> str:
    """A table by its game and code."""
    game = game_title(say, turn.game, turn.game)
    return say("notice.title", game=game, code=turn.code)


def _name_of(turn: Turn) -> str:
    """What a turn is called: another one at the same table is called otherwise."""
    return f"urn:robobid:{turn.code}:{turn.seat}:{turn.since:.3f}"


def _rfc3339(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")


def _utc(at: float) -> str:
    return f"{datetime.fromtimestamp(int(at), UTC):%Y%m%dT%H%M%SZ}"


def _text(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line in pieces of no more than 75 octets, none of which splits a letter.

    >>> [len(piece.encode()) for piece in _folded("Ж" * 60).split(chr(13) + chr(10))]
    [74, 47]
    """
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > _LINE:
            pieces.append(piece)
            piece = " "
        piece += letter
    return "\r\n".join([*pieces, piece])
