"""Power Grid for the session: its questions, answers, news and table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from robobid.app.terminal.host import Party, Size, TellingHost
from robobid.app.terminal.paint import Block
from robobid.app.terminal.powergrid import market
from robobid.app.terminal.powergrid.answers import actions_from
from robobid.app.terminal.powergrid.board import board, plain_board, rail, told
from robobid.app.terminal.powergrid.country import country
from robobid.app.terminal.powergrid.final import final_block
from robobid.app.terminal.powergrid.help import MAP, help_lines
from robobid.app.terminal.powergrid.hint import hint_lines
from robobid.app.terminal.powergrid.people import players
from robobid.app.terminal.powergrid.prompts import question
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.voice import Line
from robobid.core.decisions import Decision
from robobid.core.outcome import Outcome
from robobid.core.record import Record
from robobid.games.powergrid.variants import SetUp
from robobid.games.powergrid.view import View
from robobid.narration.powergrid import PowerGridTeller


def host(record: Record[Any], party: Party) -> PowerGridHost:
    """The host of a game."""
    speech = party.voice(PowerGridSpeech)
    return PowerGridHost(speech, record.table.setup, party.people, party.width)


class PowerGridHost(TellingHost[PowerGridSpeech]):
    """Power Grid at a terminal: secret is only money, if it is hidden."""

    commands = (MAP,)

    def __init__(
        self, speech: PowerGridSpeech, setup: SetUp, people: int, width: int
    ) -> None:
        super().__init__(speech, PowerGridTeller(setup.map, speech.you))
        self.has_secrets = people > 1 and not setup.open_money
        self._width = width

    def question(self, view: View, decision: Decision) -> str:
        return question(self.voice, view, decision)

    def actions(self, line: str, view: View, decision: Decision) -> Sequence[Any]:
        return actions_from(line, view, decision, self.voice)

    def help(self, view: View, decision: Decision) -> list[str]:
        return [*help_lines(self.voice, view, decision), *self.rules_now(view)]

    def hint(self, view: View, decision: Decision) -> list[str]:
        return hint_lines(self.voice, self.teller, view, decision)

    def command(self, word: str, view: View) -> Sequence[Any]:
        return country(self.voice, view, self._width)

    def table(
        self,
        view: View,
        decision: Decision,
        old: list[Line],
        new: list[Line],
        size: Size,
    ) -> Block:
        return board(self.voice, view, decision, new, size)

    def plain_table(self, view: View, decision: Decision) -> Sequence[Any]:
        return plain_board(self.voice, view, decision)

    def public(self, view: View, new: list[Line], size: Size) -> Block:
        speech, width = self.voice, size.width
        lines = [rail(speech, view, width), *told(new, width), Text()]
        lines += [*market.plants(speech, view, width), *market.fuel(speech, view)]
        return [*lines, *players(speech, view, width), Text()]

    def final(self, view: View, outcome: Outcome, width: int) -> Block:
        return final_block(self.voice, outcome, self.verdict(outcome), width)
