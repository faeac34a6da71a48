"""The frame of a report: one HTML page that needs nothing else.

It knows no game and has no words of its own. What goes in is plain text, tables of
text, and drawings; what comes out is well-formed as XML too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple


class Section(NamedTuple):
    """A part of the page, with a heading and a sentence on how to read it."""

    title: str
    text: str
    blocks: Sequence[str]


def page(
    lang: str, title: str, lead: Sequence[str], sections: Sequence[Section]
) -> str:
    """The whole page; a number and its sign of per cent stay together.

    >>> print(page("en", "Two & two", ["Four."], []).splitlines()[1])
    <html lang="en">
    """
    style = files("robobid.app.reports").joinpath("page.css").read_text("utf-8")
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(lang)}">',
        "<head>",
        '<meta charset="utf-8"/>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>",
        "</head>",
        "<body>",
        f"<header><h1>{escape(title)}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in lead),
        "</header>",
        "<main>",
        *map(_section, sections),
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(parts).replace(" %", "\N{NO-BREAK SPACE}%") + "\n"


def _section(section: Section) -> str:
    note = f"<p>{escape(section.text)}</p>\n" if section.text else ""
    body = "\n".join(section.blocks)
    return f"<section>\n<h2>{escape(section.title)}</h2>\n{note}{body}\n</section>"


def table(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    words: Collection[int] = (0,),
) -> str:
    """A table; columns of words are set to the left, others to the right.

    In a cell with several lines every second one is set small: it explains the first.

    >>> print(table(["bot", "wins"], [["simple", "3"]]))
    <div class="wide" tabindex="0"><table>
    <thead><tr><th class="word">bot</th><th>wins</th></tr></thead>
    <tbody>
    <tr><th scope="row" class="word">simple</th><td>3</td></tr>
    </tbody></table></div>
    """
    name = min(words)
    body = [
        "".join(
            _cell(text, at in words, 'th scope="row"' if at == name else "td")
            for at, text in enumerate(row)
        )
        for row in rows
    ]
    heads = "".join(_cell(text, at in words, "th") for at, text in enumerate(head))
    lines = "\n".join(f"<tr>{cells}</tr>" for cells in body)
    return (
        f'<div class="wide" tabindex="0"><table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{lines}\n</tbody></table></div>"
    )


def _cell(text: str, is_word: bool, tag: str) -> str:
    kind = ' class="word"' if is_word else ""
    inside = "".join(
        f"<small>{line}</small>" if at % 2 else line
        for at, line in enumerate(escape(text).split("\n"))
    )
    return f"<{tag}{kind}>{inside}</{tag.split()[0]}>"


def listing(sentences: Sequence[str]) -> str:
    """Sentences, one below the other."""
    items = "\n".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f"<ul>\n{items}\n</ul>"


def quotation(text: str) -> str:
    """Text as it stands, such as JSON."""
    return f"<pre>{escape(text)}</pre>"


def figure(svg: str, label: str) -> str:
    """A drawing; the label is what a screen reader says of it.

    >>> figure("<svg><g/></svg>", "a dot")
    '<figure role="img" tabindex="0" aria-label="a dot"><svg><g/></svg></figure>'
    """
    return (
        f'<figure role="img" tabindex="0" aria-label="{escape(label)}">{svg}</figure>'
    )
