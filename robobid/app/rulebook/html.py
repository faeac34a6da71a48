"""A rulebook as one HTML file that prints well, with the page's own drawings."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from itertools import zip_longest
from typing import Final, TypeAlias

from robobid.app.locales import words
from robobid.app.rulebook.book import Book, Drawing, Example, Paragraph, Part, Table
from robobid.app.rulebook.numbers import shown_number

_STYLE: Final = """\
body { max-width: 46em; margin: 2em auto; padding: 0 1em;
  font: 11pt/1.45 system-ui, sans-serif; color: #14302c; }
h1, h2 { line-height: 1.15; break-after: avoid; }
.rule { display: grid; grid-template-columns: 5.5em 1fr; gap: .8em; margin: .45em 0;
  break-inside: avoid; }
.rule span { color: #3d5750; font-size: 85%; }
table { border-collapse: collapse; margin: .8em 0; break-inside: avoid; }
th, td { padding: .15em .8em; border-bottom: 1px solid #b3c6b8; text-align: center; }
td:first-child, th:first-child { text-align: left; }
.example { margin: .8em 0; padding: .4em 1em; background: #f6f4e9;
  break-inside: avoid; }
figure { margin: .8em 0; break-inside: avoid; }
figcaption, caption { margin-top: .3em; color: #3d5750; font-style: italic; }
caption { text-align: left; }
.drawing { font: 14px/1.45 system-ui, sans-serif; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
li .drawing { margin: .4em 0 .8em; }
@media print { body { margin: 0; max-width: none; font-size: 9.5pt; } }
"""


def as_html(book: Book) -> str:
    """The whole book, ready for the browser or the printer."""
    pictures = pictures_in(book.lang)
    lines = [
        "<!doctype html>",
        f'<html lang="{book.lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(book.title)}</title><style>{styles()}{_STYLE}</style>",
        f"<h1>{escape(book.title)}</h1>",
        *(f"<p>{_marked_up(line)}</p>" for line in book.lead),
    ]
    for chapter in book.chapters:
        lines.append(f'<h2 id="{chapter.name}">{escape(chapter.title)}</h2>')
        for part in chapter.parts:
            lines += _part(part, book, pictures)
    return "\n".join(lines) + "\n</html>\n"


def _part(part: Part, book: Book, pictures: Pictures) -> Iterator[str]:
    match part:
        case Paragraph(numbers, text):
            told = " ".join(map(shown_number, numbers))
            yield (
                f'<div class="rule" id="{numbers[0]}"><span>{_unbroken(told)}</span>'
                f"<div>{_marked_up(text)}</div></div>"
            )
        case Drawing(name, caption):
            shown = "".join(map(_drawn, pictures.get(f"{book.game}/{name}", ())))
            yield f"<figure>{shown}<figcaption>{escape(caption)}</figcaption></figure>"
        case Table():
            yield from _table(part)
        case Example(name, title, steps):
            heading = words(book.lang)("rulebook.example", title=title)
            yield f'<div class="example"><b>{escape(heading)}</b><ol>'
            drawn = pictures.get(f"{book.game}/{name}", ())
            for step, picture in zip_longest(steps, map(_drawn, drawn), fillvalue=""):
                yield f"<li>{_marked_up(step)}{picture}</li>"
            yield "</ol></div>"


def _unbroken(numbers: str) -> str:
    """A sign stays with its number."""
    return escape(numbers).replace("§ ", "§&nbsp;")


def _drawn(picture: str) -> str:
    return f'<div class="drawing">{picture}</div>'


def _table(table: Table) -> Iterator[str]:
    heads = "".join(f"<th>{escape(head)}</th>" for head in table.heads)
    title = f"<caption>{escape(table.title)}</caption>" if table.title else ""
    yield f"<table>{title}<thead><tr>{heads}</tr></thead><tbody>"
    for row in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row)
        yield f"<tr>{cells}</tr>"
    yield "</tbody></table>"


def _marked_up(text: str) -> str:
    bold = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text, quote=False))
    return re.sub(r"`(.+?)`", r"<code>\1</code>", bold)


Pictures: TypeAlias = Mapping[str, Sequence[str]]
"""By game and name, `fzzzt/tie`: a picture as HTML, or one for each step."""


def pictures_in(lang: str) -> Pictures:
    """All drawings with their words in a language."""
    found: Pictures = json.loads(_read(f"{lang}.json") or "{}")
    return found


def styles() -> str:
    """How the drawings look."""
    return _read("style.css")


def _read(name: str) -> str:
    place = files("robobid.app.rulebook").joinpath("drawings", name)
    return place.read_text(encoding="utf-8") if place.is_file() else ""
