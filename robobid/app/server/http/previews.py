"""What a link shows before it is opened: a title, names and a picture.

`/t/K7QF` is a table and `/r/K7QF/40` a moment of a replay. The part of an address after
`#` is never sent, so that a friend's link can hold its secret there.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from starlette.requests import Request

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.rows import Head
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.http.security import address_of
from robobid.app.server.hub import Hub

_SHORT: Final = re.compile(r"[tr]/([A-Za-z0-9]{4,8})(?:/\d{1,6})?")
_END: Final = b"</head>"


async def with_preview(page: bytes, path: str, request: Request) -> bytes | None:
    """The page with what a link's preview shows; none for any other address."""
    found = _SHORT.fullmatch(path)
    if found is None:
        return None
    hub: Hub = request.app.state.hub
    archive, code = hub.archive, found[1].upper()
    address = address_of(request)
    # Whoever asks too much gets the page all the same, but nothing about a table.
    if not hub.requests.allows(address) or hub.unknown_codes.is_spent(address):
        return page
    try:
        head = await archive.read(archive.store.questions.head, code)
    except StoreUnavailable:
        return page
    if head is None:
        hub.unknown_codes.allows(address)
        return page
    origin = next(iter(hub.settings.origins), "") or str(request.base_url)
    return page.replace(_END, tags_for(head, origin.rstrip("/")).encode() + _END, 1)


def tags_for(head: Head, origin: str) -> str:
    """The tags that messengers read; who plays is known to whoever has the code."""
    try:
        title = offer_named(head.game).title
    except Denied:
        title = head.game
    names = ", ".join(
        seat.name if seat.points is None else f"{seat.name} {seat.points}"
        for seat in head.seats
    )
    shown = {
        "og:site_name": "Robobid",
        "og:type": "website",
        "og:title": f"{title} · {head.code}",
        "og:description": names,
        "og:image": f"{origin}/preview-{head.game}.jpg",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}">'
        for name, text in shown.items()
    )
