"""What the rulebook of Fzzzt! takes from the game: its editions and its figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.app.locales import words
from robobid.app.rulebook.book import Row, Table, as_texts
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.editions import EDITIONS, Edition
from robobid.games.fzzzt.rules.setup import belt_deck

VARIANT: Final = "edition"
VARIANTS: Final = tuple(EDITIONS)


def tables(name: str, heads: Row, lang: str) -> list[Table]:
    """The tables that a text names."""
    match name:
        case "editions":
            return [_edition(heads, edition) for edition in EDITIONS.values()]
        case "peripherals":
            return [Table(name, heads, tuple(_peripherals(lang)))]
    raise KeyError(f"Fzzzt! has no table {name!r}")


def _edition(heads: Row, edition: Edition) -> Table:
    """Deck, belt and rounds for each number of players (F2.4)."""
    rows = []
    for players in edition.player_counts:
        deck = len(belt_deck(edition, players, standard_deck()))
        belt = edition.belt_length_for(players)
        rows.append(as_texts(players, deck, belt, deck // belt))
    return Table("editions", heads, tuple(rows), (edition.name,))


def _peripherals(lang: str) -> Iterator[Row]:
    say = words(lang)
    for peripheral in standard_deck().peripherals:
        name = say(f"fzzzt.device.{peripheral.word}")
        yield name, say(f"fzzzt.peripheral.{peripheral.word}")
