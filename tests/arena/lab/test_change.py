"""A change is a small file; what it says is what is played."""

from pathlib import Path
from typing import Any

import pytest

from robobid.arena.lab.fzzzt.change import changed, read_change
from robobid.arena.lab.side import Side
from robobid.core.errors import Unreadable
from robobid.games.fzzzt.game import FZZZT

BASE = Side(FZZZT, {"Edition": "en", "Players": "A; B; C; D"})


def change_of(folder: Path, text: str, base: Side = BASE) -> Side:
    path = folder / "bold.toml"
    path.write_text(text, "utf-8")
    return changed(base, read_change(path), path)


def cards(side: Side) -> dict[str, Any]:
    found: dict[str, Any] = side.game.deck.by_id
    return found


def test_facts_of_a_card_are_changed(tmp_path: Path) -> None:
    side = change_of(tmp_path, "[cards.r5a]\npoints = 9\nsymbols = ['oil']\n")

    card = side.game.deck.card("r5a")
    assert (card.points, card.symbols) == (9, ("oil",))
    assert card.power == 5
    assert len(side.game.deck.cards) == len(FZZZT.deck.cards)
    assert side.tags["Deck"] == side.game.deck.name
    assert side.game.deck.name.startswith("bold-")


def test_cards_and_peripherals_are_taken_out(tmp_path: Path) -> None:
    side = change_of(tmp_path, 'remove = ["r5a", "b-fz-01", "monitor"]')

    assert len(side.game.deck.cards) == len(FZZZT.deck.cards) - 2
    assert "b-fz-01" not in cards(side)
    assert "monitor" not in {p.word for p in side.game.deck.peripherals}


def test_cards_and_peripherals_are_put_in(tmp_path: Path) -> None:
    side = change_of(
        tmp_path,
        """
        [[add]]
        list = "robots"
        id = "my-r5-09"
        power = 5
        points = 7
        symbols = ["nut", "oil"]
        belt_speed = 1

        [[add]]
        list = "peripherals"
        id = "my-01-crane"
        name = "Crane"
        switches = { robots_per_unit = 3 }
        """,
    )

    assert cards(side)["my-r5-09"].points == 7
    assert dict(side.game.deck.peripheral("crane").switches) == {"robots_per_unit": 3}


def test_edition_switches_and_peripherals_are_changed(tmp_path: Path) -> None:
    base = Side(FZZZT, {**BASE.tags, "Switches": "hand_size=8 robots_per_unit=2"})
    text = 'edition = "fr"\nperipherals = ["modem"]\n[switches]\nhand_size = 7\n'

    side = change_of(tmp_path, text, base)

    table = side.game.set_up(side.tags)
    assert table.edition.name == "fr"
    assert (table.rules.hand_size, table.rules.robots_per_unit) == (7, 2)
    assert [p.word for p in table.chosen_peripherals] == ["modem"]
    assert "Deck" not in side.tags


@pytest.mark.parametrize(("word", "number"), [('"all"', 12), ("[]", 0), ('"modem"', 1)])
def test_peripherals_are_all_some_or_none(
    tmp_path: Path, word: str, number: int
) -> None:
    base = Side(FZZZT, {**BASE.tags, "Peripherals": "monitor"})

    side = change_of(tmp_path, f"peripherals = {word}", base)

    assert len(side.game.set_up(side.tags).chosen_peripherals) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[cards.r5a\n", "(at line 1, column 11)"),
        ("", "it changes nothing"),
        ("[cards.r5a]\npower = 5", "it changes nothing"),
        ("colour = 3", "unknown key 'colour'; known: edition, "),
        ("remove = 3", "'remove' must be a list"),
        ('remove = "fa"', "'remove' must be a list"),
        ("cards = 3", "'cards' must be a table: [cards]"),
        ("edition = 3", "'edition' must be text in quotes"),
        ('remove = ["r9z"]', "no card or peripheral 'r9z'"),
        ("[cards]\nr5a = 3", "'cards.r5a' must hold what differs"),
        ("[cards.r5a]\npower = 9", "'power' must be a whole number from 1 to 5, not 9"),
        ("[cards.r5a]\nname = 'Bob'", "unknown field 'name'"),
        ("[[add]]\nid = 'my-r5-09'", "a new card needs a 'list': robots, "),
        ("add = [3]", "a new card needs a 'list': robots, "),
        ("[[add]]\nlist = 'robots'\nid = 'x'", "'id' must be ASCII letters"),
        ('remove = ["m1"]', "no mechanic 1 exists"),
        ('edition = "la"', "there is no edition 'la'; there are en, "),
        ("[switches]\nhand_size = 'big'", "switch 'hand_size' cannot be 'big'"),
        ('peripherals = ["toaster"]', "no peripheral is called 'toaster'"),
    ],
)
def test_a_bad_change_is_refused_with_its_reason(
    tmp_path: Path, text: str, reason: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        change_of(tmp_path, text)

    assert refused.value.code == "bad_change"
    assert reason in str(refused.value)
    assert refused.value.values["file"] == str(tmp_path / "bold.toml")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere\.toml: No such file"):
        read_change(tmp_path / "nowhere.toml")
