"""A tournament goes on when a bot does not, and its report says why."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.bots.fzzzt import BOTS
from robobid.core.decisions import Decision

ROGUE = Path(__file__).parents[1] / "bots" / "rogue.py"


class Cheat:
    """Asks for what is not on offer."""

    def __init__(self, seed: int | str) -> None: ...

    def choose(self, view: Any, decision: Decision) -> Any:
        return "everything"


class Nervous:
    """Cannot bear to build."""

    def __init__(self, seed: int | str) -> None: ...

    def choose(self, view: Any, decision: Decision) -> Any:
        if decision.kind == "building":
            raise RuntimeError("too many robots")
        return next(iter(decision.options))


@pytest.fixture
def rogues(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (Cheat, Nervous):
        place = f"{__name__}:{kind.__name__}"
        monkeypatch.setitem(BOTS.players, kind.__name__.lower(), place)


@pytest.mark.usefixtures("rogues")
def test_faults_are_in_the_results_the_table_the_json_and_the_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    report, results = tmp_path / "report.html", tmp_path / "results.jsonl"
    words = ["arena", "fzzzt", "--bots", "simple,cheat,nervous", "--deals", "2"]
    words += ["--jobs", "1", "--lang", "en", "--results", str(results)]

    assert main([*words, "--report", str(report), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    table = capsys.readouterr().out

    assert {bot["bot"]: bot["faults"] for bot in result["bots"]} == {
        "simple": 0,
        "nervous": 6,
        "cheat": 6,
    }
    assert result["bots"][0]["bot"] == "simple"
    assert result["bots"][0]["wins"] == 6
    assert result["bots"][1]["points"] is None
    kinds = {(fault["bot"], fault["kind"]) for fault in result["faults"]}
    assert kinds == {("cheat", "illegal"), ("nervous", "crash")}
    for told in (table, report.read_text("utf-8")):
        assert "illegal action" in told
        assert "crashed" in told
        assert "too many" in told


@pytest.mark.usefixtures("rogues")
def test_a_simulation_says_why_a_bot_failed(capsys: pytest.CaptureFixture[str]) -> None:
    """In the table and in JSON, and by its exit code."""
    words = ["simulate", "fzzzt", "--seats", "simple,cheat", "--games", "3"]
    words += ["--jobs", "1", "--lang", "en"]

    assert main([*words, "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert main(words) == 1
    table = capsys.readouterr().out

    assert [seat["faults"] for seat in result["seats"]] == [0, 3]
    assert [seat["wins"] for seat in result["seats"]] == [3, 0]
    assert [(f["game"], f["bot"], f["kind"], f["seat"]) for f in result["faults"]] == [
        (0, "cheat", "illegal", "B"),
        (1, "cheat", "illegal", "A"),
        (2, "cheat", "illegal", "B"),
    ]
    assert "'everything' is not allowed now" in result["faults"][0]["text"]
    assert "faults" in table
    assert "illegal action" in table
    assert "everything" in table


def test_a_simulation_has_a_clock_for_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And a program's arguments may hold commas, in quotes."""
    program = f"exec:{sys.executable} {ROGUE} hang 0 'a,b'"
    words = ["simulate", "fzzzt", "--seats", f"simple,{program}", "--games", "1"]

    assert main([*words, "--seconds-per-decision", "0.3", "--jobs", "1", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)

    assert result["limits"]["decision"] == 0.3
    assert [seat["bot"] for seat in result["seats"]] == ["simple", program]
    assert [seat["faults"] for seat in result["seats"]] == [0, 1]
    assert [fault["kind"] for fault in result["faults"]] == ["timeout"]


def test_a_long_word_is_told_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """It once ended in dots, and two programs looked the same."""
    program = f"exec:{sys.executable} {ROGUE} never 0 {'x' * 120}"
    words = ["simulate", "fzzzt", "--seats", f"random,{program}", "--games", "1"]

    assert main([*words, "--jobs", "1", "--lang", "en"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert "…" not in "".join(line for line in lines if "xxx" in line)
    assert sum(line.count("x" * 5) > 0 for line in lines) > 1


def test_a_program_that_is_too_slow_loses(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    program = f"exec:{sys.executable} {ROGUE} hang 2"
    file = tmp_path / "experiment.toml"
    file.write_text(
        f'game = "fzzzt"\nbots = ["simple", "{program}"]\ndeals = 1\n'
        "seconds_per_decision = 1\n",
        "utf-8",
    )

    assert main(["arena", "run", str(file), "--jobs", "1", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)

    assert result["experiment"]["limits"]["decision"] == 1
    assert [(f["bot"], f["kind"]) for f in result["faults"]] == [
        (program, "timeout"),
        (program, "timeout"),
    ]
    assert result["bots"][0]["wins"] == 2
