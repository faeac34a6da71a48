"""A process in which long questions are worked out: it can be ended at any moment.

It is forked from one that has loaded everything. A question is a function of ours with
its values; the answer goes back as values, or as the bytes that a browser is sent.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import pickle
import signal
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, NamedTuple

from robobid.app.hosting.workers import Answer, answered
from robobid.app.server.codec import encode
from robobid.bots.orphans import end_with_parent_process
from robobid.games.registry import GameEntry, register

try:
    import resource
except ImportError:  # a system without limits of this kind
    resource = None  # type: ignore[assignment]

EFFORT: Final = 4
"""Of 9: most of the gain for little of the time."""
Form = Literal["values", "json", "gzip"]


class Question(NamedTuple):
    """What is to be worked out, and how the answer shall come."""

    function: Callable[..., Any]
    values: tuple[Any, ...]
    form: Form = "values"


def serve(
    questions: Connection, polite: int, memory: int, games: Sequence[GameEntry]
) -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent_process()
    if polite:
        os.nice(polite)
    _bound_memory(memory)
    for game in games:  # some may be registered by the server's own program alone
        register(game)
    # What is printed must not be taken for the server's own words.
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, OSError):
        while True:
            questions.send_bytes(pickle.dumps(answer(questions.recv()), 5))


def answer(question: Question) -> Answer:
    """Work a question out."""

    def found() -> Any:
        return _formed(question.function(*question.values), question.form)

    return answered(found)


def _formed(found: Any, form: Form) -> Any:
    if form == "values":
        return found
    body = encode(found)
    return gzip.compress(body, EFFORT, mtime=0) if form == "gzip" else body


def _bound_memory(megabytes: int) -> None:
    """Whatever needs more than so much on top of what is loaded fails."""
    if resource is None or not megabytes:
        return
    with contextlib.suppress(OSError, ValueError):
        with open("/proc/self/statm", encoding="ascii") as sizes:
            now = int(sizes.read().split()[0]) * resource.getpagesize()
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        bound = now + megabytes * (1 << 20)
        resource.setrlimit(resource.RLIMIT_AS, (bound, most))
