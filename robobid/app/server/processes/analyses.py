"""Finished games are looked back on one after another, behind everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from typing import Final

import msgspec

from robobid.app.analysis.account import account_of, as_plain
from robobid.app.analysis.work import all_of
from robobid.app.hosting.games.directory import offer_of_record
from robobid.app.hosting.metrics import Metrics
from robobid.app.hosting.problems import Denied, Reported
from robobid.app.hosting.rows import Wish
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.codec import decode
from robobid.app.server.processes.analysis_process import Job, Report
from robobid.app.server.processes.bot_processes import BotProcesses
from robobid.app.server.processes.programs import Program, started
from robobid.app.server.processes.workers import Workers
from robobid.app.server.settings import Settings
from robobid.app.server.storage.archive import Archive
from robobid.core.reader import read_record

_LOG = logging.getLogger("robobid.analyses")
COMMAND = (sys.executable, "-m", "robobid.app.server.processes.analysis_process")
_WHO: Final = "analyses"
"""Who asks the long questions about a game that is analysed."""
ALIVE: Final = 120.0
"""Seconds without a judged move after which a server is believed to be dead."""
PREVIEW: Final = 2.0
"""Seconds between two looks at what is known so far."""
PAUSE: Final = 30.0
"""Seconds between looks for what others have left behind."""


class Failed(Exception):
    """An analysis cannot be made; the text is the code of the reason."""


class Analyses:
    """Works on whatever waits, one game at a time."""

    def __init__(
        self,
        settings: Settings,
        archive: Archive,
        bots: BotProcesses,
        workers: Workers,
        metrics: Metrics,
    ) -> None:
        self._metrics = metrics
        self._workers = workers
        self._settings = settings
        self._archive = archive
        self._bots = bots
        self._asked = asyncio.Event()

    async def ask(self, wish: Wish) -> bool:
        """Have a game looked back on; false if too many wait."""
        store, most = self._archive.store.analyses, self._settings.analyses_waiting
        is_taken = await self._archive.write(store.ask, wish, most)
        self._asked.set()
        return is_taken

    async def work(self) -> None:
        """Work for ever; also on what was begun before the server started."""
        archive, store = self._archive, self._archive.store.analyses
        while True:
            self._asked.clear()
            try:
                while wish := await archive.write(store.take, ALIVE):
                    await self._work_on(wish)
            except StoreUnavailable:
                _LOG.warning("the database does not answer: analyses wait")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), PAUSE)

    async def _work_on(self, wish: Wish) -> None:
        """Judge what is left of a game; it is kept move by move."""
        archive, store = self._archive, self._archive.store.analyses
        try:
            numbers = await self._workers.work_out(_WHO, numbers_of, wish.record)
            known = readable(await archive.read(store.judged, wish.code))
            left = [number for number in numbers if number not in known]
            known = await self._judge(wish, left, known)
            told = await self._workers.work_out(
                _WHO, account_told, wish.record, [known[number] for number in numbers]
            )
            await archive.write(store.end, wish.code, "done", told)
        except (Denied, Reported) as refused:
            await archive.write(store.end, wish.code, "failed", refused.code)
        except Failed as failed:
            await archive.write(store.end, wish.code, "failed", str(failed))
        except asyncio.CancelledError:
            with contextlib.suppress(StoreUnavailable):
                await archive.write(store.give_back, wish.code)
            raise
        except StoreUnavailable:
            raise
        except Exception:
            self._metrics.failed["analysis"] += 1
            _LOG.exception("analysis %s of %s cannot be made", wish.code, wish.game)
            await archive.write(store.end, wish.code, "failed", "analysis_failed")

    async def _judge(
        self, wish: Wish, numbers: Sequence[int], known: Mapping[int, str]
    ) -> dict[int, str]:
        """Let some processes judge moves, each a share; gives all that is known then.

        Meanwhile somebody may look at what is known so far.
        """
        many = min(self._settings.analysis_processes, len(numbers))
        said = dict(known)
        shares = [
            asyncio.create_task(self._run(wish, numbers[first::many], said))
            for first in range(many)
        ]
        preview = asyncio.create_task(self._preview(wish, said))
        try:
            await asyncio.gather(*shares)
        finally:
            for task in (preview, *shares):
                task.cancel()
            await asyncio.gather(preview, *shares, return_exceptions=True)
        return said

    async def _preview(self, wish: Wish, said: Mapping[int, str]) -> None:
        """Now and then keep what the moves that are judged say together."""
        archive, told_of = self._archive, 0
        while True:
            await asyncio.sleep(PREVIEW)
            if len(said) > told_of:
                told_of = len(said)
                reports = [said[number] for number in sorted(said)]
                told = await self._workers.work_out(
                    _WHO, account_told, wish.record, reports, False
                )
                await archive.write(archive.store.analyses.tell, wish.code, told)

    async def _run(
        self, wish: Wish, numbers: Sequence[int], said: MutableMapping[int, str]
    ) -> None:
        process = await started(COMMAND)
        try:
            await self._listen(process, wish, numbers, said)
        finally:
            await process.end()

    async def _listen(
        self,
        process: Program,
        wish: Wish,
        numbers: Sequence[int],
        said: MutableMapping[int, str],
    ) -> None:
        """Keep every move as soon as it has been judged."""
        archive, store = self._archive, self._archive.store.analyses
        job = Job(record=wish.record, numbers=list(numbers))
        await process.ask(msgspec.json.encode(job))
        for _ in numbers:
            try:
                async with asyncio.timeout(self._settings.analysis_seconds):
                    line = await process.line()
            except TimeoutError:
                self._metrics.slow["analysis"] += 1
                _LOG.warning("analysis %s: a move takes too long", wish.code)
                line = b""
            if not line:
                raise Failed("analysis_failed")
            report: Report = decode(line, Report)
            found = report.judged or report.drawn
            if found is None:
                raise Failed(report.problem or "analysis_failed")
            number, move = found.number, line.decode().strip()
            if not await archive.write(store.note, wish.code, number, move, ALIVE):
                raise Failed("unknown_analysis")  # its table is gone meanwhile
            said[number] = move


def numbers_of(text: str) -> list[int]:
    """The entries of a record at which somebody had a choice, or luck decided."""
    record = read_record(text, offer_of_record(text).game)
    return [each.number for each in all_of(record)]


def readable(texts: Mapping[int, str]) -> dict[int, str]:
    """What was judged already, by its entry; what cannot be read is judged again."""
    found = {}
    for number, text in texts.items():
        with contextlib.suppress(msgspec.MsgspecError):
            decode(text, Report)
            found[number] = text
    return found


def account_told(text: str, reports: Iterable[str], is_whole: bool = True) -> str:
    """What all that was reported of a record says, as it is stored and sent.

    Luck is told when all of it is known.
    """
    record = read_record(text, offer_of_record(text).game)
    said: list[Report] = [decode(each, Report) for each in reports]
    moves = [each.judged for each in said if each.judged is not None]
    draws = [each.drawn for each in said if each.drawn is not None]
    account = account_of(record, moves, draws if is_whole else (), whole=is_whole)
    return msgspec.json.encode(as_plain(account)).decode()
