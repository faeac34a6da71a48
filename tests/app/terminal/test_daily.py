"""The deal of the day in the terminal."""

import io

import pytest

from robobid.app.commands.daily import check_same, daily, told
from robobid.app.locales import words
from robobid.app.puzzles.deals import Deal
from robobid.app.puzzles.results import Result
from robobid.app.terminal.screen import Screen
from robobid.core.errors import Unsupported

DEAL = Deal("fzzzt", "2026-11-17")


def test_the_same_deal_begins_alike() -> None:
    shown = []
    for _ in range(2):
        out = io.StringIO()
        screen = Screen(io.StringIO("q\n"), out)
        daily(
            game="fzzzt",
            deal=DEAL.word,
            name=None,
            against=[],
            lang="en",
            screen=screen,
        )
        shown.append(out.getvalue())

    assert "Deal 2026-11-17: everybody who plays it gets the same luck" in shown[0]
    assert shown[0] == shown[1]


def test_results_of_one_deal_are_compared() -> None:
    mine, theirs = Result(DEAL, 2, 4, 31), Result(DEAL, 1, 4, 35, "Ann")

    lines = told(mine, [theirs], words("en"))

    assert lines[1] == "  Robobid fzzzt 2026-11-17 · 2/4 · 31"
    assert lines[3] == "  1  Ann: place 1 of 4, result 35"
    with pytest.raises(Unsupported):
        check_same(theirs, Deal("fzzzt", "2026-11-18"))
