"""The terminal itself: what it can show, and lines in and out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import UnsupportedOperation
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.glyphs import glyphs_for

NARROW: Final = 80
QUIT: Final = "q"
_CLEAR: Final = "\x1b[H\x1b[2J"
_FORGET: Final = "\x1b[3J"
_BLANK_LINES: Final = 60
"""How far a dumb terminal is scrolled to hide what stands on it."""


class InputEnded(Exception):
    """Nobody answers any more."""


class Quit(Exception):
    """A person wants to stop."""


class Screen:
    """Lines in and out, with paint and boxes where the terminal knows them.

    `plain` is for pipes and dumb terminals: words only, no escape codes.
    `asks` says that somebody sits there who can press Enter.
    """

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        self._in = stdin or sys.stdin
        self._out = stdout or sys.stdout
        term = environ.get("TERM", "dumb")
        self.asks = self._in.isatty()
        self.plain = not (self.asks and self._out.isatty()) or term == "dumb"
        encoding = getattr(self._out, "encoding", None)
        self.glyphs = glyphs_for(encoding, term)
        for stream in (self._in, self._out):
            # Who has read before has set it before: then it cannot be set again.
            with suppress(AttributeError, UnsupportedOperation):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self._console = Console(
            file=self._out,
            force_terminal=not self.plain,
            no_color=True if self.plain else None,
            highlight=False,
            emoji=False,
            markup=False,
            legacy_windows=False,
            width=NARROW if self.plain else None,
            _environ=environ,
        )
        self._pushed: str | None = None

    @property
    def width(self) -> int:
        """How many cells a line has."""
        return self._console.width

    @property
    def height(self) -> int:
        """How many lines can be seen."""
        return self._console.height

    def show(self, lines: Iterable[Text | str]) -> None:
        """Show some lines, none longer than the screen is wide."""
        for line in lines:
            if isinstance(line, str):
                self._show_words(line)
            elif self.plain:
                self._show_words(line.plain)
            else:
                self._console.print(
                    paint.fitted(line, min(line.cell_len, self.width)),
                    soft_wrap=True,
                )

    def rows(self, lines: Iterable[str]) -> int:
        """How many rows of the screen some sentences take."""
        return len(self.in_rows(lines))

    def in_rows(self, lines: Iterable[Text | str]) -> list[Text | str]:
        """Lines as rows of the screen: sentences are broken between words."""
        rows: list[Text | str] = []
        for line in lines:
            rows += [line] if isinstance(line, Text) else self._broken(line)
        return rows

    def _show_words(self, words: str) -> None:
        for line in self._broken(words):
            self._out.write(f"{line}\n")

    def _broken(self, words: str) -> list[str]:
        """A sentence in rows, broken between words."""
        indent = " " * (len(words) - len(words.lstrip()))
        rows = paint.wrapped(words.strip(), self.width - len(indent) - 1, "  ")
        return [f"{indent}{row.plain}".rstrip() for row in rows]

    def clear(self, *, forget: bool = False) -> None:
        """Begin an empty screen; `forget` also empties what could be scrolled to."""
        if not self.plain:
            self._out.write(_CLEAR + (_FORGET if forget else ""))
        elif forget and self.asks:
            self._out.write("\n" * _BLANK_LINES)

    def ask(self, question: str) -> str:
        """Ask for a line; raises `InputEnded` when there is none."""
        if self.plain:
            self._show_words(question)
        else:
            prompt = Text("\n".join(self._broken(f" {question}")) + " ", paint.SPARK)
            self._console.print(prompt, end=" ", soft_wrap=True)
        self._out.flush()
        if self._pushed is not None:
            line, self._pushed = self._pushed, None
            return line
        line = self._in.readline()
        if not line:
            raise InputEnded
        return line.strip()

    def wait(self, words: str) -> None:
        """Wait for Enter; here too a person may leave."""
        if self.ask(words).lower() == QUIT:
            raise Quit

    def answer_later(self, line: str) -> None:
        """Give a line back: it answers the next question."""
        self._pushed = line
