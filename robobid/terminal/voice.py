"""Speaks of people: the part of the words that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from robobid.core.errors import Unsupported
from robobid.locales import LANGUAGES, Say, UnknownLanguage, language, words
from robobid.locales.phrases import as_sentence
from robobid.terminal.glyphs import UNICODE, Glyphs


def speaker(lang: str | None) -> Say:
    """A speaker of a language, or of the system's; an unknown one is refused."""
    try:
        return words(language(lang))
    except UnknownLanguage as error:
        raise Unsupported(
            "unknown_language", str(error), found=lang, allowed=", ".join(LANGUAGES)
        ) from error


class Voice:
    """Words for one game: a language, the players' names, and who is "you"."""

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

    def player(self, seat: int) -> str:
        """A player's name; the one person among bots is "you"."""
        return self.say("terminal.you") if seat == self.you else self.players[seat]

    def players_named(self, seats: Iterable[int]) -> str:
        """Several players' names in a row."""
        *first, last = map(self.in_a_list, seats)
        words = last
        if first:
            words = self.say("terminal.list_end", first=", ".join(first), last=last)
        return as_sentence(words)

    def in_a_list(self, seat: int) -> str:
        """A player's name inside a sentence."""
        if seat == self.you:
            return self.say("terminal.you_in_a_list")
        return self.players[seat]

    def who(self, seat: int) -> dict[str, str]:
        """The values that a sentence about a player needs."""
        who = "you" if seat == self.you else "other"
        return {"who": who, "name": self.players[seat]}
