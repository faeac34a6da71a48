"""Finds paragraphs by words, whatever their accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from robobid.app.rulebook.book import Book, Chapter, Paragraph

_LONG: Final = 6
_ENDING: Final = 2
"""A word of so many letters is also found with another ending of so many."""
_LOOK_ALIKE: Final = str.maketrans("авс", "abc")
_NUMBER: Final = re.compile(r"§?[a-zавс]\d+(?:\.\d+)*")
"""The number of a rule or the name of a piece."""


def plain_letters(text: str) -> str:
    """A text in small letters without accents or markup.

    >>> plain_letters("**Égalités** : ex-æquo, Fließband, шестерёнка")
    'egalites : ex-æquo, fliessband, шестеренка'
    """
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = (letter for letter in spread if not unicodedata.combining(letter))
    return "".join(kept).replace("*", "").replace("’", "'")


def find(book: Book, query: str) -> list[tuple[Chapter, Paragraph]]:
    """The paragraphs in which every word of a query stands, in the book's order.

    If there is none, long words are looked for without their endings.
    """
    wanted = plain_letters(query).replace("§ ", "§").split()
    return _holding(book, wanted) or _holding(book, list(map(_stem, wanted)))


def _stem(word: str) -> str:
    return word[:-_ENDING] if len(word) >= _LONG else word


def _holding(book: Book, wanted: list[str]) -> list[tuple[Chapter, Paragraph]]:
    return [
        (chapter, paragraph)
        for chapter, paragraph in book.paragraphs()
        if wanted and all(_stands_in(paragraph.words, word) for word in wanted)
    ]


def _stands_in(words: str, word: str) -> bool:
    """Is a word, or the beginning or the end of one, among these words?

    A number is looked for whole, so that A3 finds the piece and not every rule from
    A3.1 on; behind its sign it also finds the rules under it.

    >>> [_stands_in("§a3.4 a piece a3", word) for word in ("iec", "a3", "a3.4", "§a3")]
    [True, True, True, True]
    >>> [_stands_in("§a3.4 §a10.1", word) for word in ("a3", "a1", "§a1", "a10.1")]
    [False, False, False, True]
    """
    if not _NUMBER.fullmatch(word):
        return word in words
    word = word.translate(_LOOK_ALIKE)
    if word.startswith("§"):
        return bool(re.search(re.escape(word) + r"(?!\d)", words))
    return bool(re.search(rf"(?<![\w.])§?{re.escape(word)}(?!\w|\.\d)", words))
