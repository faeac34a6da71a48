"""Which positions can be: what a table that was set up by hand is checked for."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.position import (
    bad_position,
)
from robobid.games.powergrid.rules.maps import Country
from robobid.games.powergrid.rules.network import NO_PLACE, base_prices
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.rules.tables import HOUSES_PER_PLAYER, TOKENS
from robobid.games.powergrid.table import Player, Table
from robobid.games.powergrid.text.possible_cards import check_cards
from robobid.games.powergrid.text.possible_memory import check_memory
from robobid.games.powergrid.text.possible_moment import check_moment


def letters_of(seats: Iterable[int]) -> str:
    """Seats by their letters."""
    return "".join(map(seat_letter, seats))


def check(table: Table) -> None:
    """Refuse a table that no game could reach, as far as one can tell."""
    if sorted(table.order) != list(table.seats):
        raise bad_position(
            "order_names_seats",
            "order={found} must name every seat once",
            found=letters_of(table.order),
        )
    if table.step not in (1, 2, 3) or table.round < 1:
        raise bad_position(
            "step_and_round",
            "no step {step} or round {round}",
            step=table.step,
            round=table.round,
        )
    check_cards(table)
    _check_fuel(table)
    for seat, player in enumerate(table.players):
        _check_player(table, seat, player)
    _check_houses(table, table.land)
    _check_robots(table)
    check_moment(table)
    check_memory(table)


def _check_fuel(table: Table) -> None:
    ladders = [market.ladder for market in table.setup.map.markets]
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
            "less_than_nothing",
            "{letter}.money, {letter}.fuel: seat {letter} has less than nothing",
            letter=letter,
        )
    if any(number not in table.setup.plants for number in player.plants):
        raise bad_position(
            "plant_of_seat_unknown",
            "seat {letter} has a plant that does not exist",
            letter=letter,
        )
    surplus = 1 if table.owed is not None and table.owed.seat == seat else 0
    if len(player.plants) > table.setup.figures.max_plants + surplus:
        raise bad_position(
            "too_many_plants",
            "{letter}.plants: seat {letter} has too many plants",
            letter=letter,
        )
    is_bounded = table.setup.mended.houses_are_bounded
    if is_bounded and len(player.cities) > HOUSES_PER_PLAYER:
        raise bad_position(
            "too_many_houses_of_seat",
            "seat {letter} has {found} houses, more than {most}",
            letter=letter,
            found=len(player.cities),
            most=HOUSES_PER_PLAYER,
        )
    room = storage(tuple(sorted(player.plants)), facts=table.setup.plants)
    if not surplus and not room.holds(player.fuel):
        raise bad_position(
            "fuel_of_seat_too_much",
            "{letter}.fuel: the fuel of seat {letter} does not fit on its plants",
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
            "seating={found} must name every seat once",
            found=letters_of(table.seating),
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
        if (player.pieces is None) != (table.setup.seats[seat] is None):
            raise bad_position(
                "seat_no_robot", "seat {letter} is no robot", letter=SEAT_LETTERS[seat]
            )


def check_set_up(table: Table) -> None:
    """Refuse regions, lots and places that set-up cannot have led to (A1, C1)."""
    choices = table.setup.map.choices(table.setup.figures.regions)
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
            "order={found} must name every seat once",
            found=letters_of(table.order),
        )
