"""`python -m studies.puzzles`: finds puzzles in games of the bots."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import (
    add_file,
    add_language,
    add_seed,
    add_workers,
    count,
    set_run,
)
from robobid.app.locales import Say
from robobid.app.puzzles.puzzle import Puzzle
from robobid.app.puzzles.shelf import mixed, pack
from robobid.app.terminal.output import check_writable, progress_bar, tell_stopped
from robobid.app.terminal.voice import speaker
from robobid.arena.executors import workforce
from robobid.arena.extras import check_fast
from robobid.core.errors import bad_file

_GAMES: Final = 80
_MOST: Final = 400


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """How many games are searched, and where the puzzles go."""
    parser.add_argument(
        "--games",
        type=count,
        default=_GAMES,
        metavar="N",
        help=say("cli.puzzles.games", default=str(_GAMES)),
    )
    parser.add_argument(
        "--theme", metavar=meta("NAMES"), help=say("cli.puzzles.make_theme")
    )
    add_seed(parser)
    add_file(parser, "--results", "cli.puzzles.results")
    add_file(parser, "--out", "cli.puzzles.out")
    parser.add_argument(
        "--most",
        type=count,
        default=_MOST,
        metavar="N",
        help=say("cli.puzzles.most", default=str(_MOST)),
    )
    add_workers(parser)
    add_language(parser)
    set_run(parser, f"{__name__}:make", game=game)


def make(
    *,
    game: str,
    games: int,
    theme: str | None,
    seed: int,
    results: Path | None,
    out: Path | None,
    most: int,
    jobs: int | None,
    on: str | None,
    lang: str | None,
) -> int:
    """Find puzzles, and tell how many of each theme and level there are; gives 0."""
    check_fast()
    from studies.puzzles.make import ResultsFile, make_puzzles, themes_named

    say = speaker(lang)
    for file in filter(None, (results, out)):
        check_writable(file)
    themes = themes_named(game, theme)
    kept = ResultsFile(results, game, seed, themes) if results else None
    done = [0]
    try:
        with (
            progress_bar(say, games, "puzzles.progress") as bar,
            workforce(jobs, on, games) as force,
        ):

            def note(finished: int) -> None:
                done[0] += finished
                bar(finished)

            puzzles = make_puzzles(game, games, seed, kept, force, note, themes)
    except KeyboardInterrupt:
        key = "stopped.puzzles" if results else "stopped.nothing"
        tell_stopped(say, key, done[0], games, file=results)
        raise
    show(puzzles, say, game, games)
    if out is not None:
        _write(out, mixed(puzzles, most), say)
    return 0


def show(puzzles: Sequence[Puzzle], say: Say, game: str, games: int) -> None:
    """How many there are, theme by theme, and how hard they are."""
    print(say("puzzles.found", n=len(puzzles), games=games))
    themes = Counter(puzzle.theme for puzzle in puzzles)
    for theme, number in themes.most_common():
        levels = Counter(puzzle.level for puzzle in puzzles if puzzle.theme == theme)
        told = ", ".join(f"{level + 1}: {levels[level]}" for level in sorted(levels))
        print(f"  {say(f'puzzles.theme.{game}.{theme}')}: {number} ({told})")


def _write(path: Path, puzzles: Sequence[Puzzle], say: Say) -> None:
    packed = pack(puzzles)
    try:
        path.write_bytes(packed)
    except OSError as error:
        raise bad_file(path, error) from error
    print(say("puzzles.packed", n=len(puzzles), file=str(path), bytes=len(packed)))
