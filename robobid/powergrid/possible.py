"""Which positions can be: what a table that was set up by hand is checked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import Unreadable
from robobid.core.position import (
    MOST,
    bad_position,
    between,
    check_between,
    check_once,
    field_cannot_be,
    needed_in_phase,
    not_in_phase,
)
from robobid.powergrid.maps import Country
from robobid.powergrid.network import NO_PLACE, base_prices
from robobid.powergrid.plants import (
    FLUX,
    STEP3,
    TRANSFORMER,
    TRANSFORMER_MIN_BID,
    Fuel,
    Number,
    card_word,
)
from robobid.powergrid.possible_memory import check_memory
from robobid.powergrid.storage import storage
from robobid.powergrid.table import LAST_STEP, Auction, Owed, Phase, Player, Table
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
    _check_cards(table)
    _check_fuel(table)
    for seat, player in enumerate(table.players):
        _check_player(table, seat, player)
    _check_houses(table, table.land)
    _check_robots(table)
    _check_moment(table)
    check_memory(table)


def _check_cards(table: Table) -> None:
    cards = [*cards_in_sight(table), *table.unseen]
    known = {*table.setup.plants, STEP3, TRANSFORMER}
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
            "hidden={hidden}: there are only {cards} unseen cards",
            hidden=table.hidden,
            cards=len(table.unseen),
        )
    in_market = STEP3 in table.market
    if in_market != (table.step3_card == "in-market") or (
        table.step == LAST_STEP and table.step3_card != "gone"
    ):
        raise bad_position(
            "step3_elsewhere",
            "step3={found}: in step 3 the card is gone; before, it lies where the "
            "market shows",
            found=table.step3_card,
        )
    if FLUX in cards and not table.setup.flux:
        raise bad_position(
            "no_flux_generator", "the Flux Generator is not in this game"
        )


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
    if len(player.cities) > HOUSES_PER_PLAYER:
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


def _check_moment(table: Table) -> None:
    """Is there somebody to act, at a moment that can be?"""
    _check_seats(table)
    for field in _NOT_IN.get(table.phase, ()):
        if getattr(table, field) not in (None, (), 0):
            raise not_in_phase(_WORD.get(field, field), table.phase)
    if table.phase != "income" and table.running:
        raise not_in_phase("running", table.phase)
    early = any(robot.first_city.begins_early for _, robot in table.robots())
    begun = any(player.cities for player in table.players)
    if early and begun and table.round == 1 and table.phase in ("auction", "unsold"):
        raise field_cannot_be("round", table.round, between(2, MOST))
    if table.phase == "early-cities" and not early:
        raise bad_position(
            "nobody_begins_early",
            "no robot at the table has a piece by which all begin early",
        )
    if table.buying_at is not None:
        check_between("buying", table.buying_at, 0, len(table.fuel) - 1)
    elif table.phase == "resources" and len(table.fuel) == 1:
        raise needed_in_phase("buying", table.phase)
    if table.auction is not None:
        _check_auction(table, table.auction)
    if table.owed is not None:
        _check_owed(table, table.owed)
    _check_turns(table)
    _check_waits(table)


def _check_seats(table: Table) -> None:
    """Is everybody who is to act at the table?"""
    named = [*table.waiting, *(table.auction.queue if table.auction else ())]
    named += [seat for seat in (table.turn,) if seat is not None]
    named += [table.owed.seat] if table.owed else []
    if any(seat not in table.seats for seat in named):
        raise bad_position(
            "seat_not_at_table", "a seat is to act that is not at the table"
        )


_NOT_IN: Final[dict[Phase, tuple[str, ...]]] = {
    "over": ("turn", "waiting", "auction", "owed", "draws", "memory"),
    "unsold": ("turn", "waiting", "memory"),
    "step-2": ("turn", "waiting", "memory"),
    "plants": ("turn", "waiting", "memory"),
    "resources": ("auction", "owed", "draws"),
    "income": ("auction", "owed", "draws"),
    "early-cities": ("auction", "owed", "draws"),
}
_WORD: Final = {"memory": "errand"}


def _check_turns(table: Table) -> None:
    """Does nobody wait twice, and is the opener among those who may still buy?"""
    turn, phase = table.turn, table.phase
    if phase != "early-cities":
        check_once("waiting", [seat_letter(seat) for seat in table.waiting])
    if turn is None:
        return
    if phase == "auction" and turn not in table.waiting:
        raise _seat_missing("waiting", turn)
    if phase in ("resources", "building", "income") and turn in table.waiting:
        check_once("turn", [seat_letter(seat) for seat in (turn, *table.waiting)])
    plants = table.players[turn].plants
    check_once("running", table.running)
    for number in table.running:
        if number not in plants:
            raise bad_position(
                "running_not_owned", "running: a plant runs that is not owned"
            )


def _seat_missing(field: str, seat: int) -> Unreadable:
    return bad_position(
        "seat_missing",
        "{field} must name seat {letter}",
        field=field,
        letter=seat_letter(seat),
    )


def _check_auction(table: Table, auction: Auction) -> None:
    """Can this be on offer, and can whoever bid pay for it (A3.3)?"""
    plant, bid, bidder, queue = auction
    if not queue:
        raise bad_position(
            "auction_without_bidders", "nobody takes part in the auction"
        )
    check_once("auction", [seat_letter(seat) for seat in queue])
    promo = plant == TRANSFORMER
    if promo:
        on_offer = table.setup.transformer and not promo_card_lies(table)
    else:
        on_offer = plant in table.market and plant != STEP3
    if not on_offer:
        raise bad_position(
            "plant_not_for_auction",
            "plant {number} cannot be auctioned",
            number=card_word(plant),
        )
    least = TRANSFORMER_MIN_BID if promo else table.setup.plants[plant].min_bid
    check_between("auction", bid, least - (bidder is None), MOST)
    if bidder is None:
        if not promo:
            raise needed_in_phase("auction", table.phase)
    elif bidder != queue[-1]:
        raise _seat_missing("auction", bidder)
    elif _payment(table, bidder, bid) > table.players[bidder].money:
        check_between("auction", bid, 0, table.players[bidder].money)
    if not promo:
        if table.turn is None:
            raise needed_in_phase("turn", table.phase)
        for seat in queue:
            if seat not in table.waiting:
                raise _seat_missing("waiting", seat)


def promo_card_lies(table: Table) -> bool:
    """Does the Transformer Station lie somewhere, or has somebody got it?"""
    return TRANSFORMER in (*cards_in_sight(table), *table.unseen)


def _payment(table: Table, seat: int, bid: int) -> int:
    robot = table.players[seat].robot
    return robot.special.payment(bid) if robot else bid


def _check_owed(table: Table, owed: Owed) -> None:
    """Has the seat what it owes: a plant too many, fuel that does not fit (A3.6)?"""
    player, most = table.players[owed.seat], table.setup.figures.max_plants
    fits = storage(tuple(sorted(player.plants)), facts=table.setup.plants).holds(
        player.fuel
    )
    can_owe = {
        "discard": len(player.plants) == most + 1,
        "drop": not fits and len(player.plants) <= most,
        "attach": bool(player.plants)
        and table.setup.transformer
        and not promo_card_lies(table),
    }
    if not can_owe[owed.kind]:
        raise bad_position(
            "cannot_owe",
            "owed={kind}:{letter}: seat {letter} owes nothing like that",
            kind=owed.kind,
            letter=seat_letter(owed.seat),
        )


def _check_waits(table: Table) -> None:
    """A game waits for a choice, or for a card that nobody knows, or is over."""
    comes_first = table.auction is not None or table.owed is not None
    if table.draws:
        if (table.top or not table.hidden) and not comes_first:
            raise bad_position(
                "draw_impossible",
                "draws: a card is to be drawn that chance cannot give",
            )
        check_between("draws", table.draws, 1, max(1, table.stack_size))
    elif not comes_first:
        if table.phase in _WITH_TURNS and table.turn is None:
            raise needed_in_phase("turn", table.phase)
        if table.phase in ("unsold", "step-2", "plants"):
            raise needed_in_phase("draws", table.phase)


_WITH_TURNS: Final = ("auction", "early-cities", "resources", "building", "income")


# -- before the game begins ------------------------------------------------------


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
