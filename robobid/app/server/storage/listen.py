"""Hears of what other servers did on the same PostgreSQL."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import URL

from robobid.app.server.storage.database import CHANNEL

_LOG = logging.getLogger("robobid.storage")
_PATIENCE = 1.0
"""Seconds between looks at whether to end, and before connecting again."""


class Listener(threading.Thread):
    """Calls `heard(code)` for each table that another server changed.

    What is said beside that, `noticed(server, code, words)` gets.
    Whenever it begins to listen it calls `heard(None)`: before that, at the start or
    after a broken connection, anything may have been missed.
    """

    def __init__(
        self,
        url: URL,
        server: str,
        heard: Callable[[str | None], None],
        noticed: Callable[[str, str, str], None] = lambda *_: None,
    ) -> None:
        super().__init__(name="robobid-listener", daemon=True)
        self._address = url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._server = server
        self._heard = heard
        self._noticed = noticed
        self._ended = threading.Event()

    def run(self) -> None:
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._heard(None)
                    self._listen(connection)
            except psycopg.Error:
                _LOG.warning("lost the connection that listens; trying again")
                self._ended.wait(_PATIENCE)

    def _listen(self, connection: psycopg.Connection) -> None:
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=_PATIENCE):
                server, _, said = notice.payload.partition(" ")
                code, _, words = said.partition(" ")
                if server != self._server and words:
                    self._noticed(server, code, words)
                elif server != self._server:
                    self._heard(code)
                if self._ended.is_set():
                    return

    def end(self) -> None:
        """Stop listening, soon."""
        self._ended.set()
