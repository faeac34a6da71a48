"""Runs a program on a leash: `python leash.py PROGRAM ARGUMENT ...`.

What comes in is passed on to the program; what it says goes straight to whoever holds
the leash. When nothing more can come in, since the owner has let go or has died, the
program has a moment to end by itself, and is killed then with all it has started.

The exit code is the program's own; a leash that had to kill it dies of a signal too, so
that its owner can tell a program that lived from one that was dead already.

This file is a program of its own: it needs the standard library alone.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final

GRACE: Final = 0.5
"""Seconds that a program has to end by itself."""
CANNOT_START: Final = 127
_CHUNK: Final = 1 << 16
_HAS_GROUPS: Final = hasattr(os, "killpg")


def main(command: list[str]) -> None:
    """Run a program until it ends, or until nobody holds the leash."""
    # Ctrl-C is for the owner, who lets go then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Nobody is let go of, however early the owner pulls.
    pulled, killed = Event(), Event()
    signal.signal(signal.SIGTERM, lambda *_: pulled.set())
    program = start(command)
    signal.signal(signal.SIGTERM, lambda *_: end(program, killed))
    if pulled.is_set():
        end(program, killed)
    # Whoever listens must notice when the program closes its output.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    chunks: SimpleQueue[bytes] = SimpleQueue()
    ended = Event()
    # In threads: a program that does not read must not keep us from noticing that
    # the owner is gone.
    Thread(target=pass_on, args=(program, chunks), daemon=True).start()
    Thread(target=end_with, args=(program, ended, killed)).start()
    while chunk := os.read(0, _CHUNK):
        chunks.put(chunk)
    chunks.put(b"")
    if not ended.wait(GRACE):
        end(program, killed)


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start the program, in a group with all it will start itself."""
    try:
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, start_new_session=_HAS_GROUPS
        )
    except OSError as error:
        print(f"{command[0]}: {error.strerror or error}", file=sys.stderr)
        sys.exit(CANNOT_START)


def pass_on(program: subprocess.Popen[bytes], chunks: SimpleQueue[bytes]) -> None:
    """Pass on what came in, as fast as the program reads it."""
    assert program.stdin is not None
    with contextlib.suppress(OSError), program.stdin as entry:
        while chunk := chunks.get():
            entry.write(chunk)
            entry.flush()


def end_with(program: subprocess.Popen[bytes], ended: Event, killed: Event) -> None:
    """When the program ends, end what it leaves behind, and this process."""
    code = program.wait()
    ended.set()
    kill(program)
    sys.stderr.flush()
    if _HAS_GROUPS and killed.is_set():
        os.kill(os.getpid(), signal.SIGKILL)
    os._exit(code if code >= 0 else 128 - code)


def end(program: subprocess.Popen[bytes], killed: Event) -> None:
    """Kill the program, and remember it if it was still alive."""
    if _is_alive(program):
        killed.set()
    kill(program)


def _is_alive(program: subprocess.Popen[bytes]) -> bool:
    """Asked without taking the program's exit code away from whoever waits for it."""
    if not _HAS_GROUPS:
        return program.poll() is None
    try:
        only_look = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, program.pid, only_look) is None
    except ChildProcessError:
        return False


def kill(program: subprocess.Popen[bytes]) -> None:
    """Kill the program and everything in its group."""
    with contextlib.suppress(OSError):
        if _HAS_GROUPS:
            os.killpg(program.pid, signal.SIGKILL)
        else:
            program.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
