"""A page that is its own host, as a browser that tests drive like any other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import httpx

from robobid.app.browser.host import SETTINGS, PageHost
from robobid.app.browser.host import Window as PageWindow
from robobid.app.browser.store import PageStore
from robobid.app.browser.thinking import Alone, PageThinker
from tests.app.server.harness import Browser, Message, Window

AT_ONCE: Final = replace(SETTINGS, bot_wait=0.0, bot_pace=0.0, undo_wait=0.0)
"""Settings with which bots do not wait."""


class Memory:
    """A storage that outlives a page; it fails when it is told to."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.is_full = False

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("the storage is full")
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class _Asked(httpx.AsyncBaseTransport):
    """Requests answered by the page itself."""

    def __init__(self, host: PageHost) -> None:
        self._host = host

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = (await request.aread()).decode()
        address = request.url.raw_path.decode()
        status, text = await self._host.answer(request.method, address, body)
        return httpx.Response(status, json=json.loads(text))


class _Wire:
    """What a window at a table hears and says."""

    def __init__(self, host: PageHost) -> None:
        self._told = asyncio.Queue[str]()
        self.window = PageWindow(host, self._told.put_nowait)

    async def recv(self) -> str:
        return await self._told.get()

    async def send(self, data: str | bytes, /, *, text: bool | None = None) -> None:
        assert isinstance(data, str)
        await self.window.hear(data)

    async def close(self) -> None:
        self.window.close()


class Tab(Browser):
    """A tab with a host inside."""

    def __init__(self, memory: Memory) -> None:
        super().__init__("http://page")
        store = PageStore(dict(memory.texts), memory)
        self.host = PageHost(store, PageThinker(Alone(), 600), AT_ONCE)
        transport = _Asked(self.host)
        self.http = httpx.AsyncClient(transport=transport, base_url=self.address)

    async def knock(
        self, code: str, headers: dict[str, str] | None = None, **query: Any
    ) -> Window:
        wire = _Wire(self.host)
        window = Window(wire)
        self.windows.append(window)
        await wire.window.open(code, query.get("seat"), query.get("seen"))
        return window

    async def ask(self, method: str, path: str, body: Any = None) -> Message:
        """What is answered to a request that must be granted."""
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found


@asynccontextmanager
async def a_tab(memory: Memory | None = None) -> AsyncIterator[Tab]:
    """A page is opened, perhaps on what an earlier one kept."""
    tab = Tab(memory or Memory())
    await tab.host.open()
    try:
        yield tab
    finally:
        await tab.close()
        await tab.host.close()
