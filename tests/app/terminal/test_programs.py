"""People play against programs, and a program at fault is told."""

import shlex
import sys
from pathlib import Path

import pytest

from robobid.core.errors import Unsupported
from robobid.core.reader import read_record
from robobid.games.fzzzt.game import FZZZT
from tests.app.terminal.stage import plainly, play

ROGUE = Path(__file__).parents[2] / "bots" / "rogue.py"


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def program(how: str, after: int) -> str:
    return f"exec:{shlex.join([sys.executable, str(ROGUE), how, str(after)])}"


def test_a_person_plays_against_a_program(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    _, code = play(
        answer=plainly, seats=f"human,{program('never', 9999)}", record=file, seed=1
    )

    assert code == 0
    record = read_record(file.read_text("utf-8"), FZZZT)
    assert record.is_over
    assert sum(entry.seat == 1 for entry in record.kept) > 20


@pytest.mark.parametrize(
    ("how", "text"), [("die", "I have had"), ("illegal", "is not in the hand")]
)
def test_a_program_at_fault_ends_the_game_where_it_is(
    tmp_path: Path, how: str, text: str
) -> None:
    file = tmp_path / "game.txt"

    with pytest.raises(Unsupported, match=text) as refused:
        play(answer=plainly, seats=f"human,{program(how, 3)}", record=file, seed=1)

    assert refused.value.code == "program_failed"
    record = read_record(file.read_text("utf-8"), FZZZT)
    assert sum(entry.seat == 1 for entry in record.kept) == 3


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(Unsupported, match="there is no program '/nowhere'"):
        play(answer=plainly, seats="human,exec:/nowhere")
