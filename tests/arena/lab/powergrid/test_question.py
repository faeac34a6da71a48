"""A question about Power Grid has one answer, whoever works on it."""

from pathlib import Path

import pytest

from robobid.arena.executors import workforce
from robobid.arena.lab.powergrid.change import changed, read_change
from robobid.arena.lab.question import Answer, Question, answer
from robobid.arena.lab.side import Side
from robobid.arena.lab.tally import Finding
from robobid.core.errors import Unsupported
from robobid.games.powergrid.game import POWER_GRID

PRICES = ("price", "over", "when")
BASE = Side(POWER_GRID, {"Map": "germany", "Regions": "drawn", "Players": "A; B; C"})


def question(folder: Path, *bots: str, fast: bool = False) -> Question:
    path = folder / "rich.toml"
    path.write_text("remove = [6]\n[plants.13]\nsupplies = 9\n", "utf-8")
    return Question(BASE, changed(BASE, read_change(path), path), bots, 1, fast)


def answered(asked: Question, games: int, jobs: int) -> Answer:
    with workforce(jobs) as force:
        return answer(asked, games, force)


def named(found: Answer, figure: str, card: str | None = None) -> Finding:
    (finding,) = [f for f in found.findings if f.name == (figure, None, card)]
    return finding


def test_the_answer_does_not_depend_on_who_works(tmp_path: Path) -> None:
    asked = question(tmp_path, "random", "simple", "random")

    assert answered(asked, 6, 2) == answered(asked, 6, 1)


def test_a_rich_plant_is_found_out(tmp_path: Path) -> None:
    """By the twin: it is fought for, and whoever has it wins."""
    asked = question(tmp_path, "simple", "random", "simple", fast=True)

    found = answered(asked, 2500, 1)

    assert answered(asked, 2500, 2) == found
    price, wins = named(found, "price", "13"), named(found, "wins", "13")
    assert price.is_marked
    assert price.difference is not None
    assert price.difference.value > 0
    assert wins.is_marked
    assert named(found, "bought", "6").change is None
    assert named(found, "rounds").base is not None


def test_the_twin_and_the_rules_agree(tmp_path: Path) -> None:
    """Other luck, the same game: what one finds is within reach of the other.

    Prices are left out: in so few games many plants only ever cost the same.
    """
    slow = answered(question(tmp_path, "simple", "simple", "simple"), 25, 1)
    fast = answered(
        question(tmp_path, "simple", "simple", "simple", fast=True), 4000, 1
    )

    apart = together = 0
    for mine, its in zip(slow.findings, fast.findings, strict=True):
        assert mine.name == its.name
        is_price = mine.name.card is not None and mine.name.figure in PRICES
        if mine.change and its.change and not is_price:
            low, high = mine.change.interval
            together += 1
            apart += not low - 1e-9 <= its.change.value <= high + 1e-9
    assert apart < 0.12 * together


def test_bots_that_the_twin_does_not_know_are_refused(tmp_path: Path) -> None:
    with pytest.raises(
        Unsupported, match="no bot 'planner'; it has random, trainee, simple"
    ):
        answered(question(tmp_path, "planner", "simple", "simple", fast=True), 10, 1)
