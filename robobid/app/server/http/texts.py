"""What is answered as text: the feed and the calendar of turns, and what is counted.

Readers of feeds know but an address, so the token is a part of it: they can show
nothing else. `/metrics` is for the host alone.
"""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from robobid.app.hosting import metrics
from robobid.app.hosting.notices.turns import atom, icalendar
from robobid.app.hosting.people.secrets import hashed
from robobid.app.hosting.problems import Denied, too_fast, unknown_page
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.locales import words
from robobid.app.server.http import security
from robobid.app.server.http.endpoints import problem_response, unavailable
from robobid.app.server.hub import Hub

_KINDS: Final = {
    "atom": "application/atom+xml; charset=utf-8",
    "ics": "text/calendar; charset=utf-8",
}


async def show_feed(request: Request) -> Response:
    """Somebody's turns; whoever has no token finds nothing here."""
    hub: Hub = request.app.state.hub
    kind, token = request.path_params["kind"], request.path_params["token"]
    if not hub.requests.allows(security.address_of(request)):
        return problem_response(too_fast())
    if kind not in _KINDS or request.method not in ("GET", "HEAD"):
        return problem_response(unknown_page())
    try:
        person = await hub.person_of_token(token)
        turns = await hub.turns_of(person)
        contacts = hub.archive.store.contacts
        wish = await hub.archive.read(contacts.preferences, person)
    except Denied:
        return problem_response(unknown_page())
    except StoreUnavailable:
        return unavailable()
    say, now = words(wish.lang), time.time()
    base = hub.settings.address or str(request.base_url)
    if kind == "atom":
        text = atom(turns, say, base, hashed(f"feed {person}")[:16], now)
    else:
        text = icalendar(turns, say, base, now)
    headers = {"content-type": _KINDS[kind], "cache-control": "private, no-cache"}
    return Response(text, headers=headers)


async def show_metrics(request: Request) -> Response:
    """What the server counts; whoever may not read it finds nothing here."""
    hub: Hub = request.app.state.hub
    allowed = hub.settings.metrics_for
    if security.address_of(request) not in allowed:
        return problem_response(unknown_page())
    archive = hub.archive
    try:
        unfinished, over = await archive.read(archive.store.questions.counts)
        stopped = await archive.read(archive.store.questions.stopped)
    except StoreUnavailable:
        return unavailable()
    gauges = {
        "tables_unfinished": ("Tables that are played, in the database", unfinished),
        "tables_over": ("Finished tables, in the database", over),
        "tables_stopped": ("Tables that were stopped, in the database", stopped),
        "rooms": ("Tables in memory", hub.rooms),
        "tables_broken": ("Tables that cannot be continued", len(hub.broken)),
        "connections": ("WebSockets that are open", len(hub.crowd)),
        "bot_processes": ("Processes in which bots think", len(hub.bots)),
        "questions": ("Long questions that wait or are worked on", hub.workers.asked),
    }
    totals = {
        "database_unanswered_total": (
            "Questions that the database did not answer",
            archive.asking.failures,
        ),
        "database_unstored_total": (
            "Changes that the database did not store",
            archive.changing.failures,
        ),
    }
    text = metrics.written(hub.metrics, gauges, totals)
    return Response(text, headers={"content-type": metrics.CONTENT_TYPE})
