"""Runs the `robobid` command here, and looks at how it ends."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from robobid.app.commands import REFUSED, _parser, main

ANSWERED: Final = (0, 1)
"""What was asked for; 1 says that a bot failed, or that a game was left and lost."""


parser_once: Final = cache(_parser)
"""Most of the time of a command that is refused would go into making it."""


class Answer(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def answer_to(
    argv: Sequence[str],
    typed: str | bytes = "",
    command: Callable[[list[str]], int] = main,
) -> Answer:
    """What a command answers; an exception that reaches us is a traceback for users."""
    out, err = io.StringIO(), io.StringIO()
    data = typed if isinstance(typed, bytes) else typed.encode(errors="replace")
    stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", stdin),
        patch.dict(os.environ),
        patch("robobid.app.commands._parser", parser_once),
    ):
        try:
            code = command([*argv])
        except SystemExit as end:
            code = int(end.code or 0)
    return Answer(code, out.getvalue(), err.getvalue())


@contextmanager
def nothing_is_lost(folder: Path) -> Iterator[list[Answer]]:
    """Put the answer into the list: it is one, or a refusal that leaves all files."""
    before = contents(folder)
    answers: list[Answer] = []
    yield answers
    (answer,) = answers
    assert answer.code in (*ANSWERED, REFUSED), answer
    assert "Traceback" not in answer.err, answer.err
    if answer.code == REFUSED:
        assert "robobid" in answer.err or "studies" in answer.err
        assert contents(folder) == before


def contents(folder: Path) -> dict[str, bytes]:
    """What stands in every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
