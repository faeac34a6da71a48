"""What goes to the error output: sentences, and a bar beside what is printed."""

from __future__ import annotations

import sys

import pytest

from robobid.app.locales import words
from robobid.app.terminal.output import complain, progress_bar
from tests.app.terminal.stage import Out

LONG = "Stopped. What was learned so far is kept in policy.json.checkpoint: go on."


def test_what_is_printed_beside_a_bar_reaches_the_output(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`robobid analyse --json > file` at a terminal used to leave the file empty."""
    out, err = Out(tty=False), Out(tty=True)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    monkeypatch.setenv("TERM", "xterm-256color")

    with progress_bar(words("en"), 2) as bar:
        bar(1)
        with bar.aside():
            print("a result")
        bar(1)

    assert out.getvalue() == "a result\n"
    assert "1/2" in err.getvalue()
    assert "a result" not in err.getvalue()


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
