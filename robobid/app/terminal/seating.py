"""Who sits where: people, and bots with the names of mechanics."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import NamedTuple

from robobid.app.locales import LANGUAGES, Say, messages, names
from robobid.app.locales import words as speaker
from robobid.bots import is_robot
from robobid.bots.seating import HUMAN, seat_word
from robobid.games.registry import GameEntry


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


def seating(entry: GameEntry, words: Sequence[str]) -> Seating:
    """A seating of a game's bots and people; an unknown word is refused."""
    titles = bot_titles()
    named = [titles.get(word.casefold(), word) for word in words]
    return Seating(tuple(seat_word(entry, word) for word in named))


@cache
def bot_titles() -> dict[str, str]:
    """What bots are called at a table, in any language, and their names here."""
    found = {}
    for lang in LANGUAGES:
        say = speaker(lang)
        for key in messages(lang):
            kind, *name = key.split("-")
            if kind == "bot" and len(name) == 1:
                found[say(f"bot.{name[0]}").casefold()] = name[0]
    return found
