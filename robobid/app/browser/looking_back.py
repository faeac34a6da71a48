"""Finished games looked back on in a page, behind everything else.

What has been judged is kept part by part, so that a page that is closed goes on later.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from base64 import b64decode, b64encode
from contextlib import suppress
from typing import Any, Final

from robobid.app.analysis.account import as_plain
from robobid.app.analysis.judgement import Judged
from robobid.app.analysis.luck import Drawn
from robobid.app.analysis.work import Wanted, added_up, portions, work_on
from robobid.app.browser.store import PageStore
from robobid.app.hosting.games.directory import offer_of_record
from robobid.app.hosting.problems import kind_of
from robobid.app.hosting.rows import Wish
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.workers import Workers
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record

_LOG = logging.getLogger("robobid.page")
_WHO: Final = "analyses"
_AT_ONCE: Final = 2
"""Parts of a game that are judged at the same time."""
Looked = list[Judged | Drawn]


class LookingBack:
    """Works on whatever waits, one game at a time."""

    def __init__(self, store: PageStore, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._asked = asyncio.Event()

    async def ask(self, wish: Wish) -> None:
        """Have a game looked back on."""
        await self._store.write(self._store.analyses.ask, wish)
        self._asked.set()

    async def work(self) -> None:
        """Work for ever; also on what was begun before the page was opened."""
        while True:
            self._asked.clear()
            for wish in self._store.analyses.waiting():
                with suppress(StoreUnavailable):
                    await self._work_on(wish)
            await self._asked.wait()

    async def _work_on(self, wish: Wish) -> None:
        analyses, write = self._store.analyses, self._store.write
        try:
            told = await self._account(wish)
        except RobobidError as refused:
            await write(analyses.end, wish, "failed", refused.code)
        except StoreUnavailable:
            raise
        except Exception as error:
            _LOG.error("a game of %s cannot be analysed: %s", wish.game, kind_of(error))
            await write(analyses.end, wish, "failed", "analysis_failed")
        else:
            await write(analyses.end, wish, "done", told)

    async def _account(self, wish: Wish) -> str:
        """What everything that was judged says, as it is sent."""
        offer = offer_of_record(wish.record)
        wanted = Wanted.of(read_record(wish.record, offer.game))
        parts, known = portions(wanted), self._judged(wish)
        places, found = asyncio.Semaphore(_AT_ONCE), dict[int, Looked]()

        async def judge(at: int) -> None:
            numbers = parts[at].numbers
            if numbers <= known.keys():
                found[at] = [known[number] for number in sorted(numbers)]
                return
            async with places:
                looked = await self._workers.work_out(_WHO, work_on, parts[at])
            await self._store.write(self._note, wish, looked)
            found[at] = looked

        await asyncio.gather(*map(judge, range(len(parts))))
        looked = [each for at in range(len(parts)) for each in found[at]]
        return json.dumps(as_plain(added_up(wanted, looked)), ensure_ascii=False)

    def _note(self, wish: Wish, looked: Looked) -> None:
        for each in looked:
            text = b64encode(pickle.dumps(each)).decode()
            self._store.analyses.note(wish.code, each.number, text)

    def _judged(self, wish: Wish) -> dict[int, Any]:
        """What is judged already; what another version kept may have to be again."""
        found = {}
        for number, text in self._store.analyses.judged(wish.code).items():
            with suppress(Exception):
                found[number] = pickle.loads(b64decode(text))
        return found
