"""While the server starts: whoever comes is told so at once, and SIGTERM ends it.

On a busy machine it takes seconds to load everything and to look at the database. This
module and what it needs are loaded before.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import threading
from contextlib import suppress
from html import escape
from time import monotonic
from typing import Final

from robobid.app.locales import LANGUAGES, Say, words

CODE: Final = "starting"
_LOOK: Final = 0.05
"""Seconds between looks at whether the server has started."""
_PATIENCE: Final = 0.5
"""Seconds in which a request must have come."""
_MOST: Final = 16_384
"""Bytes of a request that are looked at."""
_CAN_WAIT: Final = hasattr(signal, "sigtimedwait")
"""Can a thread wait for a signal? Not on every system."""
_PROBLEM: Final = {
    "code": CODE,
    "message": "the server is starting",
    "told": {"key": f"error.{CODE}", "values": {}},
    "values": {},
}
_PAGE: Final = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width">
<title>Robobid</title>
<p>{said}</p>
</html>
"""


class Starting:
    """Answers at a socket until the server does, and hears SIGTERM meanwhile.

    The main thread may wait for a database that another program holds: it would hear
    a signal only afterwards.
    """

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._answer_all, daemon=True)
        self._listener.setblocking(False)
        if _CAN_WAIT:
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
        self._thread.start()

    def end(self) -> None:
        """The server takes over; whoever knocks from now on waits for it."""
        self._ended.set()
        self._thread.join()
        if _CAN_WAIT:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})

    def _answer_all(self) -> None:
        while not self._ended.is_set():
            if _CAN_WAIT and signal.sigtimedwait({signal.SIGTERM}, 0):
                os._exit(0)
            # A socket that breaks is the server's to complain about.
            with suppress(OSError, ValueError):
                if select.select([self._listener], [], [], _LOOK)[0]:
                    client, _ = self._listener.accept()
                    with client:
                        _answer(client)


def _answer(client: socket.socket) -> None:
    request, end = b"", monotonic() + _PATIENCE
    while b"\r\n\r\n" not in request and len(request) < _MOST:
        # For all of it, however slowly it comes: the server waits for this to end.
        client.settimeout(max(_LOOK, end - monotonic()))
        if monotonic() > end:
            return
        chunk = client.recv(_MOST)
        if not chunk:
            return
        request += chunk
    client.sendall(answer(request))
    client.shutdown(socket.SHUT_WR)


def answer(request: bytes) -> bytes:
    """A page for people, which asks again by itself; JSON for programs."""
    lines = request.decode("latin-1").lower().split("\r\n")
    asked = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if "text/html" in asked.get("accept", ""):
        lang = _language(asked.get("accept-language", ""))
        kind, body = "text/html", _PAGE.format(lang=lang, said=escape(_said(lang)))
    else:
        kind, body = "application/json", json.dumps(_PROBLEM)
    data = body.encode()
    head = (
        "HTTP/1.1 503 Service Unavailable",
        f"content-type: {kind}; charset=utf-8",
        f"content-length: {len(data)}",
        "content-security-policy: default-src 'none'",
        "cache-control: no-store",
        "retry-after: 1",
        "connection: close",
    )
    return "\r\n".join(head).encode() + b"\r\n\r\n" + data


def _said(lang: str) -> str:
    say: Say = words(lang)
    return say(f"error.{CODE}")


def _language(accepted: str) -> str:
    """The first language of ours that a browser names, by its own order.

    >>> _language("fr-ch, de;q=0.9"), _language("pt, *;q=0.5")
    ('fr', 'en')
    """
    named = (part.strip()[:2] for part in accepted.split(","))
    return next((lang for lang in named if lang in LANGUAGES), "en")
