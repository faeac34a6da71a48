"""`/metrics`, for the host alone."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from robobid.server import metrics, security
from robobid.server.endpoints import problem_response, unavailable
from robobid.server.hub import Hub
from robobid.server.problems import unknown_page


async def show_metrics(request: Request) -> Response:
    """What the server counts; whoever may not read it finds nothing here."""
    hub: Hub = request.app.state.hub
    allowed = hub.settings.metrics_for
    if security.address_of(request) not in allowed:
        return problem_response(unknown_page())
    archive = hub.archive
    try:
        unfinished, over = await archive.read(archive.store.questions.counts)
    except SQLAlchemyError:
        return unavailable()
    gauges = {
        "tables_unfinished": ("Tables that are played, in the database", unfinished),
        "tables_over": ("Finished tables, in the database", over),
        "rooms": ("Tables in memory", hub.rooms),
        "connections": ("WebSockets that are open", len(hub.crowd)),
        "bot_processes": ("Processes in which bots think", len(hub.bots)),
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
