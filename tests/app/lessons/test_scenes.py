"""Every scene is played through: right answers lead on, wrong ones are explained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from robobid.app.lessons.run import Run
from robobid.app.lessons.scene import BadScene, Scene, read_scene
from robobid.app.lessons.shelf import courses
from robobid.app.lessons.stage import Prepared
from robobid.app.locales import messages
from robobid.app.locales.sources import fluent_name
from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.core.errors import Illegal
from robobid.core.record import move_of
from robobid.games.fzzzt.game import FZZZT

SCENES = [
    pytest.param(scene, id=f"{scene.course}-{scene.name}")
    for course in courses()
    for scene in course.scenes
]
POSITION = """
position = "fzzzt edition=en players=2 phase=bidding waiting=A belt=r5b A.hand=m1"
players = "You; Ada"
"""


@cache
def known() -> set[str]:
    return set(messages("en"))


def answers(run: Run) -> list[str]:
    """Everything that can be answered now."""
    if run.step.asks == "go_on":
        return [""]
    if run.step.asks == "choose":
        return [word for word, _ in run.choices]
    decision = run.decision
    assert decision is not None, f"step {run.number}: nobody asks the learner"
    table, you = run.record.table, run.scene.you
    return [move_of(run.record.game, table, you, each) for each in decision.options]


def is_right(run: Run, answer: str) -> bool:
    step = run.step
    if step.guess is not None:
        return answer == run.foreseen(step)
    return step.asks == "go_on" or step.is_right(answer)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("at", [0, -1])
def test_a_scene_is_played_through(scene: Scene, at: int) -> None:
    """By the first right answer of every step, and by the last."""
    run = Run(scene)

    while not run.is_over:
        possible = answers(run)
        right = [each for each in possible if is_right(run, each)]
        assert right, f"step {run.number}: nothing is right of {possible}"
        for each in [each for each in possible if each not in right][:12]:
            refuses(run, each)
        verdict = run.answer(right[at])
        assert verdict.is_right

    assert run.number == len(scene.steps)


def refuses(run: Run, answer: str) -> None:
    """A wrong answer is explained, and changes nothing."""
    before, step = run.record.table.copy(), run.number
    verdict = run.answer(answer)
    assert not verdict.is_right
    assert verdict.told is not None, f"step {step}: {answer} is not explained"
    assert (run.record.table, run.number) == (before, step)


@pytest.mark.parametrize("scene", SCENES)
def test_every_explanation_fits_an_answer(scene: Scene) -> None:
    """What stands in a file and is never said is a slip of its author."""
    run = Run(scene)
    while not run.is_over:
        step, possible = run.step, answers(run)
        wrong = [each for each in possible if not is_right(run, each)]

        assert {text for _, text in step.wrong} <= {
            step.why_not(each) for each in wrong
        }
        run.answer(next(each for each in possible if is_right(run, each)))


def keys_of(scene: Scene) -> Iterator[str]:
    for step in scene.steps:
        texts = [step.say, step.well, *(text for _, text in step.wrong)]
        texts += [choice.text for choice in step.choices]
        yield from (text.key for text in texts if text is not None)


def test_every_text_has_words_and_every_word_is_said() -> None:
    """Other tests have it that all languages say the same keys."""
    scenes = [(course, scene) for course in courses() for scene in course.scenes]
    said = {fluent_name(key) for _, scene in scenes for key in keys_of(scene)}
    said |= {fluent_name(scene.title(course.game).key) for course, scene in scenes}
    said.add("learn-robots-no")
    shared = tuple(f"learn-{each.name}-" for each in courses())

    assert said <= known()
    assert {key for key in known() if key.startswith(shared)} <= said


def test_what_is_not_allowed_is_refused_by_the_rules() -> None:
    run = Run(next(s for c in courses() for s in c.scenes if s.name == "losing"))

    with pytest.raises(Illegal):
        run.answer("r3b")
    assert run.number == 0


def test_what_is_no_choice_is_refused() -> None:
    run = Run(next(s for c in courses() for s in c.scenes if s.name == "supply"))

    with pytest.raises(Illegal):
        run.answer("99")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("position = ", "Invalid value"),
        (POSITION, "no steps"),
        (POSITION + "[[steps]]\nsays = 'x'", "a step has no says"),
        (POSITION + "[[steps]]\nchoices = ['x', 'y']", "a right one"),
        (POSITION + "music = 1\n[[steps]]\nsay = 'x'", "the scene has no music"),
    ],
)
def test_a_file_that_is_no_scene_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadScene, match=f"mine/first: .*{why}"):
        read_scene("mine", "first", text)


def test_what_is_tried_has_the_luck_that_will_come() -> None:
    """Also when something was drawn already that the scene does not name."""
    luck = Prepared(FZZZT, None, ())
    turn = Decision(CHANCE, "turn", Listed(range(1000)))
    luck.draw(turn)

    tried = luck.copy()

    assert [tried.draw(turn) for _ in range(5)] == [luck.draw(turn) for _ in range(5)]
