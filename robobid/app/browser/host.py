"""The host of a page: it answers what a server would, by the same routes.

Whoever asks is the one person before the screen.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from robobid.app.browser.looking_back import LookingBack
from robobid.app.browser.store import PageStore
from robobid.app.browser.thinking import PageThinker
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.visitor import Visitor
from robobid.app.hosting.problems import (
    Denied,
    Refused,
    kind_of,
    problem_of,
    status_of,
    table_code,
    unknown_page,
)
from robobid.app.hosting.routes import endpoints
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.rows import Wish
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire import messages
from robobid.app.hosting.wire.checks import Mismatch, checked, checked_word
from robobid.core.errors import RobobidError
from robobid.core.wire import plain

_LOG = logging.getLogger("robobid.page")
ME: Final = "me"
"""Whose everything is."""
HERE: Final = "here"
_MANY: Final = 100_000
SETTINGS: Final = Settings(
    open_tables=_MANY, file_size=1_000_000, record_size=1_000_000, public_tables=False
)
"""Nobody else is to be protected from whoever plays here."""


class PageHost(Host):
    """Tables in a page."""

    archive: PageStore

    def __init__(
        self, store: PageStore, thinker: PageThinker, settings: Settings = SETTINGS
    ) -> None:
        super().__init__(settings, store, thinker, workers=thinker)
        self._routes = [(_pattern(each.path), each) for each in endpoints()]
        self._looking_back = LookingBack(store, thinker)

    async def open(self) -> None:
        """Begin: go on with what was interrupted."""
        await super().open()
        self._begin(self._looking_back.work())

    async def analyse(self, wish: Wish) -> bool:
        await self._looking_back.ask(wish)
        return True

    async def answer(self, method: str, address: str, body: str) -> tuple[int, str]:
        """The status and the JSON with which a server would answer."""
        try:
            endpoint, path, query = self._endpoint(method, address)
            taken = None if endpoint.takes is None else _read(body, endpoint.takes)
            call = Call(self, ME, HERE, path, query, taken)
            return 200, _text(await endpoint.answer(call))
        except RobobidError as error:
            return status_of(error), _text(problem_of(error))
        except StoreUnavailable:
            return 503, _text(problem_of(_unavailable()))
        except Exception as error:
            _LOG.error("%s: %s", address, kind_of(error))
            mistake = Denied(500, "internal", "the page made a mistake")
            return 500, _text(problem_of(mistake))

    def _endpoint(
        self, method: str, address: str
    ) -> tuple[Endpoint, dict[str, str], dict[str, Any]]:
        """What an address asks for, with what it names."""
        path, _, query = address.partition("?")
        for pattern, endpoint in self._routes:
            found = pattern.fullmatch(path)
            if found is not None and endpoint.method == method:
                names = {
                    name: unquote(each) for name, each in found.groupdict().items()
                }
                return endpoint, names, _query(endpoint, query)
        raise unknown_page()


class Window:
    """A window at a table: what a connection to a server is elsewhere."""

    def __init__(self, host: PageHost, post: Callable[[str], None]) -> None:
        self._host = host
        self._post = post
        self._visitor = Visitor(host, ME, HERE, self._send)
        self._room: Room | None = None

    async def open(self, code: str, seat: int | None, seen: int | None) -> bool:
        """Begin to look at a table; false if that is refused, which is told."""
        try:
            room = await self._host.room(table_code(code))
            await self._visitor.look(room, seat, seen)
        except RobobidError as error:
            self._send(messages.Refused(id=None, problem=problem_of(error)))
            return False
        self._room = room
        return True

    async def hear(self, text: str) -> None:
        """Do what a message asks for; what cannot be done is told."""
        name, room = None, self._room
        if room is None:
            return
        try:
            message = _message(text)
            name = getattr(message, "id", None)
            await self._visitor.do(room, message)
        except RobobidError as error:
            told = Refused(error, room.teller(self._visitor.viewer))
            self._send(messages.Refused(id=name, problem=problem_of(told)))
        except StoreUnavailable:
            problem = problem_of(_unavailable())
            self._send(messages.Refused(id=name, problem=problem))

    def close(self) -> None:
        """The window is closed."""
        if self._room is not None:
            self._visitor.end(self._room)
            self._room.look_around()

    def _send(self, message: messages.FromServer) -> None:
        self._post(_text(message))


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _query(endpoint: Endpoint, query: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name not in endpoint.query or name in found:
            raise Denied(400, "bad_query", f"{name!r} cannot be asked for here")
        try:
            found[name] = checked_word(value, endpoint.query[name])
        except Mismatch as error:
            raise Denied(400, "bad_query", f"{name}: {error}") from error
    return found


def _read(text: str, kind: Any) -> Any:
    try:
        return checked(json.loads(text), kind)
    except Mismatch as error:
        raise Denied(400, "bad_request", str(error), reason=str(error)) from error
    except (ValueError, RecursionError) as error:
        reason = str(error)
        raise Denied(400, "bad_json", "the body is not JSON", reason=reason) from error


def _message(text: str) -> messages.ClientMessage:
    try:
        message: messages.ClientMessage = checked(
            json.loads(text), messages.ClientMessage
        )
    except (ValueError, RecursionError) as error:
        raise Denied(400, "bad_message", str(error), reason=str(error)) from error
    return message


def _text(value: Any) -> str:
    if isinstance(value, bytes):
        return value.decode()
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def _unavailable() -> Denied:
    return Denied(503, "unavailable", "this cannot be stored now")
