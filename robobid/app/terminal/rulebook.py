"""The rules of a game as lines for the terminal."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from robobid.app.locales import words
from robobid.app.rulebook.book import (
    Book,
    Chapter,
    Drawing,
    Example,
    Paragraph,
    Part,
    Table,
)
from robobid.app.rulebook.numbers import shown_number
from robobid.app.rulebook.search import find
from robobid.app.rulebook.shelf import (
    book_of,
    games_with_rules,
    source_of,
)
from robobid.core.record import Record

_WIDEST = 88
_MARGIN = 10


def width_of_rules() -> int:
    wide = (
        shutil.get_terminal_size((_WIDEST, 24)).columns if sys.stdout.isatty() else 80
    )
    return min(_WIDEST, wide)


def book_at(record: Record[Any], lang: str) -> Book | None:
    """The rules of a game as its table plays it; None for a game without a rulebook."""
    game = record.game.name
    if game not in games_with_rules():
        return None
    source = source_of(game)
    variant = record.game.tags(record.table).get(source.VARIANT.capitalize())
    known = variant if variant in source.VARIANTS else None
    return book_of(game, lang).for_variant(known)


def found_lines(book: Book, query: str, width: int) -> Iterator[str]:
    """The paragraphs that a search finds, and the tables and examples under them."""
    found = find(book, query)
    title = ""
    for chapter, paragraph in found:
        if chapter.title != title:
            title = chapter.title
            yield from ("", title)
        for part in _with_what_follows(chapter, paragraph):
            yield from _part(part, book.lang, width)
    if not found:
        yield words(book.lang)("rulebook.none", query=query)


def _with_what_follows(chapter: Chapter, paragraph: Paragraph) -> Iterator[Part]:
    yield paragraph
    after = chapter.parts[chapter.parts.index(paragraph) + 1 :]
    yield from takewhile(lambda part: not isinstance(part, Paragraph), after)


def all_lines(book: Book) -> Iterator[str]:
    width = width_of_rules()
    yield from (book.title.upper(), "")
    for line in book.lead:
        yield from textwrap.wrap(line, width)
    for chapter in book.chapters:
        yield from ("", "", chapter.title, "-" * len(chapter.title))
        for part in chapter.parts:
            yield from _part(part, book.lang, width)


def _part(part: Part, lang: str, width: int) -> Iterator[str]:
    match part:
        case Paragraph(numbers, text):
            yield from _beside(shown_number(numbers[0]), text, width)
        case Drawing(_, caption):
            yield from _beside("", f"({caption})", width)
        case Table():
            yield from _table(part, width)
        case Example(_, title, steps):
            yield ""
            yield from _beside("", words(lang)("rulebook.example", title=title), width)
            for at, step in enumerate(steps, 1):
                yield from _beside("", f"{at}. {step}", width)
            yield ""


def _beside(number: str, text: str, width: int) -> list[str]:
    """A text with its number in the margin."""
    return textwrap.wrap(
        text.replace("**", "").replace("`", ""),
        width,
        initial_indent=number.ljust(_MARGIN),
        subsequent_indent=" " * _MARGIN,
        break_on_hyphens=False,
    )


def _table(table: Table, width: int) -> Iterator[str]:
    """Rows with their cells under each other; a long last cell goes on below."""
    rows = [table.heads, *table.rows]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.heads) - 1)]
    yield ""
    yield from _beside("", table.title, width)
    for *cells, last in rows:
        padded = [cell.ljust(wide) for cell, wide in zip(cells, widths, strict=True)]
        before = " " * _MARGIN + "".join(f"{cell}  " for cell in padded)
        yield from textwrap.wrap(
            last,
            width,
            initial_indent=before,
            subsequent_indent=" " * len(before),
        )
    yield ""
