"""The commands of the studies: help in four languages, and refusals."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from robobid.app.commands import REFUSED
from robobid.app.commands.language import speaking
from robobid.app.locales import LANGUAGES
from studies.command import Study
from tests.app.commands.answers import Answer, answer_to, nothing_is_lost
from tests.app.commands.test_languages import COGNATES, ENGLISH, parsers, words_in
from tests.app.commands.test_missing import without_extras
from tests.app.commands.test_refusals import DEEP_JSON, LONG_NUMBER, RECORD

STUDIES: Final = ("balance", "census", "puzzles", "training")


def study(name: str) -> Study:
    found: Study = import_module(f"studies.{name}.__main__").STUDY
    return found


def answer(line: str) -> Answer:
    """What a study answers to a line such as `census fzzzt --games 2`."""
    name, *words = line.split()
    return answer_to(words, command=study(name).run)


def refuses(line: str, text: str, folder: Path) -> None:
    (folder / "file").write_text(text, "utf-8")
    line = line.replace("FILE", str(folder / "file"))
    with nothing_is_lost(folder) as answers:
        answers.append(answer(line.replace("OUT", str(folder / "out"))))
    assert answers[0].code == REFUSED


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("name", STUDIES)
def test_no_help_speaks_english_in_another_language(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    with speaking(lang):
        helps = [each.format_help() for each in parsers(study(name).parser())]

    assert len(helps) == 1 + len(study(name).games)
    for text in helps:
        body = text.partition("\n")[2]
        assert words_in(body) & ENGLISH <= COGNATES[lang], body


@pytest.mark.parametrize("text", [DEEP_JSON, f'{{"asked": {LONG_NUMBER}}}', "[]"])
@pytest.mark.parametrize(
    "what",
    [
        *("fzzzt mechanic", "fzzzt outlook", "fzzzt policy"),
        *("powergrid persons", "powergrid judge"),
    ],
)
def test_a_strange_checkpoint_is_refused(what: str, text: str, tmp_path: Path) -> None:
    refuses(f"training {what} --out OUT --checkpoint FILE", text, tmp_path)


@pytest.mark.parametrize("text", [DEEP_JSON, "\x00\n", RECORD])
@pytest.mark.parametrize(
    "command",
    ["census fzzzt", "census powergrid", "balance fzzzt", "balance powergrid"],
)
def test_strange_counts_are_refused(command: str, text: str, tmp_path: Path) -> None:
    refuses(f"{command} --results FILE", text, tmp_path)


@pytest.mark.parametrize("missing", ["numpy", "wasmtime"])
def test_training_without_kernels_is_refused(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)

    found = answer(f"training fzzzt mechanic --out {tmp_path / 'out'}")

    assert found.code == REFUSED
    assert missing in found.err
    assert not [*tmp_path.iterdir()]


def test_every_study_names_what_it_lacks(tmp_path: Path) -> None:
    lines = ["training fzzzt mechanic", "census powergrid", "balance fzzzt"]
    lines += ["census fzzzt", "puzzles fzzzt"]

    for code, _, err in without_extras(lines, tmp_path, "tests.studies.test_commands"):
        assert code == REFUSED, err
        assert "wasmtime" in err.partition("pip install")[2], err
