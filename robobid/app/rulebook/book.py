"""What a rulebook is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Row = tuple[str, ...]
"""The cells of a row."""


def as_texts(*numbers: int) -> Row:
    """Numbers as the cells of a row."""
    return tuple(map(str, numbers))


class Paragraph(NamedTuple):
    """Some sentences, with the numbers of the rules that they tell."""

    numbers: tuple[str, ...]
    text: str
    only: tuple[str, ...] = ()
    """The editions that it holds for; none means all."""
    words: str = ""
    """What a search looks through: the text and its synonyms, in plain letters."""


class Drawing(NamedTuple):
    """A picture that a front end draws, with a caption that says the same."""

    name: str
    caption: str


class Table(NamedTuple):
    """Figures of the game, in rows."""

    name: str
    heads: Row
    rows: tuple[Row, ...]
    only: tuple[str, ...] = ()
    """The editions or maps that it holds for; none means all."""
    title: str = ""
    """Which of several such tables it is."""


class Example(NamedTuple):
    """Something that happens, step by step."""

    name: str
    title: str
    steps: tuple[str, ...]


Part = Paragraph | Drawing | Table | Example


class Chapter(NamedTuple):
    """A chapter, with a name that is the same in every language."""

    name: str
    title: str
    parts: tuple[Part, ...]


class Book(NamedTuple):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    lead: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    def paragraphs(self) -> Iterator[tuple[Chapter, Paragraph]]:
        """Every paragraph, with the chapter that it stands in."""
        for chapter in self.chapters:
            for part in chapter.parts:
                if isinstance(part, Paragraph):
                    yield chapter, part

    def for_variant(self, variant: str | None) -> Book:
        """The book as it reads for one edition or map; None keeps everything."""
        if variant is None:
            return self
        chapters = [
            chapter._replace(parts=tuple(_holding(chapter.parts, variant)))
            for chapter in self.chapters
        ]
        return self._replace(chapters=tuple(chapters))


def _holding(parts: tuple[Part, ...], variant: str) -> Iterator[Part]:
    for part in parts:
        only = part.only if isinstance(part, Paragraph | Table) else ()
        if not only or variant in only:
            yield part
