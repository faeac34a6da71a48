"""Bots think in processes of their own: a slow one delays nobody else."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import deque

import msgspec

from robobid.app.hosting.bots.thinker import Job, Thought
from robobid.app.hosting.metrics import Metrics
from robobid.app.hosting.problems import kind_of
from robobid.app.server.codec import decode
from robobid.app.server.processes.programs import Program, started
from robobid.app.server.settings import Settings

_LOG = logging.getLogger("robobid.bots")
COMMAND = (sys.executable, "-m", "robobid.app.server.processes.bot_process")


class Places:
    """So many at once; among those who wait, some go before others."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._waiting: dict[bool, deque[asyncio.Future[None]]] = {
            True: deque(),
            False: deque(),
        }

    async def acquire(self, *, first: bool) -> None:
        """Wait for a place."""
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[first].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was ours already
            raise

    def release(self) -> None:
        """Give a place to whoever is next."""
        for line in self._waiting.values():
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class BotProcesses:
    """The processes; another one is started when all are busy, up to a limit."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self._settings = settings
        self._metrics = metrics or Metrics()
        self._places = Places(settings.bot_processes)
        self._idle: list[Program] = []
        self._all: set[Program] = set()
        self._asked: set[asyncio.Task[Thought]] = set()
        self._ending: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._all)

    async def think(self, job: Job, *, first: bool = True) -> Thought:
        """What a bot does; a problem if it takes too long or fails.

        `first` says that somebody looks on: tables without anybody wait for them.

        Whoever leaves before the answer has come leaves the process alone: to start
        another one takes longer.
        """
        await self._places.acquire(first=first)
        asked = asyncio.create_task(self._think(job))
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    async def close(self) -> None:
        """End all processes."""
        tasks = [*self._asked]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)
        await asyncio.sleep(0)  # they are put away

    async def _think(self, job: Job) -> Thought:
        process: Program | None = None
        thought: Thought | None = None
        began = time.monotonic()
        try:
            process = self._idle.pop() if self._idle else await self._start()
            async with asyncio.timeout(self._settings.bot_seconds):
                thought = await _ask(process, job)
        except TimeoutError:
            self._metrics.slow["bot"] += 1
            _LOG.warning("bot %s of %s thinks too long", job.bot, job.game)
            return Thought(problem=("bot_too_slow", "the bot thinks too long"))
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            self._metrics.failed["bot"] += 1
            # What it says may be of the table's hidden cards.
            _LOG.warning("bot %s of %s failed: %s", job.bot, job.game, kind_of(error))
            return Thought(problem=("bot_failed", "the bot failed"))
        finally:
            self._metrics.thoughts.note(time.monotonic() - began)
            if thought is not None and process is not None:
                self._idle.append(process)
            elif process is not None:
                self._end(process)
        return thought

    def _answered(self, asked: asyncio.Task[Thought]) -> None:
        self._asked.discard(asked)
        self._places.release()

    async def _start(self) -> Program:
        process = await started(COMMAND)
        self._all.add(process)
        return process

    def _end(self, process: Program) -> None:
        self._all.discard(process)
        ending = asyncio.create_task(process.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _ask(process: Program, job: Job) -> Thought:
    await process.ask(msgspec.json.encode(job))
    line = await process.line()
    if not line:
        raise EOFError("the process has ended")
    thought: Thought = decode(line, Thought)
    return thought
