"""The power plants, and the two other cards of their stack."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, Final, Literal, NamedTuple

from robobid.core.errors import Unsupported


class Fuel(IntEnum):
    """The four resources, in the order of the market."""

    COAL = 0
    OIL = 1
    GARBAGE = 2
    URANIUM = 3

    @property
    def word(self) -> str:
        """How it is written: `coal`."""
        return self.name.lower()

    def __repr__(self) -> str:
        return f"Fuel.{self.name}"


FUELS: Final = tuple(Fuel)
"""The same as a tuple, which is quicker to go through."""

Number = float
"""What is printed on a card. All are whole but the Flux Generator's 33 1/3."""

STEP3: Final[Number] = 1000
"""The Step 3 card: it sorts behind every plant (A8)."""
TRANSFORMER: Final[Number] = 2000
"""The Transformer Station, a promo card that never lies in the market."""

Kind = Literal[
    "coal", "oil", "hybrid", "garbage", "nuclear", "ecological", "fusion", "flux"
]
Burn = tuple[int, int, int, int]
"""How many tokens of each fuel one production takes."""


class Plant(NamedTuple):
    """A power plant (A0): what is printed on its card."""

    number: Number
    min_bid: int
    kind: Kind
    fuels: tuple[Fuel, ...]
    need: int
    store: int
    cities: int
    burns: tuple[Burn, ...]
    """All mixes of fuel that add up to one production."""

    @property
    def is_nuclear(self) -> bool:
        """Does it fall under a map's nuclear restriction?"""
        return self.kind == "nuclear"

    @property
    def needs_no_fuel(self) -> bool:
        """Is it ecological, or the fusion plant?"""
        return self.need == 0


def plant_of(entry: dict[str, Any]) -> Plant:
    """A plant as the data file has it."""
    fuels = tuple(Fuel[fuel.upper()] for fuel in entry["fuels"])
    return Plant(
        entry["number"],
        entry["minBid"],
        entry["kind"],
        fuels,
        entry["need"],
        entry["store"],
        entry["cities"],
        tuple(
            (mix.count(0), mix.count(1), mix.count(2), mix.count(3))
            for mix in combinations_with_replacement(fuels, entry["need"])
        ),
    )


def _load() -> dict[str, Any]:
    source = files("robobid.games.powergrid").joinpath("data/plants.json")
    loaded: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


_FACTS: Final = _load()
_PROMO: Final = {entry["id"]: entry for entry in _FACTS["promo"]}
_FLUX_PLANT: Final = plant_of(_PROMO["flux"])

FLUX: Final[Number] = _FLUX_PLANT.number
"""The Flux Generator: a promo plant that sorts directly behind 33."""
BASE_PLANTS: Final = tuple(plant_of(entry) for entry in _FACTS["plants"])


class Plants(dict[Number, Plant]):
    """The plants of a game by their numbers; nothing changes them.

    `plants_with` makes them, and each only once: so they are known by which object
    they are, which is quick, since much that is worked out is kept for them.
    """

    __slots__ = ()
    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__

    def __init__(self, plants: Iterable[Plant]) -> None:
        super().__init__({plant.number: plant for plant in plants})

    def __reduce__(self) -> Any:
        return plants_with, (tuple(self.values()),)

    def __repr__(self) -> str:
        return f"plants_with({tuple(self.values())!r})"


@cache
def plants_with(plants: tuple[Plant, ...]) -> Plants:
    """These plants: always the same object, also in another process."""
    return Plants(plants)


PLANTS: Final = plants_with((*BASE_PLANTS, _FLUX_PLANT))
"""Every plant of the box by its number. A map may have others: see `Map.plants`."""

TOP_OF_STACK: Final[Number] = _FACTS["setup"]["topOfStack"]
"""The plant that is laid on top of the shuffled stack (A1.5)."""
TRANSFORMER_MIN_BID: Final[int] = _PROMO["transformer"]["minBid"]
TRANSFORMER_CITIES: Final[int] = _PROMO["transformer"]["cities"]

_DIGITS: Final = 9
"""Of a plant's number; what is longer is none."""
_WORDS: Final = {FLUX: "flux", STEP3: "step3", TRANSFORMER: "transformer"}
_NUMBERS: Final = {word: number for number, word in _WORDS.items()}


def cities_supplied(
    plants: Iterable[Number], transformer: Number | None, facts: Plants = PLANTS
) -> int:
    """How many cities plants supply, the Transformer Station on one of them counted.

    >>> cities_supplied((4, 10), None), cities_supplied((4, 10), 10)
    (3, 4)
    """
    return sum(
        [facts[n].cities + TRANSFORMER_CITIES * (n == transformer) for n in plants]
    )


def card_word(number: Number) -> str:
    """How a card is written.

    >>> card_word(13), card_word(FLUX)
    ('13', 'flux')
    """
    return _WORDS.get(number) or str(number)


def card_named(word: str, facts: Plants = PLANTS) -> Number:
    """The card that a word means.

    >>> card_named("13")
    13
    >>> card_named("41")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: there is no plant '41'; plants are 3–40, 42, \
44, 46, 50, flux, step3, transformer
    """
    number = _NUMBERS.get(word)
    is_number = word.isascii() and word.isdigit() and len(word) <= _DIGITS
    if number is None and is_number and word[0] != "0":
        number = int(word) if int(word) in facts else None
    if number is None:
        allowed = ", ".join([*_ranges(facts), *_NUMBERS])
        raise Unsupported(
            "unknown_plant",
            f"there is no plant {word!r}; plants are {allowed}",
            plant=word,
            allowed=allowed,
        )
    return number


def _ranges(facts: Plants) -> list[str]:
    """The whole numbers of plants, those that follow each other together."""
    ranges: list[list[Number]] = []
    for number in sorted(number for number in facts if number != FLUX):
        if ranges and number == ranges[-1][-1] + 1:
            ranges[-1].append(number)
        else:
            ranges.append([number])
    return [f"{r[0]}–{r[-1]}" if len(r) > 1 else str(r[0]) for r in ranges]
