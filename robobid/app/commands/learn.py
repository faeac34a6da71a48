"""`robobid learn`: the lessons of a game, scene by scene."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import add_game, add_games, add_language, set_run
from robobid.app.lessons.run import Run, Verdict
from robobid.app.lessons.scene import Scene
from robobid.app.lessons.shelf import Course, course_of
from robobid.app.locales import Say
from robobid.app.locales.phrases import as_sentence
from robobid.app.terminal.host import Party, Size
from robobid.app.terminal.paint import BOLD
from robobid.app.terminal.party import host_of, robot_name
from robobid.app.terminal.screen import QUIT, InputEnded, Quit, Screen
from robobid.app.terminal.session import HELP
from robobid.app.terminal.speaker import Speaker
from robobid.app.terminal.voice import speaker
from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.record import move_of
from robobid.games.registry import GameEntry, entries, game_named


def add_arguments(word: argparse.ArgumentParser) -> None:
    """The lessons of a game."""
    games = add_games(word)
    for entry in entries():
        if entry.courses:
            add_game(games, entry, say("cli.learn.game", game=title(entry)), _add_game)


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    game.add_argument(
        "--course",
        choices=entry.courses,
        help=say("cli.learn.course", name=entry.courses[0]),
    )
    game.add_argument("--scene", metavar=meta("NAME"), help=say("cli.learn.scene"))
    add_language(game)
    set_run(game, f"{__name__}:learn", game=entry.name)


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
    found = course_of(game_named(game), course)
    names = [each.name for each in found.scenes]
    at = names.index(found.scene(scene).name) if scene else 0
    has_news = False
    for number, each in enumerate(found.scenes[at:], at + 1):
        more = f" --course {found.name}" if course else ""
        command = f"robobid learn {game}{more} --scene {each.name}"
        left = ["", f"{say('learn.terminal.left')} {command}"]
        try:
            if has_news and not screen.plain:
                screen.wait(say("learn.terminal.enter"))
            teacher = Teacher(each, say, screen, _title(say, found, each, number))
            has_news = teacher.teach()
        except (Quit, InputEnded):
            screen.show(left)
            return 0
        except KeyboardInterrupt:
            screen.show(left)
            raise
    return 0


def _title(say: Say, course: Course, scene: Scene, number: int) -> Text:
    title = Speaker(say, course.game).sentence(scene.title(course.game))
    count = say("learn.page.scene", number=number, of=len(course.scenes))
    return Text(f"{count}: {title}", BOLD)


class Teacher:
    """Plays a scene with whoever sits at the terminal."""

    def __init__(self, scene: Scene, say: Say, screen: Screen, title: Text) -> None:
        self._run = Run(scene)
        self._say = say
        self._screen = screen
        self._title = title
        self._told = -1
        """How many events have been told; none of the table yet."""
        self._page = -1
        """The step that is on the screen; none yet."""
        self._heard: list[str] = []
        """What was right and why: told below the next table."""
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
        self._host = host_of(self._run.entry, self._run.record, party)

    def teach(self) -> bool:
        """All steps; each until the answer is right. Is there news at the end?"""
        if self._screen.plain:
            self._screen.show(["", self._title, ""])
        while not self._run.is_over:
            said = self._run.said
            words = [as_sentence(self._host.voice.tell(said))] if said else []
            self._page = self._run.number
            self._show_page(words)
            while not self._run.is_over and self._run.number == self._page:
                self._ask()
        has_news = bool(self._heard) or self._told != len(self._log())
        if has_news:
            self._show_page([])
        return has_news

    def _show_page(self, words: Sequence[str]) -> None:
        """The table, what was heard of the last answer, and what is said now.

        A screen begins anew with every step: what is asked about stays in sight.
        """
        lines = [line for each in (*self._heard, *words) for line in ("", each)]
        self._heard.clear()
        if self._screen.plain:
            if self._told != len(self._log()):
                self._screen.show(self._table(self._screen.height))
        else:
            below = self._screen.rows([*lines, *self._questions()])
            self._screen.clear()
            self._screen.show([self._title])
            self._screen.show(self._table(self._screen.height - 1 - below))
        self._screen.show(lines)

    def _questions(self) -> list[str]:
        """What stands below everything else: choices, and a prompt in one row."""
        if self._run.is_over or self._run.step.asks != "choose":
            return ["?"]
        return [*self._choices(), "?"]

    @property
    def _view(self) -> Any:
        return self._run.record.game.view(self._run.record.table, self._run.scene.you)

    def _table(self, height: int) -> Sequence[Any]:
        """The table on so many rows, and what has happened at it."""
        log = self._log()
        lines = self._host.lines(log, self._run.scene.you)
        fresh = [line for line in lines if line.at >= self._told]
        self._told = len(log)
        size = Size(self._screen.width, height)
        outcome = self._run.record.game.outcome(self._run.record.table)
        if outcome is not None:
            return self._host.final(self._view, outcome, size.width)
        if (decision := self._decision()) is None:
            return self._host.public(self._view, fresh, size)
        if self._screen.plain:
            told = [line.text for line in fresh]
            return [*told, *self._host.plain_table(self._view, decision)]
        return self._host.table(self._view, decision, [], fresh, size)

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
        self._screen.show(self._choices())
        line = self._line(self._say("learn.terminal.choose"))
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            self._say_to(self._run.answer(choices[int(line) - 1][0]))
        else:
            self._show(self._say("learn.terminal.which", most=len(choices)))

    def _choices(self) -> list[str]:
        tell = self._host.voice.tell
        return [
            f"  {number}  {as_sentence(tell(told))}"
            for number, (_, told) in enumerate(self._run.choices, 1)
        ]

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
            words = as_sentence(self._host.voice.tell(verdict.told))
            turned = self._run.is_over or self._run.number != self._page
            if turned and not self._screen.plain:
                self._heard.append(words)
            else:
                self._show(words)
        return verdict
