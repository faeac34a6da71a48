"""Command lines of all kinds for the studies: each ends in an answer or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hypothesis import given, settings

from tests.app.commands.answers import answer_to, nothing_is_lost
from tests.app.commands.test_fuzz import (
    OFTEN,
    TYPED,
    Commands,
    command_lines,
    commands_of,
    folder,
)
from tests.studies.test_commands import STUDIES, study

__all__ = ["folder"]

BOUNDS: Final[Mapping[str, tuple[str, ...]]] = {
    "training": ("--checkpoint", "nowhere/there"),
    "census": ("--report", "nowhere/there"),
    "balance": ("--report", "nowhere/there"),
    "puzzles": ("--out", "nowhere/there"),
}
"""Refused in the end: they would play for hours."""


COMMANDS: Final[Commands] = {
    words: parser
    for name in STUDIES
    for words, parser in commands_of((name,), study(name).parser())
}
"""Every study of a game, by its words."""


@settings(OFTEN, max_examples=200)
@given(line=command_lines(lambda: COMMANDS, BOUNDS), typed=TYPED)
def test_every_study_ends_in_an_answer_or_in_a_refusal(
    folder: Path,
    line: list[str],
    typed: str | bytes,
) -> None:
    name = next(word for word in line if word in STUDIES)
    line.remove(name)
    with nothing_is_lost(folder) as answers:
        answers.append(answer_to(line, typed, study(name).run))
