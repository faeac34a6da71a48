"""A program of somebody else's: we speak with it line by line, and never wait for ever.

It may hang, die, talk nonsense, flood us, or never read: whatever it does costs it the
game, and nobody else anything.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final, Literal

from robobid.bots import supervisor
from robobid.bots.transcript import Transcript
from robobid.core.errors import Reason, Why

FaultKind = Literal["crash", "illegal", "protocol", "timeout"]

LONGEST_LINE: Final = 1 << 20
"""Bytes; a line that is longer cannot be an answer."""
_LINES_KEPT: Final = 16
"""Lines that may wait for us; a program that says more has to wait itself."""
_LAST_WORDS: Final = 2000
_SHOWN: Final = 300
_CHUNK: Final = 1 << 16
_PATIENCE: Final = supervisor.GRACE + 30
_MOMENT: Final = 3.0
"""Seconds that a program which says nothing more has to end by itself."""
_LAST_MOMENT: Final = 0.5
"""Seconds that we listen to a program which has ended."""

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

    def __init__(
        self, command: Sequence[str], transcript: Transcript | None = None
    ) -> None:
        # Isolated: what is meant for the program's Python is not for its supervisor.
        self._process = subprocess.Popen(
            [sys.executable, "-I", supervisor.__file__, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._transcript = transcript
        self._heard: Queue[bytes | None] = Queue(_LINES_KEPT)
        self._last_words = b""
        self._has_spoken = False
        self._is_over = False
        # Somebody else may hold the pipes open for ever: this one is ours to close.
        self._bell, self._rope = os.pipe()
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
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
        if self._transcript is not None:
            self._transcript.said(line)
        with contextlib.suppress(OSError):
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()

    def hear(self, seconds: float) -> Mapping[str, Any]:
        """The next message; one that does not come in time is a fault."""
        try:
            line = self._heard.get(timeout=max(seconds, 0))
        except Empty:
            if self._ended_by_itself():
                raise BotFailed("crash", self._obituary()) from None
            raise BotFailed("timeout", self._silence(seconds)) from None
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

    def _silence(self, seconds: float) -> Reason:
        """A program that was never heard may have answered into its own buffer."""
        english, limit = "no answer within {seconds} s", f"{seconds:.3g}"
        if self._has_spoken:
            return Reason("no_answer", english, seconds=limit)
        english += "; nothing was ever heard: does it flush its output after each line?"
        return Reason("never_heard", english, seconds=limit)

    def kill(self) -> None:
        """End the program at once: nothing that it could still say matters."""
        self._pull()
        self.end()

    def _pull(self) -> None:
        if os.name == "posix":
            # Elsewhere this would leave the program without its supervisor.
            self._process.terminate()

    def end(self) -> None:
        """Let go of the program, and wait until it is gone."""
        if self._is_over:
            return
        self._is_over = True
        process = self._process
        self._let_go()
        self._hear_out()
        for thread, stream in zip(
            self._threads, (process.stdout, process.stderr), strict=True
        ):
            thread.join()
            assert stream is not None
            stream.close()
        os.close(self._bell)
        if self._transcript is not None:
            self._transcript.close()

    def _hear_out(self) -> None:
        """Listen to the last words, but not for ever: somebody may hold the pipe."""
        enough = monotonic() + _LAST_MOMENT
        is_listening = True
        while any(thread.is_alive() for thread in self._threads):
            # The listener may be waiting for us to take a line.
            with contextlib.suppress(Empty):
                self._heard.get(timeout=0.01)
            if is_listening and monotonic() > enough:
                os.close(self._rope)
                is_listening = False
        if is_listening:
            os.close(self._rope)

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
        rest = b""
        for chunk in self._chunks(self._process.stdout.fileno()):
            self._has_spoken = True
            *lines, rest = (rest + chunk).split(b"\n")
            if len(rest) > LONGEST_LINE:
                lines.append(_TOO_LONG)
                rest = b""
            for line in lines:
                if self._transcript is not None:
                    self._transcript.heard(line)
                self._heard.put(line)
        self._heard.put(None)

    def _keep_last(self) -> None:
        """Read what the program complains about, and keep only the end of it."""
        assert self._process.stderr is not None
        for chunk in self._chunks(self._process.stderr.fileno()):
            if self._transcript is not None:
                self._transcript.complained(chunk)
            self._last_words = (self._last_words + chunk)[-_LAST_WORDS:]

    def _chunks(self, stream: int) -> Iterator[bytes]:
        """What comes, until the stream ends or nobody wants to hear more."""
        if os.name != "posix":
            yield from iter(partial(os.read, stream, _CHUNK), b"")
            return
        poll = select.poll()
        for waited_for in (stream, self._bell):
            poll.register(waited_for, select.POLLIN)
        while self._bell not in dict(poll.poll()) and (
            chunk := os.read(stream, _CHUNK)
        ):
            yield chunk

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
