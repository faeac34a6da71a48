"""A process in which bots think: jobs come in line by line, and answers go out.

When the server ends, so does it, in the middle of a thought.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections import OrderedDict
from typing import IO, Final

import msgspec

from robobid.app.hosting.bots.thinker import Job, Known, Thought, think
from robobid.app.hosting.tables.history import History
from robobid.app.server.codec import encode
from robobid.bots.orphans import end_with_parent
from robobid.core.errors import RobobidError

_POLITE: Final = 5
"""Whoever moves pieces goes before whoever thinks."""


def main() -> None:
    """Answer jobs until there are no more."""
    end_with_parent()
    os.nice(_POLITE)
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    # A bot that prints must not be taken for an answer.
    sys.stdout = sys.stderr
    # Nobody is left to hear the answer when the server has died meanwhile.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(jobs, answers)


def work(jobs: IO[bytes], answers: IO[bytes]) -> None:
    """Answer the jobs of a stream."""
    known: OrderedDict[Known, History] = OrderedDict()
    for line in jobs:
        job = msgspec.json.decode(line, type=Job)
        try:
            thought = think(job, known)
        except RobobidError as error:
            thought = Thought(problem=(error.code, error.message))
        except Exception:
            # For the host alone: what failed may tell of cards that nobody has seen.
            traceback.print_exc()
            known.pop((job.table, job.created), None)
            thought = Thought(problem=("bot_failed", "the bot failed"))
        answers.write(encode(thought) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
