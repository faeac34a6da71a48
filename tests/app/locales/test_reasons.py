"""What is refused is refused in one language: no English inside a German sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands.experiment_file import read_experiment
from robobid.app.hosting.problems import problem_of
from robobid.app.locales import LANGUAGES, words
from robobid.app.terminal.speaker import explained
from robobid.arena.lab.fzzzt.change import read_change
from robobid.bots import check_bot
from robobid.core.errors import RobobidError, bad_file
from robobid.core.reader import read_record
from robobid.games.fzzzt.files.deckfile import load_deck, read_deck, standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.files.scorefile import read_collection
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import Rules, with_switches
from robobid.games.fzzzt.text.position import read_position as read_fzzzt
from robobid.games.powergrid.files.mapfile import read_map, standard_map
from robobid.games.powergrid.text.position import read_position as read_powergrid
from robobid.games.powergrid.variants import check_regions

TAGS = '[Game "fzzzt"] [Edition "en"] [Players "A; B"]'


def a_deck(**fields: Any) -> str:
    deck = json.loads(write_deck(standard_deck()))
    deck["robots"][0] |= fields
    return json.dumps(deck)


def a_map(**fields: Any) -> str:
    germany = (
        Path(__file__).parents[3] / "robobid/games/powergrid/data/maps/germany.json"
    )
    return json.dumps(json.loads(germany.read_text("utf-8")) | fields)


def a_file(text: str) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        path = folder / "words.toml"
        path.write_text(text, "utf-8")
        return path

    return write


REFUSALS: dict[str, Callable[[Path], object]] = {
    "deck": lambda _: read_deck(a_deck(power=9), "mine"),
    "deck-json": lambda _: read_deck("{", "mine"),
    "deck-file": lambda folder: load_deck(folder / "nowhere.json"),
    "map": lambda _: read_map(a_map(connections=[["kiel", 3]]), "mine"),
    "map-value": lambda _: read_map(a_map(deck={"removed": [2]}), "mine"),
    "regions": lambda _: check_regions(standard_map("usa"), frozenset({"pink"}), 3),
    "switch": lambda _: with_switches(Rules(), {"hand_size": "many"}),
    "fzzzt-position": lambda _: read_fzzzt("fzzzt edition=en edition=de"),
    "powergrid-position": lambda _: read_powergrid("powergrid map=germany"),
    "record": lambda _: read_record(f"{TAGS} / *", FZZZT),
    "record-move": lambda _: read_record(f"{TAGS} A r9z", FZZZT),
    "collection": lambda _: read_collection('{"cats": []}', standard_deck()),
    "change": lambda folder: read_change(a_file('cats = "many"')(folder)),
    "change-toml": lambda folder: read_change(a_file("cats = many")(folder)),
    "experiment": lambda folder: read_experiment(str(a_file("[")(folder))),
    "program": lambda _: check_bot("fzzzt", "exec:/nowhere/at-all"),
}


def refused(by: Callable[[Path], object], folder: Path) -> RobobidError:
    with pytest.raises(RobobidError) as error:
        by(folder)
    return error.value


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("name", REFUSALS)
def test_no_english_is_left_in_a_refusal(name: str, lang: str, tmp_path: Path) -> None:
    english_only = re.compile(r"\b(the|is|are|must|expected|there|not|unknown|no)\b")

    told = explained(refused(REFUSALS[name], tmp_path), words(lang))

    assert not english_only.search(told), told
    assert told.endswith("."), told


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_goes_over_the_wire_with_its_reason(
    name: str, tmp_path: Path
) -> None:
    problem = problem_of(refused(REFUSALS[name], tmp_path))

    reason = problem.values["reason"]
    assert {"code", "message", "values"} == set(reason)
    assert reason["message"] in problem.message
    assert json.loads(json.dumps(reason)) == reason


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (FileNotFoundError(2, "No such file"), "Такого файла или папки нет."),
        (PermissionError(13, "Permission denied"), "Нет доступа."),
        (IsADirectoryError(21, "Is a directory"), "Это папка."),
        (OSError(5, "Input/output error"), "Input/output error"),
    ],
)
def test_what_the_system_refuses_is_told_if_we_have_words(
    error: OSError, told: str
) -> None:
    assert explained(bad_file("f.txt", error), words("ru")).endswith(f"f.txt. {told}")
