"""`robobid lab`: a table, JSON and a page, in four languages."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES

PAGE = Path(__file__).resolve().parents[3] / "docs" / "design-a-card.md"
ROGUE = Path(__file__).resolve().parents[2] / "bots" / "rogue.py"
SMALL = ("--players", "3", "--games", "6", "--jobs", "1", "--bots", "simple,random")


@pytest.fixture
def bold(tmp_path: Path) -> Path:
    """The change that the documentation shows."""
    (text,) = re.findall(r"^```toml\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    path = tmp_path / "bold.toml"
    path.write_text(text, "utf-8")
    return path


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["lab", "fzzzt", *arguments, "--json"]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""
    found: dict[str, Any] = json.loads(output)
    return found


def test_json_has_every_figure(bold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, str(bold), *SMALL)

    assert (found["games"], found["seed"], found["fast"]) == (6, 1, False)
    assert found["bots"] == ["simple", "random", "random"]
    assert found["change"]["Deck"].startswith("bold-")
    assert found["even_share"] == pytest.approx(1 / 3)
    figures = {(f["figure"], f["card"], f["seat"]): f for f in found["figures"]}
    assert figures["rounds", None, None]["base"]["value"] > 3
    assert figures["seat", None, 2]["difference"] is not None
    assert figures["price", "my-r4-09", None]["base"] is None
    assert figures["price", "my-r4-09", None]["change"]["interval"][0] > 0
    assert all(f["marked"] in (True, False) for f in found["figures"])


def test_the_seed_decides(bold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = as_json(capsys, str(bold), *SMALL)

    assert as_json(capsys, str(bold), *SMALL) == first
    assert as_json(capsys, str(bold), *SMALL, "--seed", "2") != first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(
    bold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    page = tmp_path / "bold.html"

    command = ["lab", "fzzzt", str(bold), *SMALL, "--lang", lang]
    assert main([*command, "--report", str(page)]) == 0

    output, _ = capsys.readouterr()
    assert "bold.toml" in output
    assert "my-r4-09" in output
    html = page.read_text("utf-8")
    root = ElementTree.fromstring(html.partition("\n")[2])
    assert root.get("lang") == lang
    assert len(root.findall(".//section")) == 11
    assert len(root.findall(".//figure")) >= 5
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", html)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (
            ["nowhere.toml"],
            "The change nowhere.toml can’t be used: There is no such file",
        ),
        (["BOLD", "--bots", "psychic"], "There is no bot called psychic"),
        (["BOLD", "--bots", "a,b,c,d,e"], "names 5 seats"),
        (["BOLD", "--fast", "--bots", "exec:true"], "fast simulator has no bot exec:"),
        (
            ["BOLD", "--fast", "--bots", "chief"],
            "Available: random, apprentice, mechanic",
        ),
        (["BOLD", "--edition", "la"], "There is no edition la"),
        (["BOLD", "--report", "/nowhere/at/all.html"], "/nowhere/at/all.html"),
    ],
)
def test_what_does_not_work_is_refused_before_any_game(
    bold: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], text: str
) -> None:
    words = [str(bold) if word == "BOLD" else word for word in arguments]

    assert main(["lab", "fzzzt", *words, "--lang", "en", "--games", "1000000"]) == 2

    output, errors = capsys.readouterr()
    assert output == ""
    assert re.search(text, errors)


def test_programs_have_a_clock(bold: Path, capsys: pytest.CaptureFixture[str]) -> None:
    word = f"exec:{shlex.join([sys.executable, str(ROGUE), 'hang', '0'])}"
    clock = ("--seconds-per-decision", "0.2")

    command = [str(bold), "--players", "2", "--games", "1", "--jobs", "1", *clock]
    found = as_json(capsys, *command, "--bots", f"random,{word}")

    assert [fault["kind"] for fault in found["faults"]] == ["timeout"] * 2
    assert found["faults"][0]["text"] == "no answer within 0.2 s"


def test_the_twin_needs_wasmtime(
    bold: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)

    assert main(["lab", "fzzzt", str(bold), "--fast", "--lang", "en"]) == 2

    assert "pip install wasmtime" in capsys.readouterr().err


# -- Power Grid ---------------------------------------------------------------

PLANT_PAGE = PAGE.with_name("design-a-plant.md")
FEW = ("--players", "3", "--games", "2", "--jobs", "1")


@pytest.fixture
def green(tmp_path: Path) -> Path:
    """The change of Power Grid that the documentation shows."""
    text = PLANT_PAGE.read_text("utf-8")
    (change,) = re.findall(r"^```toml\n(.*?)^```$", text, re.M | re.S)
    path = tmp_path / "green.toml"
    path.write_text(change, "utf-8")
    return path


def test_json_has_every_figure_of_power_grid(
    green: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["lab", "powergrid", str(green), *FEW, "--bots", "simple,robot"]
    assert main([*command, "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["bots"] == ["simple", "robot", "robot"]
    assert found["change"]["Map"].startswith("green-")
    figures = {(f["figure"], f["card"], f["seat"]): f for f in found["figures"]}
    assert figures["rounds", None, None]["base"]["value"] > 3
    assert figures["coal", None, None]["change"]["value"] >= 2
    assert figures["seat", None, 2]["difference"] is not None
    assert figures["bought", "41", None]["base"] is None
    assert figures["bought", "5", None]["change"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_power_grid_is_told_in_every_language(
    green: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    page = tmp_path / "green.html"

    command = ["lab", "powergrid", str(green), *FEW, "--lang", lang]
    assert main([*command, "--bots", "random", "--report", str(page)]) == 0

    output, _ = capsys.readouterr()
    assert "green.toml" in output
    assert "41" in output
    root = ElementTree.fromstring(page.read_text("utf-8").partition("\n")[2])
    assert root.get("lang") == lang
    assert len(root.findall(".//section")) >= 10
    assert len(root.findall(".//figure")) >= 3
