"""A question has one answer, whoever works on it."""

import shlex
import sys
from pathlib import Path

import pytest

from robobid.arena.executors import workforce
from robobid.arena.lab.fzzzt.change import changed, read_change
from robobid.arena.lab.question import Answer, Question, answer
from robobid.arena.lab.side import Side
from robobid.arena.lab.tally import Finding
from robobid.core.errors import Unsupported
from robobid.games.fzzzt.game import FZZZT

BASE = Side(FZZZT, {"Edition": "en", "Players": "A; B; C"})
ROGUE = Path(__file__).parents[2] / "bots" / "rogue.py"


def question(folder: Path, *bots: str, fast: bool = False) -> Question:
    path = folder / "rich.toml"
    path.write_text("remove = ['fa']\n[cards.r5a]\npoints = 30\n", "utf-8")
    return Question(BASE, changed(BASE, read_change(path), path), bots, 1, fast)


def answered(asked: Question, games: int, jobs: int) -> Answer:
    with workforce(jobs) as force:
        return answer(asked, games, force)


def named(found: Answer, figure: str, card: str | None = None) -> Finding:
    (finding,) = [
        f
        for f in found.findings
        if (f.name.figure, f.name.card, f.name.seat) == (figure, card, None)
    ]
    return finding


def test_the_answer_does_not_depend_on_who_works(tmp_path: Path) -> None:
    asked = question(tmp_path, "random", "simple", "random")

    alone = answered(asked, 12, 1)

    assert answered(asked, 12, 2) == alone
    assert answered(asked, 12, 3) == alone


def test_a_rich_card_is_found_out(tmp_path: Path) -> None:
    """It is fought for, and whoever has it wins."""
    found = answered(question(tmp_path, "simple", "simple", "simple"), 25, 1)

    price, wins = named(found, "price", "b-r5-01"), named(found, "wins", "b-r5-01")
    assert price.is_marked
    assert price.difference is not None
    assert price.difference.value > 1
    assert wins.is_marked
    gone = named(found, "comes", "b-fz-01")
    assert gone.base is not None
    assert gone.change is None
    assert not named(found, "rounds").is_marked


def test_progress_adds_up_to_the_games(tmp_path: Path) -> None:
    finished: list[int] = []

    with workforce(1) as force:
        asked = question(tmp_path, "random", "random", "random")
        answer(asked, 12, force, finished.append)

    assert sum(finished) == 12


def test_the_fast_twin_answers_too(tmp_path: Path) -> None:
    asked = question(tmp_path, "mechanic", "random", "simple", fast=True)

    found = answered(asked, 2500, 1)

    assert answered(asked, 2500, 2) == found
    assert named(found, "price", "b-r5-01").is_marked


def test_the_twin_and_the_rules_agree(tmp_path: Path) -> None:
    """Other luck, the same game: what one finds is within reach of the other."""
    slow = answered(question(tmp_path, "random", "random", "random"), 300, 1)
    fast = answered(
        question(tmp_path, "random", "random", "random", fast=True), 20_000, 1
    )

    apart = 0
    for mine, its in zip(slow.findings, fast.findings, strict=True):
        assert mine.name == its.name
        if mine.base and its.base:
            low, high = mine.base.interval
            apart += not low - 1e-9 <= its.base.value <= high + 1e-9
    assert apart < 0.12 * len(slow.findings)


@pytest.mark.parametrize(
    ("word", "fast", "text"),
    [
        ("psychic", False, "no bot of fzzzt is called 'psychic'"),
        ("exec:/nowhere", True, "there is no program '/nowhere'"),
        (f"exec:{sys.executable}", True, "the fast twin has no bot 'exec:"),
    ],
)
def test_bots_that_cannot_play_are_refused(
    tmp_path: Path, word: str, fast: bool, text: str
) -> None:
    with pytest.raises(Unsupported, match=text):
        answered(question(tmp_path, word, "simple", "simple", fast=fast), 10, 1)


def test_faults_are_told(tmp_path: Path) -> None:
    word = f"exec:{shlex.join([sys.executable, str(ROGUE), 'garbage', '3'])}"

    found = answered(question(tmp_path, word, "random", "random"), 2, 1)

    assert {fault.kind for fault in found.faults} == {"protocol"}
