"""The books for the page, as JSON: `python -m robobid.app.rulebook GAME LANGUAGE`."""

from __future__ import annotations

import json
import sys
from typing import Any

from robobid.app.rulebook.book import Book, Drawing, Example, Paragraph, Part, Table
from robobid.app.rulebook.shelf import book_of, source_of

_KINDS = {
    Paragraph: "paragraph",
    Drawing: "drawing",
    Table: "table",
    Example: "example",
}


def plain_book(book: Book) -> dict[str, Any]:
    """A book in plain form."""
    chapters = [
        {**chapter._asdict(), "parts": [_part(part) for part in chapter.parts]}
        for chapter in book.chapters
    ]
    variants = source_of(book.game).VARIANTS
    return {**book._asdict(), "variants": variants, "chapters": chapters}


def _part(part: Part) -> dict[str, Any]:
    return {"kind": _KINDS[type(part)], **part._asdict()}


if __name__ == "__main__":
    game, lang = sys.argv[1:]
    json.dump(plain_book(book_of(game, lang)), sys.stdout, ensure_ascii=False)
