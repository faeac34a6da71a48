"""Bots think in processes of their own: a slow one delays nobody else."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from robobid.bots import is_compiled
from robobid.games import cards
from robobid.server import bot_process
from robobid.server.bot_process import Job, Thought
from robobid.server.metrics import Times
from robobid.server.settings import Settings

_LOG = logging.getLogger("robobid.bots")
_LINE = 1 << 24
COMMAND = (sys.executable, "-m", "robobid.server.bot_process")
PREPARE = (*COMMAND, bot_process.PREPARE)


class BotProcesses:
    """The processes; another one is started when all are busy, up to a limit."""

    def __init__(self, settings: Settings, thoughts: Times | None = None) -> None:
        self._settings = settings
        self._thoughts = thoughts or Times()
        self._places = asyncio.Semaphore(settings.bot_processes)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._asked: set[asyncio.Task[Thought]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._began: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._all)

    async def think(self, job: Job) -> Thought:
        """What a bot does; a problem if it takes too long or fails.

        Whoever runs compiled code waits until it has been compiled, which is no
        thinking: only their table waits. Nobody waits long for a hint: until then it
        comes from a simpler bot; and nobody waits for the coach, who says nothing.
        Whoever leaves before the answer has come leaves the process alone: to start
        another one takes longer.
        """
        if is_compiled(job.game, job.bot):
            patience = self._settings.hint_wait if job.bot is None else None
            if not await self._is_prepared(job.game, 0.0 if job.weighs else patience):
                if job.weighs:
                    return Thought()
                job = msgspec.structs.replace(job, at_once=True)
        await self._places.acquire()
        asked = asyncio.create_task(self._think(job))
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    def preparing_for(self, game: str) -> float | None:
        """Seconds since a game's code began to be compiled; none when it is not."""
        preparing = self._preparing.get(game)
        if preparing is None or preparing.done():
            return None
        return time.monotonic() - self._began[game]

    async def warm(self) -> None:
        """Have the compiled code of every game's bots ready, one after another."""
        for card in cards():
            await self.prepared(card.name)

    async def prepared(self, game: str) -> None:
        """Wait until a game's code has been compiled, if it has any."""
        if is_compiled(game, None):
            await self._is_prepared(game, None)

    async def close(self) -> None:
        """End all processes."""
        tasks = [*self._asked, *self._preparing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)
        await asyncio.sleep(0)  # they are put away

    async def _think(self, job: Job) -> Thought:
        process: Process | None = None
        thought: Thought | None = None
        began = time.monotonic()
        try:
            process = self._idle.pop() if self._idle else await self._start()
            async with asyncio.timeout(self._settings.bot_seconds):
                thought = await _ask(process, job)
        except TimeoutError:
            _LOG.warning("bot %s of %s thinks too long", job.bot, job.game)
            return Thought(problem=("bot_too_slow", "the bot thinks too long"))
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            _LOG.warning("bot %s of %s failed: %r", job.bot, job.game, error)
            return Thought(problem=("bot_failed", "the bot failed"))
        finally:
            self._thoughts.note(time.monotonic() - began)
            if thought is not None and process is not None:
                self._idle.append(process)
            elif process is not None:
                self._end(process)
        return thought

    def _answered(self, asked: asyncio.Task[Thought]) -> None:
        self._asked.discard(asked)
        self._places.release()

    async def _is_prepared(self, game: str, patience: float | None) -> bool:
        """Is all that a game's bots run compiled, at least after some seconds?"""
        if game not in self._preparing:
            self._preparing[game] = asyncio.create_task(_prepare(game))
            self._began[game] = time.monotonic()
        preparing = self._preparing[game]
        done, _ = await asyncio.wait({preparing}, timeout=patience)
        if done:
            await preparing
        return bool(done)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, limit=_LINE
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        ending = asyncio.create_task(_end(process))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _end(process: Process) -> None:
    """End a process, and wait until nothing of it is left."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


async def _prepare(game: str) -> None:
    """Have what a game's bots run compiled; later processes find it on disk."""
    try:
        process = await asyncio.create_subprocess_exec(*PREPARE, game, stdin=PIPE)
    except OSError as error:
        _LOG.warning("the bots' compiled code cannot be made ready: %s", error)
        return
    try:
        if await process.wait():
            _LOG.warning("the bots' compiled code could not be made ready")
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise


async def _ask(process: Process, job: Job) -> Thought:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the process has ended")
    return msgspec.json.decode(line, type=Thought)
