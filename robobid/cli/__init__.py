"""The `robobid` command: parses arguments, calls one function, prints.

Everything heavy is imported by the function that needs it, so that `--help` answers
at once.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence

from robobid import __version__
from robobid.cli.analyse import add_analyse
from robobid.cli.arena import add_arena
from robobid.cli.balance import add_balance
from robobid.cli.cards import add_cards
from robobid.cli.census import add_census
from robobid.cli.daily import add_daily
from robobid.cli.lab import add_lab
from robobid.cli.learn import add_learn
from robobid.cli.maps import add_maps
from robobid.cli.options import add_games, set_run
from robobid.cli.play import add_play
from robobid.cli.puzzles import add_puzzles
from robobid.cli.replay import add_replay
from robobid.cli.robots import add_robots
from robobid.cli.rules import add_rules
from robobid.cli.saved import add_saved
from robobid.cli.score import add_score
from robobid.cli.serve import add_serve
from robobid.cli.simulate import add_simulate
from robobid.cli.speaking import asked_language, meta, say, speaking
from robobid.cli.train import add_train
from robobid.cli.warm import add_warm
from robobid.core.errors import RobobidError

REFUSED = 2
FAULTY = 70
"""A fault of ours; elsewhere it is called EX_SOFTWARE."""
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    with speaking(asked_language(argv)):
        arguments = vars(_parser().parse_args(argv))
    run: Callable[..., int] = arguments.pop("run")
    _announce(arguments.get("lang"))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        return run(**arguments)
    except RobobidError as error:
        _complain(f"robobid: {_explain(error, arguments.get('lang'))}")
        return REFUSED
    except BrokenPipeError:
        # The reader has had enough; the interpreter must not try to flush again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        from robobid.cli.faults import tell_fault

        _complain(f"robobid: {tell_fault(error, arguments.get('lang'))}")
        return FAULTY


def _announce(lang: str | None) -> None:
    """Whoever compiles on the way says so in the language of the command."""
    from robobid.fast import announcing
    from robobid.locales import language, words

    announcing.words = words(language(lang))("cli.compiling", name="{name}")


def _complain(words: str) -> None:
    from robobid.terminal.complaining import complain

    complain(words)


def _explain(error: RobobidError, lang: str | None) -> str:
    from robobid.locales import language, words
    from robobid.terminal.speaking import explained

    return explained(error, words(language(lang)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="robobid",
        description=say("cli.about"),
    )
    parser.add_argument(
        "--version", action="version", version=__version__, help=say("cli.version")
    )
    set_run(parser, "robobid.server.serve", "play_here")
    words = parser.add_subparsers(metavar=meta("COMMAND"))
    add_play(add_games(words, "play"))
    add_learn(add_games(words, "learn"))
    add_saved(words)
    add_score(add_games(words, "score"))
    add_rules(add_games(words, "rules"))
    add_replay(words)
    add_analyse(words)
    add_puzzles(words)
    add_daily(words)
    add_simulate(add_games(words, "simulate"))
    add_arena(add_games(words, "arena"))
    add_lab(add_games(words, "lab"))
    add_train(add_games(words, "train"))
    add_census(add_games(words, "census"))
    add_balance(add_games(words, "balance"))
    add_cards(words)
    add_maps(words)
    add_robots(words)
    add_serve(words)
    add_warm(words)
    return parser
