"""`robobid rules`: the whole rules of a game, in the terminal or as a file."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from robobid.core.errors import bad_file
from robobid.locales import language, words
from robobid.rulebook.book import Book, Drawing, Example, Paragraph, Part, Table
from robobid.rulebook.finding import find
from robobid.rulebook.html import as_html
from robobid.rulebook.numbers import shown_number
from robobid.rulebook.shelf import book_of, check_variant

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
        except OSError as error:
            raise bad_file(html, error) from error
        return 0
    lines = _found(book, find) if find else _whole(book)
    for line in lines:
        print(line)
    return 0


def _width() -> int:
    wide = (
        shutil.get_terminal_size((_WIDEST, 24)).columns if sys.stdout.isatty() else 80
    )
    return min(_WIDEST, wide)


def _found(book: Book, query: str) -> Iterator[str]:
    found = find(book, query)
    title = ""
    for chapter, paragraph in found:
        if chapter.title != title:
            title = chapter.title
            yield from ("", title)
        yield from _part(paragraph, book.lang)
    if not found:
        yield words(book.lang)("rulebook.none", query=query)


def _whole(book: Book) -> Iterator[str]:
    yield from (book.title.upper(), "")
    for line in book.lead:
        yield from textwrap.wrap(line, _width())
    for chapter in book.chapters:
        yield from ("", "", chapter.title, "-" * len(chapter.title))
        for part in chapter.parts:
            yield from _part(part, book.lang)


def _part(part: Part, lang: str) -> Iterator[str]:
    match part:
        case Paragraph(numbers, text):
            yield from _beside(shown_number(numbers[0]), text)
        case Drawing(_, caption):
            yield from _beside("", f"({caption})")
        case Table():
            yield from _table(part)
        case Example(_, title, steps):
            yield ""
            yield from _beside("", words(lang)("rulebook.example", title=title))
            for at, step in enumerate(steps, 1):
                yield from _beside("", f"{at}. {step}")
            yield ""


def _beside(number: str, text: str) -> list[str]:
    """A text with its number in the margin."""
    return textwrap.wrap(
        text.replace("**", "").replace("`", ""),
        _width(),
        initial_indent=number.ljust(_MARGIN),
        subsequent_indent=" " * _MARGIN,
        break_on_hyphens=False,
    )


def _table(table: Table) -> Iterator[str]:
    """Rows with their cells under each other; a long last cell goes on below."""
    rows = [table.heads, *table.rows]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.heads) - 1)]
    yield ""
    for *cells, last in rows:
        padded = [cell.ljust(wide) for cell, wide in zip(cells, widths, strict=True)]
        before = " " * _MARGIN + "".join(f"{cell}  " for cell in padded)
        yield from textwrap.wrap(
            last,
            _width(),
            initial_indent=before,
            subsequent_indent=" " * len(before),
        )
    yield ""
