"""The `robobid` command: parses arguments, calls one function, prints.

Everything heavy is imported by the function that needs it, so that `--help` answers
at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from robobid import __version__
from robobid.core.errors import RobobidError, Unsupported

if TYPE_CHECKING:
    Words = argparse._SubParsersAction[argparse.ArgumentParser]

LANGUAGES = ("en", "de", "fr", "ru")
REFUSED = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    arguments = vars(_parser().parse_args(argv))
    run: Callable[..., int] = arguments.pop("run")
    try:
        return run(**arguments)
    except RobobidError as error:
        print(f"robobid: {_explain(error, arguments.get('lang'))}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        # The reader has had enough; the interpreter must not try to flush again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def _explain(error: RobobidError, lang: str | None) -> str:
    from robobid.locales import explain, language

    return explain(error, language(lang if lang in LANGUAGES else None))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="robobid",
        description="Robot auction games: Fzzzt! and Power Grid with its robots. "
        "Without a word it opens them in your browser.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    _set_run(parser, "robobid.server.serve", "play_here")
    words = parser.add_subparsers(metavar="WORD")
    _add_play(_games(words, "play", "play a game in the terminal"))
    _add_score(_games(words, "score", "score the cards of a real table"))
    _add_replay(words)
    _add_simulate(_games(words, "simulate", "let bots play many games"))
    _add_cards(words)
    _add_robots(words)
    _add_serve(words)
    return parser


def _games(words: Words, name: str, text: str) -> Words:
    word = words.add_parser(name, help=text, description=f"{text.capitalize()}.")
    return word.add_subparsers(metavar="GAME", required=True)


def _add_play(games: Words) -> None:
    game = games.add_parser("fzzzt", help="Fzzzt!, for 2 to 6 players")
    _add_fzzzt_options(game, seats=None)
    game.add_argument(
        "--by-hand",
        action="store_true",
        help="lay out the final allocation yourself (otherwise the best one is made)",
    )
    game.add_argument("--seed", type=int, help="the luck of the game")
    game.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="where the game is written down, and continued from",
    )
    _set_run(game, "robobid.terminal.play", "play_fzzzt")

    _add_play_powergrid(games)


def _add_play_powergrid(games: Words) -> None:
    game = games.add_parser("powergrid", help="Power Grid, for 2 to 6, with robots")
    _add_powergrid_options(game, seats="human,robot,robot", regions="drafted")
    game.add_argument("--seed", type=int, help="the luck of the game")
    game.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="where the game is written down, and continued from",
    )
    _set_run(game, "robobid.terminal.powergrid.play", "play_powergrid")


def _add_score(games: Words) -> None:
    game = games.add_parser("fzzzt", help="the best layout of your cards")
    game.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help='JSON with "edition", "units" and "cards" (- is standard input); '
        "without one you are asked",
    )
    game.add_argument("--json", action="store_true", help="print JSON")
    _add_deck_and_language(game)
    _set_run(game, "robobid.terminal.score", "score_fzzzt")


def _add_replay(words: Words) -> None:
    text = "show a recorded game move by move"
    word = words.add_parser("replay", help=text, description=f"{text.capitalize()}.")
    word.add_argument("file", metavar="FILE", help="a record (- is standard input)")
    word.add_argument("--to", type=int, metavar="N", help="stop after action N")
    word.add_argument(
        "--view",
        default="all",
        metavar="SEAT|all",
        help="whose eyes to look through: a seat's letter, or all (default)",
    )
    word.add_argument("--json", action="store_true", help="one object a line")
    word.add_argument("--map", metavar="FILE", help="the map file of a Power Grid game")
    _add_deck_and_language(word)
    _set_run(word, "robobid.terminal.replay", "replay")


def _add_simulate(games: Words) -> None:
    game = games.add_parser("fzzzt", help="many games of Fzzzt!")
    _add_fzzzt_options(game, seats="simple,random")
    _add_simulation(game)
    _set_run(game, "robobid.terminal.simulate", "simulate_fzzzt")
    game = games.add_parser("powergrid", help="many games of Power Grid")
    _add_powergrid_options(game, seats="simple,robot,robot", regions="drawn")
    _add_simulation(game)
    _set_run(game, "robobid.terminal.simulate", "simulate_powergrid")


def _add_simulation(game: argparse.ArgumentParser) -> None:
    game.add_argument("--games", type=_count, default=1000, metavar="G")
    game.add_argument("--seed", type=int, default=1, metavar="S")
    game.add_argument(
        "--jobs", type=_count, metavar="J", help="processes (default: all cores)"
    )
    game.add_argument("--json", action="store_true", help="print JSON")


def _add_cards(words: Words) -> None:
    text = "show the deck, and which of its facts are inferred"
    word = words.add_parser("cards", help=text, description=f"{text.capitalize()}.")
    word.add_argument("--json", action="store_true", help="print JSON")
    _add_deck_and_language(word)
    _set_run(word, "robobid.terminal.cards", "show_cards")


def _add_robots(words: Words) -> None:
    text = "the thirty robot pieces of Power Grid, and what a robot does now"
    word = words.add_parser("robots", help=text, description=f"{text.capitalize()}.")
    word.add_argument(
        "what",
        nargs="*",
        metavar="decide POSITION",
        help="what the robot to act does in a position (one line; - is standard input)",
    )
    word.add_argument("--json", action="store_true", help="print JSON")
    _add_language(word)
    _set_run(word, "robobid.terminal.powergrid.robots", "robots")


def _add_powergrid_options(
    game: argparse.ArgumentParser, seats: str, regions: str
) -> None:
    game.add_argument(
        "--map",
        default="germany",
        metavar="NAME|FILE",
        help="germany, usa, central-europe, spain-portugal, korea, france, italy, "
        "benelux, or a map file (default: germany)",
    )
    game.add_argument("--players", type=_count, metavar="N", help="how many seats")
    game.add_argument(
        "--seats",
        default=seats,
        metavar="WORDS",
        help="who sits where: human, a bot's name, robot, or robot:F-A-R-B-S with its "
        f"five pieces; the last one repeats up to --players (default: {seats})",
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
    _add_language(game)


def _add_fzzzt_options(game: argparse.ArgumentParser, seats: str | None) -> None:
    game.add_argument(
        "--edition",
        default="en",
        help="en, de, fr, fr-expansion or ru (default: en)",
    )
    game.add_argument("--players", type=_count, metavar="N", help="how many seats")
    game.add_argument(
        "--seats",
        default=seats,
        metavar="WORDS",
        help="who sits where: human or a bot's name, the last one repeats up to "
        f"--players (default: {seats or 'you against three bots'})",
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
    _add_deck_and_language(game)


def _add_deck_and_language(word: argparse.ArgumentParser) -> None:
    word.add_argument("--deck", type=Path, metavar="FILE", help="another deck of cards")
    _add_language(word)


def _add_language(word: argparse.ArgumentParser) -> None:
    word.add_argument(
        "--lang", choices=LANGUAGES, help="your language (default: the system's)"
    )


def _add_serve(words: Words) -> None:
    text = "serve the games to browsers"
    word = words.add_parser("serve", help=text, description=f"{text.capitalize()}.")
    word.add_argument("--host", default="127.0.0.1", help="default: this machine only")
    word.add_argument("--port", type=int, default=8000)
    word.add_argument(
        "--database",
        metavar="URL",
        help="SQLite (default: a file of yours) or postgresql://...",
    )
    word.add_argument(
        "--workers",
        type=_count,
        default=1,
        metavar="N",
        help="processes; more than one need PostgreSQL",
    )
    word.set_defaults(open_browser=False)
    _set_run(word, "robobid.server.serve", "serve")


def _set_run(word: argparse.ArgumentParser, module: str, name: str) -> None:
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


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 up")
    return number
