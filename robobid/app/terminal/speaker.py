"""Puts what is told into the words of a language.

The page has the same in `web/src/lib/speak.ts`; a test lets both speak.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.app.locales import Say, messages, names
from robobid.app.locales.noun import Noun, in_case
from robobid.app.locales.phrases import as_sentence
from robobid.core.decisions import SEAT_LETTERS
from robobid.core.errors import RobobidError
from robobid.narration.message import Joint, Line, Named, Several, Told, Value
from robobid.narration.refusals import refusal


class Speaker:
    """Speaks of a game: its nouns are `game.kind.id` in the languages' files."""

    def __init__(self, say: Say, game: str = "", players: Sequence[str] = ()) -> None:
        self._say = say
        self._game = game
        self._players = players
        self._known = messages(say.lang)

    def line(self, line: Line) -> str:
        """All sentences of a line."""
        return " ".join(map(self.sentence, line.told))

    def sentence(self, told: Told) -> str:
        """A sentence: whatever it begins with, it begins with a capital."""
        return as_sentence(self.words(told))

    def words(self, value: Value) -> str:
        """A value in words; a noun knows its forms in other cases."""
        match value:
            case Told():
                return self._told(value)
            case Several():
                return self._several(value)
            case Named():
                return self._named(value)
        return str(value)

    def _told(self, told: Told) -> str:
        if told.key not in self._known:
            return told.otherwise or told.key
        try:
            return self._say(told.key, **self._values(told))
        except KeyError:
            if told.otherwise:
                return told.otherwise
            raise

    def _values(self, told: Told) -> dict[str, Any]:
        """What fills the gaps; of a seat also whether it is you.

        Languages have other words for you where it is not who acts: `neben dir`.
        """
        values: dict[str, Any] = {}
        for name, value in told.values.items():
            values[name] = value if isinstance(value, int) else self.words(value)
            if isinstance(value, Named) and value.kind == "seat":
                who = "who" if name == "name" else f"{name}_who"
                values[who] = "you" if value.you else "other"
        return values

    def _several(self, several: Several) -> str:
        spoken = [self.words(item) for item in several.items]
        if not any(isinstance(word, Noun) for word in spoken):
            return self._joined(spoken, several.joint)
        return Noun(
            lambda case: self._joined(
                [in_case(word, case) for word in spoken], several.joint
            )
        )

    def _joined(self, words: Sequence[str], joint: Joint) -> str:
        if joint != "and":
            return joint.join(words)
        *first, last = words
        if not first:
            return last
        return self._say("told.list_end", first=", ".join(first), last=last)

    def _named(self, noun: Named) -> str:
        counted = f"{self._game}.{noun.kind}.{noun.id}.counted"
        if noun.count is not None and counted in self._known:
            return self._say.noun(counted, n=noun.count)
        word = self._seat(noun) if noun.kind == "seat" else self._noun(noun)
        return word if noun.count is None else f"{noun.count} {word}"

    def _seat(self, noun: Named) -> str:
        if noun.you:
            return self._say.noun("told.you")
        seat = int(noun.id)
        return (self._players or SEAT_LETTERS)[seat]

    def _noun(self, noun: Named) -> str:
        key = f"{self._game}.{noun.kind}"
        if f"{key}.{noun.id}" in self._known:
            return self._say.noun(f"{key}.{noun.id}")
        if key in self._known:
            return self._say.noun(key, number=noun.id)
        return noun.name or names().get(noun.id, noun.id)


def explained(error: RobobidError, say: Say) -> str:
    """Why something was refused, where no game is played."""
    return Speaker(say).words(refusal(error))
