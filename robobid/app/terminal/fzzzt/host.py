"""Fzzzt! for the session: its questions, answers, news and table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from robobid.app.locales.phrases import titled
from robobid.app.terminal.fzzzt import answers, facts
from robobid.app.terminal.fzzzt.answers import SEEN
from robobid.app.terminal.fzzzt.belt import belt
from robobid.app.terminal.fzzzt.board import Scene, board, news_width, rail
from robobid.app.terminal.fzzzt.final import final_block
from robobid.app.terminal.fzzzt.people import players
from robobid.app.terminal.fzzzt.plainboard import plain_board
from robobid.app.terminal.fzzzt.reveal import news
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.host import Party, Size, TellingHost
from robobid.app.terminal.paint import Block
from robobid.app.terminal.screen import QUIT
from robobid.app.terminal.voice import Line
from robobid.bots import Hint, hint
from robobid.core.decisions import Action, Decision
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.core.record import Record
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Done, Pay
from robobid.games.fzzzt.rules.cards import KINDS, Card, Deck
from robobid.games.fzzzt.rules.events import BidsRevealed
from robobid.games.fzzzt.view import View
from robobid.narration import Teller
from robobid.narration.fzzzt import FzzztTeller

_NEWS_HEIGHT: Final = 9
_TALL: Final = 34
"""From so many lines on there is room for more news."""
_WAYS: Final = {"bid": "bid", "pay": "pay", "building": "build", "layout": "build"}
_NAMES: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "t": "table",
    "coach": "coach",
    SEEN: "seen",
    QUIT: "quit",
}


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

    def doubt(
        self, action: Action, view: View, waiting: Sequence[Decision]
    ) -> str | None:
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

    def finished(self, action: Action) -> str | None:
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


def help_lines(speech: Speech, view: View, decision: Decision) -> list[str]:
    """What can be typed now, and what comes after it: every rule that matters now."""
    say = speech.say
    lines = [say(f"terminal.help.{_WAYS[decision.kind]}")]
    lines += [
        f"  {key}  {say(f'terminal.help.{name}')}" for key, name in _NAMES.items()
    ]
    lines.append(f"  ? ...  {say('terminal.help.look_up', example='F4.9')}")
    return [*lines, "", say("terminal.help.rules", edition=speech.rules(view.edition))]


def hint_lines(
    speech: Speech,
    teller: Teller,
    view: View,
    decision: Decision,
) -> list[str]:
    """A hint in two sentences: what to type, and the reason."""
    advice = hint("fzzzt", view, decision)
    reason = speech.tell(teller.hint(advice.reason, advice.values))
    return [_what_to_type(speech, view, decision, advice), reason]


def _what_to_type(speech: Speech, view: View, decision: Decision, advice: Hint) -> str:
    assert view.seat is not None
    say = speech.say
    hand = facts.hand_of(view, view.seat)
    match advice.action:
        case Bid(cards):
            numbers = sorted(hand.index(card) + 1 for card in cards)
            return say(
                "terminal.hint.bid",
                numbers=" ".join(map(str, numbers)),
                cards=speech.cards(cards),
            )
        case Pay(card):
            number = [pay.card for pay in decision.options].index(card) + 1
            return say("terminal.hint.bid", numbers=number, cards=speech.card(card))
        case Allocate(robot, unit):
            units = [owned for owned, _ in view.players[view.seat].units]
            return say(
                "terminal.hint.build",
                numbers=f"{hand.index(robot) + 1} {units.index(unit) + 1}",
                robot=speech.card(robot),
                unit=speech.card(unit),
            )
        case _:
            return say("terminal.hint.done", done=say("terminal.done"))


def question(speech: Speech, view: View, decision: Decision) -> str:
    """The question of a decision, and how to answer it."""
    say = speech.say
    match decision.kind:
        case "bid":
            return say("terminal.ask.bid", card=speech.card(view.belt[0]))
        case "pay":
            return say("terminal.ask.pay")
        case "layout":
            return say("terminal.ask.layout", done=say("terminal.done"))
        case _:
            return say("terminal.ask.build", done=say("terminal.done"))


def seen_lines(speech: Speech, view: View) -> list[str]:
    """Where each player's cards are, as far as it was shown; and what is to come."""
    say = speech.say
    lines = [say("terminal.seen.title")]
    for player in view.players:
        lines += ["", speech.player(player.seat)]
        for key, cards in (
            ("shown", player.shown),
            ("spent", player.spent),
            ("hidden", player.hidden),
        ):
            if cards:
                told = _told(speech, cards)
                title = say(f"terminal.seen.{key}", n=len(cards))
                lines.append(f"  {titled(say, title, told)}")
    unseen = view.unseen
    lines += ["", say("terminal.seen.unseen", n=len(unseen))]
    for kind in KINDS:
        cards = tuple(card for card in unseen if card.kind == kind)
        if cards:
            title = say(f"fzzzt.kind.{kind}", n=len(cards))
            lines.append(f"  {titled(say, title, _told(speech, cards))}")
    return lines


def _told(speech: Speech, cards: tuple[Card, ...]) -> str:
    """Cards with their power and symbols, equal ones counted."""
    names: list[str] = []
    for card in facts.in_order(cards):
        power = f" {card.power}{speech.glyphs.zap}" if card.power else ""
        names.append(f"{speech.card(card)}{power} {speech.symbols(card)}".strip())
    times = speech.glyphs.times
    return ", ".join(
        name if names.count(name) == 1 else f"{names.count(name)} {times} {name}"
        for name in dict.fromkeys(names)
    )
