"""No scene has a dead end: every wrong try, every move back, a reload in every state.

A scene is stateless on the server: what was answered rightly so far is sent each time.
So to take a move back is to leave it out, and to reload is to ask for the whole table.
"""

from __future__ import annotations

from itertools import islice

import pytest

from robobid.app.hosting.routes.lessons import LessonShown, shown
from robobid.app.lessons.run import Run
from robobid.app.lessons.scene import Scene, Step
from robobid.app.lessons.shelf import courses
from robobid.app.server.settings import Settings
from robobid.core.record import move_of

SCENES = [scene for course in courses() for scene in course.scenes]
NAMES = [f"{scene.course}/{scene.name}" for scene in SCENES]
TRIES = 40
"""At most so many of the moves of a step are tried."""
SETTINGS = Settings()


def answers_to(run: Run) -> list[str]:
    """Everything that can be answered now."""
    step = run.step
    if step.asks == "choose":
        return [choice.word for choice in step.choices]
    if step.asks == "go_on":
        return [""]
    assert run.decision is not None, "something is asked that cannot be done"
    game, table, you = run.record.game, run.record.table, run.scene.you
    options = islice(run.decision.options, TRIES)
    moves = [move_of(game, table, you, action) for action in options]
    return [*moves, *(each for each in step.right if "*" not in each)]


def is_right(run: Run, step: Step, answer: str) -> bool:
    if step.asks == "go_on":
        return True
    return (
        answer == run.foreseen(step)
        if step.guess is not None
        else (step.is_right(answer))
    )


def look(scene: Scene, answers: list[str], *, whole: bool = False) -> LessonShown:
    return shown((scene.course, scene.name), answers, SETTINGS, whole)


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_a_scene_has_no_dead_end(scene: Scene) -> None:
    run, so_far = Run(scene), list[str]()
    while not run.is_over:
        step, at = run.step, run.number
        found = dict.fromkeys(answers_to(run))
        right = [answer for answer in found if is_right(run, step, answer)]
        assert right, f"step {at} has no right answer"
        # A reload shows the same table and asks the same.
        again = look(scene, so_far, whole=True)
        assert (again.step, again.asks) == (at, step.asks)
        assert again.table is not None
        has_decision = again.table.state.decision is not None
        assert has_decision == (step.asks == "act")
        for answer in found:
            if answer in right:
                continue
            wrong = look(scene, [*so_far, answer])
            # A wrong try is answered by why, and nothing has changed.
            assert wrong.wrong is not None
            assert (wrong.step, wrong.asks) == (at, step.asks)
        done = look(scene, [*so_far, right[0]])
        assert done.step == at + 1
        assert done.wrong is None
        # Taken back: the same is asked again.
        back = look(scene, so_far, whole=True)
        assert (back.step, back.asks) == (at, step.asks)
        run.answer(right[0])
        so_far.append(right[0])
    end = look(scene, so_far, whole=True)
    assert end.asks == "over"


def test_the_last_sentence_of_a_scene_is_no_instruction() -> None:
    """Where the last thing was an action, what was asked for is not said any more."""
    for scene in SCENES:
        if scene.steps[-1].asks == "go_on":
            continue
        run = Run(scene)
        while not run.is_over:
            answers = answers_to(run)
            run.answer(next(a for a in answers if is_right(run, run.step, a)))

        assert run.said is not None
        assert run.said.key == "learn.page.scene_done"


@pytest.mark.parametrize("name", ["a2", "s3"])
def test_what_a_robot_did_is_told_whoever_moved(name: str) -> None:
    """A2 takes what somebody else offers, S3 pays when somebody else drops out."""
    scene = next(s for s in SCENES if (s.course, s.name) == ("robots", name))
    run = Run(scene)
    answer = run.foreseen(run.step)

    told = look(scene, [answer])

    assert any("pays_half" in str(line) or "takes" in str(line) for line in told.news)


def test_tokens_are_told_once() -> None:
    """Not one coal, two coal, three coal: that reads as six."""
    scene = next(s for s in SCENES if (s.course, s.name) == ("robots", "r1"))

    told = look(scene, ["coal coal coal"])

    bought = [line for line in told.news if line.kind == "FuelBought"]
    assert len(bought) == 1


def test_a_wrong_guess_is_answered_by_the_robots_reason() -> None:
    scene = next(s for s in SCENES if (s.course, s.name) == ("robots", "a1"))

    told = look(scene, ["plant 16"])

    assert told.wrong is not None
    assert [line.kind for line in told.news] == ["RobotDid"]
