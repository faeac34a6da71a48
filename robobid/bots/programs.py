"""Bots at this table that are programs of their own."""

from __future__ import annotations

from typing import Any

from robobid.bots.external import External, Limits
from robobid.bots.program import BotFailed
from robobid.core.decisions import Decision, speller
from robobid.core.errors import Unsupported, Why
from robobid.core.game import View
from robobid.core.record import Record


class Programs:
    """The programs that sit at a table, each from its first decision on."""

    def __init__(self, record: Record[Any]) -> None:
        self._record = record
        self._sitting: dict[int, External] = {}

    def choose(self, word: str, seed: str, view: View, decision: Decision) -> Any:
        """What a program does; one that is at fault ends the game where it is."""
        try:
            action = self._seated(word, seed, decision.seat).choose(view, decision)
        except BotFailed as error:
            raise _failed(word, error.reason) from error
        if action not in decision.options:
            spell = speller(self._record.game, self._record.table, decision.seat)
            refusal = decision.options.refusal(decision.seat, action, spell)
            raise _failed(word, refusal)
        return action

    def _seated(self, word: str, seed: str, seat: int) -> External:
        game, table = self._record.game, self._record.table
        sitting = self._sitting.get(seat)
        if sitting is None or sitting.table is not table:
            # After a take-back the table is another one, and so is the game.
            if sitting is not None:
                sitting.leave()
            sitting = External(word, game, table, seat, seed, Limits())
            self._sitting[seat] = sitting
        return sitting

    def leave(self) -> None:
        """Everybody goes."""
        for sitting in self._sitting.values():
            sitting.dismiss()
        self._sitting = {}


def _failed(word: str, reason: Why) -> Unsupported:
    return Unsupported(
        "program_failed",
        f"the bot {word!r} cannot go on: {reason}",
        bot=word,
        reason=reason,
    )
