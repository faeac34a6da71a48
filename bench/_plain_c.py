"""The game loops in plain C: compiled here, and run on a box that is handed over."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import NamedTuple

from bench._turns import Turn


class Played(NamedTuple):
    """What a C program printed: results if asked for, decisions, and its seconds."""

    results: list[int]
    decisions: int
    seconds: float


Play = Callable[[int, bool], Played]
"""Plays so many games, and prints their results or does not."""


def compiled(source: Path, box: Path, *options: str) -> Play | None:
    """A C program beside the file of its box; none if there is no compiler."""
    compiler = which("cc") or which("gcc") or which("clang")
    if compiler is None:
        return None
    program = box.with_name("game")
    subprocess.run([compiler, *options, "-o", str(program), str(source)], check=True)

    def play(games: int, show: bool) -> Played:
        command = [str(program), str(games), "1", str(int(show))]
        with box.open() as file:
            printed = subprocess.run(
                command, stdin=file, stdout=subprocess.PIPE, text=True, check=True
            ).stdout.splitlines()
        decisions, seconds, _ = printed[-1].split()
        results = [int(word) for word in printed[0].split()]
        return Played(results, int(decisions), float(seconds))

    return play


def turn_of(play: Play, games: int) -> Turn:
    """A turn of so many games."""

    def turn() -> tuple[int, float]:
        played = play(games, False)
        return played.decisions, played.seconds

    return turn
