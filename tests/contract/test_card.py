"""How a game is added is told as it is: docs/add-a-game.md."""

from dataclasses import MISSING, fields
from pathlib import Path

from robobid.games import Card

ROOT = Path(__file__).resolve().parent
TOLD = (ROOT.parent.parent / "docs" / "add-a-game.md").read_text("utf-8")


def test_every_slot_of_a_card_is_told() -> None:
    slots = [field.name for field in fields(Card) if field.default is not MISSING]

    assert [name for name in slots if f"`{name}`" not in TOLD] == []


def test_a_small_game_takes_few_lines() -> None:
    files = (ROOT / "goofspiel").glob("*.py")
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in files)

    assert lines <= 250
    assert f" in {lines} lines" in TOLD
