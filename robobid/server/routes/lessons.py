"""Lessons: courses of scenes, which are played at the real table.

Nothing is stored: whoever learns sends what they have answered so far, and everything
else follows from the scene.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from robobid.core.errors import RobobidError, Unsupported
from robobid.lessons.run import Run, Verdict
from robobid.lessons.scene import Scene
from robobid.lessons.shelf import course_named, courses
from robobid.server import messages, saying, showing, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.games import offer_named
from robobid.server.history import History
from robobid.server.offers.offer import Offer
from robobid.server.problems import Refused, not_found
from robobid.server.saying import Stories
from robobid.server.settings import Settings
from robobid.server.storage.rows import Head, Seat, StoredMove

Answer = Annotated[str, Meta(max_length=100)]
CODE: Final = "LESSON"
"""What the table of a lesson is called; codes of others have no vowels."""


class SceneInfo(Struct, kw_only=True):
    """A scene of a course."""

    name: str
    title: wire.Told


class CourseInfo(Struct, kw_only=True):
    """Some scenes of one game."""

    name: str
    game: str
    scenes: list[SceneInfo]


class LessonAsked(wire.Request):
    """A scene, and what the learner has answered in it so far."""

    answers: Annotated[list[Answer], Meta(max_length=100)] = msgspec.field(
        default_factory=list
    )
    """One for every step: a move, a choice, or nothing to go on. The last may be wrong:
    leave it out the next time."""


class LessonChoice(Struct, kw_only=True):
    """An answer that can be chosen."""

    answer: str
    told: wire.Told


class LessonShown(Struct, kw_only=True):
    """A scene as it stands after the last answer."""

    step: int
    """How many steps are done."""
    steps: int
    asks: Literal["go_on", "choose", "act", "over"]
    said: wire.Told | None
    """What is said now."""
    well: wire.Told | None
    """What is said to the right answer that was just given."""
    wrong: wire.Told | None
    """Why the last answer was wrong: nothing has changed."""
    point: str
    """The part of the table that is spoken of."""
    choices: list[LessonChoice]
    news: list[wire.Line]
    """What robots have done since the answer, and why."""
    table: messages.Snapshot | None
    """The table at the beginning; null after an answer."""
    moved: list[messages.Moved]
    """What the last answer led to."""


async def list_courses(call: Call) -> list[CourseInfo]:
    """All courses, with their scenes in order."""
    return [
        CourseInfo(
            name=course.name,
            game=course.game,
            scenes=[
                SceneInfo(name=scene.name, title=saying.told(scene.title(course.game)))
                for scene in course.scenes
            ],
        )
        for course in courses()
    ]


async def play_scene(call: Call) -> LessonShown:
    """A scene after everything that was answered."""
    try:
        scene = course_named(call.path["course"]).scene(call.path["scene"])
    except Unsupported as error:
        raise not_found(error) from error
    answers, settings = call.body.answers, call.hub.settings
    return await call.hub.work_out(shown, scene, answers, settings)


def shown(scene: Scene, answers: list[str], settings: Settings) -> LessonShown:
    """A scene after some answers, and what the last of them led to."""
    run, verdict, before = Run(scene), Verdict(True, None), 0
    for answer in answers:
        before = len(run.moves)
        verdict = _answered(run, answer)
    table = _Table(run, settings)
    moved = list(table.moved(before)) if answers else []
    told = None if verdict.told is None else saying.told(verdict.told)
    return LessonShown(
        step=run.number,
        steps=len(scene.steps),
        asks="over" if run.is_over else run.step.asks,
        said=None if run.said is None else saying.told(run.said),
        well=told if verdict.is_right else None,
        wrong=None if verdict.is_right else told,
        point="" if run.is_over else run.step.point,
        choices=[
            LessonChoice(answer=answer, told=saying.told(told))
            for answer, told in run.choices
        ],
        news=[
            line
            for each in moved
            if each.move.seat in run.robots
            for line in each.move.lines
        ],
        table=None if answers else table.snapshot(),
        moved=moved,
    )


def _answered(run: Run, answer: str) -> Verdict:
    try:
        return run.answer(answer)
    except RobobidError as error:
        teller = offer_named(run.card.name).teller(run.record.table, run.scene.you)
        raise Refused(error, teller) from error


class _Table:
    """The table of a scene as the learner sees it: what is hidden stays hidden."""

    def __init__(self, run: Run, settings: Settings) -> None:
        self._run = run
        self._listed = settings.options_listed
        self._offer: Offer = offer_named(run.card.name)
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
            told = showing.move_info(self._history, you, position, move, change)
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
        for _ in self.moved(len(self._run.moves)):
            pass
        self._stories.tell_all_rules(self._run.scene.you)
        return messages.Snapshot(
            table=self._info(),
            seat=self._run.scene.you,
            state=self._state(is_now=True),
            moves=[],
            talk=[],
            thinking=[],
        )

    def _state(self, *, is_now: bool) -> messages.State:
        """The table now; the learner decides only where an action is asked for."""
        run, history, you = self._run, self._history, self._run.scene.you
        state = showing.state(self._offer, history, self._stories, you, self._listed)
        asks_here = is_now and run.decision is not None
        state = msgspec.structs.replace(state, may_undo=False)
        if not asks_here:
            state = msgspec.structs.replace(state, decision=None)
        if not run.is_over and run.step.guess is not None:
            hidden = self._offer.without_forecast(state.notes)
            state = msgspec.structs.replace(state, notes=hidden)
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
            game=run.card.name,
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
        return showing.table_info(head, CODE)


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
