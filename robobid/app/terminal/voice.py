"""Speaks of people: the part of the words that all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from robobid.app.locales import (
    LANGUAGES,
    Say,
    UnknownLanguage,
    language,
    messages,
    words,
)
from robobid.app.terminal.glyphs import UNICODE, Glyphs
from robobid.app.terminal.speaker import Speaker
from robobid.core.errors import Unsupported
from robobid.core.events import Event
from robobid.narration import Teller, Told, Value


def speaker(lang: str | None) -> Say:
    """A speaker of a language, or of the system's; an unknown one is refused."""
    try:
        return words(language(lang))
    except UnknownLanguage as error:
        raise Unsupported(
            "unknown_language", str(error), found=lang, allowed=", ".join(LANGUAGES)
        ) from error


class Line(NamedTuple):
    """A sentence, and the event (by its number in the log) that it tells."""

    at: int
    event: Event
    text: str


class Voice:
    """Words for one game: a language, the players' names, and who is "you"."""

    game: ClassVar[str]

    def __init__(
        self,
        say: Say,
        players: Sequence[str] = (),
        you: int | None = None,
        glyphs: Glyphs = UNICODE,
        bots: Sequence[str] = (),
        *,
        wordy: bool = False,
    ) -> None:
        self.say = say
        self.players = players
        self.you = you
        self.glyphs = glyphs
        self.bots = bots or [""] * len(players)
        self.wordy = wordy
        """Are symbols told in words, as a pipe or a screen reader needs them?"""
        self._speaker = Speaker(say, self.game, players)

    def player(self, seat: int) -> str:
        """A player's name; the one person among bots is "you"."""
        return self.say("terminal.you") if seat == self.you else self.players[seat]

    def bot(self, seat: int) -> str:
        """What kind of bot plays there; nothing for a person."""
        name = self.bots[seat]
        key = f"bot.{name}"
        return self.say(key) if key in messages(self.say.lang) else name

    def tell(self, told: Told) -> str:
        """A sentence that is told."""
        return self._speaker.sentence(told)

    def words(self, value: Value) -> str:
        """A value of what is told, in words."""
        return self._speaker.words(value)

    def lines(
        self, teller: Teller, log: Sequence[Event], seat: int | None
    ) -> list[Line]:
        """Every sentence of a log as a seat may read it, in order."""
        seen = [(at, event.seen_by(seat)) for at, event in enumerate(log)]
        numbers = [at for at, event in seen if event is not None]
        events = [event for _, event in seen if event is not None]
        return [
            Line(numbers[line.last], events[line.last], self._speaker.line(line))
            for line in teller.lines(events)
        ]
