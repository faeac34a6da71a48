"""Any game in the terminal: its position in a line, and its options by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from rich.text import Text

from robobid.app.locales.phrases import titled
from robobid.app.rulebook.numbers import SIGN, shown_number
from robobid.app.terminal.host import Party, Size, TellingHost
from robobid.app.terminal.paint import Block
from robobid.app.terminal.voice import Line, Voice
from robobid.bots import hint
from robobid.core.decisions import Decision
from robobid.core.outcome import Outcome
from robobid.core.record import Record, action_of, move_of
from robobid.games.registry import game_named
from robobid.narration.narrators import teller_of

_LISTED: Final = 40
"""So many options are written out; all others can be typed as moves."""


def plain_host(record: Record[Any], party: Party) -> PlainHost:
    """The host of a game that has none of its own."""
    return PlainHost(record, party)


class PlainHost(TellingHost[Voice]):
    """A game at a terminal as anybody can play it: by moves, or by their numbers."""

    has_secrets = True

    def __init__(self, record: Record[Any], party: Party) -> None:
        entry = game_named(record.game.name)
        kind: type[Voice] = type("PlainVoice", (Voice,), {"game": entry.name})
        teller = teller_of(entry.name, record.table, party.you)
        super().__init__(party.voice(kind), teller)
        self._record = record

    def question(self, view: Any, decision: Decision) -> str:
        options = list(self._options(decision))
        shown = [f"{at}) {move}" for at, move in enumerate(options[:_LISTED], 1)]
        more = ["..."] if len(options) > _LISTED else []
        return titled(self.voice.say, decision.kind, "  ".join([*shown, *more]))

    def _options(self, decision: Decision) -> Iterator[str]:
        game, table = self._record.game, self._record.table
        some = islice(decision.options, _LISTED + 1)
        return (move_of(game, table, decision.seat, action) for action in some)

    def actions(self, line: str, view: Any, decision: Decision) -> Sequence[Any]:
        game, table = self._record.game, self._record.table
        listed = list(islice(decision.options, _LISTED))
        if line.isdecimal() and 1 <= int(line) <= len(listed):
            return [listed[int(line) - 1]]
        if not line:
            return [hint(game.name, view, decision).action]
        return [action_of(game, table, decision.seat, line)]

    def help(self, view: Any, decision: Decision) -> list[str]:
        rules = self.teller.rules(view)
        return [
            f"{shown_number(rule.number) or SIGN} {self.voice.tell(rule.told)}"
            for rule in rules.now
        ]

    def hint(self, view: Any, decision: Decision) -> list[str]:
        game, table = self._record.game, self._record.table
        advice = hint(game.name, view, decision)
        move = move_of(game, table, decision.seat, advice.action)
        return [move, self.voice.tell(self.teller.hint(advice.reason, advice.values))]

    def table(
        self,
        view: Any,
        decision: Decision,
        old: list[Line],
        new: list[Line],
        size: Size,
    ) -> Block:
        return self.public(view, new, size)

    def plain_table(self, view: Any, decision: Decision) -> Sequence[Any]:
        return [self._record.game.seen_position(view)]

    def public(self, view: Any, new: list[Line], size: Size) -> Block:
        position = self._record.game.seen_position(view)
        return [*(Text(line.text) for line in new), Text(position), Text()]

    def final(self, view: Any, outcome: Outcome, width: int) -> Block:
        results = [
            titled(
                self.voice.say,
                self.voice.player(seat),
                ", ".join(f"{name} {value}" for name, value in result.items()),
            )
            for seat, result in enumerate(outcome.results)
        ]
        return [Text(line) for line in (*results, *self.verdict(outcome))]
