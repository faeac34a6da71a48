"""Shows the table and tells what happened, to the right eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.host import Host, Size
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.seating import Seating
from robobid.app.terminal.voice import Line
from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.core.game import View
from robobid.core.outcome import Outcome

_PROMPT: Final = 2
"""Rows that a question takes."""
_FEW: Final = 3
"""A few words take at most this part of the screen: a third."""


class Storyteller:
    """Keeps the log, and who has been told how much of it.

    Everybody in front of the screen has seen what was shown at a curtain; a seat's
    own secrets are told after it.
    """

    def __init__(self, host: Host, screen: Screen, seating: Seating) -> None:
        self.log: list[Event] = []
        self._host = host
        self._screen = screen
        self._seating = seating
        self._told = 0

    def begin_with(self, log: list[Event]) -> None:
        """Take over the log of a game that is continued: it is old news."""
        self.log, self._told = log, len(log)

    def go_back_to(self, log: list[Event]) -> None:
        """Something was taken back: it never happened."""
        self.log, self._told = log, min(self._told, len(log))

    def has_unseen_news(self) -> bool:
        """Has something happened that nobody has been shown and all should see?"""
        return any(map(self._host.is_worth_a_pause, self.log[self._told :]))

    def _split(self, seat: int | None) -> tuple[list[Line], list[Line]]:
        """The old news and the fresh, which from now on are old."""
        lines = self._host.lines(self.log, seat)
        old = [line for line in lines if line.at < self._told]
        self._told = len(self.log)
        return old, lines[len(old) :]

    def log_lines(self, seat: int | None) -> list[str]:
        """The whole story so far."""
        return [line.text for line in self._host.lines(self.log, seat)]

    def tell(self, seat: int | None) -> None:
        """Tell what is new, in words."""
        _, fresh = self._split(seat)
        self._screen.show(line.text for line in fresh)

    @property
    def _size(self) -> Size:
        return Size(self._screen.width, self._screen.height)

    def show_table(self, view: View, decision: Decision) -> None:
        """Show a seat everything it needs to choose."""
        if self._screen.plain:
            self.tell(view.seat)
            self._screen.show(self._host.plain_table(view, decision))
            return
        old, fresh = self._split(view.seat)
        lines = self._host.table(view, decision, old, fresh, self._size)
        self._screen.clear()
        self._screen.show(lines)

    def show_asked(self, view: View, decision: Decision, lines: Sequence[Any]) -> None:
        """Show what somebody asked for, and the table again: below it if there is room.

        Otherwise it is read page by page, and then the table is back.
        """
        if self._screen.plain:
            self._screen.show(["", *lines, ""])
            return
        rows = self._screen.in_rows(["", *lines, ""])
        room = self._screen.height - _PROMPT
        old, _ = self._split(view.seat)
        tight = self._size._replace(height=self._screen.height - len(rows))
        table = self._host.table(view, decision, old, [], tight)
        # A few words may push the rail away: whoever asked wants to read both at once.
        if len(table) + len(rows) <= room or len(rows) <= room // _FEW:
            self._screen.clear()
            self._screen.show([*table, *rows])
            return
        for first in range(1, len(rows), room):
            self._screen.clear()
            self._screen.show(rows[first : first + room])
            self._screen.wait(self._host.voice.say("terminal.ask.go_on"))
        self.show_table(view, decision)

    def pause(self, view: View) -> None:
        """Show what happened and wait for Enter: more is coming."""
        self._show_public(view)
        self._screen.wait(self._host.voice.say("terminal.ask.go_on"))

    def _show_public(self, view: View) -> None:
        """Hide what was there, and show what everybody may know."""
        self._screen.clear(forget=len(self._seating.humans) > 1)
        if self._screen.plain:
            self.tell(self._seating.you)
            return
        _, fresh = self._split(self._seating.you)
        self._screen.show(self._host.public(view, fresh, self._size))

    def curtain(self, view: View, seat: int) -> None:
        """Hide what the last person saw, tell what all may know, call the next."""
        self._show_public(view)
        name = self._host.voice.player(seat)
        words = self._host.voice.say("terminal.ask.curtain", name=name)
        if self._screen.asks:
            self._screen.wait(words)
        else:
            self._screen.show(["", f"-- {words}"])

    def refuse(self, reason: str) -> None:
        """Say why something cannot be done."""
        if self._screen.plain:
            self._screen.show([reason])
        else:
            lines = paint.wrapped(reason, self._screen.width - 3, "  ")
            self._screen.show([Text(f" {line.plain}", paint.BOLD) for line in lines])

    def tell_end(self, view: View, outcome: Outcome) -> None:
        """The last news, and everybody's score."""
        if self._screen.plain:
            self.tell(view.seat)
        elif self.has_unseen_news():
            self.pause(view)
        if self._seating.humans:
            self._screen.clear(forget=len(self._seating.humans) > 1)
        self._screen.show(self._host.final(view, outcome, self._screen.width))
