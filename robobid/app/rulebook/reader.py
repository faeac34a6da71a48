"""Reads the text of a rulebook.

# Title                     the first line; sentences under it are the lead
## name A chapter           its name is the same in every language
[F4.9 F4.10] A paragraph    the rules that it tells, then one line of text
[F4.1] {en de} Another      one that holds for some editions only
!drawing name | caption     a picture
!table name | head | head   figures of the game
!example name | title       an example, followed by its steps
1. A step
!synonyms word | others     other words for a word of this language
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from robobid.app.rulebook.book import (
    Book,
    Chapter,
    Drawing,
    Example,
    Paragraph,
    Part,
    Row,
    Table,
)
from robobid.app.rulebook.numbers import shown_number
from robobid.app.rulebook.search import plain_letters
from robobid.core.errors import Unreadable

Figures = Callable[[str, Row], Iterable[Table]]
"""Gives the tables of a name, under the heads that the text has for them."""

_PARAGRAPH: Final = re.compile(
    r"\[(?P<numbers>[^]]+)] (?:\{(?P<only>[^}]+)} )?(?P<text>.+)"
)
_LISTED: Final = "P-"
"""In the lists of rules Power Grid's numbers have a mark of their own."""
_STEP: Final = re.compile(r"\d+\. (.+)")


def read_book(game: str, lang: str, text: str, figures: Figures) -> Book:
    """A book from its text; a line that is none of the above is refused."""
    lines = list(_lines(text))
    if not lines or not lines[0][1].startswith("# "):
        raise Unreadable.at(1, 1, text[:20], "expected '# ' and the title")
    synonyms = dict(_synonyms(lines))
    lead = []
    chapters: list[tuple[str, str, list[Part]]] = []
    for number, line in lines[1:]:
        if line.startswith("!synonyms "):
            continue
        if line.startswith("## "):
            name, _, title = line[3:].partition(" ")
            chapters.append((name, title, []))
        elif not chapters:
            lead.append(line)
        else:
            _add(chapters[-1][2], number, line, synonyms, figures)
    return Book(
        game,
        lang,
        lines[0][1][2:],
        tuple(lead),
        tuple(Chapter(name, title, tuple(parts)) for name, title, parts in chapters),
    )


def _add(
    parts: list[Part],
    number: int,
    line: str,
    synonyms: Mapping[str, str],
    figures: Figures,
) -> None:
    """Add what a line says to a chapter."""
    if step := _STEP.fullmatch(line):
        last = parts[-1] if parts else None
        if not isinstance(last, Example):
            raise Unreadable.at(number, 1, line, "expected an !example before a step")
        parts[-1] = last._replace(steps=(*last.steps, step[1]))
    elif found := _PARAGRAPH.fullmatch(line):
        text = found["text"]
        numbers = tuple(n.removeprefix(_LISTED) for n in found["numbers"].split())
        parts.append(
            Paragraph(
                numbers,
                text,
                tuple((found["only"] or "").split()),
                _searched(text, numbers, synonyms),
            )
        )
    else:
        kind, _, rest = line.partition(" ")
        name, *others = (word.strip() for word in rest.split("|"))
        match kind:
            case "!drawing":
                parts.append(Drawing(name, " ".join(others)))
            case "!table":
                parts += figures(name, tuple(others))
            case "!example":
                parts.append(Example(name, " ".join(others), ()))
            case _:
                raise Unreadable.at(
                    number, 1, line[:20], "expected a paragraph like '[F4.9] ...'"
                )


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line.strip()


def _synonyms(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[str, str]]:
    for _, line in lines:
        if line.startswith("!synonyms "):
            word, _, others = line.removeprefix("!synonyms ").partition("|")
            yield plain_letters(word.strip()), plain_letters(others.strip())


def _searched(text: str, numbers: Row, synonyms: Mapping[str, str]) -> str:
    """The words of a paragraph, with the synonyms of those that stand in it."""
    words = plain_letters(text)
    others = [also for word, also in synonyms.items() if word in words]
    names = [shown_number(number).replace(" ", "") or number for number in numbers]
    return " ".join([words, *map(plain_letters, names), *others])
