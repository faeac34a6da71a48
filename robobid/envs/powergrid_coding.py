"""Power Grid for learners; `powergrid_numbers` numbers its choices.

A row, all of it whole numbers; seats are counted clockwise by letters from the seat
that looks, which is 0, and -1 is nobody or nothing. It holds, one after another:
    the numbers of `FACTS`
    for each card of `CARDS` its place: as in `PLACES`, or AT_SEAT + the owner
    for each card whether it has run, or a robot has it in mind
    for each resource market its tokens of each fuel, then the reserve
    for each region of the map whether it is played on, or a robot has it in mind (2)
    for each city of the map whether it is played on, or a robot has it in mind (2)
    for each city what the path there costs the seat that looks
    for each city and each seat whether there is a house
    for each seat the numbers of `SEAT_FACTS`
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, get_args, get_type_hints

import numpy as np

from robobid.core.decisions import Decision
from robobid.envs.coding import Layout, Row
from robobid.envs.powergrid_numbers import (
    CARDS,
    MOST_BID,
    numbered_choices,
    numbered_outcomes,
    openings_for,
)
from robobid.powergrid.actions import PASS, Bid
from robobid.powergrid.maps import Map
from robobid.powergrid.plants import PLANTS, Number, card_word
from robobid.powergrid.robots.memory import NOTHING, STAGES, Memory
from robobid.powergrid.table import Owed, Phase, Step3Card, Table
from robobid.powergrid.view import PlayerView, View

FACTS: Final = (
    "phase",
    "round",
    "step",
    "step3_card",
    "stack_size",
    "hidden",
    "draws",
    "turn",
    "auctioned",
    "bid",
    "bidder",
    "owed",
    "owing",
    "buying_at",
    "sold",
    "busy",
    "idle_rounds",
    "errand",
    "errand_bid",
    "errand_built",
)
"""`auctioned` is the number of a card, `owed` what must be given up, `owing` by whom;
`errand` and what follows is what a robot's piece must remember."""
PLACES: Final = ("gone", "unseen", "future", "actual", "top", "under", "aside")
AT_SEAT: Final = 8
SEAT_FACTS: Final = (
    "money",
    "coal",
    "oil",
    "garbage",
    "uranium",
    "first_city",
    "auction",
    "resources",
    "building",
    "special",
    "transformer",
    "place_in_order",
    "place_in_seating",
    "waiting",
    "bidding",
    "in_errand",
)
"""`money` is -1 where it is hidden; the pieces are 0 for a person; `transformer` is the
number of the card that it lies on; the last three are the place in a queue, or -1."""
NOBODY: Final = -1
PHASES: Final[tuple[str, ...]] = get_args(Phase)
_GONE, _UNSEEN, _FUTURE, _ACTUAL, _TOP, _UNDER, _ASIDE = range(len(PLACES))
_STEP3_CARDS: Final = get_args(Step3Card)
_OWED: Final = get_args(get_type_hints(Owed)["kind"])
_STAGES: Final = tuple(STAGES)
_CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
_MOST: Final = np.iinfo(np.int32).max
_LONGEST: Final = 1_000_000


class PowerGridCoding:
    """Numbers for the games that are played like one table, before it begins."""

    usual_players: ClassVar[int] = 3

    longest = _LONGEST

    def __init__(self, table: Table) -> None:
        self._choices = numbered_choices(table)
        self._outcomes = numbered_outcomes(table)
        self.choices = len(self._choices)
        self.outcomes = len(self._outcomes)
        view_size = _size(table.options.map, len(table.players))
        self.layout = Layout(view_size, NOBODY, _MOST, np.int32)

    def persons(self, table: Table) -> tuple[int, ...]:
        return tuple(s for s, pieces in enumerate(table.options.seats) if not pieces)

    def options(self, table: Table, decision: Decision) -> dict[int, Any]:
        numbers = self._choices if decision.seat >= 0 else self._outcomes
        found = {numbers[action]: action for action in _numbered(table, decision)}
        return dict(sorted(found.items()))

    def observe(self, view: View) -> Row:
        return np.fromiter(_row(view), np.int32, self.layout.size)

    def points(self, table: Table) -> tuple[int, int]:
        return 0, len(table.options.map.cities)


def _numbered(table: Table, decision: Decision) -> Iterator[Any]:
    """The options that have a number; where there are many, without listing all."""
    if decision.kind == "open":
        wanted = [
            offer
            for card in table.market
            if card in PLANTS
            for offer in openings_for(card)
        ]
        return (action for action in (*wanted, PASS) if action in decision.options)
    if decision.kind == "bid" and table.auction is not None:
        bids = [Bid(amount) for amount in range(table.auction.bid + 1, MOST_BID + 1)]
        return (action for action in (*bids, PASS) if action in decision.options)
    return (a for a in decision.options if getattr(a, "amount", 0) <= MOST_BID)


def _size(map_: Map, players: int) -> int:
    cities = len(map_.cities)
    return (
        len(FACTS)
        + 2 * len(CARDS)
        + 4 * (len(map_.markets) + 1)
        + len(map_.regions)
        + (2 + players) * cities
        + len(SEAT_FACTS) * players
    )


def _row(view: View) -> Iterator[int]:
    viewer = view.seat or 0
    memory = view.memory if isinstance(view.memory, Memory) else NOTHING
    minded = {word.partition("/")[0] for word in memory.words}
    yield from _facts(view, viewer, memory)
    yield from _places(view, viewer)
    for card in CARDS:
        yield 2 * (card_word(card) in minded) + (card in view.running)
    for market in view.fuel:
        yield from market
    yield from view.reserve
    for region in view.options.map.regions:
        yield _role(region.id, region.id in view.regions, minded)
    yield from _map_rows(view, viewer, minded)
    for distance in range(len(view.players)):
        seat = (viewer + distance) % len(view.players)
        yield from _seat_facts(view, view.players[seat], memory)


def _facts(view: View, viewer: int, memory: Memory) -> Iterator[int]:
    players = len(view.players)
    yield PHASES.index(view.phase)
    yield view.round
    yield view.step
    yield _STEP3_CARDS.index(view.step3_card)
    yield view.stack_size
    yield view.hidden
    yield view.draws
    yield _away(view.turn, viewer, players)
    yield NOBODY if view.auction is None else _CARD_NUMBER[view.auction.plant]
    yield NOBODY if view.auction is None else view.auction.bid
    yield _away(view.auction and view.auction.bidder, viewer, players)
    yield NOBODY if view.owed is None else _OWED.index(view.owed.kind)
    yield _away(view.owed and view.owed.seat, viewer, players)
    yield NOBODY if view.buying_at is None else view.buying_at
    yield view.sold
    yield view.busy
    yield view.idle_rounds
    yield _STAGES.index(memory.stage)
    yield memory.bid
    yield memory.built


def _places(view: View, viewer: int) -> Iterator[int]:
    place: dict[Number, int] = {}
    for where, cards in (
        (_UNSEEN, view.unseen),
        (_FUTURE, view.market),
        (_ACTUAL, view.actual),
        (_TOP, view.top),
        (_UNDER, view.under),
        (_ASIDE, view.aside),
    ):
        place |= dict.fromkeys(cards, where)
    for player in view.players:
        away = (player.seat - viewer) % len(view.players)
        place |= dict.fromkeys(player.plants, AT_SEAT + away)
    return (place.get(card, _GONE) for card in CARDS)


def _map_rows(view: View, viewer: int, minded: set[str]) -> Iterator[int]:
    map_ = view.options.map
    index = view.country.index if view.country else {}
    costs = view.players[viewer].path_costs
    for city in map_.cities:
        yield _role(city.word, city.word in index, minded)
    for city in map_.cities:
        at = index.get(city.word)
        yield NOBODY if at is None or not costs else costs[at]
    for city in map_.cities:
        at = index.get(city.word)
        built = view.houses[at] if at is not None and view.houses else ()
        for distance in range(len(view.players)):
            yield (viewer + distance) % len(view.players) in built


def _seat_facts(view: View, player: PlayerView, memory: Memory) -> Iterator[int]:
    seat = player.seat
    yield NOBODY if player.money is None else player.money
    yield from player.fuel
    yield from player.pieces or (0,) * 5
    yield NOBODY if player.transformer is None else _CARD_NUMBER[player.transformer]
    yield _place_in(view.order, seat)
    yield _place_in(view.seating, seat)
    yield _place_in(view.waiting, seat)
    yield _place_in(view.auction.queue if view.auction else (), seat)
    yield _place_in(memory.queue, seat)


def _role(word: str, in_play: bool, minded: set[str]) -> int:
    return 2 if word in minded else int(in_play)


def _away(seat: int | None, viewer: int, players: int) -> int:
    return NOBODY if seat is None else (seat - viewer) % players


def _place_in(queue: tuple[int, ...], seat: int) -> int:
    return queue.index(seat) if seat in queue else NOBODY
