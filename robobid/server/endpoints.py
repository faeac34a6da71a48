"""How a route is written: its types say what comes in and goes out.

The same list makes the routes and the OpenAPI description, so that both agree.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from robobid.core.errors import RobobidError
from robobid.server import security
from robobid.server.hub import Hub
from robobid.server.problems import (
    Denied,
    problem_of,
    status_of,
    table_code,
    too_fast,
)
from robobid.server.wire import with_whole_numbers

_EFFORT: Final = 4
"""Of 9: most of the gain for little of the time."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request, read and checked."""

    hub: Hub
    browser: str
    address: str
    path: Mapping[str, str]
    query: Mapping[str, Any]
    body: Any
    token: str = ""
    """The secret that this browser is known by."""
    given: list[str] = field(default_factory=list)
    """The secrets that it shall be known by from now on: the last one counts."""

    @property
    def code(self) -> str:
        """The code of the table that it is about."""
        return table_code(self.path["code"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """A route: what it is for, what it takes, and what it gives."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    summary: str
    returns: Any
    takes: Any = None
    query: Mapping[str, Any] = field(default_factory=dict)
    """Parameters behind the question mark; all may be left out."""
    problems: tuple[int, ...] = ()
    """The statuses besides 200 that it may answer with."""
    example: Any = None
    """A body that works."""
    names_browser: bool = False
    """Is a browser without a cookie given one?"""
    takes_record: bool = False
    """May its body be long: does it hold a record, or a file?"""
    is_question: bool = False
    """Must the answer be worked out at length? Then fewer may be asked for."""
    cached: bool = False
    """Is the answer always the same?"""
    is_long: bool = False
    """Is the answer long enough to be worth compressing? It must hold no secrets."""


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
            response = await respond(endpoint, request.app.state.hub, request)
        await response(scope, receive, send)


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
    finally:
        hub.metrics.note_request(endpoint.path, time.monotonic() - began)


async def _respond(endpoint: Endpoint, hub: Hub, request: Request) -> Response:
    """Read a request, answer it, and say clearly what is wrong with it."""
    browser, token = security.browser_of(request), ""
    # From another page a browser shows no cookie: it must not lose the one it has.
    is_ours = security.comes_from_our_page(request, hub.settings)
    if endpoint.names_browser and not browser and is_ours:
        token = security.new_secret()
        browser = security.hashed(token)
    try:
        address = security.address_of(request)
        if not hub.requests.allows(address):
            raise too_fast()
        if endpoint.is_question and not hub.questions.allows(address):
            raise too_fast()
        if endpoint.method == "POST" and not is_ours:
            raise Denied(403, "wrong_origin", "this was not sent by our own page")
        call = Call(
            hub,
            browser,
            address,
            request.path_params,
            _query(endpoint, request),
            await _body(endpoint, hub, request),
            token or request.cookies.get(security.COOKIE, ""),
        )
        response = json_response(await endpoint.answer(call))
        if endpoint.is_long and "gzip" in request.headers.get("accept-encoding", ""):
            await asyncio.to_thread(compress, response)
    except RobobidError as error:
        hub.metrics.refusals[error.code] += 1
        return problem_response(error)
    except ClientDisconnect:
        return Response(status_code=400)
    except SQLAlchemyError:
        hub.metrics.refusals["unavailable"] += 1
        return unavailable()
    token = call.given[-1] if call.given else token
    if token:
        security.remember(response, token, hub.settings, request.url.scheme)
    response.headers["cache-control"] = (
        "public, max-age=3600" if endpoint.cached else "no-store"
    )
    return response


def json_response(answer: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    body = msgspec.json.encode(answer)
    return Response(body, status, media_type="application/json")


def compress(response: Response) -> None:
    """Make an answer shorter; a replay of Power Grid shrinks to a thirtieth."""
    response.body = gzip.compress(response.body, _EFFORT, mtime=0)
    response.headers["content-length"] = str(len(response.body))
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
            found[name] = msgspec.convert(value, endpoint.query[name], strict=False)
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
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:
        return msgspec.convert(with_whole_numbers(msgspec.json.decode(body)), kind)
