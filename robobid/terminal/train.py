"""`robobid train fzzzt`: what the bots know, learned anew."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from robobid.arena.extras import check_fast
from robobid.bots.fzzzt.weighing import mechanics_judgement
from robobid.locales import Say, language, words
from robobid.terminal.files import check_writable, write_text
from robobid.terminal.stopped import tell_stopped

DEFAULT_STEPS: Final = {"mechanic": 40, "outlook": 3}
"""Generations for the mechanic's judgement, portions of games for the outlook."""


def train_fzzzt(
    *,
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
    steps = steps or DEFAULT_STEPS[what]
    out = out or Path(f"{what}.json")
    kept = checkpoint or out.with_name(f"{out.name}.checkpoint")
    check_fast()
    check_writable(out)
    check_writable(kept)
    command = f"robobid train fzzzt {what} --steps {steps} --seed {seed}"
    try:
        learned = _train(what, steps, seed, kept, say)
    except KeyboardInterrupt:
        begun = kept.exists()
        tell_stopped(say, "stopped.train", begun, steps, file=kept)
        raise
    write_text(out, json.dumps({"made_by": command, **learned}, indent=1) + "\n")
    kept.unlink(missing_ok=True)
    print(say("train.written", file=str(out)))
    return 0


def _train(what: str, steps: int, seed: int, kept: Path, say: Say) -> dict[str, Any]:
    # Only whoever trains needs numba.
    from robobid.arena.training.checkpoint import Checkpoint
    from robobid.arena.training.mechanic import train_mechanic
    from robobid.arena.training.outlook import portions, train_outlook

    checkpoint = Checkpoint(kept, {"what": what, "steps": steps, "seed": seed})
    if what == "mechanic":
        with _progress_bar(say("train.generations"), steps) as progress:
            judgement = train_mechanic(seed, steps, checkpoint, progress)
        return {"taste": judgement._asdict()}
    with _progress_bar(say("train.portions"), len(portions(steps))) as progress:
        return train_outlook(seed, steps, mechanics_judgement(), checkpoint, progress)


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
