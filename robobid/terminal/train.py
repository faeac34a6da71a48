"""`robobid train`: what the bots know, learned anew."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from robobid.arena.extras import check_fast
from robobid.arena.training.checkpoint import Checkpoint
from robobid.games import game_named, load
from robobid.locales import language, words
from robobid.terminal.files import check_writable, write_text
from robobid.terminal.stopped import tell_stopped

if TYPE_CHECKING:
    # Only whoever trains needs numba.
    from robobid.arena.training.course import Course

_BARS: Final = "▁▂▃▄▅▆▇█"


def train(
    *,
    game: str,
    what: str,
    steps: int | None,
    seed: int,
    out: Path | None,
    checkpoint: Path | None,
    lang: str | None,
) -> int:
    """Train, and write what was learned into a file; gives the exit code.

    Where the training stands is kept beside that file until it is finished, so that
    the same command goes on wherever it was stopped.
    """
    say = words(language(lang))
    check_fast()
    course: Course = load(load(game_named(game).train)[what])
    steps = steps or course.steps
    out = out or Path(f"{what}.json")
    kept = checkpoint or out.with_name(f"{out.name}.checkpoint")
    check_writable(out)
    check_writable(kept)
    command = f"robobid train {game} {what} --steps {steps} --seed {seed}"
    begun = Checkpoint(kept, {"what": what, "steps": steps, "seed": seed})
    try:
        with _progress_bar(say(f"train.{course.unit}"), course.units(steps)) as bar:
            learned = course.train(seed, steps, begun, bar)
    except KeyboardInterrupt:
        tell_stopped(say, "stopped.train", kept.exists(), steps, file=kept)
        raise
    write_text(out, json.dumps({"made_by": command, **learned}, indent=1) + "\n")
    kept.unlink(missing_ok=True)
    if course.strength:
        print(say("train.strength"))
        print(chart(course.strength(learned)))
    print(say("train.written", file=str(out)))
    return 0


def chart(paths: Mapping[str, Sequence[float]]) -> str:
    """How some figures went, each in a row of bars from the least of all to the most.

    >>> print(chart({"one": [0.0, 0.1, 0.2], "another": [0.1, 0.14]}))
    one      ▁▅█  +20.0 %
    another  ▅▆   +14.0 %
    """
    width = max(map(len, paths))
    length = max(map(len, paths.values()))
    least = min(map(min, paths.values()))
    most = max(map(max, paths.values()))
    high = len(_BARS) - 1
    return "\n".join(
        f"{name:{width}}  "
        + "".join(
            _BARS[round(high * (value - least) / ((most - least) or 1))]
            for value in path
        ).ljust(length)
        + f"  {path[-1]:+.1%}".replace("%", " %")
        for name, path in paths.items()
    )


@contextmanager
def _progress_bar(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error output if a person watches; gives what sets it."""
    with Progress(
        TextColumn(words),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
