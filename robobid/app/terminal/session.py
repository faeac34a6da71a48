"""A game at one terminal: asks people, bots and chance in turn, and tells the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.app.locales.phrases import titled
from robobid.app.terminal.coach import Coach, Memory, memory_of
from robobid.app.terminal.host import Host
from robobid.app.terminal.keeper import Keeper
from robobid.app.terminal.rulebook import book_at, found_lines
from robobid.app.terminal.screen import QUIT, Quit, Screen
from robobid.app.terminal.seating import Seating
from robobid.app.terminal.storyteller import Storyteller
from robobid.bots.draws import Draws
from robobid.bots.external import is_external
from robobid.bots.programs import Programs
from robobid.core.decisions import CHANCE, Action, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.game import View
from robobid.core.record import Record
from robobid.narration.coach import FADING

HELP, HINT, UNDO, LOG, TABLE, COACH = "?", "h", "u", "l", "t", "coach"
COMMANDS: Final = (HELP, HINT, UNDO, LOG, TABLE, COACH, QUIT)
"""What can be typed in every game."""


class Session:
    """One game, from where its record stands to its end."""

    def __init__(
        self,
        record: Record[Any],
        seating: Seating,
        host: Host,
        screen: Screen,
        draws: Draws,
        keeper: Keeper,
    ) -> None:
        self.record = record
        self.seating = seating
        self.host = host
        self.screen = screen
        self.draws = draws
        self.keeper = keeper
        self.programs = Programs(record)
        self.story = Storyteller(host, screen, seating)
        self.story.begin_with(self._events())
        self._at_screen = seating.you
        self.coach = coach_for(record, seating, host, screen)

    def run(self) -> None:
        """Play to the end; raises `Quit` or `InputEnded` when a person leaves."""
        try:
            self._play_on()
        finally:
            self.programs.leave()
        outcome = self.record.game.outcome(self.record.table)
        assert outcome is not None
        self.story.tell_end(self.view(self.seating.you), outcome)
        if self.coach and self.coach.finish():
            self.screen.show(
                [
                    "",
                    self.host.voice.say(
                        "terminal.coach.leaves", n=FADING.last_game, word=COACH
                    ),
                ]
            )

    def _play_on(self) -> None:
        while decisions := self.record.game.decisions(self.record.table):
            people = [d for d in decisions if d.seat in self.seating.humans]
            # Where all choose at once people go first: what bots do cannot hurry them.
            decision = (people or decisions)[0]
            if decision.seat == CHANCE:
                self.play(CHANCE, self.draws.draw(decision, len(self.record.kept)))
            elif people:
                self.ask(decision)
            else:
                self.ask_bot(decision)

    def view(self, seat: int | None) -> Any:
        """What a seat may know."""
        return self.record.game.view(self.record.table, seat)

    def play(self, seat: int, *actions: Any) -> None:
        """Carry actions out, keep them, and note what happened."""
        for action in actions:
            events = self.record.play(seat, action)
            # Kept before anything is shown: whoever leaves at a pause loses nothing.
            self.keeper.save(self.record)
            self._note(events)

    def _note(self, events: list[Event]) -> None:
        is_news = any(map(self.host.is_worth_a_pause, events))
        if is_news and self.screen.asks and self.story.has_unseen_news():
            self.story.pause(self.view(None))
        self.story.log += events
        if not self.seating.humans:
            self.story.tell(None)

    def ask_bot(self, decision: Decision) -> None:
        """A bot answers at once."""
        bot, number = self.seating.words[decision.seat], len(self.record.kept)
        view = self.view(decision.seat)
        if is_external(bot):
            seed = self.draws.seed_of(decision.seat)
            action = self.programs.choose(bot, seed, view, decision)
        else:
            action = self.draws.choose(bot, view, decision, number)
        self.play(decision.seat, action)

    def ask(self, decision: Decision) -> None:
        """Ask a person until the answer is an action, and carry it out."""
        seat = decision.seat
        shares = len(self.seating.humans) > 1 and self.host.has_secrets
        moved = self._at_screen != seat and self.host.has_secrets
        if moved or (shares and self.story.has_unseen_news()):
            self.story.curtain(self.view(None), seat)
        self._at_screen = seat
        self.story.show_table(self.view(seat), decision)
        self._let_coach_speak(decision)
        while True:
            line = self.screen.ask(self.host.question(self.view(seat), decision))
            word = line.lower()
            if word == QUIT:
                raise Quit
            if word.startswith(f"{HELP} "):
                self._look_up(line.removeprefix(HELP).strip(), decision)
            elif word in (*COMMANDS, *self.host.commands):
                if self._command(word, decision):
                    return
            elif self._answer(line, decision):
                return

    def _look_up(self, query: str, decision: Decision) -> None:
        """`? spanner`, `? F4.9`: what the rulebook says of that, for this table."""
        book = book_at(self.record, self.host.voice.say.lang)
        if book is None:
            self._command(HELP, decision)
        else:
            found = found_lines(book, query, self.screen.width)
            self.story.show_asked(self.view(decision.seat), decision, [*found])

    def _answer(self, line: str, decision: Decision) -> bool:
        """Try to play what was typed; refused means told why, and asked again."""
        seat, view = decision.seat, self.view(decision.seat)
        try:
            actions = self.host.actions(line, view, decision)
            if not self._is_meant(actions[0], view, decision):
                return False
            self._try(seat, actions)
            self.play(seat, *actions)
        except RobobidError as error:
            self.story.refuse(self.host.explain(error, view))
            return False
        if (done := self.host.finished(actions[-1])) and self.record.may_undo(seat):
            self._offer_undo(done, seat)
        return True

    def _try(self, seat: int, actions: Sequence[Any]) -> None:
        """Of several actions either all are played or none."""
        if len(actions) > 1:
            table = self.record.table.copy()
            for action in actions:
                self.record.game.apply(table, seat, action)

    def _is_meant(self, action: Action, view: View, decision: Decision) -> bool:
        """Ask back for a costly slip, if somebody sits there to ask."""
        if not self.screen.asks:
            return True
        waiting = self.record.game.decisions(self.record.table)
        doubt = self.host.doubt(action, view, waiting)
        if doubt is not None:
            return not self.screen.ask(doubt)
        return self._is_no_slip(action, decision)

    def _is_no_slip(self, action: Action, decision: Decision) -> bool:
        """The coach asks back once, if it is there."""
        if not (self.coach and self.coach.is_on):
            return True
        slip = self.coach.slip(self.record, decision, action)
        if slip is None:
            return True
        voice = self.host.voice
        self.screen.show(["", voice.tell(slip.asked), voice.tell(slip.why)])
        anyway = voice.say("terminal.coach.anyway")
        asked = voice.say("terminal.coach.sure", anyway=anyway)
        return self.screen.ask(asked).casefold() == anyway.casefold()

    def _let_coach_speak(self, decision: Decision) -> None:
        """What just happened and what to look at now, below the table."""
        if self.coach is None:
            return
        say, view = self.host.voice.say, self.view(decision.seat)
        title = say("coach.title")
        told = self.coach.says(view, decision, self.story.log)
        lines = [titled(say, title, self.host.voice.tell(each)) for each in told]
        if self.screen.asks and self.coach.offers():
            lines = [say("terminal.coach.offer", word=COACH)]
        self.screen.show(lines)

    def _offer_undo(self, done: str, seat: int) -> None:
        """Before anyone answers, a choice may be taken back.

        Through a pipe any other line is the answer to the next question.
        """
        say = self.host.voice.say
        while True:
            line = self.screen.ask(f"{done} {say('terminal.ask.undo')}")
            if line.lower() == UNDO:
                self._undo(seat)
                return
            if line.lower() == QUIT:
                raise Quit
            if line and not self.screen.asks:
                self.screen.answer_later(line)
            if not line or not self.screen.asks:
                return

    def _turn_coach(self, decision: Decision) -> None:
        """The coach comes or goes; only one person among bots may have one."""
        say = self.host.voice.say
        if self.coach is None:
            self.screen.show(["", say("terminal.coach.alone"), ""])
            return
        now = "on" if self.coach.turn() else "off"
        self.screen.show(["", say(f"terminal.coach.{now}", word=COACH), ""])
        self._let_coach_speak(decision)

    def _undo(self, seat: int) -> bool:
        try:
            self.record.undo(seat)
        except RobobidError as error:
            self.story.refuse(self.host.explain(error, self.view(seat)))
            return False
        self.keeper.save(self.record)
        self.story.go_back_to(self._events())
        return True

    def _events(self) -> list[Event]:
        return [event for entry in self.record.kept for event in entry.events]

    def _command(self, word: str, decision: Decision) -> bool:
        """Do what a command says; true if the question has changed."""
        view = self.view(decision.seat)
        if word == UNDO:
            return self._undo(decision.seat)
        if word == TABLE:
            self.story.show_table(view, decision)
            return False
        if word == COACH:
            self._turn_coach(decision)
            return False
        lines: Sequence[Any]
        if word == HELP:
            lines = self.host.help(view, decision)
        elif word == HINT:
            lines = self.host.hint(view, decision)
        elif word == LOG:
            lines = self.story.log_lines(decision.seat)
        else:
            lines = self.host.command(word, view)
        self.story.show_asked(view, decision, lines)
        return False


def coach_for(
    record: Record[Any], seating: Seating, host: Host, screen: Screen
) -> Coach | None:
    """A coach for the one person among bots; nobody else may have one.

    Through a pipe it remembers nothing from game to game.
    """
    if len(seating.humans) != 1:
        return None
    memory = memory_of(record.game.name) if screen.asks else Memory()
    return Coach(memory, host.teller)
