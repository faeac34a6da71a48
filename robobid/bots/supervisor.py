"""Supervises a program: `python supervisor.py PROGRAM ARGUMENT ...`.

What comes in is passed on to the program; what it says goes straight to its owner, who
started us. When nothing more can come in, since the owner has let go or has died, the
program has a moment to end by itself, and is killed then with all it has started, also
in sessions of their own: on Linux, whatever loses its parent becomes our child.

The exit code is the program's own; a supervisor that had to kill it dies of a signal
too, so that its owner can tell a program that lived from one that was dead already.

This file is a program of its own: it needs the standard library alone.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep
from typing import Final

GRACE: Final = 0.5
"""Seconds that a program has to end by itself."""
CANNOT_START: Final = 127
_CHUNK: Final = 1 << 16
_HAS_GROUPS: Final = hasattr(os, "killpg")
_IS_LINUX: Final = sys.platform == "linux"
_SET_PARENT_DEATH_SIGNAL: Final = 1
_SET_CHILD_SUBREAPER: Final = 36
"""What `prctl` is asked for, from Linux's own list."""
_LONGEST_HUNT: Final = 5.0
"""Seconds after which whoever starts processes faster than we end them gets away."""


def main(command: list[str]) -> None:
    """Run a program until it ends, or until its owner lets go."""
    # Ctrl-C is for the owner, who lets go then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ask_linux(_SET_CHILD_SUBREAPER, 1)
    # Nobody is let go of, however early the owner asks for the end.
    asked, killed = Event(), Event()
    signal.signal(signal.SIGTERM, lambda *_: asked.set())
    program = start(command)
    signal.signal(signal.SIGTERM, lambda *_: end(program, killed))
    if asked.is_set():
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


def ask_linux(what: int, value: int) -> None:
    """Ask the kernel for something that other systems do not have."""
    if _IS_LINUX:
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start the program, in a group with all it will start itself.

    If it kills us, it dies too.
    """
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            start_new_session=_HAS_GROUPS,
            preexec_fn=_die_with_parent if _IS_LINUX else None,
        )
    except OSError as error:
        print(f"{command[0]}: {error.strerror or error}", file=sys.stderr)
        sys.exit(CANNOT_START)


def _die_with_parent() -> None:
    ask_linux(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)


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
    hunt()
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


def hunt() -> None:
    """Kill everything that the program has left behind, and see it end.

    Children of whoever is killed come to us, so that one look is not enough.
    """
    give_up = monotonic() + _LONGEST_HUNT
    while (left := [*living_below(os.getpid())]) and monotonic() < give_up:
        for pid in left:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(OSError):
                os.waitpid(pid, os.WNOHANG)
        sleep(0.005)


def living_below(ancestor: int) -> Iterator[int]:
    """The children of a process and theirs, as far as the system tells."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat") if _IS_LINUX else ():
        with contextlib.suppress(OSError):
            # The name in parentheses may hold anything.
            told = path.read_bytes().rpartition(b")")[2]
            state, parent, *_ = told.split()
            if state != b"Z":
                children.setdefault(int(parent), []).append(int(path.parent.name))
    waiting = [ancestor]
    while waiting:
        found = children.get(waiting.pop(), [])
        yield from found
        waiting += found


if __name__ == "__main__":
    main(sys.argv[1:])
