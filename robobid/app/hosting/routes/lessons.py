"""Lessons: courses of scenes, which are played at the real table.

Nothing is stored: whoever learns sends what they have answered so far, and everything
else follows from the scene.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.problems import Refused, not_found
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.rows import Head, Seat, StoredMove
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.tables.history import History
from robobid.app.hosting.wire import messages, present
from robobid.app.hosting.wire.narration import Stories
from robobid.app.lessons.run import Run, Verdict
from robobid.app.lessons.scene import Scene
from robobid.app.lessons.shelf import course_named, courses
from robobid.core.errors import RobobidError, Unsupported
from robobid.narration import Line, Told

Answer = Annotated[str, wire.Bounds(max_length=100)]
CODE: Final = "LESSON"
"""What the table of a lesson is called; codes of others have no vowels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneInfo(wire.Shape):
    """A scene of a course."""

    name: str
    title: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseInfo(wire.Shape):
    """Some scenes of one game."""

    name: str
    game: str
    scenes: list[SceneInfo]


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonAsked(wire.Request):
    """A scene, and what the learner has answered in it so far."""

    answers: Annotated[list[Answer], wire.Bounds(max_length=100)] = field(
        default_factory=list
    )
    """One for every step: a move, a choice, or nothing to go on. The last may be wrong:
    leave it out the next time."""
    whole: bool = False
    """Is the whole table wanted, as after a reload or when a move was taken back?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonChoice(wire.Shape):
    """An answer that can be chosen."""

    answer: str
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonShown(wire.Shape):
    """A scene as it stands after the last answer."""

    step: int
    """How many steps are done."""
    steps: int
    asks: Literal["go_on", "choose", "act", "over"]
    said: Told | None
    """What is said now."""
    well: Told | None
    """What is said to the right answer that was just given."""
    wrong: Told | None
    """Why the last answer was wrong: nothing has changed."""
    point: str
    """The part of the table that is spoken of."""
    choices: list[LessonChoice]
    news: Sequence[Line]
    """What robots have done since the answer, and why."""
    table: messages.Snapshot | None
    """The table at the beginning, or if it was asked for; null otherwise."""
    moved: list[messages.Moved]
    """What the last answer led to."""


async def list_courses(call: Call) -> list[CourseInfo]:
    """All courses, with their scenes in order."""
    return [
        CourseInfo(
            name=course.name,
            game=course.game,
            scenes=[
                SceneInfo(name=scene.name, title=scene.title(course.game))
                for scene in course.scenes
            ],
        )
        for course in courses()
    ]


async def play_scene(call: Call) -> LessonShown:
    """A scene after everything that was answered."""
    names = call.path["course"], call.path["scene"]
    answers, whole = call.body.answers, call.body.whole
    return await call.written(shown, names, answers, call.hub.settings, whole)


def shown(
    names: tuple[str, str], answers: list[str], settings: Settings, whole: bool = False
) -> LessonShown:
    """A scene after some answers, and what the last of them led to."""
    scene = _scene(*names)
    run, verdict, before = Run(scene), Verdict(True, None), 0
    for answer in answers:
        before = len(run.moves)
        verdict = _answered(run, answer)
    table = _Table(run, settings)
    whole = whole or not answers
    moved = [] if whole else list(table.moved(before))
    told = verdict.told
    return LessonShown(
        step=run.number,
        steps=len(scene.steps),
        asks="over" if run.is_over else run.step.asks,
        said=run.said,
        well=told if verdict.is_right else None,
        wrong=None if verdict.is_right else told,
        point="" if run.is_over else run.step.point,
        choices=[
            LessonChoice(answer=answer, told=told) for answer, told in run.choices
        ],
        news=verdict.why or _deeds(moved, run.robots),
        table=table.snapshot() if whole else None,
        moved=moved,
    )


def _deeds(moved: list[messages.Moved], robots: frozenset[int]) -> list[Line]:
    """What robots did in some moves of anybody; later lines replace earlier ones."""
    told: list[Line] = []
    for each in moved:
        del told[len(told) - each.move.drop :]
        told += each.move.lines
    return [line for line in told if line.seat in robots]


def _scene(course: str, name: str) -> Scene:
    try:
        return course_named(course).scene(name)
    except Unsupported as error:
        raise not_found(error) from error


def _answered(run: Run, answer: str) -> Verdict:
    try:
        return run.answer(answer)
    except RobobidError as error:
        teller = offer_named(run.entry.name).teller(run.record.table, run.scene.you)
        raise Refused(error, teller) from error


class _Table:
    """The table of a scene as the learner sees it: what is hidden stays hidden."""

    def __init__(self, run: Run, settings: Settings) -> None:
        self._run = run
        self._listed = settings.options_listed
        self._offer: Offer = offer_named(run.entry.name)
        self._history = History(run.record.game, run.record.extra)
        self._stories = Stories(self._offer, self._history)

    def moved(self, after: int) -> Iterator[messages.Moved]:
        """The moves after so many, as they are told one after another."""
        you = self._run.scene.you
        for number, move in enumerate(self._run.moves):
            self._history.take(StoredMove(number, move.seat, move.lines))
            if number < after:
                continue
            change = self._stories.change(you, number)
            position = self._history.position(you)
            told = present.move_info(self._history, you, position, move, change)
            is_last = number == len(self._run.moves) - 1
            yield messages.Moved(move=told, state=self._state(is_now=is_last))
        if after == len(self._run.moves):
            yield from self._asked_anew()

    def _asked_anew(self) -> Iterator[messages.Moved]:
        """Nothing was moved, but something else may be asked: a move of nobody's."""
        position = self._history.position(self._run.scene.you)
        nothing = messages.MoveInfo(
            position=position, seat=None, undo=False, events=[], drop=0, lines=[]
        )
        yield messages.Moved(move=nothing, state=self._state(is_now=True))

    def snapshot(self) -> messages.Snapshot:
        """Everything, at the beginning of the scene."""
        moves = [each.move for each in self.moved(0) if each.move.seat is not None]
        self._stories.tell_all_rules(self._run.scene.you)
        return messages.Snapshot(
            table=self._info(),
            seat=self._run.scene.you,
            state=self._state(is_now=True),
            moves=moves,
            talk=[],
            thinking=[],
        )

    def _state(self, *, is_now: bool) -> messages.State:
        """The table now; the learner decides only where an action is asked for."""
        run, history, you = self._run, self._history, self._run.scene.you
        state = present.state(self._offer, history, self._stories, you, self._listed)
        asks_here = is_now and run.decision is not None
        state = replace(state, may_undo=False)
        if not asks_here:
            state = replace(state, decision=None)
        if not run.is_over and run.step.guess is not None:
            hidden = self._offer.without_forecast(state.notes)
            state = replace(state, notes=hidden)
        return state

    def _info(self) -> wire.TableInfo:
        run, now = self._run, time.time()
        game = run.record.game
        seats = tuple(
            Seat(
                seat,
                "robot" if seat in run.robots else "person",
                game.name_of(player),
                owners=frozenset({CODE if seat == run.scene.you else player}),
            )
            for seat, player in enumerate(run.scene.players)
        )
        head = Head(
            code=CODE,
            game=run.entry.name,
            tags=game.tags(run.record.table),
            seats=seats,
            creator=CODE,
            created=now,
            changed=now,
            is_over=self._history.is_over,
            is_due=False,
            to_act=self._history.to_act,
            rematch=None,
            round=self._history.round,
        )
        return present.table_info(head, CODE, here=range(len(seats)))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/lessons",
        answer=list_courses,
        summary="The courses, with their scenes",
        returns=list[CourseInfo],
        cached=True,
    ),
    Endpoint(
        method="POST",
        path="/api/lessons/{course}/{scene}",
        answer=play_scene,
        summary="A scene of a course after what was answered; nothing is stored",
        takes=LessonAsked,
        example={"answers": [""]},
        returns=LessonShown,
        problems=(404, 409),
        is_long=True,
        is_question=True,
    ),
)
