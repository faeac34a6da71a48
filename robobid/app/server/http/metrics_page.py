"""`/metrics`, for the host alone."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from robobid.app.hosting import metrics
from robobid.app.hosting.problems import unknown_page
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.http import security
from robobid.app.server.http.endpoints import problem_response, unavailable
from robobid.app.server.hub import Hub


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
