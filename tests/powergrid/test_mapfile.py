"""Broken map files are refused with the reason."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from robobid.core.errors import Unreadable, Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.powergrid.files.mapfile import load_map, read_map, standard_map
from robobid.games.registry import game_named

TEXT = (
    files("robobid.games.powergrid")
    .joinpath("data/maps/germany.json")
    .read_text(encoding="utf-8")
)


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as error:
        read_map(text, "my-map.json")
    assert error.value.code == "bad_map"
    assert str(error.value).startswith("my-map.json")
    return error.value


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(TEXT) | fields, indent=1)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('["flensburg", "kiel", 4]', '["flensburg", "kile", 4]', "unknown city 'kile'"),
        ('["flensburg", "kiel", 4]', '["flensburg", "kiel", -4]', "not -4"),
        ('["flensburg", "kiel", 4]', '["flensburg", "kiel", 0.5]', "not 0.5"),
        ('["flensburg", "kiel", 4]', '["kiel", "kiel", 4]', "leads nowhere"),
        ('["flensburg", "kiel", 4]', '["kiel", "hamburg", 9]', "double"),
    ],
)
def test_a_bad_link_is_named_with_its_line(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    line = TEXT[: TEXT.index(old)].count("\n") + 1

    error = refused(TEXT.replace(old, new))

    assert reason in str(error)
    if "double" not in reason:
        assert error.line == line


def test_a_city_without_links_is_named() -> None:
    links = [
        link for link in json.loads(TEXT)["connections"] if "flensburg" not in link
    ]

    error = refused(changed(connections=links))

    assert "not all connected: Flensburg has no link" in str(error)


def test_a_map_in_two_halves_is_refused() -> None:
    regions = {city["id"]: city["region"] for city in json.loads(TEXT)["cities"]}
    south = ("purple", "cyan")
    links = [
        link
        for link in json.loads(TEXT)["connections"]
        if (regions[link[0]] in south) == (regions[link[1]] in south)
    ]

    assert "not all connected" in str(refused(changed(connections=links)))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"cities": []}, "'cities' is missing or empty"),
        ({"connections": None}, "'connections' is missing"),
        ({"connections": [["kiel", "hamburg"]]}, r"a connection is \[city, city, cost"),
        ({"id": "Germany!"}, "'id' must be"),
        ({"deck": {"topOfStack": 41}}, "'41'"),
        ({"deck": {"removed": ["step3"]}}, "is no plant"),
        ({"startFill": {"coal": 25}}, "coal"),
        ({"startFill": {"coal": -1}}, "coal"),
        ({"resupply": {"2": {}}}, "'3' is missing"),
        ({"discounts": [{"city": "x", "resource": "oil"}]}, "no such fuel or city"),
        ({"nuclear": {"mode": "no"}}, "'allowedRegions' is missing"),
    ],
)
def test_a_bad_field_is_named(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        read_map(changed(**fields), "my-map.json")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"id": "kiel"', '"id": "Kiel"', "'id' must be"),
        ('"id": "kiel"', '"id": "hamburg"', "stands here twice"),
        (
            '"name": "Kiel", "region": "green"',
            '"name": "Kiel", "region": "grey"',
            "unknown region 'grey'",
        ),
        ('"adjacent": ["green", "yellow"]', '"adjacent": ["grey"]', "'grey'"),
        ('"color": "#', '"color": "', "is like #5fae5a"),
        ('"cities": ["flensburg", ', '"cities": ["berlin", ', "no city of it"),
    ],
)
def test_a_bad_city_or_region_is_named(old: str, new: str, reason: str) -> None:
    assert old in TEXT

    error = refused(TEXT.replace(old, new))

    assert reason in str(error)
    assert error.line is not None
    assert error.line > 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"id": "x"}', "{\n\n  oops\n}"])
def test_what_is_no_map_is_refused(text: str) -> None:
    refused(text)


def test_bad_json_names_its_line() -> None:
    assert refused('{\n "id": "x",\n oops\n}').line == 3


def test_a_file_is_read_or_refused(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(TEXT, "utf-8")
    bad.write_bytes(b"\xff")

    assert load_map(good).cities == standard_map("germany").cities
    for path in (bad, tmp_path / "none.json"):
        with pytest.raises(Unreadable, match=path.name):
            load_map(path)


def test_a_copy_of_our_map_is_our_map(tmp_path: Path) -> None:
    copy = tmp_path / "mine.json"
    copy.write_text(TEXT, "utf-8")

    assert load_map(copy) is standard_map("germany")


def test_a_changed_map_has_another_name(tmp_path: Path) -> None:
    """It used to go by the same one: its records replayed on ours, for a while."""
    changed, again = tmp_path / "a.json", tmp_path / "b.json"
    for path in (changed, again):
        path.write_text(TEXT.replace("Flensburg", "Flensborg"), "utf-8")

    found = load_map(changed)

    assert re.fullmatch("germany-[0-9a-f]{12}", found.id)
    assert load_map(again).id == found.id
    again.write_text(TEXT.replace("Flensburg", "Flensborch"), "utf-8")
    assert load_map(again).id != found.id


def test_a_record_is_replayed_on_its_own_map_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(TEXT.replace("Flensburg", "Flensborg"), "utf-8")
    entry = game_named("powergrid")
    laid = entry.lay_out({"map": file}, ["person", "person"])
    record = Record(laid.game, laid.tags(["Ann", "Bob"]))
    text = record.write()

    assert "germany-" in record.tags()["Map"]
    with pytest.raises(Unsupported, match="there is no map 'germany-"):
        read_record(text, entry.game)
    other = entry.game.with_material(load_map(file))
    assert read_record(text, other).write() == text
