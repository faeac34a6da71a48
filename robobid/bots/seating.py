"""Who sits where, in words: `human, chief, robot:2-5-1-6-3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from robobid.bots import ROBOT, bot_names, check_bot
from robobid.bots.external import is_external
from robobid.bots.naming import BotSpec
from robobid.bots.python_bots import is_own
from robobid.core.errors import Unsupported
from robobid.core.record import Record
from robobid.core.setup import PERSON as NO_ROBOT
from robobid.core.setup import check_seats
from robobid.games.registry import GameEntry, game_named

HUMAN: Final = "human"
PERSON: Final = "person"
"""The same: it is what a position calls it."""
_CROWD: Final = 100
_PIECES: Final = re.compile(r"[?\d]+(-[?\d]+)+")
"""What can only be meant as a robot's pieces."""
_WORD = re.compile(r"""((?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^,])*),""", re.DOTALL)
"""A word and the comma behind it, quoted and escaped as a shell would read it."""


def seat_word(entry: GameEntry, word: str) -> str:
    """A word for a seat, as it is written; refused if it names nobody.

    >>> from robobid.games.registry import game_named
    >>> seat_word(game_named("powergrid"), "person")
    'human'
    >>> seat_word(game_named("powergrid"), "2-5-1-6-3")
    'robot:2-5-1-6-3'
    """
    if word in (HUMAN, PERSON):
        return HUMAN
    if _PIECES.fullmatch(word):
        word = f"{ROBOT}:{entry.game.robot_of(word)}"
    check_bot(entry.name, word)
    return word


def is_of_others(word: str) -> bool:
    """Does a word name a program or a class of somebody's own, not a bot of ours?

    >>> is_of_others("mechanic"), is_of_others("exec:./mybot.py")
    (False, True)
    """
    bot = BotSpec.of(word).bot
    return is_external(bot) or is_own(bot)


def seats_of(record: Record[Any]) -> list[str]:
    """Who sits where, as a record says; where it does not, robots and people do.

    Nobody's programs or classes: whoever hands a record around could name any.
    """
    game, tags = record.game, record.tags()
    entry, seats = game_named(game.name), game.seats(record.table)
    if said := tags.get("Seats"):
        words = filled_seats(split_words(said), seats)
        for word in filter(is_of_others, words):
            raise Unsupported(
                "seat_of_others",
                f"the record seats {word!r}, which is no bot of ours; name all seats "
                "if you want it to play",
                bot=word,
            )
        return [seat_word(entry, word) for word in words]
    names = tags["Players"].split(";") if "Players" in tags else [""] * seats
    robots = [game.seat_of(name.strip()) is not NO_ROBOT for name in names]
    return [ROBOT if is_robot else HUMAN for is_robot in robots]


def bot_word(entry: GameEntry, word: str) -> str:
    """A bot's word, as it is written; a person would have to be asked: refused."""
    if word in (HUMAN, PERSON):
        allowed = ", ".join(bot_names(entry.name))
        raise Unsupported(
            "only_bots",
            f"only bots can be simulated, not {word!r}; there are {allowed}",
            allowed=allowed,
        )
    return seat_word(entry, word)


def check_crowd(entry: GameEntry, players: int | None) -> None:
    """Refuse so many players that no list could hold them.

    Fewer may be too many too: the game itself says so, and why.
    """
    if players is not None and players > _CROWD:
        check_seats(entry.game.setup_type, players)


def seats_at(entry: GameEntry, seats: str, players: int | None) -> list[str]:
    """Who sits where at a table of a game."""
    check_crowd(entry, players)
    return seat_words(seats, players)


def seat_words(seats: str, players: int | None) -> list[str]:
    """Who sits where: the last word repeats up to the number of players.

    >>> seat_words("human,simple", 4)
    ['human', 'simple', 'simple', 'simple']
    >>> seat_words("simple,random", None)
    ['simple', 'random']
    >>> seat_words("simple,random,random", 2)
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: there are 3 seats in 'simple,random,random' for \
2 players
    """
    return filled_seats(split_words(seats), players)


def split_words(text: str) -> list[str]:
    """The words between commas; a comma in quotes belongs to its word.

    >>> split_words("exec:./mybot.py --levels '1,2', random")
    ["exec:./mybot.py --levels '1,2'", 'random']
    """
    return [word.strip() for word in _WORD.findall(f"{text},")]


def filled_seats(words: Sequence[str], players: int | None) -> list[str]:
    """The same for words that are apart already."""
    seats = ",".join(words)
    if not words or not all(words):
        raise Unsupported(
            "bad_seats",
            f"cannot read the seats {seats!r}: name a bot or 'human' for each, "
            "separated by commas",
            seats=seats,
        )
    if players is None:
        return [*words]
    if len(words) > players:
        raise Unsupported(
            "too_many_seats",
            f"there are {len(words)} seats in {seats!r} for {players} players",
            seats=seats,
            found=len(words),
            players=players,
        )
    return [*words, *[words[-1]] * (players - len(words))]
