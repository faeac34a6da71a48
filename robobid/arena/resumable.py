"""Files by which work goes on that was stopped anywhere.

Each says what was asked for: one of something else is refused and left alone. Here is
the form that grows line by line; studies have sums, which are written as a whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import SEEK_END
from pathlib import Path
from typing import Any

from robobid.core.errors import Reason, Unreadable, Unsupported, bad_file


class Resumable:
    """Where work stands, in a file; without a path it is kept nowhere."""

    def __init__(self, path: Path | None, asked: Mapping[str, Any]) -> None:
        self.path = path
        self.asked: dict[str, Any] = json.loads(json.dumps(asked))

    def check(self, found: Any) -> None:
        """Refuse what was asked for in another way; the first difference is told."""
        wanted, there = _flat(self.asked), _flat(found)
        for key in wanted | there:
            if wanted.get(key) != there.get(key):
                values = {
                    "file": str(self.path),
                    "key": key,
                    "found": json.dumps(there.get(key), ensure_ascii=False),
                    "wanted": json.dumps(wanted.get(key), ensure_ascii=False),
                }
                raise Unsupported(
                    "other_results",
                    "{file} has the results of something else: {key} is {found}, "
                    "not {wanted}; name another file".format(**values),
                    **values,
                )


def _flat(asked: Any) -> dict[str, Any]:
    """What was asked for, with the parts of its parts beside the others.

    >>> _flat({"format": 1, "experiment": {"seed": 7}})
    {'format': 1, 'seed': 7}
    """
    flat: dict[str, Any] = {}
    for key, value in asked.items() if isinstance(asked, dict) else ():
        flat |= value if isinstance(value, dict) else {key: value}
    return flat


class ResumableLines(Resumable):
    """A value a line, as JSON; the first line says what was asked for.

    What stands behind the last whole line was being written when something went
    wrong; it is cut off, and its work is done again.
    """

    def __init__(self, path: Path, asked: Mapping[str, Any]) -> None:
        super().__init__(path, asked)
        self._path = path
        self._head = _line(asked)
        self._length = 0
        """How many bytes are whole lines."""
        self._size = 0
        """How many bytes there are, as far as we know."""

    def lines(self) -> list[bytes]:
        """All lines behind the first; none if there is no file yet."""
        written = self._bytes()
        self._length, self._size = written.rfind(b"\n") + 1, len(written)
        head, *lines = written[: self._length].splitlines() or [b""]
        if self._length:
            found = self.value(head, 1)
            if not isinstance(found, dict):
                raise self.unreadable(
                    1, head, Reason("json_object_expected", "expected a JSON object")
                )
            self.check(found)
        elif not self._head.startswith(written):
            english = "is not the beginning of a file of results"
            raise self.unreadable(1, written, Reason("not_results", english))
        return lines

    def value(self, line: bytes, number: int) -> Any:
        """What a line says; one that is no JSON is refused by its number."""
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            reason = Reason("json_object_expected", "expected a JSON object")
            raise self.unreadable(number, line, reason) from error

    def append(self, value: Any) -> None:
        """Write a value behind the others; the file is made with the first."""
        line = _line(value)
        if not self._length:
            line = self._head + line
        try:
            with self._path.open("r+b" if self._path.exists() else "xb") as file:
                if file.seek(0, SEEK_END) != self._size:
                    raise _in_use(self._path)
                file.truncate(self._length)
                file.seek(self._length)
                file.write(line)
        except (OSError, ValueError) as error:
            raise bad_file(self._path, error) from error
        self._length += len(line)
        self._size = self._length

    def unreadable(self, line: int, text: bytes, reason: Reason) -> Unreadable:
        """The refusal of a line."""
        found = text[:40].decode(errors="replace")
        return Unreadable(
            "bad_results",
            f"{self.path} is no file of results: "
            f"line {line} begins with {found!r}: {reason}",
            file=str(self.path),
            line=line,
            found=found,
            reason=reason,
        )

    def _bytes(self) -> bytes:
        try:
            return self._path.read_bytes()
        except FileNotFoundError:
            return b""
        except (OSError, ValueError) as error:
            raise bad_file(self._path, error) from error


def _in_use(path: Path) -> Unsupported:
    return Unsupported(
        "results_in_use",
        f"somebody else has written to {path} meanwhile; it was left alone",
        file=str(path),
    )


def _line(value: Any) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"{text}\n".encode()
