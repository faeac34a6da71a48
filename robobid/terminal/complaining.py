"""Sentences on the error output."""

from __future__ import annotations

import shutil
import sys
import textwrap


def complain(words: str) -> None:
    """Say something on the error output; a terminal breaks no word of it."""
    if sys.stderr.isatty():
        wide = shutil.get_terminal_size().columns
        words = "\n".join(
            textwrap.fill(line, wide, break_long_words=False, break_on_hyphens=False)
            for line in words.splitlines()
        )
    print(words, file=sys.stderr)
