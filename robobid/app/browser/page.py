"""What a page's workers call: everything goes in and out as text.

The worker's own side is `web/src/worker`: it gives the storage, other workers, and
somebody who hears what is told.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Mapping

from robobid.app.browser import thinking
from robobid.app.browser.host import SETTINGS, PageHost, Window
from robobid.app.browser.store import Nowhere, PageStore
from robobid.app.browser.thinking import Alone, PageThinker
from robobid.bots import RANDOM, bot_names, make_bot
from robobid.games.registry import entries

Keep = Callable[[str], Awaitable[str]]
"""Keeps changes, as JSON by their keys; gives what was wrong, or nothing."""
Ask = Callable[[str, float], Awaitable[str]]
"""Has another worker answer; empty if that takes too long."""
Tell = Callable[[int, str], None]
"""Tells a window something."""


async def prepare() -> None:
    """Import what games and bots need: Python's memory is kept then, to start from."""
    thinker = PageThinker(Alone(), SETTINGS.bot_seconds)
    host = PageHost(PageStore({}, Nowhere()), thinker)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": RANDOM}]
    for entry in entries():
        wish = {"setup": {"game": entry.name}, "seats": seats}
        await host.answer("POST", "/api/tables", json.dumps(wish))
        for bot in bot_names(entry.name):
            make_bot(entry.name, bot, "")
    await host.close()


class Storage:
    """The browser's storage, which speaks JSON."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        """Make some changes, all or none."""
        if trouble := await self._keep(json.dumps(dict(changes), ensure_ascii=False)):
            raise OSError(trouble)


class Others:
    """Other workers, which are told bytes as text."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Have a question answered."""
        found = await self._ask(b64encode(question).decode(), seconds)
        if not found:
            raise TimeoutError
        return b64decode(found)


def answer(question: str) -> str:
    """What such a worker answers."""
    return b64encode(thinking.answer(b64decode(question))).decode()


class Page:
    """The host of a page, and its windows by their numbers."""

    def __init__(self, texts: str, keep: Keep, ask: Ask, tell: Tell) -> None:
        store = PageStore(json.loads(texts), Storage(keep))
        thinker = PageThinker(Others(ask), SETTINGS.bot_seconds)
        self.host = PageHost(store, thinker)
        self._tell = tell
        self._windows: dict[int, Window] = {}

    async def begin(self) -> None:
        """Let bots go on that were interrupted."""
        await self.host.open()

    async def answer(self, method: str, address: str, body: str) -> str:
        """The status and the JSON that answers a request, with a space between."""
        status, text = await self.host.answer(method, address, body)
        return f"{status} {text}"

    async def open(self, number: int, code: str, seat: int, seen: int) -> bool:
        """Open a window at a table; a seat below 0 is a spectator's."""
        window = Window(self.host, lambda text: self._tell(number, text))
        self._windows[number] = window
        return await window.open(code, seat if seat >= 0 else None, seen)

    async def hear(self, number: int, text: str) -> None:
        """What a window asks for."""
        if number in self._windows:
            await self._windows[number].hear(text)

    def close(self, number: int) -> None:
        """A window is closed."""
        if number in self._windows:
            self._windows.pop(number).close()
