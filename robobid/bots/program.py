"""A program of somebody else's: we speak with it line by line, and never wait for ever.

It may hang, die, talk nonsense, flood us, or never read: whatever it does costs it the
game, and nobody else anything.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, Literal

from robobid.bots import leash
from robobid.core.errors import Reason, Why

FaultKind = Literal["crash", "illegal", "protocol", "timeout"]

LONGEST_LINE: Final = 1 << 20
"""Bytes; a line that is longer cannot be an answer."""
_LINES_KEPT: Final = 16
"""Lines that may wait for us; a program that says more has to wait itself."""
_LAST_WORDS: Final = 2000
_SHOWN: Final = 300
_CHUNK: Final = 1 << 16
_PATIENCE: Final = leash.GRACE + 30
_MOMENT: Final = 3.0
"""Seconds that a program which says nothing more has to end by itself."""

_TOO_LONG: Final = b"\n"
"""No line holds a line end, so that this can stand for one that is too long."""


class BotFailed(Exception):
    """A bot cannot go on: what kind of fault it is, and what happened."""

    def __init__(self, kind: FaultKind, reason: Why) -> None:
        super().__init__(shown(str(reason)))
        self.kind = kind
        self.reason = reason


class Program:
    """A running program that answers lines of JSON with lines of JSON."""

    def __init__(self, command: Sequence[str]) -> None:
        # Isolated: what is meant for the program's Python is not meant for the leash.
        self._process = subprocess.Popen(
            [sys.executable, "-I", leash.__file__, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._heard: Queue[bytes | None] = Queue(_LINES_KEPT)
        self._last_words = b""
        self.questions = 0
        """How many it was asked so far, in all its games."""
        self._threads = [
            Thread(target=task, daemon=True) for task in (self._listen, self._keep_last)
        ]
        for thread in self._threads:
            thread.start()

    def say(self, **message: Any) -> None:
        """Send a message; whether it is read shows when we wait for the answer."""
        assert self._process.stdin is not None
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        with contextlib.suppress(OSError):
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def hear(self, seconds: float) -> Mapping[str, Any]:
        """The next message; one that does not come in time is a fault."""
        try:
            line = self._heard.get(timeout=max(seconds, 0))
        except Empty:
            if self._ended_by_itself():
                raise BotFailed("crash", self._obituary()) from None
            english = "no answer within {seconds} s"
            raise BotFailed(
                "timeout", Reason("no_answer", english, seconds=f"{seconds:.3g}")
            ) from None
        if line is None:
            raise BotFailed("crash", self._obituary())
        if line is _TOO_LONG:
            raise BotFailed(
                "protocol",
                Reason(
                    "line_too_long",
                    "a line of more than {most} bytes",
                    most=LONGEST_LINE,
                ),
            )
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise _nonsense("line_not_json", "not JSON: {found}", line) from None
        if not isinstance(message, dict):
            raise _nonsense("line_not_object", "not a JSON object: {found}", line)
        return message

    def kill(self) -> None:
        """End the program at once: nothing that it could still say matters."""
        self._pull()
        self.end()

    def _pull(self) -> None:
        if os.name == "posix":
            # Elsewhere this would leave the program without its leash.
            self._process.terminate()

    def end(self) -> None:
        """Let go of the leash, and wait until the program is gone."""
        process = self._process
        self._let_go()
        while self._threads[0].is_alive():
            # It may be waiting for us to take a line.
            with contextlib.suppress(Empty):
                self._heard.get(timeout=0.01)
        for thread, stream in zip(
            self._threads, (process.stdout, process.stderr), strict=True
        ):
            thread.join()
            assert stream is not None
            stream.close()

    def _let_go(self) -> None:
        process = self._process
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _ended_by_itself(self) -> bool:
        """Was it dead already? If not, it is now.

        On a busy machine a program may be dead before anybody has noticed, so that
        only its end can tell: whoever can still be killed was alive.
        """
        if os.name != "posix":
            return self._process.poll() is not None
        self._pull()
        self._let_go()
        return self._process.returncode >= 0

    def _listen(self) -> None:
        """Split what the program says into lines."""
        assert self._process.stdout is not None
        stream, rest = self._process.stdout.fileno(), b""
        while chunk := os.read(stream, _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            if len(rest) > LONGEST_LINE:
                self._heard.put(_TOO_LONG)
                rest = b""
            for line in lines:
                self._heard.put(line)
        self._heard.put(None)

    def _keep_last(self) -> None:
        """Read what the program complains about, and keep only the end of it."""
        assert self._process.stderr is not None
        stream = self._process.stderr.fileno()
        while chunk := os.read(stream, _CHUNK):
            self._last_words = (self._last_words + chunk)[-_LAST_WORDS:]

    def _obituary(self) -> Reason:
        """How the program ended, and the last it complained about."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_MOMENT)
        if not self._ended_by_itself():
            return Reason("output_closed", "the program has closed its output")
        self._threads[1].join(_MOMENT)
        code = self._process.returncode
        english = "the program has ended with code {exit}"
        lines = self._last_words.decode(errors="replace").strip().splitlines()
        if not lines:
            return Reason("program_ended", english, exit=code)
        last = shown(lines[-1])
        return Reason("program_ended_with", english + ": {last}", exit=code, last=last)


def _nonsense(code: str, english: str, line: bytes) -> BotFailed:
    found = shown(line.decode(errors="replace"))
    return BotFailed("protocol", Reason(code, english, found=found))


def shown(text: str) -> str:
    """Somebody else's words as one short line that does no harm on a screen.

    >>> shown("Oh\\x1b[31m no")
    'Oh [31m no'
    """
    text = text[: _SHOWN + 1]
    text = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return text if len(text) <= _SHOWN else text[:_SHOWN] + " ..."
