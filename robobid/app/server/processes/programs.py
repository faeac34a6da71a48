"""Programs beside the server: to start one holds nobody up.

Whoever starts a program waits, with all their threads, until a copy of theirs has
become it. On a machine whose cores are busy that takes seconds, in which a server would
answer nobody. So a process that has nothing else to do starts them; workers are forked
from it too.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import socket
from asyncio.subprocess import PIPE
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from multiprocessing.context import BaseContext
from typing import Any, Final

_LOADED: Final = (
    "robobid.app.server.processes.work_process",
    "robobid.app.server.processes.programs",
    "robobid.app.hosting.tables.brought",
)
"""What the process has loaded from which all others are forked."""
_FORKED: Final = "forkserver"
_NOT_FOUND: Final = 127
"""The exit code of a program that there is not."""
_LIMIT: Final = 1 << 24


@cache
def context() -> BaseContext:
    """How processes begin: forked from one that is ready, where systems can."""
    if _FORKED not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context(_FORKED)
    found.set_forkserver_preload([*_LOADED])
    return found


def prepare() -> None:
    """Start the process that starts all others, before there is anybody to wait."""
    if context().get_start_method() == _FORKED:
        from multiprocessing import forkserver

        forkserver.ensure_running()


class Program:
    """A program that is asked line by line, by its standard input and output."""

    def __init__(
        self,
        answers: asyncio.StreamReader,
        questions: asyncio.StreamWriter,
        kill: Callable[[], None],
    ) -> None:
        self._answers = answers
        self._questions = questions
        self._kill = kill

    async def ask(self, question: bytes) -> None:
        """Send it a line."""
        self._questions.write(question + b"\n")
        await self._questions.drain()

    async def line(self) -> bytes:
        """Its next line; nothing if it has ended."""
        with contextlib.suppress(ConnectionError):
            return await self._answers.readline()
        return b""

    async def rest(self) -> bytes:
        """All that it still says."""
        with contextlib.suppress(ConnectionError):
            return await self._answers.read()
        return b""

    async def end(self) -> None:
        """End it, and wait until nothing of it is left."""
        with contextlib.suppress(ProcessLookupError, AttributeError, ValueError):
            self._kill()
        await self.rest()
        self._questions.close()


async def started(
    command: Sequence[str], env: Mapping[str, str] | None = None
) -> Program:
    """Start a program; one that there is not ends at once."""
    env = {**os.environ, **(env or {})}
    if context().get_start_method() != _FORKED:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=_LIMIT, env=env
        )
        assert process.stdin is not None
        assert process.stdout is not None
        return Program(process.stdout, process.stdin, process.kill)
    ours, theirs = socket.socketpair()
    forked = context().Process(  # type: ignore[attr-defined]
        target=_become, args=(theirs, [*command], env), daemon=True
    )
    try:
        await asyncio.to_thread(_begin, forked, theirs)
        answers, questions = await asyncio.open_connection(sock=ours, limit=_LIMIT)
    except BaseException:
        ours.close()  # by which whoever has begun meanwhile ends
        raise
    return Program(answers, questions, forked.kill)


def _begin(forked: Any, theirs: socket.socket) -> None:
    with theirs:
        forked.start()


def _become(theirs: socket.socket, command: list[str], env: dict[str, str]) -> None:
    """In the new process: be another program, which speaks by a socket."""
    for standard in (0, 1):
        os.dup2(theirs.fileno(), standard)
    with contextlib.suppress(OSError):
        os.execve(command[0], command, env)
    os._exit(_NOT_FOUND)
