"""Everything that is said between us and a program, kept in files for its author."""

from __future__ import annotations

import os
import re
from errno import EACCES
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from robobid.core.errors import bad_file

_MOST_KEPT: Final = 1 << 26
"""Bytes; a program that says more fills no disk."""
_numbers: Final = count(1)


def check_folder(folder: Path | None) -> None:
    """Make the folder for transcripts, if there is to be one, or refuse it."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except (OSError, ValueError) as error:
        raise bad_file(folder, error) from error


class Transcript:
    """Two files: `NAME-PROCESS-NUMBER.protocol.txt`, and the same with `stderr`.

    In the first, lines that Robobid said begin with `>`, and the program's with `<`.
    """

    def __init__(self, folder: Path, name: str) -> None:
        stem = f"{_plain(name)}-{os.getpid()}-{next(_numbers)}"
        folder.mkdir(parents=True, exist_ok=True)
        self._protocol = _Kept(folder / f"{stem}.protocol.txt")
        self._complaints = _Kept(folder / f"{stem}.stderr.txt")

    def said(self, line: bytes) -> None:
        """We said a line."""
        self._protocol.write(b"> " + line + b"\n")

    def heard(self, line: bytes) -> None:
        """The program said a line."""
        self._protocol.write(b"< " + line + b"\n")

    def complained(self, words: bytes) -> None:
        """The program wrote to its error output."""
        self._complaints.write(words)

    def close(self) -> None:
        """Nothing more is said."""
        self._protocol.close()
        self._complaints.close()


class _Kept:
    """A file that does not grow for ever."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = path.open("wb", buffering=0)
        self._room = _MOST_KEPT

    def write(self, words: bytes) -> None:
        if self._room > 0 and not self._file.closed:
            self._file.write(words[: self._room])
            self._room -= len(words)

    def close(self) -> None:
        self._file.close()


def _plain(name: str) -> str:
    """A name as a file may have it everywhere.

    >>> _plain("exec:./my bot.py --level 3")
    'exec-my-bot.py-level-3'
    """
    return re.sub(r"[^\w.]+", "-", name).replace("-.-", "-").strip("-.")[:60] or "bot"
