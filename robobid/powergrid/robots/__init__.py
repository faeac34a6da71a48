"""The robots: what the phases ask of a seat that follows five pieces (part C).

A phase never knows a piece. Where a robot does something else than a person, it asks
one of the functions below, and only for seats whose `table.players[seat].pieces` is
not None:

    door                 asked by        pieces that answer
    check_seats          setup           general (C1)
    first_seating        setup           general (C1)
    start_money          setup           S1
    set_up_decision      flow            general (C1): dealing pieces, drawing seats
    rearranged           order           S2
    snatcher             auction         A2
    payment              auction         S3
    before_resources     auction         F3
    building_order       network         F1
    place_prices         network         S4, S5
    path_cost            network         B1
    counted_cities       bureaucracy     S6

What a robot does when it is to act, and who chooses for it, says `robots.acting`;
only `flow` asks it. What a piece must remember meanwhile (marked cities, houses built
this turn) is `table.errand`, an `Errand` that only this package reads.

The phases import this module, so it imports none of them while it is being loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.powergrid.robots import dealing, talent

if TYPE_CHECKING:
    from robobid.core.decisions import Decision
    from robobid.powergrid.plants import Number
    from robobid.powergrid.table import Table
    from robobid.powergrid.variants import Pieces, SetUp

# -- set-up and turn order ----------------------------------------------------


def check_seats(options: SetUp) -> None:
    """May these robots sit at one table? Pieces must not clash (C1)."""
    dealing.check_seats(options)


def first_seating(options: SetUp) -> tuple[int, ...]:
    """Who sits where, clockwise, before the robots' places are drawn (C1)."""
    return dealing.first_seating(options)


def start_money(pieces: Pieces, money: int) -> int:
    """What a robot starts with instead of `money` (S1)."""
    return talent.start_money(pieces, money)


def set_up_decision(table: Table) -> Decision | None:
    """Chance deals a piece or draws a robot's seat; None when all is ready (C1)."""
    return dealing.decision(table)


def rearranged(table: Table, order: tuple[int, ...]) -> tuple[int, ...]:
    """The turn order when robots have a say in it (S2)."""
    return talent.rearranged(table, order)


# -- phase 2 ------------------------------------------------------------------


def snatcher(table: Table, plant: Number) -> int | None:
    """The robot that takes a plant for its number as soon as it is offered (A2)."""
    from robobid.powergrid.robots import auction

    return auction.snatcher(table, plant)


def payment(table: Table, seat: int, bid: int) -> int:
    """What a robot pays for a bid that won (S3)."""
    paid = talent.payment(table, seat, bid)
    if paid < bid:
        talent.tell(table, seat, "S3", "pays_half", bid=bid, payment=paid)
    return paid


def before_resources(table: Table) -> None:
    """Phase 2 of round 1 has ended and the new order stands (F3).

    Sets the phase to "early-cities" if there is something to do before phase 3; the
    last action there sets the phase to "resources" and `waiting` to the reverse order.
    """
    if any(p.pieces and p.pieces.first_city == 3 for p in table.players):
        from robobid.powergrid.robots import early_cities

        early_cities.begin(table)


# -- phases 4 and 5 -----------------------------------------------------------


def building_order(table: Table, order: tuple[int, ...]) -> tuple[int, ...]:
    """The order in which the seats build in this phase 4 (F1, D18).

    While it has no city, a robot with F1 comes after all other seats.
    """
    for seat in order:
        player = table.players[seat]
        if player.pieces and player.pieces.first_city == 1 and not player.cities:
            return (*[other for other in order if other != seat], seat)
    return order


def place_prices(table: Table, seat: int, prices: tuple[int, ...]) -> tuple[int, ...]:
    """What a robot pays for a place, by the number of houses there (S4, S5).

    `prices` are what a person pays; a place that cannot be built on stays so.
    """
    return talent.place_prices(table, seat, prices)


def path_cost(table: Table, seat: int, city: int) -> int:
    """What the way to a city costs a robot (B1)."""
    from robobid.powergrid.robots import building

    return building.path_cost(table, seat, city)


def counted_cities(table: Table, seat: int, cities: int) -> int:
    """How many cities a robot may be paid for at most (S6)."""
    return talent.counted_cities(table, seat, cities)
