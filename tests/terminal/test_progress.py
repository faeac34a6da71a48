"""A bar on the error output, and what is printed meanwhile."""

from __future__ import annotations

import sys

import pytest

from robobid.locales import words
from robobid.terminal.progress import progress_bar
from tests.terminal.stage import Out


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
