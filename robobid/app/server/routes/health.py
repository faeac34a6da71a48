"""Is the server well?"""

from __future__ import annotations

from typing import cast

from robobid import __version__
from robobid.app.hosting import wire
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.hub import Hub


async def show_health(call: Call) -> wire.Health:
    """Is the server well, and its database? What could not be stored is tried."""
    hub = cast(Hub, call.hub)
    archive = hub.archive
    await archive.read(archive.store.questions.ping)
    if archive.changing.reason is not None:
        try:
            await archive.try_to_write()
        except StoreUnavailable as error:
            raise Denied(503, "unavailable", "nothing can be stored now") from error
    return wire.Health(
        version=__version__,
        rooms=hub.rooms,
        connections=len(hub.crowd),
        failures=archive.asking.failures + archive.changing.failures,
        broken=len(hub.broken),
    )


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/health",
        answer=show_health,
        summary="Is the server well?",
        returns=wire.Health,
    ),
)
