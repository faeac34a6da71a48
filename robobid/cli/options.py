"""What several words of the command have in common."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from robobid.cli.speaking import meta, said_or, say
from robobid.core.setup import offered_by
from robobid.core.spelling import Kind
from robobid.games import Card, load

if TYPE_CHECKING:
    from robobid.bots.roster import LineUp, Roster

    Words = argparse._SubParsersAction[argparse.ArgumentParser]

LANGUAGES = ("en", "de", "fr", "ru")
_LAST_PORT: Final = 65_535
_DIGITS: Final = 20
"""Of a number that somebody types; the games count no further."""


class LateParser(argparse.ArgumentParser):
    """A parser whose arguments are added when it is used.

    So nothing is loaded for a game that nobody named.
    """

    fill: Callable[[argparse.ArgumentParser], None] | None = None

    def add_late(self, fill: Callable[[argparse.ArgumentParser], None]) -> None:
        """How the arguments are added."""
        self.fill = fill

    def _fill(self) -> None:
        if self.fill is not None:
            fill, self.fill = self.fill, None
            fill(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._fill()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        self._fill()
        return super().format_help()


def add_word(words: Words, name: str) -> argparse.ArgumentParser:
    """A word, with the sentence that says what it is for."""
    text = say(f"cli.{name}")
    sentence = f"{text[:1].upper()}{text[1:]}."
    return words.add_parser(name, help=text, description=sentence)


def add_games(words: Words, name: str) -> Words:
    """A word that is followed by the name of a game."""
    return add_word(words, name).add_subparsers(
        metavar=meta("GAME"), required=True, parser_class=LateParser
    )


def add_game(
    games: Words,
    card: Card,
    text: str,
    fill: Callable[[argparse.ArgumentParser, Card], None],
) -> None:
    """A game behind a word; its arguments are added if it is the one that is named."""
    game = games.add_parser(card.name, help=text)
    assert isinstance(game, LateParser)
    game.add_late(lambda parser: fill(parser, card))


def add_setup(
    game: argparse.ArgumentParser, card: Card, *, among_bots: bool = False
) -> None:
    """Everything that says how a table is set up, but who sits there."""
    for setting in offered_by(card.game.setup_type):
        kind = setting.kind
        option = f"--{setting.option.replace('_', '-')}"
        default = setting.among_bots if among_bots else setting.default
        text = said_or(f"cli.setting.{card.name}.{setting.name}", setting.doc)
        if kind.wire is bool:
            game.add_argument(option, action="store_true", help=text)
            continue
        usual = _default_words(kind, default)
        if kind.repeats:
            game.add_argument(
                option,
                action="append",
                default=[],
                metavar=meta(kind.metavar),
                help=text,
            )
        else:
            told = say("cli.default", text=text, default=usual) if usual else text
            game.add_argument(option, metavar=meta(kind.metavar), help=told)
    add_language(game)


def _default_words(kind: Kind[Any], default: Any) -> str:
    """A default as the help says it; nothing if there is nothing to say."""
    if kind.needs_game:
        return str(default)
    return str(kind.write(kind.read(default, None, "")))


def add_players(game: argparse.ArgumentParser) -> None:
    """How many people, bots and robots sit at a table."""
    game.add_argument("--players", type=count, metavar="N", help=say("cli.players"))


def add_seats(
    game: argparse.ArgumentParser, card: Card, usual: LineUp, *, people: bool
) -> None:
    """Who sits at a table."""
    add_players(game)
    can_sit = [
        say("cli.bots", names=", ".join(load(card.bots).players)),
        *([say("cli.seats.human")] * people),
        *([say("cli.seats.robot")] * card.game.setup_type.has_robots),
    ]
    game.add_argument(
        "--seats",
        metavar=meta("WORDS"),
        help=say(
            "cli.seats",
            words=reduce(_also, can_sit),
            default=usual.words,
            n=usual.players,
        ),
    )


def _also(one: str, other: str) -> str:
    return say("cli.seats.also", one=one, other=other)


def add_seed(word: argparse.ArgumentParser) -> None:
    """What makes many games the same again."""
    word.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help=say("cli.seed", default=1),
    )


def add_workers(word: argparse.ArgumentParser) -> None:
    """Who plays many games."""
    word.add_argument(
        "--jobs",
        type=count,
        metavar="J",
        help=say("cli.jobs"),
    )
    word.add_argument(
        "--on",
        metavar="URL",
        help=say("cli.on"),
    )


def add_clock(word: argparse.ArgumentParser) -> None:
    """How long bots may think that are programs of their own."""
    for what, seconds in (("decision", 10.0), ("game", 300.0)):
        word.add_argument(
            f"--seconds-per-{what}",
            type=above_zero,
            default=seconds,
            metavar="S",
            help=say(f"cli.clock.{what}", default=f"{seconds:g}"),
        )


def add_logs(word: argparse.ArgumentParser) -> None:
    """Where the words of programs are kept."""
    word.add_argument(
        "--keep-logs",
        type=Path,
        metavar=meta("DIR"),
        help=say("cli.keep_logs"),
    )


def add_fast(word: argparse.ArgumentParser, card: Card) -> None:
    """By the game's fast twin, if it has one."""
    if card.twin:
        roster: Roster = load(card.bots)
        known = ", ".join(roster.by_twin)
        word.add_argument(
            "--fast", action="store_true", help=say("cli.fast", bots=known)
        )


def add_json(word: argparse.ArgumentParser) -> None:
    """Output for programs."""
    word.add_argument("--json", action="store_true", help=say("cli.json"))


def add_file(word: argparse.ArgumentParser, option: str, key: str) -> None:
    """A file that is written, or gone on with."""
    word.add_argument(option, type=Path, metavar=meta("FILE"), help=say(key))


def add_account(word: argparse.ArgumentParser) -> None:
    """Where a long account goes, who works on it, and how it is told."""
    add_seed(word)
    add_file(word, "--results", "cli.census.results")
    add_file(word, "--report", "cli.arena.report")
    add_workers(word)
    add_json(word)
    add_language(word)


def add_deck_and_language(word: argparse.ArgumentParser) -> None:
    """Another deck of cards, and the language."""
    add_file(word, "--deck", "cli.deck")
    add_language(word)


def add_language(word: argparse.ArgumentParser) -> None:
    """The language to speak."""
    word.add_argument("--lang", choices=LANGUAGES, help=say("cli.lang"))


def set_run(
    word: argparse.ArgumentParser, module: str, name: str, **fixed: object
) -> None:
    """The function that a word calls; its module is read when it is wanted."""

    def run(**arguments: object) -> int:
        from importlib import import_module

        try:
            function = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            from robobid.bots.needs import needs_numba
            from robobid.core.installing import not_installed

            if module.startswith("robobid.server"):
                raise not_installed(error, "server") from error
            if needs_numba(error):
                raise not_installed(error, "fast") from error
            raise
        code: int = function(**arguments)
        return code

    word.set_defaults(run=run, **fixed)


def above_zero(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not number > 0:
        raise argparse.ArgumentTypeError(say("cli.number.above_zero", text=text))
    return number


def count(text: str) -> int:
    """A number from 1 up."""
    return _from(1, text)


def count_from_zero(text: str) -> int:
    """A number from 0 up."""
    return _from(0, text)


def _from(least: int, text: str) -> int:
    number = _whole(text)
    if number is None or number < least:
        raise argparse.ArgumentTypeError(say("cli.number.from", text=text, least=least))
    return number


def port(text: str) -> int:
    """A port of this machine; 0 is any that is free."""
    number = _whole(text)
    if number is None or not 0 <= number <= _LAST_PORT:
        raise argparse.ArgumentTypeError(
            say("cli.number.port", text=text, last=f"{_LAST_PORT}")
        )
    return number


def _whole(text: str) -> int | None:
    """A number without a fraction, and of no more digits than anybody types."""
    with suppress(ValueError):
        if len(text) <= _DIGITS:
            return int(text)
    return None
