"""`robobid learn`: a scene at the terminal."""

from __future__ import annotations

from io import StringIO

import pytest

from robobid.core.errors import Unsupported
from robobid.terminal.learn import learn
from robobid.terminal.screen import Screen


def taught(answers: str, **asked: str) -> str:
    """What is shown to somebody who answers so."""
    shown = StringIO()
    screen = Screen(StringIO(answers), shown, {"TERM": "dumb"})
    assert learn(lang="en", screen=screen, **asked) == 0
    return " ".join(shown.getvalue().split())


def test_a_wrong_try_is_explained_and_repeated() -> None:
    told = taught("\n2\n3 4\n\n7\n1\nq\n", game="fzzzt", scene="bid")

    assert "That is less than 5." in told
    assert "5 beats 4 and 0: the robot is yours." in told
    assert "type a number from 1 to 3" in told
    assert told.endswith("To continue, run: robobid learn fzzzt --scene losing")


def test_a_robot_is_guessed() -> None:
    told = taught("1\n2\n\n", game="powergrid", course="robots", scene="a1")

    assert "No. Wants the plant whose resource is cheapest now" in told
    assert "opens plant 20" in told


def test_the_end_shows_the_score() -> None:
    told = taught("\n2\ndone\n\n", game="fzzzt", scene="end")

    assert "10 points" in told


def test_a_course_of_another_game_is_refused() -> None:
    with pytest.raises(Unsupported):
        learn(game="fzzzt", course="robots", lang="en")
