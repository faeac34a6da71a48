"""What a review found: each of these ended in a traceback."""

from __future__ import annotations

import gzip
import io
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from robobid.app.commands import FAULTY, REFUSED, main
from tests.app.commands.answers import answer_to, nothing_is_lost

DEEP_JSON: Final = "[" * 100_000
DEEP_TOML: Final = "bots = " + "[" * 100_000
LONG_NUMBER: Final = "9" * 5000
RECORD: Final = """[Game "fzzzt"] [Edition "en"] [Players "Ann; Bob"] [Result "*"]
1. *
"""


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("serve --port 99999", "99999 is not a port from 0 to 65535"),
        ("serve --port -1", "-1 is not a port from 0 to 65535"),
        ("serve --host " + "é" * 300, "Cannot listen on"),
        ("replay FILE --to -1", "-1 is not a number from 0 up"),
        ("play fzzzt --players 99999999999999999999", "2 to 6"),
        ("play powergrid --players 99999999999999999999", "2 to 6"),
        ("simulate fzzzt --seats random --players 999999999999", "2 to 6"),
        (f"play fzzzt --players {LONG_NUMBER}", "is not a number from 1 up"),
        (f"simulate fzzzt --seed {LONG_NUMBER}", "invalid value"),
    ],
    ids=lambda text: text[:40],
)
def test_a_number_that_cannot_be_is_refused(
    command: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, "utf-8")

    answer = answer_to(command.replace("FILE", str(file)).split())

    assert answer.code == REFUSED
    assert reason in answer.err


@pytest.mark.parametrize("text", [DEEP_JSON, f'{{"edition": {LONG_NUMBER}}}'])
@pytest.mark.parametrize(
    "command",
    [
        "score fzzzt FILE",
        "cards --deck FILE",
        "play fzzzt --deck FILE",
        "play powergrid --map FILE",
    ],
)
def test_strange_json_is_refused(command: str, text: str, tmp_path: Path) -> None:
    refuses(command, text, tmp_path)


@pytest.mark.parametrize("text", [DEEP_TOML, f"seed = {LONG_NUMBER}"])
@pytest.mark.parametrize("command", ["arena run FILE", "lab fzzzt FILE"])
def test_strange_toml_is_refused(command: str, text: str, tmp_path: Path) -> None:
    refuses(command, text, tmp_path)


@pytest.mark.parametrize("text", [DEEP_JSON, f'{{"deal": {LONG_NUMBER}}}\n', "\x00\n"])
def test_strange_results_are_refused(text: str, tmp_path: Path) -> None:
    refuses("arena fzzzt --deals 1 --results FILE", text, tmp_path)


@pytest.mark.parametrize("text", [DEEP_JSON, "[]", "[1]", '[{"choices": [[[], 1]]}]'])
def test_a_file_without_puzzles_is_refused(text: str, tmp_path: Path) -> None:
    for data in (text.encode(), gzip.compress(text.encode())):
        (tmp_path / "file").write_bytes(data)
        for game in ("fzzzt", "powergrid"):
            answer = answer_to(["puzzles", game, "--from", str(tmp_path / "file")])

            assert answer.code == REFUSED
            assert "gzip" not in answer.err


@pytest.mark.parametrize("text", ["", "{", "A r5a", '[Edition "en"]'])
@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_what_is_no_record_is_called_that(
    command: str, text: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text(text, "utf-8")

    answer = answer_to([command, str(tmp_path / "file"), "--lang", "en"])

    assert answer.code == REFUSED
    assert 'not a record: it needs a tag like [Game "fzzzt"]' in answer.err


def test_a_terminal_that_knows_no_cyrillic_gets_question_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)

    code = main(["robots", "--json", "--lang", "ru"])

    out.flush()
    assert code == 0
    assert b"???" in out.buffer.getvalue()


def test_a_fault_of_ours_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(**_: object) -> int:
        raise ZeroDivisionError("once in a while")

    monkeypatch.setattr("robobid.app.commands.fzzzt.cards.show_cards", fail)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    answer = answer_to(["cards", "--lang", "en"])

    (kept,) = tmp_path.iterdir()
    assert answer.code == FAULTY
    assert "ZeroDivisionError: once in a while" in answer.err
    assert str(kept) in answer.err
    assert "Traceback" not in answer.err
    assert "Traceback" in kept.read_text("utf-8")


def refuses(command: str, text: str, folder: Path) -> None:
    """A command whose file says this is refused; the file stays as it is."""
    file = folder / "file"
    file.write_text(text, "utf-8")
    words = command.replace("FILE", str(file)).replace("OUT", str(folder / "out"))

    with nothing_is_lost(folder) as answers:
        answers.append(answer_to(words.split()))

    assert answers[0].code == REFUSED
