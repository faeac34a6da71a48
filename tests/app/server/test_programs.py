"""Programs beside the server are started by a process that has nothing else to do."""

from __future__ import annotations

import os
import sys

import pytest

from robobid.app.server.processes.programs import context, prepare, started
from tests.app.server.harness import scenario

ECHO = (
    "import os, sys\n"
    "for line in sys.stdin:\n"
    "    print(line.strip(), os.environ['WHO'], os.getppid(), flush=True)\n"
)


@pytest.mark.skipif(
    context().get_start_method() != "forkserver",
    reason="this system starts processes otherwise",
)
@scenario
async def test_the_server_does_not_wait_for_a_copy_of_itself() -> None:
    """It did, with all its threads, until a busy machine had time for the copy."""
    prepare()
    program = await started((sys.executable, "-c", ECHO), {"WHO": "Ann"})

    await program.ask(b"hello")
    said, who, parent = (await program.line()).split()
    await program.end()

    assert (said, who) == (b"hello", b"Ann")
    assert int(parent) != os.getpid()
    assert await program.line() == b""


@scenario
async def test_a_program_says_all_that_it_has_to_say() -> None:
    program = await started((sys.executable, "-c", "print('one\\ntwo')"))

    said = await program.rest()
    await program.end()

    assert said.split() == [b"one", b"two"]


@scenario
async def test_a_program_that_fails_says_nothing() -> None:
    program = await started((sys.executable, "-c", "raise SystemExit('no')"))

    assert await program.line() == b""
    assert await program.rest() == b""
    await program.end()
