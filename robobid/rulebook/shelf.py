"""Where the rulebooks stand."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Final, Protocol, cast

from robobid.core.errors import unknown
from robobid.rulebook.book import Book, Row, Table
from robobid.rulebook.reading import read_book

GAMES: Final = ("fzzzt", "powergrid")
"""The games that have a rulebook."""


class Source(Protocol):
    """What a rulebook takes from its game."""

    VARIANT: str
    """What its text differs by: the edition, or the map."""
    VARIANTS: tuple[str, ...]

    def tables(self, name: str, heads: Row, lang: str) -> list[Table]:
        """The tables that a text names, under its heads."""


def source_of(game: str) -> Source:
    """What a game gives to its rulebook."""
    if game not in GAMES:
        raise unknown("game", game, GAMES)
    return cast(Source, import_module(f"robobid.rulebook.{game}"))


@cache
def book_of(game: str, lang: str) -> Book:
    """The rules of a game in a language."""
    source = source_of(game)
    place = files("robobid.rulebook").joinpath(f"texts/{game}/{lang}.md")
    text = place.read_text(encoding="utf-8")
    return read_book(game, lang, text, partial(source.tables, lang=lang))


def check_variant(game: str, variant: str | None) -> None:
    """Refuse an edition or a map that the game does not have."""
    source = source_of(game)
    if variant is not None and variant not in source.VARIANTS:
        raise unknown(source.VARIANT, variant, source.VARIANTS)
