"""What is mine: from any of my devices, and forgotten when I say so."""

from __future__ import annotations

import hashlib
import time
from typing import Final

from robobid.server import leaving, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.problems import Denied, too_fast
from robobid.server.security import hashed, new_secret

_DAY: Final = 86_400
_MOST: Final = 500
"""Tables that are forgotten at once."""


async def make_device_link(call: Call) -> wire.PersonalLink:
    """A link by which another device is known as this browser; it works once.

    What the database keeps of it can be read with the link alone.
    """
    if not call.token:
        raise Denied(403, "no_browser", "this browser has no tables yet")
    if not call.hub.kept.allows(call.address):
        raise too_fast()
    link = new_secret()
    expires = time.time() + call.hub.settings.link_days * _DAY
    archive = call.hub.archive
    sealed = sealed_with(link, call.token.encode()).hex()
    await archive.write(
        archive.store.mine.add_device_link, hashed(link), sealed, expires
    )
    return wire.PersonalLink(link=link, expires=expires)


async def use_device_link(call: Call) -> wire.DeviceMoved:
    """This device is known as the one that made the link, with all that it had."""
    archive, link = call.hub.archive, call.body.link
    mine = archive.store.mine
    sealed = await archive.write(mine.use_device_link, hashed(link))
    if sealed is None:
        raise Denied(403, "bad_link", "this link has been used, or was never one")
    token = sealed_with(link, bytes.fromhex(sealed)).decode()
    if call.browser and call.browser != hashed(token):
        await archive.write(mine.move, call.browser, hashed(token))
        progress = archive.store.progress
        await archive.write(progress.move, call.browser, hashed(token))
    call.given.append(token)
    return wire.DeviceMoved(done=True)


async def forget_finished(call: Call) -> wire.Forgotten:
    """Forget all finished games of mine: nothing is left of them here."""
    archive, count = call.hub.archive, 0
    heads = await archive.read(archive.store.questions.tables_of, call.browser, _MOST)
    for head in heads if call.browser else []:
        if head.is_over:
            await leaving.leave(call.hub, head, call.browser)
            count += 1
    return wire.Forgotten(count=count)


async def keep_progress(call: Call) -> wire.ProgressKept:
    """What I have solved and learnt, from all my devices; the first try counts.

    Nothing is kept of a browser that is not known here.
    """
    if not call.browser:
        return wire.ProgressKept(mark="", found={})
    archive, made = call.hub.archive, call.body
    # Whoever makes up browsers could else fill the database.
    if not call.hub.kept.allows(call.address, len(made.found)):
        raise too_fast()
    found = await archive.write(
        archive.store.progress.merge, call.browser, made.found, made.forget
    )
    mark = hashlib.sha256(f"progress {call.browser}".encode()).hexdigest()[:16]
    return wire.ProgressKept(mark=mark, found=found)


def sealed_with(link: str, text: bytes) -> bytes:
    """A short text that only a link opens; sealed twice it is open again.

    >>> sealed_with("link", sealed_with("link", b"token"))
    b'token'
    """
    key = hashlib.shake_256(f"device {link}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, key, strict=True))


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/me/link",
        answer=make_device_link,
        summary="A link by which another device has all my tables; it works once",
        returns=wire.PersonalLink,
        names_browser=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/claim",
        answer=use_device_link,
        summary="Have all tables of the device that made the link, here too",
        takes=wire.LinkAsked,
        returns=wire.DeviceMoved,
    ),
    Endpoint(
        method="POST",
        path="/api/me/forget",
        answer=forget_finished,
        summary="Forget all finished games of mine",
        returns=wire.Forgotten,
    ),
    Endpoint(
        method="POST",
        path="/api/me/progress",
        answer=keep_progress,
        summary="Puzzles, lessons and deals of mine: keep what is new, and have all",
        takes=wire.ProgressMade,
        returns=wire.ProgressKept,
        example={"found": {"lesson:fzzzt/bid": "done"}, "forget": []},
    ),
)
