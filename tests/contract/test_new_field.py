"""A new field of a set-up is one line: every door follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.app.commands.experiment_file import read_experiment
from robobid.app.terminal.keeper import keeper
from robobid.core.errors import Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.core.setup import PERSON, Switch, schema_of, setting, setup_of, tags_of
from robobid.envs.openspiel import loadable
from robobid.envs.specs import course
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EN
from robobid.games.fzzzt.variants import SetUp as FzzztSetUp
from robobid.games.powergrid.game import PowerGrid
from robobid.games.powergrid.variants import SetUp
from robobid.games.registry import GameEntry, game_named, register

PLAYERS = {"Players": "Ann; Bob"}


@dataclass(frozen=True, kw_only=True)
class Hasty(SetUp):
    """Power Grid with one more field."""

    haste: bool = setting(Switch("great", "none"), False, "everybody is in a hurry")


class HastyGrid(PowerGrid):
    """Power Grid that is set up with it."""

    setup_type = Hasty


HASTY = HastyGrid()


@pytest.fixture
def entry() -> Iterator[GameEntry]:
    usual = game_named("powergrid")
    register(replace(usual, rules=f"{__name__}:HASTY"))
    yield game_named("powergrid")
    register(usual)


def test_the_record_has_a_tag_and_reads_it_back() -> None:
    record = Record(HASTY, {**PLAYERS, "Haste": "great"})

    assert record.tags()["Haste"] == "great"
    again: Any = read_record(record.write(), HASTY).table.setup
    assert again.haste
    assert "Haste" not in Record(HASTY, PLAYERS).tags()
    with pytest.raises(Unsupported, match="Haste cannot be 'some'"):
        Record(HASTY, {**PLAYERS, "Haste": "some"})


def test_a_table_that_keeps_its_fields_gives_the_set_up_back() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Slow(FzzztSetUp):
        """Fzzzt! with one more field."""

        pace: bool = setting(Switch("slow", "usual"), False, "nobody is in a hurry")

    table = SimpleNamespace(deck=FZZZT.deck, by_hand=False, rules_version=1, pace=True)
    given = {"seats": (PERSON,) * 2, "edition": EN, "peripherals": (), "switches": ()}

    slow = setup_of(Slow, table, **given)

    assert slow.pace
    assert tags_of(slow)["Pace"] == "slow"


@pytest.mark.usefixtures("entry")
def test_the_command_has_an_option_and_tells_of_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for word in ("play", "simulate", "arena"):
        with pytest.raises(SystemExit):
            main([word, "powergrid", "--help"])
        told = " ".join(capsys.readouterr().out.split())
        assert "--haste everybody is in a hurry" in told
    file = tmp_path / "game.txt"

    seats = ["--seats", "random,random", "--seed", "1"]
    assert main(["play", "powergrid", "--haste", *seats, "--record", str(file)]) == 0

    assert '[Haste "great"]' in file.read_text("utf-8")


@pytest.mark.usefixtures("entry")
def test_an_experiments_file_may_set_it(tmp_path: Path) -> None:
    file = tmp_path / "experiment.toml"
    file.write_text('game = "powergrid"\nplayers = 2\nhaste = true\n', "utf-8")

    assert read_experiment(str(file)).tags["Haste"] == "great"

    file.write_text('game = "powergrid"\nhaste = "great"\n', "utf-8")
    with pytest.raises(Unsupported, match="haste is 'great'; it looks like true"):
        read_experiment(str(file))


def test_a_page_gets_it_with_its_default_and_its_words() -> None:
    assert schema_of(Hasty, HASTY)["properties"]["haste"] == {
        "type": "boolean",
        "description": "everybody is in a hurry",
        "default": False,
    }


def test_another_game_is_kept_apart() -> None:
    tags = {**PLAYERS, "Game": "powergrid"}
    files = {
        keeper(HASTY, None, {**tags, "Haste": haste}, on_terminal=True).path
        for haste in ("great", "none")
    }

    assert len(files) == 2


def test_environments_take_it_as_an_argument(entry: GameEntry) -> None:
    assert course("powergrid", haste=True).start.setup.haste
    assert loadable(entry).defaults["haste"] is False
