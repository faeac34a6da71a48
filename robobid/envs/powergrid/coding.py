"""Power Grid for learners; `powergrid_numbers` numbers its choices.

A row is all whole numbers; `powergrid_parts` says what each of them means.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

import numpy as np

from robobid.core.decisions import Decision
from robobid.envs.coding import Row, layout_of
from robobid.envs.powergrid.numbers import (
    CARDS,
    MOST_BID,
    numbered_choices,
    numbered_outcomes,
    openings_for,
)
from robobid.envs.powergrid.parts import (
    AT_SEAT,
    NOBODY,
    OWED,
    PHASES,
    PLACES,
    STAGES,
    STEP3_CARDS,
    parts_of,
)
from robobid.games.powergrid.robots.memory import NOTHING, Memory
from robobid.games.powergrid.rules.actions import PASS, Bid
from robobid.games.powergrid.rules.plants import PLANTS, Number, card_word
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import PlayerView, View

_GONE, _UNSEEN, _FUTURE, _ACTUAL, _TOP, _UNDER, _ASIDE = range(len(PLACES))
_CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
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
        self.parts = tuple(parts_of(table.setup.map, len(table.players)))
        self.layout = layout_of(self.parts, np.int32)

    def persons(self, table: Table) -> tuple[int, ...]:
        return tuple(s for s, pieces in enumerate(table.setup.seats) if not pieces)

    def options(self, table: Table, decision: Decision) -> dict[int, Any]:
        numbers = self._choices if decision.seat >= 0 else self._outcomes
        found = {numbers[action]: action for action in _numbered(table, decision)}
        return dict(sorted(found.items()))

    def observe(self, view: View) -> Row:
        return np.fromiter(_row(view), np.int32, self.layout.size)

    def points(self, table: Table) -> tuple[int, int]:
        return 0, len(table.setup.map.cities)


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
    for region in view.setup.map.regions:
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
    yield STEP3_CARDS.index(view.step3_card)
    yield view.stack_size
    yield view.hidden
    yield view.draws
    yield _away(view.turn, viewer, players)
    yield NOBODY if view.auction is None else _CARD_NUMBER[view.auction.plant]
    yield NOBODY if view.auction is None else view.auction.bid
    yield _away(view.auction and view.auction.bidder, viewer, players)
    yield NOBODY if view.owed is None else OWED.index(view.owed.kind)
    yield _away(view.owed and view.owed.seat, viewer, players)
    yield NOBODY if view.buying_at is None else view.buying_at
    yield view.sold
    yield view.busy
    yield view.idle_rounds
    yield STAGES.index(memory.stage)
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
    map_ = view.setup.map
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
