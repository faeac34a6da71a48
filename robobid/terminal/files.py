"""Reads files that the player names."""

from __future__ import annotations

import sys
from pathlib import Path

from robobid.core.errors import Unreadable

STANDARD_INPUT = "-"


def read_text(file: str) -> str:
    """The text of a file, or of standard input."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unreadable(
            "bad_file", f"cannot use {file}: {reason}", file=file, reason=reason
        ) from error
