"""What is mine, and forgotten when I say so."""

from __future__ import annotations

import hashlib
from typing import Final

from robobid.app.hosting import wire
from robobid.app.hosting.people import departure
from robobid.app.hosting.problems import too_fast
from robobid.app.hosting.routes.endpoint import Call, Endpoint

_MOST: Final = 500
"""Tables that are forgotten at once."""


async def forget_finished(call: Call) -> wire.Forgotten:
    """Forget all finished games of mine: nothing is left of them here."""
    archive, count = call.hub.archive, 0
    heads = await archive.read(archive.store.questions.tables_of, call.browser, _MOST)
    for head in heads if call.browser else []:
        if head.is_over:
            await departure.leave(call.hub, head, call.browser)
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
    if not call.hub.allows_progress(call.address, len(made.found)):
        raise too_fast()
    found = await archive.write(
        archive.store.progress.merge, call.browser, made.found, made.forget
    )
    mark = hashlib.sha256(f"progress {call.browser}".encode()).hexdigest()[:16]
    return wire.ProgressKept(mark=mark, found=found)


ENDPOINTS = (
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
