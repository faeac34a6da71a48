"""Files that are damaged, or not quite JSON, are refused with line and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from robobid.core.errors import RobobidError, Unreadable
from robobid.games.fzzzt.files.deckfile import read_deck, standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.files.scorefile import read_collection
from robobid.games.powergrid.files.mapfile import read_map
from robobid.support.jsonlines import NotJson, read_json

MAP: Final = files("robobid.games.powergrid").joinpath("data/maps/korea.json")
COLLECTION: Final = {"edition": "ru", "units": {"pa": ["r1a"]}, "cards": ["r2a", "m1"]}
FILES: Final[dict[str, tuple[str, Callable[[str], Any]]]] = {
    "deck": (write_deck(standard_deck()), lambda text: read_deck(text, "mine")),
    "map": (MAP.read_text("utf-8"), lambda text: read_map(text, "mine")),
    "collection": (
        json.dumps(COLLECTION, indent=1),
        lambda text: read_collection(text, standard_deck()),
    ),
}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        pytest.param('\ufeff{"a": 1}', 1, "byte order mark", id="a mark before all"),
        pytest.param('{"b": 2,\n"a": {"c": 1, "c": 2}}', 2, "'c' stands twice", id="c"),
        pytest.param("[" * 100_000, 1, "too deep", id="deep"),
        pytest.param('{"a":' * 100_000, 1, "too deep", id="deep objects"),
        pytest.param('{\n"a": ' + "1" * 5000 + "}", 2, "at most 18 digits", id="long"),
        pytest.param("1" * 5000, 1, "at most 18 digits", id="nothing but a number"),
        pytest.param('{\n\n"a": NaN}', 3, "NaN is no number", id="no number"),
        pytest.param('{"a":\n [1,]}', 2, "not JSON", id="a comma too many"),
    ],
)
def test_what_is_not_taken_is_refused_with_its_line(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(NotJson, match=reason) as error:
        read_json(text)

    assert error.value.line == line


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "text",
    ['\ufeff{"a": 1}', "[" * 100_000, '{"a": ' + "1" * 5000 + "}", '{"a":1,"a":2}'],
)
def test_every_file_is_read_so(name: str, text: str) -> None:
    _, read = FILES[name]

    with pytest.raises(Unreadable):
        read(text)


@pytest.mark.parametrize(
    ("section", "fields", "reason"),
    [
        ("robots", {"inferred_fields": [["symbols"]]}, "must be a list of fields"),
        ("robots", {"inferred_fields": [{}]}, "must be a list of fields"),
        ("robots", {"belt_speed": True}, "'belt_speed' must be one of"),
        ("robots", {"belt_speed": 2.0}, "'belt_speed' must be one of"),
        ("robots", {"power": True}, "'power' must be a whole number"),
        (
            "peripherals",
            {"switches": {"fzzzt_counts_as_robot": True}},
            "counts after the last round",
        ),
    ],
)
def test_a_fact_of_another_kind_is_refused(
    section: str, fields: dict[str, Any], reason: str
) -> None:
    deck = json.loads(write_deck(standard_deck()))
    deck[section][0] |= fields

    with pytest.raises(Unreadable, match=reason):
        read_deck(json.dumps(deck), "mine")


def damaged(text: str, random: Random) -> str:
    """A file with a few values replaced, or a few letters changed."""
    if random.random() < 0.3:
        at = random.randrange(len(text))
        return text[:at] + random.choice('{}[]",:0x') + text[at + random.randrange(3) :]
    data = json.loads(text)
    for _ in range(random.choice((1, 1, 2, 3))):
        replace_something(data, random)
    return json.dumps(data)


def replace_something(data: Any, random: Random) -> None:
    """Somewhere in the file, another value, of any kind."""
    while True:
        key = random.choice([*data] if isinstance(data, dict) else range(len(data)))
        if isinstance(data[key], dict | list) and data[key] and random.random() < 0.8:
            data = data[key]
            continue
        strange: tuple[Any, ...] = (
            None,
            True,
            2.0,
            -1,
            10**9,
            "",
            "x",
            [],
            [[]],
            {},
            {"a": []},
        )
        data[key] = random.choice(strange)
        return


def read_damaged(name: str, seed: int) -> None:
    random = Random(seed)
    text, read = FILES[name]
    with suppress(RobobidError):
        read(damaged(text, random))


SEEDS: Final = st.integers(0, 1 << 32)
OFTEN: Final = settings(deadline=None, suppress_health_check=list(HealthCheck))
SOAK: Final = settings(OFTEN, max_examples=20_000, derandomize=False)


@pytest.mark.parametrize("name", FILES)
@settings(OFTEN, max_examples=150)
@given(seed=SEEDS)
def test_a_damaged_file_is_read_or_refused(name: str, seed: int) -> None:
    read_damaged(name, seed)


@pytest.mark.soak
@pytest.mark.parametrize("name", FILES)
@SOAK
@given(seed=SEEDS)
def test_many_damaged_files_are_read_or_refused(name: str, seed: int) -> None:
    read_damaged(name, seed)
