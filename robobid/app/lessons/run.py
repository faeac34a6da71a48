"""A scene that is being played: what is said, what is asked, and whether it is right.

>>> from robobid.app.lessons.shelf import course_named
>>> run = Run(course_named("fzzzt").scene("card"))
>>> run.step.asks
'go_on'
>>> run.answer("").is_right
True
"""

from __future__ import annotations

from typing import Any, NamedTuple

from robobid.app.lessons.scene import Choice, Scene, Step, Text
from robobid.app.lessons.shelf import course_named
from robobid.app.lessons.stage import Stage
from robobid.core.decisions import Decision, checked, seat_letter
from robobid.core.errors import Illegal
from robobid.core.record import Move, Record, action_of, move_of
from robobid.games.registry import game_named
from robobid.narration import Told
from robobid.narration.message import Line, seat_named
from robobid.narration.narrators import teller_of


class Verdict(NamedTuple):
    """What is said to an answer."""

    is_right: bool
    told: Told | None
    why: tuple[Line, ...] = ()
    """What a robot does instead of what was guessed, and for which reasons."""


class Run:
    """A scene from its beginning to where it stands."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.entry = game_named(course_named(scene.course).game)
        self._stage = Stage(self.entry.game, scene)
        self._at = 0
        self._said: Text | None = None
        self._stage.begin()
        self._enter()

    @property
    def number(self) -> int:
        """How many steps have been done."""
        return self._at

    @property
    def is_over(self) -> bool:
        """Have all steps been done?"""
        return self._at == len(self.scene.steps)

    @property
    def step(self) -> Step:
        """The step to be done now."""
        return self.scene.steps[self._at]

    @property
    def record(self) -> Record[Any]:
        """The table, and how it came to be."""
        return self._stage.record

    @property
    def moves(self) -> list[Move]:
        """All moves so far, the opening first."""
        return self._stage.moves

    @property
    def robots(self) -> frozenset[int]:
        """The seats of robots."""
        return self._stage.robots

    @property
    def decision(self) -> Decision | None:
        """What the learner may do at the table; none while nothing is asked there."""
        if self.is_over or self.step.asks != "act":
            return None
        return self._stage.decision_of(self.scene.you)

    @property
    def said(self) -> Told | None:
        """What is said now; when all is done, that it is."""
        if self.is_over and self.scene.steps[-1].asks != "go_on":
            return self._say(Text("learn.page.scene_done"))
        return self._told(self._said)

    @property
    def choices(self) -> list[tuple[str, Told]]:
        """What is to be chosen from: each answer, and how it is told."""
        if self.is_over:
            return []
        return [(each.word, self._say(each.text)) for each in self.step.choices]

    def answer(self, said: str) -> Verdict:
        """Answer what is asked: a move, a choice's word, or nothing to go on.

        A wrong answer changes nothing; what cannot be answered is refused.
        """
        if self.is_over:
            raise Illegal("scene_over", "the scene is over")
        step = self.step
        match step.asks:
            case "act":
                return self._act(step, said)
            case "choose":
                return self._choose(step, said)
        self._stage.follow(step.then, self._waits_next())
        return self._done(step)

    def _act(self, step: Step, said: str) -> Verdict:
        """A move at the table: the rules are asked first, then the teacher."""
        seat, record = self.scene.you, self.record
        action = action_of(record.game, record.table, seat, said)
        move = move_of(record.game, record.table, seat, action)
        checked(record.decisions, seat, action, record.game, record.table)
        if not step.is_right(move):
            return Verdict(False, self._why_not(step, move))
        self._stage.play(seat, action)
        self._stage.follow(step.then, self._waits_next())
        return self._done(step)

    def _choose(self, step: Step, said: str) -> Verdict:
        _check_choice(step.choices, said)
        if step.guess is None:
            if not step.is_right(said):
                return Verdict(False, self._why_not(step, said))
            self._stage.follow(step.then, self._waits_next())
            return self._done(step)
        if said != self.foreseen(step):
            told = self._told(step.why_not(said)) or self._piece()
            return Verdict(False, told, self._reasons(step))
        self._stage.let_act(step.guess, step.then)
        return self._done(step)

    def _why_not(self, step: Step, answer: str) -> Told:
        """Why an answer is wrong; if nothing is said of it, that it is not meant."""
        text = step.why_not(answer)
        return self._say(text or Text("learn.page.not_this"))

    def foreseen(self, step: Step) -> str:
        """The right answer to a guess: what the rules have the robot do."""
        assert step.guess is not None
        trial = self._stage.copy()
        words = trial.let_act(step.guess, step.then)
        return trial.value(step.field) if step.field else words

    def _reasons(self, step: Step) -> tuple[Line, ...]:
        """Why the robot does what it does: tried out at a copy of the table."""
        assert step.guess is not None
        trial = self._stage.copy()
        trial.let_act(step.guess, step.then)
        log = [event for move in trial.moves for event in move.events]
        teller = teller_of(self.entry.name, self.record.table, self.scene.you)
        return tuple(line for line in teller.lines(log) if line.seat in self.robots)

    def _piece(self) -> Told:
        """What the piece says that the scene is about."""
        return self._say(Text("learn.robots.no", (("does", self.scene.piece),)))

    def _done(self, step: Step) -> Verdict:
        self._at += 1
        self._enter()
        if step.well is None and step.asks == "choose":
            return Verdict(True, self._say(Text("learn.page.right")))
        return Verdict(True, self._told(step.well))

    def _enter(self) -> None:
        if not self.is_over:
            self._said = self.step.say or self._said

    def _waits_next(self) -> int | None:
        """The robot that is to be guessed next."""
        following = self.scene.steps[self._at + 1 : self._at + 2]
        return following[0].guess if following else None

    def _told(self, text: Text | None) -> Told | None:
        return None if text is None else self._say(text)

    def _say(self, text: Text) -> Told:
        """A text, told to the learner; the others are there by their letters."""
        you, table = self.scene.you, self.record.table
        told = teller_of(self.entry.name, table, you).told(text.key, dict(text.values))
        others = {
            seat_letter(seat).lower(): seat_named(seat, you)
            for seat in range(len(self.scene.players))
            if seat != you
        }
        return Told(told.key, {**told.values, **others})


def _check_choice(choices: tuple[Choice, ...], said: str) -> None:
    words = [choice.word for choice in choices]
    if said not in words:
        allowed = ", ".join(words)
        raise Illegal(
            "not_a_choice",
            f"there is no choice {said!r}; there are {allowed}",
            found=said,
            allowed=allowed,
        )
