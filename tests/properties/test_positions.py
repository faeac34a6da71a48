"""Damaged positions are refused with a reason, or can be played to the end."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from robobid.core.errors import Unreadable, Unsupported
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID
from tests.fzzzt.builders import PERIPHERALS

PEOPLE: Final = "Ann; Bob; Cleo; Dan; Eve; Fay"
SETUPS: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "fzzzt": (
        {"Edition": "en", "Players": "Ann; Bob"},
        {"Edition": "fr-expansion", "Players": PEOPLE, "Layout": "by-hand"},
        {
            "Edition": "ru",
            "Players": "Ann; Bob; Cleo",
            "Peripherals": " ".join(PERIPHERALS),
        },
    ),
    "powergrid": (
        {"Map": "germany", "Players": "Ann; robot 5-6-2-3-4; Bob"},
        {"Map": "korea", "Players": "robot; robot; Ann", "Regions": "drawn"},
        {"Map": "italy", "Players": "Ann; robot 3-2-6-1-5; Bob; Cleo"},
        {"Map": "spain-portugal", "Players": PEOPLE, "Promo": "flux transformer"},
        {"Map": "usa", "Players": "robot 2-1-1-4-1; robot 6-4-3-2-6; Ann; Bob; Cleo"},
        {"Map": "france", "Players": "Ann; robot 4-1-4-6-3", "Seating": "given"},
    ),
}
GAMES: Final[dict[str, Any]] = {"fzzzt": FZZZT, "powergrid": POWER_GRID}
STRANGE: Final = (
    *("-", "x", "?", "A", "F", "0", "13", "99999", "1000000", "coal", "step3", "flux"),
    *("transformer", "m1", "pa", "r1a", "Essen", "north", "over", "building", "AB"),
)
STAGES: Final = (
    *("plant", "market", "fuel", "city", "region", "veto", "named", "bids", "winner"),
    *("struck", "marks", "takes", "run", ""),
)
LONG: Final = 6000
"""More actions than any game has."""


@cache
def lines_of(name: str) -> list[str]:
    """Positions of random games."""
    random, game, lines = Random(name), GAMES[name], []
    for tags in SETUPS[name]:
        table = game.set_up(tags)
        while decisions := game.decisions(table):
            lines.append(game.position(table))
            seat, _, options = random.choice(decisions)
            game.carry_out(table, seat, options.pick(random))
        lines.append(game.position(table))
    return lines


@cache
def values_of(name: str) -> dict[str, list[str]]:
    """What stands in every field of these positions, here and there."""
    values = defaultdict(list)
    for line in lines_of(name)[::5]:
        for word in line.split()[1:]:
            field, _, value = word.partition("=")
            values[field].append(value)
    return dict(values)


def damaged(name: str, random: Random) -> str:
    """A position with a few fields taken out, changed, or put in from elsewhere."""
    game, *words = random.choice(lines_of(name)).split()
    fields = dict(word.split("=", 1) for word in words)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        field = random.choice([*fields])
        match random.choice(("out", "in", "swap", "empty", "change", "errand")):
            case "out":
                del fields[field]
            case "in":
                field = random.choice([*values_of(name)])
                fields[field] = random.choice(values_of(name)[field])
            case "swap":
                other = random.choice([*fields])
                fields[field], fields[other] = fields[other], fields[field]
            case "empty":
                fields[field] = "-"
            case "errand" if name == "powergrid":
                parts = (STAGES, "0125", ("-", "3", "99"), ("-", "A", "BA", "C"))
                memory = ":".join(random.choice(part) for part in parts)
                fields["errand"] = f"{memory}:{random.choice(('', *STRANGE))}"
            case _:
                fields[field] = changed(fields[field], random)
        if not fields:
            break
    return " ".join([game, *(f"{field}={value}" for field, value in fields.items())])


def changed(value: str, random: Random) -> str:
    """A value in which one word is another."""
    parts = re.findall(r"\w+|\W", value) or [""]
    at = random.randrange(len(parts))
    if parts[at].isdigit() and random.random() < 0.6:
        number = int(parts[at])
        parts[at] = str(random.choice((number + 1, number - 1, 2 * number, -number)))
    else:
        parts[at] = random.choice(("", 2 * parts[at], *random.sample(STRANGE, 3)))
    return "".join(parts)


def read_and_play(name: str, line: str, random: Random) -> None:
    """A line is refused as it should be, or a random game ends as it should."""
    game = GAMES[name]
    try:
        table = game.read_position(line)
    except (Unreadable, Unsupported):
        return
    assert game.read_position(game.position(table)) == table
    for _ in range(LONG):
        decisions = game.decisions(table)
        if not decisions:
            break
        seat, _, options = random.choice(decisions)
        game.carry_out(table, seat, options.pick(random))
        if name == "powergrid":
            assert all(p.money >= 0 and min(p.fuel) >= 0 for p in table.players)
            assert min(table.reserve) >= 0
    assert not game.decisions(table)
    assert game.standings(table)


SEEDS: Final = st.integers(0, 1 << 32)
AT_ONCE: Final = 25
"""How many lines an example damages."""
OFTEN: Final = settings(deadline=None, suppress_health_check=list(HealthCheck))
SOAK: Final = settings(OFTEN, max_examples=3000, derandomize=False)


@pytest.mark.parametrize("name", GAMES)
@settings(OFTEN, max_examples=60)
@given(seed=SEEDS)
def test_a_damaged_position_is_refused_or_can_be_played(name: str, seed: int) -> None:
    random = Random(seed)
    for _ in range(AT_ONCE):
        read_and_play(name, damaged(name, random), random)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
@SOAK
@given(seed=SEEDS)
def test_many_damaged_positions_are_refused_or_can_be_played(
    name: str, seed: int
) -> None:
    random = Random(seed)
    for _ in range(AT_ONCE):
        read_and_play(name, damaged(name, random), random)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_was_written_is_read(name: str) -> None:
    game = GAMES[name]
    for line in lines_of(name)[::7]:
        assert game.position(game.read_position(line)) == line
