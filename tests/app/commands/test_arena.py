"""`robobid arena`: experiments by command and by file, a table, JSON and a page."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES
from robobid.arena.experiment import Experiment

SMALL = ["arena", "fzzzt", "--players", "2", "--deals", "3", "--seed", "5"]


def result_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What a command prints as JSON, and nothing else."""
    assert main([*arguments, "--json", "--jobs", "1"]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""
    found: dict[str, Any] = json.loads(output)
    return found


def test_json_has_every_figure_with_its_interval(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = result_of(capsys, *SMALL)

    assert list(result) == [
        *["format", "experiment", "deals", "games", "decisions", "decided"],
        *["bots", "meetings", "seats", "scores", "faults"],
    ]
    assert result["experiment"]["line_ups"] == [["apprentice", "random"]]
    assert result["experiment"]["deals"] == 3
    assert (result["deals"], result["games"], result["decided"]) == (3, 6, False)
    assert [bot["bot"] for bot in result["bots"]] == ["apprentice", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(6)
    for bot in result["bots"]:
        for figure in ("share", "points", "rating"):
            low, high = bot[figure]["interval"]
            assert low <= bot[figure]["value"] <= high
    assert [(m["one"], m["other"]) for m in result["meetings"]] == [
        ("apprentice", "random"),
        ("random", "apprentice"),
    ]
    for meeting in result["meetings"]:
        assert set(meeting) == {
            *("one", "other", "games", "ahead", "surplus", "lead", "verdict"),
            "deals_needed",
        }
    assert [seat["seat"] for seat in result["seats"]] == ["A", "B"]
    assert sum(seat["share"]["value"] for seat in result["seats"]) == pytest.approx(1)
    assert sum(result["scores"]["apprentice"].values()) == 6
    assert result["faults"] == []


def test_the_result_is_the_same_to_the_last_digit_for_any_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pages, outputs = [], []
    for jobs in ("1", "2", "3"):
        file = tmp_path / f"{jobs}.html"
        words = [*SMALL, "--json", "--jobs", jobs, "--report", str(file)]
        assert main(words) == 0
        outputs.append(capsys.readouterr().out)
        pages.append(file.read_bytes())

    assert outputs[0] == outputs[1] == outputs[2]
    assert pages[0] == pages[1] == pages[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_every_language(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert main([*SMALL, "--jobs", "1", "--lang", lang]) == 0

    output, errors = capsys.readouterr()
    assert errors == ""
    assert "apprentice" in output
    assert "95" not in errors
    assert all(len(line) <= 80 for line in output.splitlines())


def test_a_run_goes_on_where_the_last_one_ended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    result_of(capsys, *SMALL, "--results", str(file))
    longer = result_of(capsys, *SMALL, "--deals", "5", "--results", str(file))

    assert longer == result_of(capsys, *SMALL, "--deals", "5")
    assert len(file.read_text("utf-8").splitlines()) == 6


# -- files --------------------------------------------------------------------


def experiments_of(
    monkeypatch: pytest.MonkeyPatch, *commands: list[str]
) -> list[Experiment]:
    """The experiments that commands would run."""
    found: list[Experiment] = []

    def conduct(experiment: Experiment, *_: object, **__: object) -> int:
        found.append(experiment)
        return 0

    monkeypatch.setattr("robobid.app.commands.arena.conduct", conduct)
    for command in commands:
        assert main(["arena", *command]) == 0
    return found


@pytest.mark.parametrize(
    ("command", "toml"),
    [
        pytest.param(["fzzzt"], 'game = "fzzzt"', id="nothing said"),
        pytest.param(["powergrid"], 'game = "powergrid"', id="nothing said, powergrid"),
        pytest.param(
            [
                *[
                    "fzzzt",
                    "--edition",
                    "ru",
                    "--players",
                    "4",
                    "--bots",
                    "random,simple",
                ],
                *["--deals", "7", "--seed", "-3", "--until-decided", "--margin", "0.1"],
                *["--peripherals", "monitor,tape-deck", "--switch", "hand_size=5"],
                *["--seconds-per-decision", "1.5", "--seconds-per-game", "20"],
            ],
            """
            game = "fzzzt"
            edition = "ru"
            players = 4
            bots = ["random", "simple"]
            deals = 7
            seed = -3
            until_decided = true
            margin = 0.1
            peripherals = "monitor,tape-deck"
            switch = ["hand_size=5"]
            seconds_per_decision = 1.5
            seconds_per_game = 20
            """,
            id="fzzzt",
        ),
        pytest.param(
            [
                *[
                    "powergrid",
                    "--map",
                    "korea",
                    "--regions",
                    "drafted",
                    "--open-money",
                ],
                *["--line-up", "simple,robot", "--line-up", "random,robot"],
                *["--players", "3", "--promo", "flux", "--readings", "5=alt"],
            ],
            """
            game = "powergrid"
            map = "korea"
            regions = "drafted"
            open_money = true
            line_ups = [["simple", "robot"], ["random", "robot"]]
            players = 3
            promo = "flux"
            readings = "5=alt"
            """,
            id="powergrid",
        ),
    ],
)
def test_a_command_and_a_file_give_the_same_experiment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: list[str], toml: str
) -> None:
    file = tmp_path / "experiment.toml"
    file.write_text(toml, "utf-8")

    one, other = experiments_of(monkeypatch, command, ["run", str(file)])

    assert one == other
    assert one.identity == other.identity


def test_a_deck_or_map_is_looked_for_beside_the_file(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Their contents belong to the experiment: a changed card makes another one."""
    main(["cards", "--json"])
    (tmp_path / "deck.json").write_text(capsys.readouterr().out, "utf-8")
    usa = (
        files("robobid.games.powergrid")
        .joinpath("data/maps/usa.json")
        .read_text("utf-8")
    )
    (tmp_path / "usa.json").write_text(usa, "utf-8")
    fzzzt, powergrid = tmp_path / "fzzzt.toml", tmp_path / "powergrid.toml"
    fzzzt.write_text('game = "fzzzt"\ndeck = "deck.json"\n', "utf-8")
    powergrid.write_text('game = "powergrid"\nmap = "usa.json"\n', "utf-8")
    commands = [["run", str(fzzzt)], ["run", str(powergrid)]]

    before = experiments_of(monkeypatch, *commands)
    change(tmp_path / "deck.json", '"points": 2', '"points": 9')
    change(tmp_path / "usa.json", "Seattle", "Tacoma")
    after = experiments_of(monkeypatch, *commands)

    for one, other in zip(before, after, strict=True):
        assert one.identity != other.identity


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


# -- what is refused ----------------------------------------------------------


@pytest.mark.parametrize(
    ("toml", "complaint"),
    [
        pytest.param("game = ", "TOML", id="no TOML"),
        pytest.param("deals = 3", "fzzzt / powergrid", id="no game"),
        pytest.param('game = "chess"', "chess", id="no such game"),
        pytest.param('game = "fzzzt"\nmap = "usa"', "map", id="other game's setting"),
        pytest.param('game = "fzzzt"\ndeals = 0', "deals", id="no deals"),
        pytest.param('game = "fzzzt"\ndeals = true', "deals", id="yes is no number"),
        pytest.param(
            'game = "fzzzt"\nbots = "simple"', '["simple", "random"]', id="bots"
        ),
        pytest.param(
            'game = "fzzzt"\nseconds_per_game = 0', "seconds_per_game", id="no time"
        ),
        pytest.param('game = "fzzzt"\nseed = "one"', "seed", id="a seed in words"),
        pytest.param('game = "fzzzt"\nbots = []', "seats", id="nobody"),
        pytest.param(
            'game = "fzzzt"\nbots = ["simple", "simple"]', "simple", id="twice"
        ),
    ],
)
def test_bad_files_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, toml: str, complaint: str
) -> None:
    file = tmp_path / "experiment.toml"
    file.write_text(toml, "utf-8")

    assert main(["arena", "run", str(file), "--lang", "en"]) == 2

    assert_complaint(capsys, complaint)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        pytest.param(["--bots", "human,simple"], "bots", id="a person"),
        pytest.param(["--bots", "simple"], "simple", id="nobody to play against"),
        pytest.param(["--bots", "simple,psychic"], "psychic", id="no such bot"),
        pytest.param(["--bots", "simple,apprentice"], "same bot", id="two names"),
        pytest.param(["--players", "6"], "6", id="too many"),
        pytest.param(["--edition", "it"], "it", id="no such edition"),
        pytest.param(["--margin", "1.5", "--until-decided"], "1.5", id="margin"),
        pytest.param(["--bots", "a,b", "--line-up", "a,b"], "line-ups", id="both"),
        pytest.param(
            ["--line-up", "simple,random", "--line-up", "simple,random,random"],
            "2, 3",
            id="uneven line-ups",
        ),
        pytest.param(["--report", "/nowhere/at/all.html"], "/nowhere", id="no folder"),
    ],
)
def test_bad_words_are_refused(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert main(["arena", "fzzzt", "--lang", "en", *words]) == 2

    assert_complaint(capsys, complaint)


@pytest.mark.parametrize(
    ("option", "allowed"),
    [("--deals", "from 1 up"), ("--seconds-per-game", "above 0")],
)
def test_what_is_no_number_is_refused_by_what_is_allowed(
    capsys: pytest.CaptureFixture[str], option: str, allowed: str
) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "fzzzt", option, "many"])

    assert f"many is not a number {allowed}" in capsys.readouterr().err


def test_another_file_than_results_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("buy milk\n", "utf-8")

    assert main([*SMALL, "--lang", "en", "--results", str(notes)]) == 2

    assert_complaint(capsys, f"{notes} is not a results file: line 1")
    assert notes.read_text("utf-8") == "buy milk\n"


def assert_complaint(capsys: pytest.CaptureFixture[str], complaint: str) -> None:
    output, errors = capsys.readouterr()
    assert output == ""
    assert complaint in errors
    assert len(errors.splitlines()) == 1


# -- docs ---------------------------------------------------------------------


def test_the_file_and_the_command_of_the_docs_are_the_same_experiment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = Path(__file__).parents[3].joinpath("docs/simulate.md").read_text("utf-8")
    toml = page.partition("```toml\n")[2].partition("```")[0]
    command = page.partition("\nrobobid arena ")[2].partition("\n")[0].split()
    file = tmp_path / "experiment.toml"
    file.write_text(toml, "utf-8")

    one, other = experiments_of(monkeypatch, command, ["run", str(file)])

    assert one == other
    assert one.deals == 200
