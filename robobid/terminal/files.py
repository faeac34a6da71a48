"""Reads and writes files that the player names."""

from __future__ import annotations

import sys
from pathlib import Path

from robobid.core.errors import bad_file

STANDARD_INPUT = "-"


def read_text(file: str) -> str:
    """The text of a file, or of standard input."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # a name may hold what no name can
        raise bad_file(file, error) from error


def write_text(path: Path, text: str) -> None:
    """Write a file that the player names."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written; what is in it stays."""
    try:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error
