"""`robobid puzzles make`: finds puzzles in games of the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from robobid.arena.executors import workforce
from robobid.arena.extras import check_fast
from robobid.core.errors import bad_file
from robobid.locales import Say
from robobid.puzzles.puzzle import Puzzle
from robobid.puzzles.shelf import mixed, pack
from robobid.terminal.files import check_writable
from robobid.terminal.progress import progress_bar
from robobid.terminal.stopped import tell_stopped
from robobid.terminal.voice import speaker


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
    **_: object,
) -> int:
    """Find puzzles, and tell how many of each theme and level there are; gives 0."""
    check_fast()
    from robobid.puzzles.making import ResultsFile, make_puzzles, themes_named

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
