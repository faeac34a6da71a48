"""Which positions can be: what a table that was set up by hand is checked for."""

from __future__ import annotations

from collections.abc import Container

from robobid.core.decisions import SEAT_LETTERS
from robobid.core.position import bad_position
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
from robobid.powergrid.robots.memory import STAGES, Memory, memory_of
from robobid.powergrid.storage import storage
from robobid.powergrid.table import Player, Table
from robobid.powergrid.tables import HOUSES_PER_PLAYER, TOKENS


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


def check(table: Table) -> None:
    """Refuse a table that no game could reach, as far as one can tell."""
    if sorted(table.order) != list(table.seats):
        raise bad_position(
            "order_names_seats",
            "the order {found} must name every seat once",
            found=repr(table.order),
        )
    if table.step not in (1, 2, 3) or table.round < 1:
        raise bad_position(
            "step_and_round",
            "no step {step} or round {round}",
            step=table.step,
            round=table.round,
        )
    _check_cards(table)
    _check_fuel(table)
    for seat, player in enumerate(table.players):
        _check_player(table, seat, player)
    _check_houses(table, table.land)
    _check_robots(table)
    _check_memory(table, memory_of(table))
    _check_moment(table)


def _check_cards(table: Table) -> None:
    cards = [*cards_in_sight(table), *table.unseen]
    known = {*PLANTS, STEP3, TRANSFORMER}
    for card in cards:
        if card not in known:
            raise bad_position(
                "plant_unknown", "there is no plant {number}", number=card
            )
        if cards.count(card) > 1:
            raise bad_position(
                "plant_in_two_places", "plant {number} lies in two places", number=card
            )
    if not 0 <= table.hidden <= len(table.unseen):
        raise bad_position(
            "cards_hidden",
            "{hidden} of {cards} cards are hidden",
            hidden=table.hidden,
            cards=len(table.unseen),
        )
    if FLUX in cards and not table.options.flux:
        raise bad_position(
            "no_flux_generator", "the Flux Generator is not in this game"
        )


def _check_fuel(table: Table) -> None:
    ladders = [market.ladder for market in table.options.map.markets]
    if len(table.fuel) != len(ladders):
        raise bad_position(
            "market_count", "the map has {count} resource markets", count=len(ladders)
        )
    for laid, ladder in zip(table.fuel, ladders, strict=True):
        if any(not 0 <= laid[f] <= len(ladder[f]) for f in Fuel):
            raise bad_position(
                "ladder_too_short",
                "{found} does not fit on the ladder",
                found=str(laid),
            )
    for fuel in Fuel:
        if table.reserve[fuel] < 0:
            raise bad_position(
                "too_many_tokens",
                "more than {most} tokens of {fuel}",
                most=TOKENS[fuel],
                fuel=fuel.word,
            )


def _check_player(table: Table, seat: int, player: Player) -> None:
    letter = SEAT_LETTERS[seat]
    if player.money < 0 or min(player.fuel) < 0:
        raise bad_position(
            "less_than_nothing", "seat {letter} has less than nothing", letter=letter
        )
    if any(number not in PLANTS for number in player.plants):
        raise bad_position(
            "plant_of_seat_unknown",
            "seat {letter} has a plant that does not exist",
            letter=letter,
        )
    surplus = 1 if table.owed is not None and table.owed.seat == seat else 0
    if len(player.plants) > table.options.figures.max_plants + surplus:
        raise bad_position(
            "too_many_plants", "seat {letter} has too many plants", letter=letter
        )
    if len(player.cities) > HOUSES_PER_PLAYER:
        raise bad_position(
            "too_many_houses_of_seat",
            "seat {letter} has {found} houses, more than {most}",
            letter=letter,
            found=len(player.cities),
            most=HOUSES_PER_PLAYER,
        )
    room = storage(tuple(sorted(player.plants)))
    if not surplus and not room.holds(player.fuel):
        raise bad_position(
            "fuel_of_seat_too_much",
            "the fuel of seat {letter} does not fit on its plants",
            letter=letter,
        )
    if player.transformer is not None and player.transformer not in player.plants:
        raise bad_position(
            "transformer_without_plant",
            "seat {letter} has no plant {number}",
            letter=letter,
            number=player.transformer,
        )


def _check_houses(table: Table, land: Country) -> None:
    prices = base_prices(table.step)
    for city, houses in zip(land.cities, table.houses, strict=True):
        if len(set(houses)) != len(houses):
            raise bad_position(
                "two_houses", "a seat has two houses in {city}", city=city.word
            )
        if houses and prices[len(houses) - 1] >= NO_PLACE:
            raise bad_position(
                "too_many_houses",
                "{city} has more houses than step {step} allows",
                city=city.word,
                step=table.step,
            )


def _check_robots(table: Table) -> None:
    """Are all pieces there, and does everybody sit somewhere (C1)?"""
    if sorted(table.seating) != list(table.seats):
        raise bad_position(
            "seating_names_seats",
            "the seating {found} must name every seat once",
            found=repr(table.seating),
        )
    for seat, player in enumerate(table.players):
        if player.pieces is not None and not player.pieces.are_complete:
            letter = SEAT_LETTERS[seat]
            raise bad_position(
                "pieces_missing",
                "robot {letter} needs all its pieces: {pieces}",
                letter=letter,
                pieces=str(player.pieces),
            )
        if (player.pieces is None) != (table.options.seats[seat] is None):
            raise bad_position(
                "seat_no_robot", "seat {letter} is no robot", letter=SEAT_LETTERS[seat]
            )


def _check_memory(table: Table, memory: Memory) -> None:
    """Does a robot remember things that exist?"""
    kind = STAGES.get(memory.stage)
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
        raise bad_position(
            "robot_remembers", "a robot cannot remember {found!r}", found=memory.stage
        )
    for word in memory.words:
        if word.partition("/")[0] not in known[kind]:
            raise bad_position(
                "robot_remembers",
                "{found!r}: a robot remembers no such {kind}",
                found=word,
                kind=kind,
            )
    if any(seat not in table.seats for seat in memory.queue):
        raise bad_position(
            "robot_remembers_seat", "a robot remembers a seat that is not at the table"
        )


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
            raise bad_position(
                "auction_without_bidders", "nobody takes part in the auction"
            )
        if table.auction.plant not in {*table.market, TRANSFORMER} - {STEP3}:
            raise bad_position(
                "plant_not_for_auction",
                "plant {number} cannot be auctioned",
                number=table.auction.plant,
            )
    if any(seat not in table.seats for seat in named):
        raise bad_position(
            "seat_not_at_table", "a seat is to act that is not at the table"
        )
    early = any(robot.first_city.begins_early for _, robot in table.robots())
    if table.phase == "early-cities" and not early:
        raise bad_position(
            "nobody_begins_early",
            "no robot at the table has a piece by which all begin early",
        )
    if table.buying_at is not None and table.buying_at not in range(len(table.fuel)):
        raise bad_position(
            "no_such_market", "there is no market {number}", number=table.buying_at
        )
    if table.turn is not None and set(table.running) - {
        *table.players[table.turn].plants
    }:
        raise bad_position("running_not_owned", "a plant runs that is not owned")
    _check_waits(table)


def _check_waits(table: Table) -> None:
    """A game waits for a choice, or for a card that nobody knows, or is over."""
    if table.draws < 0 or (table.draws and (table.top or not table.hidden)):
        if table.auction is None and table.owed is None:
            raise bad_position(
                "draw_impossible", "a card is to be drawn that chance cannot give"
            )
    elif not table.draws and table.auction is None and table.owed is None:
        with_turns = table.phase in (
            "auction",
            "early-cities",
            "resources",
            "building",
            "income",
        )
        if with_turns and table.turn is None:
            raise bad_position("nobody_to_act", "nobody is to act")
        if table.phase in ("unsold", "step-2", "plants"):
            raise bad_position(
                "nothing_to_do",
                "nothing is to do in phase {phase!r}",
                phase=table.phase,
            )


# -- before the game begins ------------------------------------------------------


def check_set_up(table: Table) -> None:
    """Refuse regions, lots and places that set-up cannot have led to (A1, C1)."""
    choices = table.options.map.choices(table.options.figures.regions)
    may_go_on = any({*table.regions} < choice for choice in choices)
    if table.phase == "regions" and not may_go_on:
        raise bad_position(
            "regions_not_chosen_so",
            "regions={found}: these cannot be the first regions chosen",
            found=",".join(table.regions),
        )
    if len({*table.order}) != len(table.order) or len(table.order) > len(table.seats):
        raise bad_position(
            "order_names_seats",
            "the order {found} must name every seat once",
            found=repr(table.order),
        )
