"""Deck files: what is read from one, and what is refused with line and reason."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bench._bombs import HARD, hard_deck
from robobid.core.errors import Unreadable, Unsupported
from robobid.games.fzzzt.files.deckfile import (
    load_deck,
    marked_deck,
    read_deck,
    standard_deck,
)
from robobid.games.fzzzt.game import Fzzzt
from robobid.games.fzzzt.rules.editions import EN
from robobid.games.fzzzt.rules.setup import new_table

Data = dict[str, Any]


def a_deck() -> Data:
    """A small deck: two mechanics with their robots, and one card of each kind."""
    return {
        "robots": [
            robot(f"t-r{power}-0{player}", power, player)
            for player in (1, 2)
            for power in (1, 2, 3)
        ]
        + [robot("t-r4-01", 4)],
        "upgrades": [{"id": "t-up-01", "symbols": ["oil"], "belt_speed": 8}],
        "fzzzt": [{"id": "t-fz-01", "power": 3, "points": -1, "belt_speed": 1}],
        "units": [{"id": "t-pu-01", "points": 3, "symbols": ["oil"], "belt_speed": 3}],
        "mechanics": [{"id": f"t-me-0{n}", "player": n} for n in (1, 2)],
        "peripherals": [
            {"id": "t-01-mouse", "name": "Mouse", "switches": {"hand_size": 7}}
        ],
    }


def robot(id_: str, power: int, player: int | None = None, **more: Any) -> Data:
    entry = {"id": id_, "power": power, "points": 1, "symbols": ["nut"]}
    return {**entry, "belt_speed": 4, "player": player, **more}


def as_text(data: Data) -> str:
    """One entry a line, so that a line number is easily found."""
    sections = []
    for name, entries in data.items():
        body = ",\n".join(json.dumps(entry) for entry in entries)
        sections.append(f'"{name}": [\n{body}\n]')
    return "{\n" + ",\n".join(sections) + "\n}\n"


def line_of(text: str, words: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_good_deck_is_read() -> None:
    deck = read_deck(as_text(a_deck()), "tiny")

    assert deck.name == "tiny"
    assert len(deck.cards) == 12
    assert deck.mechanic(2).id == "t-me-02"
    assert [c.power for c in deck.robots_of(1)] == [1, 2, 3]
    assert deck.card("t-r1-01").symbols == ("nut",)
    assert deck.peripheral("mouse").switches == (("hand_size", 7),)
    assert not deck.peripheral("mouse").inferred


def test_symbols_are_kept_in_one_order() -> None:
    data = a_deck()
    data["upgrades"][0]["symbols"] = ["oil", "nut"]

    assert read_deck(as_text(data), "tiny").card("t-up-01").symbols == ("nut", "oil")


CARD_FAULTS = [
    pytest.param("robots", {"id": 5}, "'id' must be ASCII letters", id="id number"),
    pytest.param("robots", {"id": None}, "'id' must be ASCII", id="id missing"),
    pytest.param("robots", {"id": ""}, "'id' must be ASCII", id="id empty"),
    pytest.param("robots", {"id": "t r"}, "'id' must be ASCII", id="id with a space"),
    pytest.param("robots", {"id": "tür-1"}, "'id' must be ASCII", id="id not ASCII"),
    pytest.param("robots", {"id": "t+1"}, "'id' must be ASCII", id="id with a plus"),
    pytest.param("robots", {"id": "done"}, "'id' must be ASCII", id="id is a move"),
    pytest.param("robots", {"id": "A"}, "'id' must be ASCII", id="id is a seat"),
    pytest.param("robots", {"powr": 1}, "unknown field 'powr'", id="unknown field"),
    pytest.param("robots", {"kind": "fzzzt"}, "kind 'fzzzt' in the list of", id="kind"),
    pytest.param("robots", {"power": 6}, "'power' must be .* 1 to 5, not 6", id="six"),
    pytest.param("robots", {"power": 0}, "'power' must be .* 1 to 5, not 0", id="nil"),
    pytest.param("robots", {"power": "1"}, "'power' must be .* not '1'", id="a word"),
    pytest.param("robots", {"power": True}, "'power' must be .* not True", id="bool"),
    pytest.param("robots", {"power": 1.5}, "'power' must be a whole", id="a fraction"),
    pytest.param("robots", {"points": 100}, "'points' must be .* to 99", id="points"),
    pytest.param("robots", {"symbols": ["nit"]}, "some of nut, bolt, cog", id="symbol"),
    pytest.param("robots", {"symbols": "nut"}, "'symbols' must be", id="no list"),
    pytest.param("robots", {"symbols": []}, "a robot has one to four", id="no symbol"),
    pytest.param("robots", {"symbols": ["nut", "nut"]}, "stands twice", id="twice"),
    pytest.param(
        "robots", {"belt_speed": 5}, "one of 1, 2, 3, 4, 8, not 5", id="speed"
    ),
    pytest.param("robots", {"belt_speed": None}, "'belt_speed' must", id="no speed"),
    pytest.param("robots", {"player": 7}, "'player' must be .* 1 to 6", id="player 7"),
    pytest.param("robots", {"player": 3}, "no mechanic 3 exists", id="lonely robot"),
    pytest.param("robots", {"set": "bass"}, "'set' must be one of base, exp", id="set"),
    pytest.param("robots", {"class": "basic"}, "'class' must be the", id="class"),
    pytest.param("units", {"class": ["x"]}, "'class' must be the", id="class list"),
    pytest.param("robots", {"inferred_fields": 5}, "must be a list of", id="inferred"),
    pytest.param("robots", {"inferred_fields": ["x"]}, "a list of", id="inferred what"),
    pytest.param("upgrades", {"power": 1}, "must be .* 0 to 0, not 1", id="upgrade"),
    pytest.param("upgrades", {"player": 1}, "an? upgrade has no player", id="numbered"),
    pytest.param("fzzzt", {"symbols": ["oil"]}, "a fzzzt has no symbol", id="fzzzt"),
    pytest.param("fzzzt", {"power": 9}, "'power' must be .* to 5", id="strong fzzzt"),
    pytest.param("units", {"symbols": []}, "a unit has one to four", id="bare unit"),
    pytest.param("units", {"power": 2}, "'power' must be", id="unit with power"),
    pytest.param("units", {"points": -1}, "'points' must be .* 0 to 99", id="bad unit"),
    pytest.param("mechanics", {"power": 1}, "'power' must be", id="strong mechanic"),
    pytest.param("mechanics", {"points": 1}, "'points' must be", id="rich mechanic"),
    pytest.param("mechanics", {"symbols": ["oil"]}, "has no symbol", id="oily one"),
    pytest.param("mechanics", {"player": None}, "'player' must be", id="no number"),
    pytest.param("mechanics", {"belt_speed": 7}, "'belt_speed' must", id="fast one"),
    pytest.param("peripherals", {"id": "a b"}, "'id' must be ASCII", id="peripheral"),
    pytest.param("peripherals", {"name": ""}, "needs a 'name'", id="no name"),
    pytest.param("peripherals", {"switches": {}}, "needs 'switches'", id="no switch"),
    pytest.param("peripherals", {"switches": 3}, "needs 'switches'", id="a number"),
    pytest.param(
        "peripherals",
        {"switches": {"turbo": 1}},
        "there is no switch 'turbo'; there are bids_in_turn",
        id="unknown switch",
    ),
    pytest.param(
        "peripherals",
        {"switches": {"hand_size": 0}},
        "cannot be 0; allowed: a whole number, not below 1",
        id="a hand of nothing",
    ),
    pytest.param(
        "peripherals",
        {"switches": {"winner_pays": "half"}},
        "cannot be 'half'; allowed: whole_bid, strongest_card",
        id="unknown choice",
    ),
]


@pytest.mark.rule("F1.1", "F1.2", "F1.3", "F1.4", "F1.5", "F1.6")
@pytest.mark.parametrize(("section", "fault", "reason"), CARD_FAULTS)
def test_a_bad_entry_is_refused_with_its_line(
    section: str, fault: Data, reason: str
) -> None:
    data = a_deck()
    entry = data[section][-1]
    entry.update(fault)
    text = as_text(data)

    with pytest.raises(Unreadable, match=reason) as caught:
        read_deck(text, "bad")

    line = text.splitlines().index(json.dumps(entry)) + 1
    assert caught.value.code == "bad_deck"
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_a_card_listed_twice_is_refused_with_both_lines() -> None:
    data = a_deck()
    data["fzzzt"].append(data["fzzzt"][0] | {"points": -2})
    text = as_text(data)

    with pytest.raises(Unreadable) as caught:
        read_deck(text, "bad")

    first, second = line_of(text, '"points": -1'), line_of(text, '"points": -2')
    assert str(caught.value) == (
        f"line {second}: card 't-fz-01' is already on line {first}"
    )


def test_a_peripheral_listed_twice_is_refused_with_both_lines() -> None:
    data = a_deck()
    data["peripherals"].append(data["peripherals"][0] | {"name": "Rat"})
    text = as_text(data)

    with pytest.raises(Unreadable) as caught:
        read_deck(text, "bad")

    first, second = line_of(text, "Mouse"), line_of(text, "Rat")
    assert str(caught.value) == (
        f"line {second}: peripheral 'mouse' is already on line {first}"
    )


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize(
    ("powers", "reason"),
    [
        ([1, 2], "must have the powers 1, 2 and 3, not 1, 2"),
        ([1, 2, 2], "not 1, 2, 2"),
        ([1, 2, 3, 3], "not 1, 2, 3, 3"),
        ([], "not –"),
    ],
)
def test_a_mechanic_without_his_three_robots_is_refused(
    powers: list[int], reason: str
) -> None:
    data = a_deck()
    data["robots"] = data["robots"][:3]
    data["robots"] += [robot(f"t-x-0{i}", p, 2) for i, p in enumerate(powers)]
    text = as_text(data)

    with pytest.raises(Unreadable, match=reason) as caught:
        read_deck(text, "bad")

    assert caught.value.line == line_of(text, "t-me-02")


def test_two_mechanics_of_one_number_are_refused() -> None:
    data = a_deck()
    data["mechanics"].append({"id": "t-me-03", "player": 2})

    with pytest.raises(Unreadable, match="two mechanics have number 2"):
        read_deck(as_text(data), "bad")


def test_mechanics_with_a_gap_are_refused() -> None:
    data = a_deck()
    data["mechanics"][1]["player"] = 3
    for entry in data["robots"][3:6]:
        entry["player"] = 3

    with pytest.raises(Unreadable, match=r"numbered 1, 2, 3, ... without a gap"):
        read_deck(as_text(data), "bad")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not JSON: Expecting value"),
        ("{\n\n oops", 3, r"not JSON: .*\(column 2\)"),
        ("[]", 1, "expected an object with the lists robots, upgrades"),
        ("5", 1, "expected an object"),
        ("{}", 1, "the list 'robots' is missing or empty"),
        ('\n{"robots": []}', 2, "'robots' is missing or empty"),
        ('{"robots": {}}', 1, "'robots' must be a list"),
        ('{"robots": [5]}', 1, "'robots' must hold objects, not 5"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason) as caught:
        read_deck(text, "bad")

    assert caught.value.line == line


def test_a_deck_without_mechanics_is_refused() -> None:
    data = a_deck()
    data["mechanics"] = []

    with pytest.raises(Unreadable, match="'mechanics' is missing or empty"):
        read_deck(as_text(data), "bad")


def test_a_file_is_named_after_its_path_and_content(tmp_path: Path) -> None:
    """A record says which deck it was played with: the name changes with the cards."""
    path = tmp_path / "mine.json"
    path.write_text(as_text(a_deck()), "utf-8")
    before = load_deck(path).name
    data = a_deck()
    data["units"][0]["points"] = 4
    path.write_text(as_text(data), "utf-8")

    after = load_deck(path).name

    assert before.startswith("mine-")
    assert after.startswith("mine-")
    assert before != after


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_opened_is_refused(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "mine.json"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(Unreadable, match=r"mine\.json"):
        load_deck(path)


def test_a_deck_too_small_for_a_belt_or_the_players_is_refused() -> None:
    deck = read_deck(as_text(a_deck()), "tiny")

    with pytest.raises(Unsupported, match=r"4 cards for the belt \(needs 8\)"):
        new_table(EN, 2, deck)
    with pytest.raises(Unsupported, match=r"2 mechanics \(needs 3\)"):
        new_table(EN, 3, deck)


def test_a_record_of_another_deck_is_refused() -> None:
    """The tag names the deck; other cards would make another game of the moves."""
    with pytest.raises(Unsupported, match="with deck 'mine-123', not with 'standard'"):
        Fzzzt().set_up({"Players": "A; B", "Deck": "mine-123"})


@pytest.mark.rule("F7.3")
def test_an_owner_of_the_printed_cards_can_put_in_his_own() -> None:
    shipped = files("robobid.games.fzzzt").joinpath("data/cards.json")
    data = json.loads(shipped.read_text("utf-8"))
    data["peripherals"] = [
        {"id": "my-01-modem", "name": "Модем", "switches": {"mechanic_power": 4}}
    ]

    deck = read_deck(json.dumps(data), "mine")
    table = new_table(EN, 2, deck, deck.peripherals)

    assert [p.word for p in table.peripherals] == ["modem"]
    assert deck.cards == standard_deck().cards


def test_a_deck_whose_endings_take_days_to_score_is_refused() -> None:
    """It is within all other limits."""
    with pytest.raises(Unreadable) as refused:
        marked_deck(hard_deck(), "club")

    assert refused.value.values["reason"].code == "deck_too_hard"


def test_most_decks_of_that_size_are_taken() -> None:
    assert marked_deck(hard_deck(HARD + 1), "club").name.startswith("club-")
