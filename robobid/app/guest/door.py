"""A server as a guest meets it: a seat's link, requests, and the table's messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from robobid import __version__
from robobid.core.errors import RobobidError, Unsupported

Message = Mapping[str, Any]
_LINK: Final = re.compile(r"#?/?join/([A-Za-z0-9]{4,12})/([A-Za-z0-9_-]{1,100})")
_PATIENCE: Final = 30.0
"""Seconds that the server has for an answer."""
_GIVES_UP: Final = 3600.0
"""Seconds after which a server that does not come back is waited for no longer."""
_LONGEST_PAUSE: Final = 30.0
_LONGEST: Final = 16 << 20
"""Bytes of an answer or a message; a longer one is none of a table's."""
_NOISE: Final = (OSError, HTTPException, InvalidHandshake, ConnectionClosed)
"""What is said when a line or a server fails, and not the server itself."""


class Link(NamedTuple):
    """The link to a seat, as whoever set a table up sends it to a friend."""

    server: str
    code: str
    secret: str

    @classmethod
    def of(cls, text: str) -> Link:
        """A link as it is pasted.

        >>> Link.of("https://games.example/club/#/join/K7QF/s3cret")
        Link(server='https://games.example/club', code='K7QF', secret='s3cret')
        >>> Link.of("https://games.example/#/table/K7QF")
        Traceback (most recent call last):
        robobid.core.errors.Unsupported: 'https://games.example/#/table/K7QF' is no \
link to a seat; such a link looks like https://example.org/#/join/K7QF/...
        """
        parts = urlsplit(text.strip())
        found = _LINK.fullmatch(f"#{parts.fragment}")
        if parts.scheme not in ("http", "https") or not parts.netloc or not found:
            raise Unsupported(
                "no_seat_link",
                f"{text!r} is no link to a seat; such a link looks like "
                "https://example.org/#/join/K7QF/...",
                found=text,
            )
        server = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        return cls(server, found[1].upper(), found[2])


class Door:
    """The way to a server, with the cookie by which it knows us again."""

    def __init__(self, link: Link, cookies: Path) -> None:
        self.link = link
        self._cookies = cookies
        self._cookie: str = self._known().get(link.server, "")

    def claim(self, name: str, bot: str) -> Message:
        """Sit down as a bot; the table as the server describes it.

        Whoever did so already may do it again.
        """
        path = f"/api/tables/{self.link.code}/claim"
        wish = {"link": self.link.secret, "name": name, "bot": bot}
        table: Message = self._ask(path, wish)
        return table

    def messages(self, seat: int, lost: Any) -> Iterator[tuple[Window, Message]]:
        """All that happens at the table, through breaks of the line too.

        Each comes with the window by which it can be answered.
        """
        since = monotonic()
        pause = 1.0
        while True:
            try:
                with self._window(seat) as socket:
                    for text in socket:
                        since, pause = monotonic(), 1.0
                        yield Window(socket), json.loads(text)
            except _NOISE as error:
                if monotonic() - since > _GIVES_UP:
                    raise self._silent(error) from error
                lost(pause)
            else:
                # A server that ends says goodbye.
                lost(pause)
            sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _window(self, seat: int) -> ClientConnection:
        scheme, _, rest = self.link.server.partition("://")
        secure = "wss" if scheme == "https" else "ws"
        return connect(
            f"{secure}://{rest}/ws/tables/{self.link.code}?seat={seat}",
            additional_headers={"Cookie": self._cookie},
            user_agent_header=_OURSELVES,
            open_timeout=_PATIENCE,
            max_size=_LONGEST,
        )

    def _ask(self, path: str, wish: Message) -> Any:
        headers = {"Content-Type": "application/json", "User-Agent": _OURSELVES}
        if self._cookie:
            headers["Cookie"] = self._cookie
        body = json.dumps(wish).encode()
        request = Request(self.link.server + path, body, headers)
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:
                self._remember(answer.headers.get("Set-Cookie", ""))
                return json.loads(answer.read(_LONGEST))
        except HTTPError as error:
            raise refused(_problem(error)) from error
        except (OSError, HTTPException, ValueError) as error:
            raise self._silent(error) from error

    def _silent(self, error: Exception) -> RobobidError:
        cause = getattr(error, "reason", None) or error
        reason = str(cause) or type(cause).__name__
        server = self.link.server
        return Unsupported(
            "server_silent",
            f"no server of Robobid answers at {server}: {reason}",
            server=server,
            reason=reason,
        )

    def _known(self) -> dict[str, str]:
        with suppress(OSError, ValueError):
            known = json.loads(self._cookies.read_text("utf-8"))
            if isinstance(known, dict):
                return known
        return {}

    def _remember(self, cookie: str) -> None:
        """Keep the cookie where nobody else reads it: it is the seat's key."""
        if not cookie:
            return
        self._cookie = cookie.partition(";")[0]
        known = self._known() | {self.link.server: self._cookie}
        self._cookies.parent.mkdir(parents=True, exist_ok=True)
        self._cookies.touch(mode=0o600)
        self._cookies.write_text(json.dumps(known), "utf-8")


class Window(NamedTuple):
    """A line to the table as long as it holds."""

    socket: ClientConnection

    def act(self, position: int, move: str) -> None:
        """Answer what is asked at a position; sent twice, it is played once."""
        name = f"bot-{position}"
        message = {"type": "act", "id": name, "position": position, "move": move}
        self.socket.send(json.dumps(message))


def refused(problem: Message) -> RobobidError:
    """What the server would not do, in its words."""
    code, values = problem.get("code"), problem.get("values")
    return Unsupported(
        str(code or "server_refused"),
        str(problem.get("message") or code),
        **(values if isinstance(values, dict) else {}),
    )


def _problem(error: HTTPError) -> Message:
    with suppress(OSError, ValueError):
        problem = json.loads(error.read(_LONGEST))
        if isinstance(problem, dict):
            return problem
    return {"message": f"the server answered {error.code}"}


_OURSELVES: Final = f"robobid/{__version__} (bot)"
