"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from robobid.app.hosting.problems import Denied, ending
from robobid.app.server.http import openapi
from robobid.app.server.http.endpoints import problem_response, routes_for
from robobid.app.server.http.pages import Pages
from robobid.app.server.http.security import HEADERS
from robobid.app.server.http.sockets import table_socket
from robobid.app.server.http.texts import show_feed, show_metrics
from robobid.app.server.hub import Hub
from robobid.app.server.processes.programs import prepare
from robobid.app.server.routes import ENDPOINTS
from robobid.app.server.settings import Settings, default_database, settings_from
from robobid.app.server.storage.archive import Archive, open_archive
from robobid.app.server.watchdog import Watchdog, leave_in_time
from robobid.bots.orphans import end_with_parent_process

_LOG = logging.getLogger("robobid.server")


def make_app(settings: Settings, archive: Archive) -> ASGIApp:
    """The application for some settings and an open archive, which it will close."""
    pages = Pages(Path(settings.static) if settings.static else None)
    described = openapi.written()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        leave_in_time()
        hub = Hub(settings, archive)
        try:
            await hub.open()
        except BaseException:
            await hub.close()  # threads that wait for work would keep the process
            raise
        app.state.hub = hub
        watchdog = Watchdog(settings.stall_seconds, archive.store.tables.stop)
        if settings.stall_seconds:
            watchdog.start()
        yield
        watchdog.end()
        await hub.close()

    async def show_description(request: Request) -> Response:
        return Response(described, media_type="application/json")

    app = Starlette(
        routes=[
            *routes_for(ENDPOINTS),
            Route("/openapi.json", show_description),
            Route("/metrics", show_metrics),
            Route("/feeds/{token}.{kind}", show_feed),
            WebSocketRoute("/ws/tables/{code}", table_socket),
            Route("/{path:path}", pages.serve),
        ],
        exception_handlers={HTTPException: refuse, Exception: apologize},
        lifespan=lifespan,
    )
    return WithHeaders(app)


def app_from_environment() -> ASGIApp:
    """The application for the settings in the environment."""
    end_with_parent_process()
    collect_garbage_seldom()
    prepare()
    settings = settings_from()
    return make_app(settings, open_archive(settings.database, default_database()))


def collect_garbage_seldom() -> None:
    """Look for garbage in small portions.

    With a thousand connections a look through everything holds all tables up for
    200 ms. Nearly all of our garbage is freed without it, so once an hour will do.
    """
    gc.set_threshold(5_000, 5, 10_000)


async def refuse(request: Request, error: Exception) -> Response:
    """An address or a method that does not exist, in our own words."""
    assert isinstance(error, HTTPException)
    code = {404: "unknown_page", 405: "wrong_method"}.get(error.status_code, "refused")
    response = problem_response(Denied(error.status_code, code, error.detail))
    response.headers.update(error.headers or {})
    return response


async def apologize(request: Request, error: Exception) -> Response:
    """A mistake of ours; the log has it."""
    request.app.state.hub.metrics.failed["page"] += 1
    return problem_response(Denied(500, "internal", "the server made a mistake"))


class WithHeaders:
    """Tells every browser what to refuse; and whoever is cut off, that we end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except asyncio.CancelledError:
            # The time is over that open requests get when the server ends.
            if scope["type"] == "http" and not has_begun:
                await problem_response(ending())(scope, receive, send_with_headers)
