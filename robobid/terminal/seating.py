"""Who sits where: people, and bots with the names of mechanics."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from robobid.bots import ROBOT, check_bot, is_robot
from robobid.core.errors import Unsupported
from robobid.core.setup import check_seats
from robobid.games import Card
from robobid.locales import Say, names

HUMAN: Final = "human"
PERSON: Final = "person"
"""The same: it is what a position calls it."""
_CROWD: Final = 100
_PIECES: Final = re.compile(r"[?\d]+(-[?\d]+)+")
"""What can only be meant as a robot's pieces."""
_WORD = re.compile(r"""((?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^,])*),""", re.DOTALL)
"""A word and the comma behind it, quoted and escaped as a shell would read it."""


class Seating(NamedTuple):
    """A word for each seat: `human`, or a bot's name."""

    words: tuple[str, ...]

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people sit in."""
        return tuple(at for at, word in enumerate(self.words) if word == HUMAN)

    @property
    def you(self) -> int | None:
        """The one person among bots; nobody where several share the screen."""
        return self.humans[0] if len(self.humans) == 1 else None

    def names(self, say: Say) -> list[str]:
        """Everybody's name: for bots a mechanic's.

        A person is the player of that number; where there is only one, it is "you".
        """
        people, bots = count(1), count(1)
        return [
            self._person(say, next(people)) if word == HUMAN else _bot(say, next(bots))
            for word in self.words
        ]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bot in each seat; nothing where a person or a robot sits."""
        return tuple(
            "" if word == HUMAN or is_robot(word) else word for word in self.words
        )

    def _person(self, say: Say, number: int) -> str:
        if self.you is not None:
            return say("terminal.you")
        return say("terminal.player_number", number=number)


def _bot(say: Say, number: int) -> str:
    """A mechanic's name; a table may ask for more seats than there are mechanics."""
    found = names().get(f"mechanic-{number}")
    return found or say("terminal.player_number", number=number)


def seating(card: Card, words: Sequence[str]) -> Seating:
    """A seating of a game's bots and people; an unknown word is refused."""
    return Seating(tuple(seat_word(card, word) for word in words))


def seat_word(card: Card, word: str) -> str:
    """A word for a seat, as it is written; refused if it names nobody.

    >>> from robobid.games import game_named
    >>> seat_word(game_named("powergrid"), "person")
    'human'
    >>> seat_word(game_named("powergrid"), "2-5-1-6-3")
    'robot:2-5-1-6-3'
    """
    if word in (HUMAN, PERSON):
        return HUMAN
    if _PIECES.fullmatch(word):
        word = f"{ROBOT}:{card.game.robot_of(word)}"
    check_bot(card.name, word)
    return word


def check_crowd(card: Card, players: int | None) -> None:
    """Refuse so many players that no list could hold them.

    Fewer may be too many too: the game itself says so, and why.
    """
    if players is not None and players > _CROWD:
        check_seats(card.game.setup_type, players)


def seats_at(card: Card, seats: str, players: int | None) -> list[str]:
    """Who sits where at a table of a game."""
    check_crowd(card, players)
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
