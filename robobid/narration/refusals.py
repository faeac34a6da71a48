"""Why something was refused: an error of the rules, with nouns where it has words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from robobid.core.decisions import SEAT_LETTERS, Choice
from robobid.core.errors import NONE, Reason, RobobidError
from robobid.narration.message import Named, Several, Told, Value, seat_named

Noun = Callable[[str], Named | None]
"""What a word of a record or a file stands for in a game, if for anything."""
Deed = Callable[[Any], Told | None]
"""What an action of a game is called, if a seat can choose it."""


def refusal(
    error: RobobidError | Reason,
    noun: Noun = lambda _: None,
    you: int | None = None,
    deed: Deed = lambda _: None,
) -> Told:
    """An error as it is told; `noun` knows the words of a game, `deed` its actions.

    A code with a point is a key already: a game's own word inside a sentence.

    >>> refusal(Reason("field_missing", "no {field!r}", field="map")).key
    'error.field_missing'
    """

    def told(name: str, value: Any) -> Value:
        if isinstance(value, RobobidError | Reason):
            return refusal(value, noun, you, deed)
        if isinstance(value, Choice):
            return deed(value.action) or _with_nouns(value.move, noun)
        if isinstance(value, list | tuple | set | frozenset):
            return Several(tuple(told("", item) for item in value) or (NONE,))
        if name == "seat" and value in range(len(SEAT_LETTERS)):
            return seat_named(value, you)
        if isinstance(value, str):
            return _with_nouns(value, noun)
        return value if isinstance(value, int) else str(value)

    values = {name: told(name, value) for name, value in error.values.items()}
    key = error.code if "." in error.code else f"error.{error.code}"
    return Told(key, values, str(error))


def _with_nouns(text: str, noun: Noun) -> Value:
    """A text in which every word that is a noun of the game has become one."""
    parts = tuple(_parts(text, noun))
    if len(parts) == 1:
        return parts[0]
    return Several(parts, "") if any(isinstance(p, Named) for p in parts) else text


def _parts(text: str, noun: Noun) -> Iterator[str | Named]:
    """Cities have points and brackets in them; around other nouns they are signs."""
    for word in filter(None, re.split(r"([\w'.()-]+)", text)):
        if found := noun(word):
            yield found
        else:
            for part in filter(None, re.split(r"([\w-]+)", word)):
                yield noun(part) or part
