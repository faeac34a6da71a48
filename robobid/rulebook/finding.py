"""Finds paragraphs by words, whatever their accents and capitals."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from robobid.rulebook.book import Book, Chapter, Paragraph


def plain_letters(text: str) -> str:
    """A text in small letters without accents or markup.

    >>> plain_letters("**Égalités** : ex-æquo, Fließband, шестерёнка")
    'egalites : ex-æquo, fliessband, шестеренка'
    """
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = (letter for letter in spread if not unicodedata.combining(letter))
    return "".join(kept).replace("*", "").replace("\u0301", "")


def find(book: Book, query: str) -> list[tuple[Chapter, Paragraph]]:
    """The paragraphs in which every word of a query stands, in the book's order."""
    wanted = plain_letters(query).split()
    return [
        (chapter, paragraph)
        for chapter, paragraph in book.paragraphs()
        if wanted and all(word in paragraph.words for word in wanted)
    ]
