"""A balance has the same digits, whoever measures it, and is told in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from robobid.app.locales import LANGUAGES, words
from robobid.arena.executors import workforce
from studies.balance import BOXES
from studies.balance.__main__ import STUDY
from studies.balance.design import PORTION, Design
from studies.balance.figures import Figures
from studies.balance.run import measure
from studies.balance.tables import Kind
from studies.resumable import ResumableSums

DESIGN = Design("fzzzt", ("en",), (2, 3), ("random", "apprentice"), 3, 2 * PORTION)


def measured(
    kept: ResumableSums, jobs: int = 1, design: Design = DESIGN
) -> dict[Kind, Figures]:
    with workforce(jobs) as force:
        return measure(design, force, kept)


def test_stopped_and_gone_on_it_is_the_same_on_any_number_of_workers(
    tmp_path: Path,
) -> None:
    file = tmp_path / "balance.npz"
    told: list[int] = []
    whole = measured(ResumableSums(None, DESIGN.asked), 2)
    half = Design(*{**DESIGN.__dict__, "deals": PORTION}.values())

    measured(ResumableSums(file, half.asked), design=half)
    with workforce(1) as force:
        again = measure(DESIGN, force, ResumableSums(file, DESIGN.asked), told.append)

    assert whole == again
    assert sum(told) == DESIGN.games == 2 * PORTION * (3 + 7)


def test_the_stronger_win_more_and_everybody_together_wins_once() -> None:
    found = measured(ResumableSums(None, DESIGN.asked))

    for figures in found.values():
        assert figures.gap.interval.low > 0
        assert sum(seat.value for seat in figures.seats) == pytest.approx(0)
        assert figures.leads[-1].value == pytest.approx(1, abs=0.1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*BOXES])
def test_the_command_tells_it_in_every_language(
    game: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [game, "--players", "2", "--deals", "40", "--jobs", "1"]
    line += {"fzzzt": ["--edition", "ru"], "powergrid": ["--map", "germany"]}[game]
    page = tmp_path / "balance.html"

    code = STUDY.run([*line, "--lang", lang, "--report", str(page)])
    shown = capsys.readouterr().out
    STUDY.run([*line, "--lang", lang, "--json"])
    known = json.loads(capsys.readouterr().out)

    say, text = words(lang), page.read_text("utf-8")
    assert code == 0
    for key in ("seats", "lead", "skill", "length"):
        assert say(f"balance.{key}") in shown
        assert f"<h2>{say(f'balance.{key}')}</h2>" in text
    assert known["command"] in text
    assert text.count("<svg") == 2
    (kind,) = known["kinds"]
    assert kind["deals"] == PORTION
    assert kind["explained"].keys() == {"level", "deal", "rest"}


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(["--weaker", "chief"], id="a level the twin does not play"),
        pytest.param(["--players", "7"], id="too many"),
        pytest.param(["--edition", "jp"], id="no such edition"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert STUDY.run(["fzzzt", *line]) == 2
    assert "robobid:" in capsys.readouterr().err
