"""Where the rulebooks stand."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Protocol, cast

from robobid.app.rulebook.book import Book, Row, Table
from robobid.app.rulebook.reader import read_book
from robobid.core.errors import unknown
from robobid.games.registry import entries, game_named, no_such_game


def games_with_rules() -> tuple[str, ...]:
    """The games that have a rulebook."""
    return tuple(entry.name for entry in entries() if entry.rulebook)


class Source(Protocol):
    """What a rulebook takes from its game."""

    VARIANT: str
    """What its text differs by: the edition, or the map."""
    VARIANTS: tuple[str, ...]

    def tables(self, name: str, heads: Row, lang: str) -> list[Table]:
        """The tables that a text names, under its heads."""


def source_of(game: str) -> Source:
    """What a game gives to its rulebook."""
    if game not in games_with_rules():
        raise no_such_game(game, games_with_rules())
    return cast(Source, import_module(game_named(game).rulebook))


@cache
def book_of(game: str, lang: str) -> Book:
    """The rules of a game in a language."""
    source = source_of(game)
    place = files("robobid.app.rulebook").joinpath(f"texts/{game}/{lang}.md")
    text = place.read_text(encoding="utf-8")
    return read_book(game, lang, text, partial(source.tables, lang=lang))


def check_variant(game: str, variant: str | None) -> None:
    """Refuse an edition or a map that the game does not have."""
    source = source_of(game)
    if variant is not None and variant not in source.VARIANTS:
        raise unknown(source.VARIANT, variant, source.VARIANTS)
