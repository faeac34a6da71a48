"""Routes by HTTP: requests are read, bounded and answered."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from robobid.app.hosting.people.secrets import hashed, new_secret
from robobid.app.hosting.problems import (
    UNKNOWN_TABLE,
    Denied,
    kind_of,
    problem_of,
    status_of,
    too_fast,
)
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.wire import with_whole_numbers
from robobid.app.server.codec import convert, decode, encode
from robobid.app.server.devices import label_of
from robobid.app.server.http import security
from robobid.app.server.hub import Hub
from robobid.app.server.processes.work_process import EFFORT
from robobid.app.server.processes.workers import Zipped
from robobid.core.errors import RobobidError

_LOG = logging.getLogger("robobid.server")
_PIECE: Final = 65_536
"""Bytes that are sent at once."""
R = TypeVar("R")


class Address:
    """All endpoints of one path; what they do not do is refused."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._endpoints = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self._endpoints.get(method)  # type: ignore[call-overload]
        if endpoint is None:
            response = problem_response(
                Denied(405, "wrong_method", "this cannot be done here")
            )
            response.headers["allow"] = ", ".join(sorted(self._endpoints))
        else:
            hub: Hub = request.app.state.hub
            response = await respond(endpoint, hub, request)
            if len(response.body) > _PIECE:
                await _send(hub, request, response, send)
                return
        await response(scope, receive, send)


async def _send(hub: Hub, request: Request, response: Response, send: Send) -> None:
    """Send a long answer piece by piece, unless too many bytes wait already.

    Whoever reads slowly holds up a part of what may wait for all, and no more.
    """
    address, size = security.address_of(request), len(response.body)
    if not hub.outgoing.enter(address, size):
        hub.metrics.refusals["too_busy"] += 1
        busy = Denied(503, "too_busy", "too many answers wait to be sent")
        await problem_response(busy)(request.scope, request.receive, send)
        return
    try:
        start = {"type": "http.response.start", "status": response.status_code}
        await send({**start, "headers": response.raw_headers})
        body = memoryview(response.body)
        for at in range(0, size, _PIECE):
            piece, more = bytes(body[at : at + _PIECE]), at + _PIECE < size
            message = {"type": "http.response.body", "body": piece, "more_body": more}
            await send(message)
    finally:
        hub.outgoing.leave(address, size)


def routes_for(endpoints: Iterable[Endpoint]) -> list[Route]:
    """A route for every path."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    return [Route(path, Address(found)) for path, found in by_path.items()]


async def respond(endpoint: Endpoint, hub: Hub, request: Request) -> Response:
    """Answer a request, and note how long it took."""
    began = time.monotonic()
    try:
        return await _respond(endpoint, hub, request)
    except Exception as error:
        hub.metrics.failed["request"] += 1
        code = str(request.path_params.get("code", "")).upper()
        where = f"table {code}, {endpoint.path}" if code else endpoint.path
        _LOG.error("%s: %s", where, kind_of(error))
        return problem_response(Denied(500, "internal", "the server made a mistake"))
    finally:
        hub.metrics.note_request(endpoint.path, time.monotonic() - began)


async def _respond(endpoint: Endpoint, hub: Hub, request: Request) -> Response:
    """Read a request, answer it, and say clearly what is wrong with it."""
    # From another page a browser shows no cookie: it must not lose the one it has.
    is_ours = security.comes_from_our_page(request, hub.settings)
    try:
        address = security.address_of(request)
        if not hub.requests.allows(address):
            raise too_fast()
        if endpoint.is_question and not hub.questions.allows(address):
            raise too_fast()
        if endpoint.method == "POST" and not is_ours:
            raise Denied(403, "wrong_origin", "this was not sent by our own page")
        device, browser, secret = await hub.devices.who(request)
        if endpoint.takes_token and (token := security.token_of(request)):
            device, browser, secret = "", await hub.person_of_token(token), ""
        if endpoint.names_browser and not browser and is_ours:
            secret = new_secret()
            device = browser = hashed(secret)
        body = await _body(endpoint, hub, request)
        named = request.path_params.get("code") or getattr(body, "code", None)
        if named:
            await hub.check_guesses(named.upper(), browser, address)
        call = Call(
            hub,
            browser,
            address,
            request.path_params,
            _query(endpoint, request),
            body,
            device,
            label_of(request.headers.get("user-agent", "")),
            takes_zipped=endpoint.is_long
            and "gzip" in request.headers.get("accept-encoding", ""),
        )
        if endpoint.is_question:
            answer = await _unless_left(request, endpoint.answer(call))
        else:
            answer = await endpoint.answer(call)
        if endpoint.is_long and not isinstance(answer, bytes):
            # To write it takes a while: the tables go on meanwhile.
            response = await asyncio.to_thread(json_response, answer)
        else:
            response = json_response(answer)
        if call.takes_zipped and not isinstance(answer, Zipped):
            await asyncio.to_thread(compress, response)
    except RobobidError as error:
        hub.metrics.refusals[error.code] += 1
        if error.code == UNKNOWN_TABLE:
            hub.unknown_codes.allows(security.address_of(request))
        return problem_response(error)
    except ClientDisconnect:
        return Response(status_code=400)
    except StoreUnavailable:
        hub.metrics.refusals["unavailable"] += 1
        return unavailable()
    if secret:
        cookie = hub.devices.cookie_for(secret)
        security.remember(response, cookie, hub.settings, request.url.scheme)
    response.headers["cache-control"] = (
        "public, max-age=3600" if endpoint.cached else "no-store"
    )
    return response


async def _unless_left(request: Request, answering: Awaitable[R]) -> R:
    """What is answered to whoever still waits: for nobody else it is worked out."""

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    asked, leaves = asyncio.ensure_future(answering), asyncio.ensure_future(left())
    try:
        await asyncio.wait({asked, leaves}, return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise ClientDisconnect
        return asked.result()
    finally:
        for task in (asked, leaves):
            if not task.done():
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task


def json_response(answer: Any, status: int = 200) -> Response:
    """An answer as JSON; what is JSON already goes as it is."""
    body = bytes(answer) if isinstance(answer, bytes) else encode(answer)
    response = Response(body, status, media_type="application/json")
    if isinstance(answer, Zipped):
        _say_zipped(response)
    return response


def compress(response: Response) -> None:
    """Make an answer shorter; a replay of Power Grid shrinks to a thirtieth."""
    response.body = gzip.compress(response.body, EFFORT, mtime=0)
    response.headers["content-length"] = str(len(response.body))
    _say_zipped(response)


def _say_zipped(response: Response) -> None:
    response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"


def problem_response(error: RobobidError) -> Response:
    """A problem as JSON, which nobody keeps."""
    response = json_response(problem_of(error), status_of(error))
    response.headers["cache-control"] = "no-store"
    return response


def unavailable() -> Response:
    """The database is away; trying again may help."""
    return problem_response(
        Denied(503, "unavailable", "the tables cannot be reached now")
    )


def _query(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    found = {}
    for name, value in request.query_params.multi_items():
        if name not in endpoint.query or name in found:
            raise Denied(400, "bad_query", f"{name!r} cannot be asked for here")
        try:
            found[name] = convert(value, endpoint.query[name], strict=False)
        except msgspec.ValidationError as error:
            raise Denied(400, "bad_query", f"{name}: {error}") from error
    return found


async def _body(endpoint: Endpoint, hub: Hub, request: Request) -> Any:
    if endpoint.takes is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Denied(415, "not_json", "the body must be application/json")
    settings = hub.settings
    most = settings.record_size if endpoint.takes_record else settings.body_size
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Denied(413, "too_long", f"the body has more than {most} bytes")
    try:
        return decoded(bytes(body), endpoint.takes)
    except msgspec.ValidationError as error:
        raise Denied(400, "bad_request", str(error), reason=str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Denied(
            400, "bad_json", "the body is not JSON", reason=str(error)
        ) from error


def decoded(body: bytes, kind: Any) -> Any:
    """A body as its type; 8.0 is as good a whole number as 8, as JSON sees it.

    >>> decoded(b"[1.0, 2]", list[int])
    [1, 2]
    """
    try:
        return decode(body, kind)
    except msgspec.ValidationError:
        return convert(with_whole_numbers(msgspec.json.decode(body)), kind)
