"""A coach for the first games at a terminal; it fades out by itself.

What it has said is kept beside the games that are saved, so that nothing is said too
often: in the first games all of it, then only what is new, then nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from robobid.app.analysis.slips import Slip, slip_of
from robobid.app.terminal.keeper import data_directory
from robobid.bots import is_weighed
from robobid.core.decisions import Action, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event, seen_by
from robobid.core.game import View
from robobid.core.record import Record
from robobid.narration import Teller
from robobid.narration.coach import FADING
from robobid.narration.message import Told


class Memory:
    """What a coach remembers of somebody who plays one game, in a file or nowhere."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        kept = _read(path)
        on = kept.get("on")
        self.is_on: bool | None = on if isinstance(on, bool) else None
        """None: nobody has said whether they want one."""
        self.games = _count(kept.get("games"))
        """How many were finished."""
        said = kept.get("said")
        self._said = {
            str(key): _count(times)
            for key, times in (said if isinstance(said, dict) else {}).items()
        }

    def turn(self, *, on: bool) -> None:
        """Switch the coach on or off; who wants it again begins anew."""
        if on:
            self.games, self._said = 0, {}
        self.is_on = on
        self._write()

    def first_fresh(self, tips: Sequence[Told]) -> Told | None:
        """The first that was not said often enough; from now on it was said again."""
        most = FADING.most_said(self.games)
        for tip in tips:
            if self._said.get(tip.key, 0) < most:
                self._said[tip.key] = self._said.get(tip.key, 0) + 1
                self._write()
                return tip
        return None

    def finish(self) -> bool:
        """A game is over; is it the one after which the coach leaves?"""
        self.games += 1
        leaves = bool(self.is_on) and self.games >= FADING.last_game
        if leaves:
            self.is_on = False
        self._write()
        return leaves

    def _write(self) -> None:
        if self._path is None:
            return
        kept = {"on": self.is_on, "games": self.games, "said": self._said}
        # Whoever cannot write here can still play.
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(kept), encoding="utf-8")


def memory_of(game: str) -> Memory:
    """What is remembered of a game, under the user's data directory."""
    return Memory(data_directory() / f"coach-{game}.json")


class Coach:
    """Speaks to the one person among bots."""

    def __init__(self, memory: Memory, teller: Teller) -> None:
        self._memory = memory
        self._teller = teller
        self._moment = ""
        self._is_offered = False

    @property
    def is_on(self) -> bool:
        """Does it speak?"""
        return bool(self._memory.is_on)

    def turn(self) -> bool:
        """Switch it on or off; is it on now?"""
        self._memory.turn(on=not self.is_on)
        self._moment = ""
        return self.is_on

    def offers(self) -> bool:
        """Shall it be offered? Once a game, to those who have not played many."""
        if self._is_offered or self._memory.is_on is not None:
            return False
        self._is_offered = True
        return self._memory.games < FADING.offered_to

    def says(self, view: View, decision: Decision, log: list[Event]) -> Iterator[Told]:
        """What just happened, and what to look at; once for every question."""
        if not self.is_on:
            return
        found = self._teller.coach(view, decision, seen_by(log, decision.seat))
        if found.moment == self._moment:
            return
        self._moment = found.moment
        for tips in (found.happened, found.now):
            if tip := self._memory.first_fresh(tips):
                yield tip

    def slip(
        self, record: Record[Any], decision: Decision, action: Action
    ) -> Slip | None:
        """What is wrong with an action, if anybody can tell."""
        if not self.is_on or not is_weighed(record.game.name, action):
            return None
        # Without kernels nobody can.
        with suppress(RobobidError):
            return slip_of(record.game, record.table, decision, action)
        return None

    def finish(self) -> bool:
        """A game is over; does the coach leave after it?"""
        return self._memory.finish()


def _count(found: Any) -> int:
    return found if type(found) is int and found >= 0 else 0


def _read(path: Path | None) -> dict[str, Any]:
    """What a file holds; one that cannot be read holds nothing."""
    if path is None:
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
