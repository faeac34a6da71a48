"""The program in docs/write-a-bot.md plays, as it stands."""

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from robobid.arena.matches import Limits, play_match
from robobid.bots.external import STANDBY
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT

PAGE = Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md"
BLOCK = re.compile(r"^```py\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Path]:
    (text,) = BLOCK.findall(PAGE.read_text("utf-8"))
    path = tmp_path / "mybot.py"
    path.write_text(text, "utf-8")
    yield path
    STANDBY.dismiss()


def test_the_program_is_short_and_needs_no_robobid(program: Path) -> None:
    lines = [line for line in program.read_text("utf-8").splitlines() if line]

    assert len(lines) <= 30
    assert not any("robobid" in line for line in lines)


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_the_program_plays_whole_games(program: Path, edition: str) -> None:
    word = f"exec:{shlex.join([sys.executable, '-I', str(program)])}"
    tags = {"Edition": edition, "Players": "Mine; Simple; Mine"}
    for number in range(2):
        result = play_match(
            FZZZT,
            tags,
            (word, "simple", word),
            Seeded(number),
            range(3),
            Limits(start=60, decision=60),
        )

        assert result.faults == ()
        assert result.decisions > 50
