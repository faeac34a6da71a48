"""Fzzzt! for the session: its questions, answers, news and table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from robobid.app.terminal.fzzzt import answers, facts
from robobid.app.terminal.fzzzt.belt import belt
from robobid.app.terminal.fzzzt.board import Scene, board, news_width, rail
from robobid.app.terminal.fzzzt.final import final_block
from robobid.app.terminal.fzzzt.help import help_lines
from robobid.app.terminal.fzzzt.hint import hint_lines
from robobid.app.terminal.fzzzt.people import players
from robobid.app.terminal.fzzzt.plainboard import plain_board
from robobid.app.terminal.fzzzt.prompts import question
from robobid.app.terminal.fzzzt.reveal import news
from robobid.app.terminal.fzzzt.seen import seen_lines
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.host import Party, Size, TellingHost
from robobid.app.terminal.paint import Block
from robobid.app.terminal.voice import Line
from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.core.record import Record
from robobid.games.fzzzt.rules.actions import Bid, Done
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.events import BidsRevealed
from robobid.games.fzzzt.view import View
from robobid.narration.fzzzt import FzzztTeller

_NEWS_HEIGHT: Final = 9
_TALL: Final = 34
"""From so many lines on there is room for more news."""


def host(record: Record[Any], party: Party) -> FzzztHost:
    """The host of a game."""
    return FzzztHost(party.voice(Speech), record.table.deck)


class FzzztHost(TellingHost[Speech]):
    """Fzzzt! at a terminal: hands are secret, and bids until they are revealed."""

    commands = (answers.SEEN,)
    has_secrets = True

    def __init__(self, speech: Speech, deck: Deck) -> None:
        super().__init__(speech, FzzztTeller(deck, speech.you))

    def question(self, view: View, decision: Decision) -> str:
        return question(self.voice, view, decision)

    def actions(self, line: str, view: View, decision: Decision) -> Sequence[Any]:
        return [answers.action_from(line, view, decision, self.voice)]

    def doubt(self, action: Any, view: View, waiting: Sequence[Decision]) -> str | None:
        """A whole hand that cannot be taken back is asked for twice."""
        if not isinstance(action, Bid):
            return None
        assert view.seat is not None
        left = len(view.belt) + view.face_down - 1
        is_last = len(view.waiting) == 1 and len(waiting) == 1
        whole = 1 < len(action.cards) == len(facts.hand_of(view, view.seat))
        if not (whole and left and is_last):
            return None
        return self.voice.say("terminal.ask.whole_hand", n=left)

    def finished(self, action: Any) -> str | None:
        if isinstance(action, Bid):
            cards = self.voice.cards(action.cards)
            count = len(action.cards)
            return self.voice.say("terminal.ask.laid", n=count, cards=cards)
        if isinstance(action, Done):
            return self.voice.say("terminal.ask.finished")
        return None

    def help(self, view: View, decision: Decision) -> list[str]:
        return [*help_lines(self.voice, view, decision), *self.rules_now(view)]

    def hint(self, view: View, decision: Decision) -> list[str]:
        return hint_lines(self.voice, self.teller, view, decision)

    def command(self, word: str, view: View) -> Sequence[Any]:
        return seen_lines(self.voice, view)

    def is_worth_a_pause(self, event: Event) -> bool:
        return isinstance(event, BidsRevealed)

    def table(
        self,
        view: View,
        decision: Decision,
        old: list[Line],
        new: list[Line],
        size: Size,
    ) -> Block:
        fresh = self._news(new, news_width(size.width), size.height)
        scene = Scene(view, decision, fresh, [line.text for line in old])
        return board(self.voice, scene, size)

    def plain_table(self, view: View, decision: Decision) -> Sequence[Any]:
        return plain_board(self.voice, view, decision)

    def public(self, view: View, new: list[Line], size: Size) -> Block:
        speech, width = self.voice, size.width
        fresh = self._news(new, width, size.height)
        lines = [rail(speech, view, width), *fresh, Text()]
        if view.phase != "over":
            lines += belt(speech, view, width)
            lines += [Text(), *players(speech, view, width), Text()]
        return lines

    def final(self, view: View, outcome: Outcome, width: int) -> Block:
        return final_block(self.voice, view, self.verdict(outcome), width)

    def _news(self, fresh: list[Line], width: int, height: int) -> Block:
        room = _NEWS_HEIGHT if height < _TALL else 2 * _NEWS_HEIGHT
        return news(self.voice, fresh, width, room)
