"""`robobid learn`: a scene at the terminal."""

from __future__ import annotations

from io import StringIO

import pytest

from robobid.app.commands.learn import learn
from robobid.app.terminal.screen import Screen
from robobid.core.errors import Unsupported
from tests.app.terminal.stage import ESCAPE, a_terminal, shown_on

CLEARED = "\x1b[H\x1b[2J"


def taught(answers: str, **asked: str) -> str:
    """What is shown to somebody who answers so."""
    shown = StringIO()
    screen = Screen(StringIO(answers), shown, {"TERM": "dumb"})
    assert learn(lang="en", screen=screen, **asked) == 0
    return " ".join(shown.getvalue().split())


def test_a_wrong_try_is_explained_and_repeated() -> None:
    told = taught("\n2\n3 4\n\n7\n1\nq\n", game="fzzzt", scene="bid")

    assert "That’s less than 5." in told
    assert "5 beats 4 and 0: the robot is yours." in told
    assert "Type a number from 1 to 3" in told
    assert told.endswith("To continue, run: robobid learn fzzzt --scene losing")


def test_a_robot_is_guessed() -> None:
    told = taught("1\n2\n\n", game="powergrid", course="robots", scene="a1")

    assert "Not quite. Wants the plant whose resource is cheapest now" in told
    assert "puts plant 20 up" in told


def test_the_end_shows_the_score() -> None:
    told = taught("\n2\ndone\n\n", game="fzzzt", scene="end")

    assert "10 points" in told


def test_a_course_of_another_game_is_refused() -> None:
    with pytest.raises(Unsupported):
        learn(game="fzzzt", course="robots", lang="en")


def pages(screen: Screen) -> list[str]:
    """What stood on the screen, from one beginning to the next."""
    return ESCAPE.sub("", shown_on(screen).replace(CLEARED, "\f")).split("\f")


def test_what_is_asked_about_stays_in_sight_on_a_small_screen() -> None:
    screen = a_terminal("", "", "q")

    learn(game="fzzzt", scene="card", lang="ru", screen=screen)

    *_, page = pages(screen)
    question = page.partition("Остановлено")[0]
    assert "Madame Volt" in question
    assert "сколько энергии" in question
    assert len(question.splitlines()) <= 24


def test_why_an_answer_was_right_stands_below_the_next_table() -> None:
    screen = a_terminal("", "", "3", "q")

    learn(game="fzzzt", scene="card", lang="en", screen=screen)

    *_, before, page = pages(screen)
    assert "power 4" not in before
    told = page.index("power 4")
    assert page.index("Madame Volt") < told < page.rindex("points")


def test_ctrl_c_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = a_terminal()
    monkeypatch.setattr(screen, "ask", interrupt)

    with pytest.raises(KeyboardInterrupt):
        learn(game="fzzzt", scene="losing", lang="en", screen=screen)

    assert "robobid learn fzzzt --scene losing" in shown_on(screen)


def interrupt(question: str) -> str:
    raise KeyboardInterrupt
