"""Sentences on the error output."""

from __future__ import annotations

import sys

import pytest

from robobid.terminal.complaining import complain
from tests.terminal.stage import Out

LONG = "Stopped. What was learned so far is kept in policy.json.checkpoint: go on."


@pytest.mark.parametrize("tty", [True, False])
def test_a_terminal_breaks_lines_between_words(
    monkeypatch: pytest.MonkeyPatch, tty: bool
) -> None:
    out = Out(tty=tty)
    monkeypatch.setattr(sys, "stderr", out)
    monkeypatch.setenv("COLUMNS", "30")

    complain(LONG)

    lines = out.getvalue().splitlines()
    assert (max(map(len, lines)) <= 30) == tty
    assert " ".join(lines) == LONG
