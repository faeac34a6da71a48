"""Which positions can be: what a table that was set up by hand is checked for."""

from __future__ import annotations

from collections.abc import Container

from robobid.core.decisions import SEAT_LETTERS
from robobid.core.errors import Unreadable
from robobid.powergrid.maps import Country
from robobid.powergrid.network import NO_PLACE, base_prices
from robobid.powergrid.plants import (
    FLUX,
    PLANTS,
    STEP3,
    TRANSFORMER,
    Fuel,
    Number,
    card_word,
)
from robobid.powergrid.robots.errand import STAGES, Errand, errand_of
from robobid.powergrid.storage import storage
from robobid.powergrid.table import Player, Table
from robobid.powergrid.tables import TOKENS


def owned(table: Table) -> list[Number]:
    """Every plant that a seat has."""
    return [number for player in table.players for number in player.plants]


def cards_in_sight(table: Table) -> list[Number]:
    """Every card that everybody knows the place of."""
    transformer = [
        TRANSFORMER for player in table.players if player.transformer is not None
    ]
    return [
        *table.market,
        *table.top,
        *table.under,
        *table.aside,
        *owned(table),
        *transformer,
    ]


def bad_position(reason: str) -> Unreadable:
    """The error for a position that cannot be."""
    return Unreadable("bad_position", f"not a position: {reason}", reason=reason)


def check(table: Table) -> None:
    """Refuse a table that no game could reach, as far as one can tell."""
    if sorted(table.order) != list(table.seats):
        raise bad_position(f"the order {table.order!r} must name every seat once")
    if table.step not in (1, 2, 3) or table.round < 1:
        raise bad_position(f"no step {table.step} or round {table.round}")
    _check_cards(table)
    _check_fuel(table)
    for seat, player in enumerate(table.players):
        _check_player(table, seat, player)
    _check_houses(table, table.land)
    _check_robots(table)
    _check_errand(table, errand_of(table))
    _check_moment(table)


def _check_cards(table: Table) -> None:
    cards = [*cards_in_sight(table), *table.unseen]
    known = {*PLANTS, STEP3, TRANSFORMER}
    for card in cards:
        if card not in known:
            raise bad_position(f"there is no plant {card}")
        if cards.count(card) > 1:
            raise bad_position(f"plant {card} lies in two places")
    if not 0 <= table.hidden <= len(table.unseen):
        raise bad_position(f"{table.hidden} of {len(table.unseen)} cards are hidden")
    if FLUX in cards and not table.options.flux:
        raise bad_position("the Flux Generator is not in this game")


def _check_fuel(table: Table) -> None:
    ladders = [market.ladder for market in table.options.map.markets]
    if len(table.fuel) != len(ladders):
        raise bad_position(f"the map has {len(ladders)} resource markets")
    for laid, ladder in zip(table.fuel, ladders, strict=True):
        if any(not 0 <= laid[f] <= len(ladder[f]) for f in Fuel):
            raise bad_position(f"{laid} does not fit on the ladder")
    for fuel in Fuel:
        if table.reserve[fuel] < 0:
            raise bad_position(f"more than {TOKENS[fuel]} tokens of {fuel.word}")


def _check_player(table: Table, seat: int, player: Player) -> None:
    letter = SEAT_LETTERS[seat]
    if player.money < 0 or min(player.fuel) < 0:
        raise bad_position(f"seat {letter} has less than nothing")
    if any(number not in PLANTS for number in player.plants):
        raise bad_position(f"seat {letter} has a plant that does not exist")
    surplus = 1 if table.owed is not None and table.owed.seat == seat else 0
    if len(player.plants) > table.options.figures.max_plants + surplus:
        raise bad_position(f"seat {letter} has too many plants")
    room = storage(tuple(sorted(player.plants)))
    if not surplus and not room.holds(player.fuel):
        raise bad_position(f"the fuel of seat {letter} does not fit on its plants")
    if player.transformer is not None and player.transformer not in player.plants:
        raise bad_position(f"seat {letter} has no plant {player.transformer}")


def _check_houses(table: Table, land: Country) -> None:
    prices = base_prices(table.step)
    for city, houses in zip(land.cities, table.houses, strict=True):
        if len(set(houses)) != len(houses):
            raise bad_position(f"a seat has two houses in {city.word}")
        if houses and prices[len(houses) - 1] >= NO_PLACE:
            raise bad_position(
                f"{city.word} has more houses than step {table.step} allows"
            )


def _check_robots(table: Table) -> None:
    """Are all pieces there, and does everybody sit somewhere (C1)?"""
    if sorted(table.seating) != list(table.seats):
        raise bad_position(f"the seating {table.seating!r} must name every seat once")
    for seat, player in enumerate(table.players):
        if player.pieces is not None and not player.pieces.are_complete:
            letter = SEAT_LETTERS[seat]
            raise bad_position(f"robot {letter} needs all its pieces: {player.pieces}")
        if (player.pieces is None) != (table.options.seats[seat] is None):
            raise bad_position(f"seat {SEAT_LETTERS[seat]} is no robot")


def _check_errand(table: Table, errand: Errand) -> None:
    """Does a robot remember things that exist?"""
    kind = STAGES.get(errand.stage)
    cities, map_ = table.land.index, table.options.map
    known: dict[str, Container[str]] = {
        "city": cities,
        "region or city": {*cities, *table.regions},
        "market": [market.name for market in map_.markets],
        "plant": [card_word(number) for number in PLANTS],
        "fuel": [fuel.word for fuel in Fuel],
        "": (),
    }
    if kind is None:
        raise bad_position(f"a robot cannot remember {errand.stage!r}")
    for word in errand.words:
        if word.partition("/")[0] not in known[kind]:
            raise bad_position(f"{word!r}: a robot remembers no such {kind}")
    if any(seat not in table.seats for seat in errand.queue):
        raise bad_position("a robot remembers a seat that is not at the table")


def _check_moment(table: Table) -> None:
    """Is there somebody to act, who sits at the table?"""
    named = [*table.waiting]
    if table.turn is not None:
        named.append(table.turn)
    if table.owed is not None:
        named.append(table.owed.seat)
    if table.auction is not None:
        named += table.auction.queue
        if not table.auction.queue:
            raise bad_position("nobody takes part in the auction")
        if table.auction.plant not in {*table.market, TRANSFORMER} - {STEP3}:
            raise bad_position(f"plant {table.auction.plant} cannot be auctioned")
    if any(seat not in table.seats for seat in named):
        raise bad_position("a seat is to act that is not at the table")
    if table.buying_at is not None and table.buying_at not in range(len(table.fuel)):
        raise bad_position(f"there is no market {table.buying_at}")
    if table.turn is not None and set(table.running) - {
        *table.players[table.turn].plants
    }:
        raise bad_position("a plant runs that is not owned")
    _check_waits(table)


def _check_waits(table: Table) -> None:
    """A game waits for a choice, or for a card that nobody knows, or is over."""
    if table.draws < 0 or (table.draws and (table.top or not table.hidden)):
        if table.auction is None and table.owed is None:
            raise bad_position("a card is to be drawn that chance cannot give")
    elif not table.draws and table.auction is None and table.owed is None:
        with_turns = table.phase in (
            "auction",
            "early-cities",
            "resources",
            "building",
            "income",
        )
        if with_turns and table.turn is None:
            raise bad_position("nobody is to act")
        if table.phase in ("unsold", "step-2", "plants"):
            raise bad_position(f"nothing is to do in phase {table.phase!r}")
