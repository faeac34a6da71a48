"""`python -m studies.training`: what the bots know, learned anew."""

from __future__ import annotations

import argparse
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

from robobid.app.commands.language import say
from robobid.app.commands.options import (
    add_file,
    add_language,
    count,
    count_from_zero,
    set_run,
)
from robobid.app.locales import language, words
from robobid.app.terminal.output import check_writable, tell_stopped, write_text
from robobid.arena.executors import stoppable
from robobid.arena.extras import check_fast
from robobid.games.registry import load
from studies.training import RECIPES

if TYPE_CHECKING:
    # Only whoever trains needs all this.
    from studies.training.recipe import Recipe

_BARS: Final = "▁▂▃▄▅▆▇█"


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """What is learned, and for how long."""
    recipes = tuple(RECIPES[game])
    parser.add_argument(
        "what",
        choices=recipes,
        metavar="|".join(recipes),
        help=say(f"cli.train.what.{game}"),
    )
    parser.add_argument(
        "--steps",
        type=count,
        metavar="N",
        help=say(f"cli.train.steps.{game}"),
    )
    parser.add_argument(
        "--seed",
        type=count_from_zero,
        default=1,
        metavar="S",
        help=say("cli.train.seed", default=1),
    )
    add_file(parser, "--out", "cli.train.out")
    add_file(parser, "--checkpoint", "cli.train.checkpoint")
    add_language(parser)
    set_run(parser, f"{__name__}:train", game=game)


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
    from studies.resumable import ResumableSums

    recipe: Recipe = load(RECIPES[game][what])
    steps = steps or recipe.steps
    out = out or Path(f"{what}.json")
    kept = checkpoint or out.with_name(f"{out.name}.checkpoint")
    check_writable(out)
    check_writable(kept)
    command = f"python -m studies.training {game} {what} --steps {steps} --seed {seed}"
    begun = ResumableSums(kept, {"what": what, "steps": steps, "seed": seed})
    try:
        with (
            stoppable(),
            _progress_bar(say(f"train.{recipe.unit}"), recipe.units(steps)) as bar,
        ):
            learned = recipe.train(seed, steps, begun, bar)
    except KeyboardInterrupt:
        tell_stopped(say, "stopped.train", kept.exists(), steps, file=kept)
        raise
    write_text(out, json.dumps({"made_by": command, **learned}, indent=1) + "\n")
    kept.unlink(missing_ok=True)
    if recipe.strength:
        print(say("train.strength"))
        print(chart(recipe.strength(learned)))
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
