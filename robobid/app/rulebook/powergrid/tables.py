"""What the rulebook of Power Grid takes from the game: its maps and its figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.app.locales import Say, words
from robobid.app.rulebook.book import Row, Table, as_texts
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.tables import (
    FIGURES,
    MOST_PAID,
    SEAT_COUNTS,
    Supply,
    income,
)

VARIANT: Final = "map"
VARIANTS: Final = tuple(MAP_NAMES)
_INCOME_ROWS: Final = 7
"""The income table is set in pairs of columns, so that it fits a phone."""


def tables(name: str, heads: Row, lang: str) -> list[Table]:
    """The tables that a text names."""
    match name:
        case "seats":
            rows = [as_texts(seats, *row) for seats, row in FIGURES.items()]
            return [Table(name, heads, tuple(rows))]
        case "income":
            return [_income(heads)]
        case "refill":
            return list(_refills(heads, lang))
    raise KeyError(f"Power Grid has no table {name!r}")


def _income(heads: Row) -> Table:
    """Cities and income, in as many pairs of columns as the rows need (A10)."""
    columns = -(-(MOST_PAID + 1) // _INCOME_ROWS)
    rows = [
        tuple(
            cell
            for cities in range(row, MOST_PAID + 1, _INCOME_ROWS)
            for cell in as_texts(cities, income(cities))
        )
        for row in range(_INCOME_ROWS)
    ]
    return Table("income", heads * columns, tuple(rows))


def _refills(heads: Row, lang: str) -> Iterator[Table]:
    """What comes back each round, once for all maps that share it (A7.2)."""
    say = words(lang)
    sharing: dict[str, list[str]] = {}
    for name in MAP_NAMES:
        markets = standard_map(name).markets
        sharing.setdefault(repr([m.supply for m in markets]), []).append(name)
    for names in sharing.values():
        for market in standard_map(names[0]).markets:
            rows = tuple(_refill(market.supply, say))
            places = [say(f"powergrid.map.{name}") for name in names]
            if market.name:
                places.append(say(f"powergrid.market.{market.name}"))
            yield Table("refill", heads, rows, tuple(names), ", ".join(places))


def _refill(supply: Supply, say: Say) -> Iterator[Row]:
    for seats in SEAT_COUNTS:
        for fuel in Fuel:
            amounts = as_texts(*[step[fuel] for step in supply[seats]])
            if set(amounts) != {"0"}:
                yield str(seats), say(f"powergrid.fuel.{fuel.word}"), *amounts
