"""What several words of the command have in common."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.core.errors import Unsupported

if TYPE_CHECKING:
    Words = argparse._SubParsersAction[argparse.ArgumentParser]

LANGUAGES = ("en", "de", "fr", "ru")
PEOPLE = "human"
BOTS = "a bot's name, or exec:COMMAND for a program that plays"


def add_games(words: Words, name: str, text: str) -> Words:
    """A word that is followed by the name of a game."""
    word = words.add_parser(name, help=text, description=f"{text.capitalize()}.")
    return word.add_subparsers(metavar="GAME", required=True)


def add_fzzzt_options(game: argparse.ArgumentParser) -> None:
    """Everything that says how a table of Fzzzt! is set up, but who sits there."""
    game.add_argument(
        "--edition",
        default="en",
        help="en, de, fr, fr-expansion or ru (default: en)",
    )
    game.add_argument(
        "--peripherals",
        metavar="all|NAMES",
        help="play with peripherals: all, or some by name (monitor,tape-deck)",
    )
    game.add_argument(
        "--switch",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one of the edition's rules (chief_goes_to=any_loser)",
    )
    add_deck_and_language(game)


def add_powergrid_options(game: argparse.ArgumentParser, regions: str) -> None:
    """Everything that says how Power Grid is set up, but who sits there."""
    game.add_argument(
        "--map",
        default="germany",
        metavar="NAME|FILE",
        help="germany, usa, central-europe, spain-portugal, korea, france, italy, "
        "benelux, or a map file (default: germany)",
    )
    game.add_argument(
        "--regions",
        default=regions,
        metavar="drafted|drawn|NAMES",
        help=f"chosen in turn, drawn, or named (red,green,brown; default: {regions})",
    )
    game.add_argument(
        "--readings",
        default="",
        metavar="5=alt,...",
        help="how unclear texts of the robots are read",
    )
    game.add_argument(
        "--promo", default="", metavar="NAMES", help="flux, transformer or both"
    )
    game.add_argument(
        "--open-money", action="store_true", help="everybody sees everybody's money"
    )
    add_language(game)


def add_players(game: argparse.ArgumentParser) -> None:
    """How many people, bots and robots sit at a table."""
    game.add_argument("--players", type=count, metavar="N", help="how many seats")


def add_fzzzt_seats(
    game: argparse.ArgumentParser, seats: str | None, *, people: bool
) -> None:
    """Who sits at a table of Fzzzt!."""
    _add_seats(game, seats, [PEOPLE] * people)


def add_powergrid_seats(
    game: argparse.ArgumentParser, seats: str, *, people: bool
) -> None:
    """Who sits at a table of Power Grid."""
    robots = ["robot, or robot:F-A-R-B-S with its five pieces"]
    _add_seats(game, seats, [PEOPLE] * people + robots)


def _add_seats(
    game: argparse.ArgumentParser, seats: str | None, others: Sequence[str]
) -> None:
    add_players(game)
    words = "; ".join([BOTS, *others])
    game.add_argument(
        "--seats",
        default=seats,
        metavar="WORDS",
        help=f"who sits where: {words}; the last one repeats up to --players "
        f"(default: {seats or 'you against three bots'})",
    )


def add_seed(word: argparse.ArgumentParser) -> None:
    """What makes many games the same again."""
    word.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="the same seed gives the same games (default: 1)",
    )


def add_workers(word: argparse.ArgumentParser) -> None:
    """Who plays many games."""
    word.add_argument(
        "--jobs",
        type=count,
        metavar="J",
        help="processes at most, never more than cores or work (default: all cores)",
    )
    word.add_argument(
        "--on",
        metavar="URL",
        help="a Dask scheduler, such as tcp://scheduler:8786, instead of --jobs",
    )


def add_clock(word: argparse.ArgumentParser) -> None:
    """How long bots may think that are programs of their own."""
    for what, seconds in (("decision", 10.0), ("game", 300.0)):
        word.add_argument(
            f"--seconds-per-{what}",
            type=above_zero,
            default=seconds,
            metavar="S",
            help=f"for bots that are programs: a {what} (default: {seconds:g})",
        )


def add_json(word: argparse.ArgumentParser) -> None:
    """Output for programs."""
    word.add_argument("--json", action="store_true", help="print JSON")


def add_deck_and_language(word: argparse.ArgumentParser) -> None:
    """Another deck of cards, and the language."""
    word.add_argument("--deck", type=Path, metavar="FILE", help="another deck of cards")
    add_language(word)


def add_language(word: argparse.ArgumentParser) -> None:
    """The language to speak."""
    word.add_argument(
        "--lang", choices=LANGUAGES, help="your language (default: the system's)"
    )


def set_run(word: argparse.ArgumentParser, module: str, name: str) -> None:
    """The function that a word calls; its module is read when it is wanted."""

    def run(**arguments: object) -> int:
        from importlib import import_module

        try:
            function = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            if not module.startswith("robobid.server"):
                raise
            raise Unsupported(
                "not_installed",
                f"{error.name} is not installed; pip install 'robobid[server]' brings "
                "what a server needs",
                module=error.name,
            ) from error
        code: int = function(**arguments)
        return code

    word.set_defaults(run=run)


def above_zero(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not number > 0:
        raise argparse.ArgumentTypeError(f"{text} is not a number above 0")
    return number


def count(text: str) -> int:
    """A number from 1 up."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 up")
    return number
