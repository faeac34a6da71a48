"""What every number of a learner's row means in Power Grid.

Seats are counted clockwise by letters from the seat that looks, which is 0, and -1 is
nobody or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args, get_type_hints

import numpy as np

from robobid.envs.coding import Part, amount
from robobid.envs.powergrid.numbers import CARDS
from robobid.games.powergrid.robots import memory
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import Fuel, card_word
from robobid.games.powergrid.table import Owed, Phase, Step3Card
from robobid.games.powergrid.variants import Pieces

PLACES: Final = ("gone", "unseen", "future", "actual", "top", "under", "aside")
AT_SEAT: Final = 8
NOBODY: Final = -1
PHASES: Final[tuple[str, ...]] = get_args(Phase)
STEP3_CARDS: Final = get_args(Step3Card)
OWED: Final = get_args(get_type_hints(Owed)["kind"])
STAGES: Final = tuple(memory.STAGES)
MOST: Final = int(np.iinfo(np.int32).max)


def parts_of(map_: Map, players: int) -> Iterator[Part]:
    """What every number of a row means."""
    yield from _fact_parts(map_, players)
    cards = tuple(card_word(card) for card in CARDS)
    places = ", ".join(f"{at} {place}" for at, place in enumerate(PLACES))
    owned = f"{places}, else {AT_SEAT} + the seat that owns it"
    yield Part("place", cards, 0, AT_SEAT + players - 1, owned)
    yield Part(
        "run", cards, 0, 3, "1 if it has run, 2 if a robot has it in mind, 3 both"
    )
    fuels = [fuel.word for fuel in Fuel]
    for market in map_.markets:
        of = [f"{market.name} {fuel}".strip() for fuel in fuels]
        yield amount("tokens", of, MOST, "tokens in the resource market", 24)
    yield amount("reserve", fuels, MOST, "tokens in the reserve", 24)
    role = "1 if it is played on, 2 if a robot has it in mind"
    yield Part("region", tuple(region.id for region in map_.regions), 0, 2, role)
    cities = tuple(city.word for city in map_.cities)
    yield Part("city", cities, 0, 2, role)
    yield _of_somebody("path", cities, MOST, "what the path there costs seat 0", 50)
    of_houses = [f"{city} seat {seat}" for city in cities for seat in range(players)]
    yield Part("house", tuple(of_houses), 0, 1, "1 if the seat has a house there")
    for seat in range(players):
        yield from _seat_parts(f"seat {seat}", players)


def _fact_parts(map_: Map, players: int) -> Iterator[Part]:
    of, seats, cards = ("table",), players - 1, len(CARDS)
    yield Part("phase", of, 0, len(PHASES) - 1, _numbered_words(PHASES))
    yield amount("round", of, MOST, "which round is played", 10)
    yield Part("step", of, 1, 3, "which step is played")
    step3 = _numbered_words(STEP3_CARDS)
    yield Part("step3_card", of, 0, len(STEP3_CARDS) - 1, step3)
    yield amount("stack_size", of, cards, "cards in the stack", cards)
    yield amount("hidden", of, cards, "cards in the stack that nobody knows", cards)
    yield amount("draws", of, cards, "cards that are still to be drawn", 4)
    yield _of_somebody("turn", of, seats, "who is to act")
    yield _of_somebody("auctioned", of, cards - 1, "the card on offer, by its number")
    yield _of_somebody("bid", of, MOST, "the bid that stands", 50)
    yield _of_somebody("bidder", of, seats, "whose bid it is")
    owed = _numbered_words(OWED)
    yield _of_somebody("owed", of, len(OWED) - 1, f"what must be given up: {owed}")
    yield _of_somebody("owing", of, seats, "by whom")
    markets = len(map_.markets) - 1
    yield _of_somebody("buying_at", of, markets, "the market somebody buys at")
    yield Part("sold", of, 0, 1, "1 if a plant was sold in this round")
    yield Part("busy", of, 0, 1, "1 if anybody did anything in this round")
    yield amount("idle_rounds", of, MOST, "rounds in which nobody did anything", 4)
    stages = _numbered_words(STAGES)
    yield Part("errand", of, 0, len(STAGES) - 1, f"a robot's errand: {stages}")
    yield _of_somebody("errand_bid", of, MOST, "the bid in it", 50)
    yield amount("errand_built", of, MOST, "houses built in it", 10)


def _seat_parts(seat: str, players: int) -> Iterator[Part]:
    of, queue = (seat,), players - 1
    yield _of_somebody("money", of, MOST, "-1 where it is hidden", 100)
    for fuel in Fuel:
        yield amount(fuel.word, of, MOST, f"tokens of {fuel.word} in store", 10)
    for piece in Pieces._fields:
        yield Part(piece, of, 0, 6, f"a robot's piece: {piece}; 0 for a person")
    card = "the number of the plant that its Transformer lies on"
    yield _of_somebody("transformer", of, len(CARDS) - 1, card)
    yield _of_somebody("place_in_order", of, queue, "its place in the turn order")
    yield _of_somebody("place_in_seating", of, queue, "its place round the table")
    yield _of_somebody("waiting", of, queue, "its place among those still to act")
    yield _of_somebody("bidding", of, queue, "its place among those still bidding")
    yield _of_somebody("in_errand", of, queue, "its place in a robot's errand")


def _of_somebody(
    name: str, of: tuple[str, ...], most: int, about: str, scale: int = 0
) -> Part:
    """A number that is -1 where there is nobody or nothing."""
    return Part(name, of, NOBODY, most, about, scale)


def _numbered_words(words: Iterable[str]) -> str:
    return ", ".join(f"{at} {word or 'none'}" for at, word in enumerate(words))
