"""`robobid maps` lists, checks and exports map files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES
from robobid.games.powergrid.files.mapfile import load_map, standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_maps_are_listed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["maps", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == list(MAP_NAMES)


def test_the_list_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["maps", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in listed] == list(MAP_NAMES)
    assert listed[0]["cities"] == len(standard_map(MAP_NAMES[0]).cities)


@pytest.mark.parametrize("name", MAP_NAMES)
def test_what_is_exported_can_be_loaded_again(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["maps", name, "--json"]) == 0
    file = tmp_path / "mine.json"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert load_map(file) is standard_map(name)


def test_a_changed_file_is_checked_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["maps", "italy", "--json"])
    file = tmp_path / "mine.json"
    text = capsys.readouterr().out.replace('"id": "italy"', '"id": "my-italy"')
    file.write_text(text, "utf-8")

    assert main(["maps", str(file)]) == 0

    told = capsys.readouterr().out
    assert load_map(file).id in told
    assert "Roma" in told


def test_regions_and_cities_are_told_in_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A region's id is what is typed, so it stands first."""
    assert main(["maps", "germany", "--lang", "ru"]) == 0

    assert "green (зелёный): Фленсбург, Киль" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "{}", '{"id": "x"}'])
def test_a_bad_file_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text, "utf-8")
    assert main(["maps", str(file)]) == 2
    assert "mine.json" in capsys.readouterr().err
    assert main(["maps", str(tmp_path / "none.json")]) == 2
