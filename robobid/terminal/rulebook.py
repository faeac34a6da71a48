"""`robobid rules`: the whole rules of a game, in the terminal or as a file."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

from robobid.core.errors import bad_file
from robobid.core.record import Record
from robobid.locales import language, words
from robobid.rulebook.book import (
    Book,
    Chapter,
    Drawing,
    Example,
    Paragraph,
    Part,
    Table,
)
from robobid.rulebook.finding import find
from robobid.rulebook.html import as_html
from robobid.rulebook.numbers import shown_number
from robobid.rulebook.shelf import book_of, check_variant, games_with_rules, source_of

_WIDEST = 88
_MARGIN = 10


def rules(
    game: str,
    variant: str | None = None,
    find: str | None = None,
    html: Path | None = None,
    lang: str | None = None,
) -> int:
    """Print the rules, or what a search finds in them; or write them to a file."""
    check_variant(game, variant)
    book = book_of(game, language(lang)).for_variant(variant)
    if html is not None:
        try:
            html.write_text(as_html(book), encoding="utf-8")
        except (OSError, ValueError) as error:
            raise bad_file(html, error) from error
        return 0
    lines = found_lines(book, find, _width()) if find else _whole(book)
    for line in lines:
        print(line)
    return 0


def _width() -> int:
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


def _whole(book: Book) -> Iterator[str]:
    width = _width()
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
