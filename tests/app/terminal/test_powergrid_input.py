"""What people type at Power Grid: undo, help, hints, and everything that is refused."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES, words
from robobid.core.reader import read_record
from robobid.core.record import UNDO
from robobid.games.powergrid.game import POWER_GRID
from tests.app.terminal.stage import written
from tests.app.terminal.test_powergrid_play import play

GIVEN: dict[str, Any] = {
    "regions": "red,green,brown",
    "seats": "human,random",
    "seed": 1,
}
"""In this game the person opens the first auction, and buys and builds first."""


@pytest.mark.parametrize(
    ("line", "code", "values"),
    [
        ("13", "plant_not_in_market", {"plant": 13, "allowed": "3, 4, 5, 6"}),
        ("7", "plant_not_on_offer", {"plant": 7, "allowed": "3, 4, 5, 6"}),
        ("4 3", "bid_too_low", {"bid": 3, "least": 4}),
        ("4 51", "bid_not_affordable", {"bid": 51, "money": 50}),
        ("p", "must_buy", {}),
        ("4 many", "not_an_amount", {"found": "many"}),
        ("4 5 6", "cannot_offer", {"found": "4 5 6"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_offer_is_refused_and_nothing_has_changed(
    line: str, code: str, values: dict[str, object], lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    play("q", **GIVEN, record=file)
    before = written(file)

    shown, _ = play(line, "q", **GIVEN, lang=lang, record=file)

    reason = words(lang)(f"error.{code}", **values)
    assert " ".join(reason.split()) in " ".join(shown.split())
    assert written(file) == before


def at_the_market(*lines: str) -> str:
    """Lines typed by a person with plant 4 (coal) who is to buy fuel."""
    shown, _ = play("4 30", *lines, **GIVEN)
    return " ".join(shown.split())


def test_fuel_that_does_not_fit_is_refused_as_a_whole() -> None:
    shown = at_the_market("5 coal", "l")

    assert "Your plants have no room for more coal." in shown
    assert "You buy" not in shown.split("no room for more coal")[1].replace(
        "You buy plant", ""
    )


@pytest.mark.parametrize("line", ["2 coal", "coal 2", "coal coal", "co co", "COAL 2"])
def test_fuel_can_be_named_in_many_ways(line: str) -> None:
    assert "You buy 2 coal for 2." in at_the_market(line, "done")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("3 wood", "There is no resource “wood”"),
        ("oil", "Your plants have no room for more oil."),
        ("7", "There is no number 7 here"),
        ("?!", "Can’t read “?!”"),
    ],
)
def test_other_fuel_is_refused(line: str, said: str) -> None:
    assert said in at_the_market(line)


def building(*lines: str) -> str:
    """Lines typed by a person who builds for the first time."""
    return at_the_market("done", *lines)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["Munchen"], "München is not in play."),
        (["Atlantis"], "There is no city Atlantis on this map."),
        (["Essen", "Essen"], "You already have a house in Essen."),
        (["du"], "“du” could mean Duisburg, Düsseldorf"),
        (["99"], "There is no number 99 here"),
    ],
)
def test_a_city_that_cannot_be_built_in_is_refused(lines: list[str], said: str) -> None:
    assert said in building(*lines)


@pytest.mark.parametrize(
    ("lang", "fuel", "city", "bought", "built"),
    [
        ("fr", "2 charbons", "Essen", "achètes 2 charbons", "construis à Essen"),
        ("ru", "2 угля", "Эссен", "покупаешь 2 угля", "строишь в городе Эссен"),
        ("ru", "2 coal", "Essen", "покупаешь 2 угля", "строишь в городе Эссен"),
    ],
)
def test_a_language_is_typed_as_it_is_spoken(
    lang: str, fuel: str, city: str, bought: str, built: str
) -> None:
    shown, _ = play("4 30", fuel, "done", city, "done", **GIVEN, lang=lang)

    told = " ".join(shown.split())
    assert bought in told
    assert built in told


def test_a_city_may_be_typed_without_accents_and_cut_short() -> None:
    assert "You build in Düsseldorf for 10." in building("duss", "done")


def test_actions_are_taken_back_until_the_turn_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("4 30", "2 coal", "u", "u", "u", "done", "q", **GIVEN, record=file)
    record = read_record(written(file), POWER_GRID)

    undone = [entry for entry in record.entries if entry.action == UNDO]
    assert len(undone) == 2
    assert record.table.players[0].fuel == [0, 0, 0, 0]


def test_what_others_have_answered_cannot_be_taken_back() -> None:
    shown, _ = play("4 30", "u", **GIVEN)

    assert "You can’t take anything back" in " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_the_rules_and_a_hint_has_a_reason(lang: str) -> None:
    shown, _ = play("?", "h", "4 30", "?", "h", "done", "?", "h", **GIVEN, lang=lang)

    for number in ("A3.2", "A4.1", "A5.3", "A9.1"):
        assert f"  § {number}  " in shown


def test_the_person_who_chooses_for_a_robot_is_asked() -> None:
    options = GIVEN | {"seats": "human,robot:6-6-4-1-1"}
    shown, _ = play(*[""] * 40, **options)

    assert "Which city does Robot B start in?" in shown
    assert "You strike 20 cities out for Robot B." in " ".join(shown.split())
    assert "Which plant does Robot B put up for auction?" in shown
    assert "Which city for Robot B?" in shown


# -- the command line ---------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--map", "atlantis"], "no map atlantis"),
        (["--seats", "human,psychic"], "There is no bot called psychic"),
        (["--seats", "human,robot:9-9-9-9-9"], "9-9-9-9-9 are not a robot’s pieces"),
        (["--seats", "human,robot:1-1-1-1-1,robot:1-2-2-2-2"], "F1"),
        (["--seats", "human"], "2 to 6 players, not 1"),
        (["--players", "9"], "2 to 6 players, not 9"),
        (["--regions", "green,purple,cyan"], "not connected"),
        (["--regions", "green,mauve,red"], "mauve"),
        (["--readings", "6=alt"], "6=alt is not a ruling"),
        (["--promo", "warehouse"], "warehouse"),
        (["--map", "no/such/file.json"], "no/such/file.json"),
    ],
)
def test_a_bad_command_is_refused_with_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["play", "powergrid", "--lang", "en", *arguments])

    assert code == 2
    assert said in capsys.readouterr().err


ITALY = (
    files("robobid.games.powergrid").joinpath("data/maps/italy.json").read_text("utf-8")
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('"regions": [', '"regions": [}', id="not JSON"),
        pytest.param('["milano", "b', '["nowhere", "b', id="a link to nowhere"),
        pytest.param('"bergamo", "milano"', '"bergamo", "x"', id="an unknown city"),
        pytest.param('"bergamo", 3]', '"bergamo", -3]', id="a negative cost"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_broken_map_file_is_refused_with_code_2(
    old: str,
    new: str,
    lang: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert old in ITALY
    file = tmp_path / "broken.json"
    file.write_text(ITALY.replace(old, new, 1), "utf-8")

    code = main(["play", "powergrid", "--lang", lang, "--map", str(file)])

    assert code == 2
    assert "broken.json" in capsys.readouterr().err


def test_a_map_of_ones_own_can_be_played_on(tmp_path: Path) -> None:
    from importlib.resources import files

    text = (
        files("robobid.games.powergrid")
        .joinpath("data/maps/italy.json")
        .read_text("utf-8")
    )
    file = tmp_path / "mine.json"
    file.write_text(text.replace('"id": "italy"', '"id": "mine"', 1), "utf-8")

    shown, _ = play("", map=str(file))

    assert "Milano" in shown or "Italy" in shown


def test_nobody_is_offered_a_pass_where_none_is_allowed() -> None:
    """Round 1 asked "or pass?", and refused it."""
    shown, _ = play("q", **GIVEN, lang="en")

    assert "Plant and bid (e.g. 13 15)? Nobody may pass in round 1." in shown
    assert "or p?" not in shown
