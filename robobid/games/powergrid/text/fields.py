"""How cards, tokens and what a robot remembers stand in the fields of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from unicodedata import normalize

from robobid.core.errors import Reason
from robobid.core.fieldtexts import (
    SEAT,
    Expected,
    Text,
    in_order,
    listed,
    nearest,
    number,
    read_number,
)
from robobid.core.setup import settings_of, tags_of
from robobid.games.powergrid.robots.memory import Memory, read_memory, write_memory
from robobid.games.powergrid.rules.maps import Country
from robobid.games.powergrid.rules.plants import Fuel, Number, card_named, card_word
from robobid.games.powergrid.variants import Pieces, SetUp

PERSON_WORDS: Final = ("person", "human")
"""What a seat is called that chooses freely; the first is how we write it."""

_WORDS: Final = {"open_money": "money", "regions": "draft", "seating": "sit"}

NUMBER: Final = number(left_out=None)
COUNT: Final = number()
SEATS: Final = in_order(SEAT, "")
"""Seats by their letters: `BA`."""

CARD: Final = Text[Number](
    lambda card, _: card_word(card),
    lambda text, table: card_named(text, table.setup.plants),
)
CARDS: Final = listed(CARD)
CARDS_HELD: Final = in_order(CARD)
"""Cards by their words: `4,13,flux`."""


def _read_stock(text: str, _: Any) -> list[int]:
    stock = [read_number(word) for word in text.split("/")]
    if len(stock) != len(Fuel):
        english = "expected a number for each of the four fuels, as 2/0/0/1"
        raise Expected(Reason("four_fuels", english))
    return stock


STOCK: Final = Text[list[int]](
    lambda stock, _: "/".join(map(str, stock)),
    _read_stock,
    lambda: [0] * len(Fuel),
)
"""Tokens of each kind: `2/0/0/1`."""
HELD: Final = Text[list[int]](
    lambda stock, table: STOCK.write(stock, table) if any(stock) else "",
    STOCK.read,
    STOCK.empty,
)
"""The same, if there are any."""
MARKETS: Final = listed(STOCK, "+")

NAME: Final = Text[str](lambda name, _: name, lambda text, _: text)
PIECES: Final = Text[Pieces | None](
    lambda pieces, _: str(pieces), lambda text, _: Pieces.read(text)
)


def city_named(country: Country | None, text: str) -> int:
    """A city in play, with or without the marks on its letters: `Nürnberg`, `halle`."""
    cities = country.cities if country else ()
    spellings = {
        spelling: at
        for at, city in enumerate(cities)
        for spelling in (_plain(city.word), _plain(city.name.translate(_GERMAN)))
    }
    plain = _plain(text)
    if plain in spellings:
        return spellings[plain]
    if near := nearest(plain, spellings):
        raise Expected(
            Reason(
                "no_city_near",
                "{found!r} is no city in play; did you mean {near}?",
                found=text,
                near=cities[spellings[near]].word,
            )
        )
    english = "{found!r} is no city in play"
    raise Expected(Reason("no_city_in_play", english, found=text))


_GERMAN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def _plain(text: str) -> str:
    """Without marks on letters, in small letters.

    >>> _plain("Nürnberg")
    'nurnberg'
    """
    letters = normalize("NFKD", text).encode("ascii", "ignore").decode()
    return letters.casefold().replace(" ", "-")


CITIES: Final = in_order(
    Text[int](
        lambda city, table: table.land.cities[city].word,
        lambda text, table: city_named(table.country, text),
    )
)

SEATING: Final = Text[tuple[int, ...]](
    lambda seating, table: (
        ""
        if tuple(seating) == tuple(range(len(table.players)))
        else SEATS.write(seating, table)
    ),
    SEATS.read,
)
"""Left out where all sit in the order of their letters."""


def _read_memory(text: str, _: Any) -> Memory:
    try:
        return read_memory(text)
    except ValueError:
        english = "expected stage:built:bid:queue:words, as city:1:-:-:Essen"
        raise Expected(Reason("memory_written", english)) from None


MEMORY: Final = Text[tuple[Any, ...]](
    lambda memory, _: write_memory(memory) if isinstance(memory, Memory) else "",
    _read_memory,
    tuple,
)
"""What a robot remembers: `city:1:-:-:Essen`."""


SETTINGS: Final = {
    _WORDS.get(said.name, said.name): said
    for said in settings_of(SetUp)
    if said.name != "map"
}
"""The settings of a game by their words in a line; the map and the seats come first."""


def setup_fields(setup: SetUp) -> Iterator[tuple[str, str]]:
    """The fields that set a table up: they stand first in a line."""
    yield "map", setup.map.id
    if all(pieces is None for pieces in setup.seats):
        yield "seats", str(len(setup.seats))
    else:
        seats = [PERSON_WORDS[0] if s is None else str(s) for s in setup.seats]
        yield "seats", ",".join(seats)
    tags = tags_of(setup)
    for word, said in SETTINGS.items():
        yield word, tags.get(said.tag, "").replace(" ", ",").replace("=", ":")


def read_setting(word: str, text: str) -> Any:
    """The value of a setting that stands in a line."""
    return SETTINGS[word].kind.read(text.replace(":", "="), None, word)
