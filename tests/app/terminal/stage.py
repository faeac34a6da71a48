"""A terminal for tests: what is typed is given, what is shown is kept."""

import io
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from robobid.app.commands.play import play as play_game
from robobid.app.terminal.screen import Screen
from robobid.core.reader import read_record
from robobid.games.fzzzt.game import FZZZT

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Out(io.StringIO):
    """Keeps what is shown."""

    def __init__(self, *, tty: bool) -> None:
        super().__init__()
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "utf-8"


class Typist(io.StringIO):
    """Types lines: given ones first, then whatever the last line shown asks for."""

    def __init__(
        self,
        lines: Iterable[str],
        out: Out,
        answer: Callable[[str], str] | None,
        *,
        tty: bool,
    ) -> None:
        super().__init__()
        self._lines = iter(lines)
        self._out = out
        self._answer = answer
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        if line is None and self._answer is None:
            return ""
        if line is None and self._answer is not None:
            shown = ESCAPE.sub("", self._out.getvalue()[-4000:])
            line = self._answer(last_question(shown))
        if self._tty:  # A terminal shows what is typed.
            self._out.write(f"{line}\n")
        return f"{line}\n"


def last_question(shown: str) -> str:
    """What is asked at the end of a screen; further rows of a question are indented."""
    *before, last = shown.rstrip("\n ").split("\n")
    while last.startswith("  ") and before:
        last = f"{before.pop()} {last.strip()}"
    return last


def plainly(question: str) -> str:
    """The first card for a bid, nothing built, Enter for everything else."""
    asks = question.lower()
    if "2 1" in asks:
        return "0"
    return "" if "enter" in asks or "entrée" in asks else "1"


def a_terminal(*lines: str) -> Screen:
    """A terminal at which somebody types these lines."""
    out = Out(tty=True)
    around = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    return Screen(Typist(lines, out, None, tty=True), out, around)


def shown_on(screen: Screen) -> str:
    """Everything that was shown on such a terminal."""
    out = screen._out
    assert isinstance(out, Out)
    return out.getvalue()


def play(
    *lines: str,
    answer: Callable[[str], str] | None = None,
    term: str | None = None,
    width: int = 80,
    height: int = 24,
    environ: Mapping[str, str] | None = None,
    **options: Any,
) -> tuple[str, int]:
    """Play through a pipe or on some terminal; gives all output and the code."""
    tty = term is not None
    out = Out(tty=tty)
    size = {"COLUMNS": str(width), "LINES": str(height)}
    around = {"TERM": term or "dumb", "COLORTERM": "truecolor"} | size
    around |= environ or {}
    screen = Screen(Typist(lines, out, answer, tty=tty), out, around)
    code = play_game(game="fzzzt", **{**OPTIONS, **options}, screen=screen)
    return out.getvalue(), code


OPTIONS: dict[str, Any] = {
    "edition": "en",
    "players": None,
    "seats": "human,random",
    "peripherals": None,
    "deck": None,
    "switch": [],
    "by_hand": False,
    "lang": "en",
    "seed": 1,
    "record": None,
}


def written(path: Path) -> str:
    """What a file says."""
    return path.read_text("utf-8")


def entries(path: Path) -> list[str]:
    """What the seats did, as the record in a file writes it."""
    record = read_record(written(path), FZZZT)
    return [" ".join(entry.words) for entry in record.entries if entry.seat >= 0]
