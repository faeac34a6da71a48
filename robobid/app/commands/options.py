"""What several words of the command have in common."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from robobid.app.commands.language import meta, said_or, say
from robobid.core.setup import offered_by
from robobid.core.spelling import Spelling
from robobid.games.registry import GameEntry, load

if TYPE_CHECKING:
    from robobid.bots.roster import LineUp, Roster

    Words = argparse._SubParsersAction["LateParser"]

LANGUAGES = ("en", "de", "fr", "ru")
_LAST_PORT: Final = 65_535
_DIGITS: Final = 20
"""Of a number that somebody types; the games count no further."""


class Parser(argparse.ArgumentParser):
    """A parser that knows what somebody may have meant."""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        near = get_close_matches(str(value), map(str, action.choices or ()), n=1)
        if near and value not in (action.choices or ()):
            told = say("cli.argparse.did_you_mean", value=repr(value), name=near[0])
            raise argparse.ArgumentError(action, told)
        super()._check_value(action, value)


class LateParser(Parser):
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
        found, rest = super().parse_known_args(args, namespace)
        return found, self._among_options(found, rest)

    def _among_options(self, found: argparse.Namespace, rest: list[str]) -> list[str]:
        """Words behind an option belong to those before it: `decide --lang de -`."""
        lists = [
            action.dest
            for action in self._get_positional_actions()
            if action.nargs in ("*", "+") and action.type is None
        ]
        if not lists or any(word.startswith("-") and word != "-" for word in rest):
            return rest
        getattr(found, lists[-1]).extend(rest)
        return []

    def format_help(self) -> str:
        self._fill()
        return super().format_help()


def add_command(commands: Words, name: str, module: str) -> None:
    """A command and what it is for; its module adds the arguments."""
    text = say(f"cli.{name}")
    command = commands.add_parser(name, help=text, description=sentence(text))
    command.add_late(lambda parser: load(f"{module}:add_arguments")(parser))


def sentence(text: str) -> str:
    """A few words as a sentence.

    >>> sentence("play a game")
    'Play a game.'
    """
    return f"{text[:1].upper()}{text[1:]}."


def add_games(command: argparse.ArgumentParser) -> Words:
    """The games that a command can be about; one must be named."""
    return command.add_subparsers(
        metavar=meta("GAME"), required=True, parser_class=LateParser
    )


def add_game(
    games: Words,
    entry: GameEntry,
    text: str,
    fill: Callable[[argparse.ArgumentParser, GameEntry], None],
) -> None:
    """A game behind a word; its arguments are added if it is the one that is named."""
    game = games.add_parser(entry.name, help=text)
    games.metavar = "|".join(games.choices)
    game.add_late(lambda parser: fill(parser, entry))


def add_example(game: argparse.ArgumentParser, line: str) -> None:
    """A command to begin with, below the help."""
    game.epilog = say("cli.example", command=line)


def add_setup(
    game: argparse.ArgumentParser, entry: GameEntry, *, among_bots: bool = False
) -> None:
    """Everything that says how a table is set up, but who sits there."""
    for setting in offered_by(entry.game.setup_type):
        kind = setting.kind
        option = f"--{setting.option.replace('_', '-')}"
        default = setting.among_bots if among_bots else setting.default
        text = said_or(f"cli.setting.{entry.name}.{setting.name}", setting.doc)
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


def _default_words(kind: Spelling[Any], default: Any) -> str:
    """A default as the help says it; nothing if there is nothing to say."""
    if kind.needs_game:
        return str(default)
    return str(kind.write(kind.read(default, None, "")))


def add_players(game: argparse.ArgumentParser) -> None:
    """How many people, bots and robots sit at a table."""
    game.add_argument("--players", type=count, metavar="N", help=say("cli.players"))


def add_seats(
    game: argparse.ArgumentParser, entry: GameEntry, usual: LineUp, *, people: bool
) -> None:
    """Who sits at a table."""
    add_players(game)
    can_sit = [
        say("cli.bots", names=", ".join(load(entry.bots).players)),
        *([say("cli.seats.human")] * people),
        *([say("cli.seats.robot")] * entry.game.setup_type.has_robots),
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


def add_fast(word: argparse.ArgumentParser, entry: GameEntry) -> None:
    """By the game's fast twin, if it has one."""
    if entry.twin:
        roster: Roster = load(entry.bots)
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


def add_deck_and_language(word: argparse.ArgumentParser) -> None:
    """Another deck of cards, and the language."""
    add_file(word, "--deck", "cli.deck")
    add_language(word)


def add_language(word: argparse.ArgumentParser) -> None:
    """The language to speak."""
    word.add_argument("--lang", choices=LANGUAGES, help=say("cli.lang"))


def set_run(word: argparse.ArgumentParser, target: str, **fixed: object) -> None:
    """The function that a command calls; it is loaded when it is wanted."""

    def run(**arguments: object) -> int:
        code: int = load(target)(**arguments)
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
