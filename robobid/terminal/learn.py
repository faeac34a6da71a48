"""`robobid learn`: the lessons of a game, scene by scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError, Unsupported
from robobid.core.events import Event
from robobid.core.record import move_of
from robobid.games import Card, game_named
from robobid.lessons.run import Run, Verdict
from robobid.lessons.scene import Scene
from robobid.lessons.shelf import Course, course_named
from robobid.locales import Say
from robobid.locales.phrases import as_sentence
from robobid.terminal.host import Party, Size
from robobid.terminal.paint import BOLD
from robobid.terminal.play import host_of, robot_name
from robobid.terminal.screen import QUIT, InputEnded, Quit, Screen
from robobid.terminal.session import HELP
from robobid.terminal.speaking import Speaker
from robobid.terminal.voice import speaker


def learn(
    *,
    game: str,
    course: str | None = None,
    scene: str | None = None,
    lang: str | None = None,
    screen: Screen | None = None,
) -> int:
    """Teach a course from a scene on; whoever stops is told how to go on."""
    say, screen = speaker(lang), screen or Screen()
    found = _course(game_named(game), course)
    names = [each.name for each in found.scenes]
    at = names.index(found.scene(scene).name) if scene else 0
    for number, each in enumerate(found.scenes[at:], at + 1):
        try:
            _title(screen, say, found, each, number)
            Teacher(each, say, screen).teach()
        except (Quit, InputEnded):
            more = f" --course {found.name}" if course else ""
            command = f"robobid learn {game}{more} --scene {each.name}"
            screen.show(["", f"{say('learn.terminal.left')} {command}"])
            return 0
    return 0


def _course(card: Card, name: str | None) -> Course:
    """A course of this game; one of another is refused."""
    if name is not None and name not in card.courses:
        allowed = ", ".join(card.courses)
        raise Unsupported(
            "no_such_course",
            f"there is no course {name!r}; there are {allowed}",
            found=name,
            allowed=allowed,
        )
    return course_named(name or card.courses[0])


def _title(screen: Screen, say: Say, course: Course, scene: Scene, number: int) -> None:
    title = Speaker(say, course.game).sentence(scene.title(course.game))
    count = say("learn.page.scene", number=number, of=len(course.scenes))
    screen.show(["", Text(f"{count}: {title}", BOLD), ""])


class Teacher:
    """Plays a scene with whoever sits at the terminal."""

    def __init__(self, scene: Scene, say: Say, screen: Screen) -> None:
        self._run = Run(scene)
        self._say = say
        self._screen = screen
        self._told = -1
        """How many events have been told; none of the table yet."""
        game = self._run.record.game
        names = [
            say("terminal.you")
            if seat == scene.you
            else game.name_of(player) or robot_name(say, seat)
            for seat, player in enumerate(scene.players)
        ]
        party = Party(
            say, names, scene.you, screen.glyphs, wordy=screen.plain, width=screen.width
        )
        self._host = host_of(self._run.card, self._run.record, party)

    def teach(self) -> None:
        """All steps; each until the answer is right."""
        while not self._run.is_over:
            self._show_table()
            said = self._run.said
            if said is not None:
                self._show(as_sentence(self._host.voice.tell(said)))
            number = self._run.number
            while not self._run.is_over and self._run.number == number:
                self._ask()
        self._show_table()

    @property
    def _view(self) -> Any:
        return self._run.record.game.view(self._run.record.table, self._run.scene.you)

    def _show_table(self) -> None:
        """The table, if something has happened at it, and what that was."""
        log = self._log()
        if self._told == len(log):
            return
        lines = self._host.lines(log, self._run.scene.you)
        fresh = [line for line in lines if line.at >= self._told]
        self._told = len(log)
        size = Size(self._screen.width, self._screen.height)
        outcome = self._run.record.game.outcome(self._run.record.table)
        if outcome is not None:
            shown: Sequence[Any] = self._host.final(self._view, outcome, size.width)
        elif (decision := self._decision()) is None:
            shown = self._host.public(self._view, fresh, size)
        elif self._screen.plain:
            told = [line.text for line in fresh]
            shown = [*told, *self._host.plain_table(self._view, decision)]
        else:
            shown = self._host.table(self._view, decision, [], fresh, size)
        self._screen.show(shown)

    def _log(self) -> list[Event]:
        return [event for move in self._run.moves for event in move.events]

    def _decision(self) -> Decision | None:
        """What the learner may do at the table, even if it is not asked yet."""
        you = self._run.scene.you
        decisions = self._run.record.decisions
        return next((each for each in decisions if each.seat == you), None)

    def _show(self, text: str) -> None:
        self._screen.show(["", text])

    # -- asking -------------------------------------------------------------------

    def _ask(self) -> None:
        match self._run.step.asks:
            case "go_on":
                self._screen.wait(self._say("learn.terminal.enter"))
                self._run.answer("")
            case "choose":
                self._choose()
            case _:
                self._act()

    def _choose(self) -> None:
        choices = self._run.choices
        tell = self._host.voice.tell
        self._screen.show(
            f"  {number}  {as_sentence(tell(told))}"
            for number, (_, told) in enumerate(choices, 1)
        )
        line = self._line(self._say("learn.terminal.choose"))
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            self._say_to(self._run.answer(choices[int(line) - 1][0]))
        else:
            self._show(self._say("learn.terminal.which", most=len(choices)))

    def _act(self) -> None:
        run, view, decision = self._run, self._view, self._run.decision
        assert decision is not None
        line = self._line(self._host.question(view, decision))
        if line == HELP:
            self._screen.show(["", *self._host.help(view, decision), ""])
            return
        try:
            for action in self._host.actions(line, view, decision):
                table = run.record.table
                move = move_of(run.record.game, table, run.scene.you, action)
                if not self._say_to(run.answer(move)).is_right or run.is_over:
                    return
        except RobobidError as error:
            self._show(self._host.explain(error, view))

    def _line(self, question: str) -> str:
        line = self._screen.ask(question)
        if line.lower() == QUIT:
            raise Quit
        return line

    def _say_to(self, verdict: Verdict) -> Verdict:
        if verdict.told is not None:
            self._show(as_sentence(self._host.voice.tell(verdict.told)))
        return verdict
