"""What the make words run: nothing here ships with the package."""

from __future__ import annotations

import sys


def answer_help(about: str | None) -> None:
    """Whoever asks a tool without options for help is told what it does: no more."""
    if {"-h", "--help"} & {*sys.argv[1:]}:
        print((about or "").strip())
        raise SystemExit
