"""Sets up a game from an explicit position.

    options = SetUp(map=standard_map("germany"), seats=(PERSON,) * 3)
    table = arrange(
        options,
        regions=("green", "red", "brown"),
        order=(1, 0, 2),
        round=4,
        phase="building",
        seats=[
            Holding(money=40, plants=(4, 13), fuel=(2, 0, 0, 0), cities=("Essen",)),
            Holding(money=30, plants=(10,), cities=("Kiel", "Hamburg")),
            Holding(money=55, plants=(5,)),
        ],
        market=(7, 8, 9, 11, 12, 14, 15, 16),
    )

What is not given is as at the beginning of that phase; the market has the smallest
plants that are nowhere else. The coming draws are a script for chance:
`Scripted([Draw(21), Draw(17)])`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from robobid.core.decisions import seat_letter
from robobid.core.fieldtexts import Expected
from robobid.core.position import bad_position, not_a_position
from robobid.games.powergrid.rules.network import put_house
from robobid.games.powergrid.rules.plants import STEP3, Fuel, Number
from robobid.games.powergrid.rules.setup import (
    new_table,
    plants_in_game,
    settle_regions,
    shuffled_plants,
)
from robobid.games.powergrid.rules.tables import (
    MARKET_SIZE,
    START_MONEY,
    STEP3_MARKET_SIZE,
    TOKENS,
)
from robobid.games.powergrid.table import Phase, Table
from robobid.games.powergrid.text.fields import city_named
from robobid.games.powergrid.text.possible import check
from robobid.games.powergrid.text.possible_cards import cards_in_sight, owned
from robobid.games.powergrid.variants import Pieces, SetUp, check_regions


class Holding(NamedTuple):
    """What a seat has."""

    money: int = START_MONEY
    plants: tuple[Number, ...] = ()
    fuel: tuple[int, ...] = (0, 0, 0, 0)
    cities: tuple[str, ...] = ()
    transformer: Number | None = None
    pieces: Pieces | None = None
    """Those that a robot was dealt, if the options do not name them."""


_IN_ORDER = ("auction", "income")


def arrange(
    setup: SetUp,
    *,
    regions: Iterable[str],
    seats: Sequence[Holding],
    order: Sequence[int] | None = None,
    round: int = 1,
    step: int = 1,
    phase: Phase = "auction",
    turn: int | None = None,
    market: Iterable[Number] | None = None,
    fuel: Sequence[Sequence[int]] | None = None,
    gone: Iterable[Number] = (),
    top: Iterable[Number] | None = None,
    under: Iterable[Number] = (),
    aside: Iterable[Number] | None = None,
    unseen: Iterable[Number] | None = None,
    hidden: int | None = None,
    moment: Mapping[str, Any] = MappingProxyType({}),
) -> Table:
    """The table of a position; one that cannot be is refused with the reason.

    `fuel` is what lies on each market. `gone` are plants that have left the game; all
    that are named nowhere are `unseen`, and as many of them `hidden` in the stack as
    the cards removed at set-up leave. `turn` is the seat to act, if it is not the first
    of its phase. `moment` sets other fields of `Table`, such as an auction.
    """
    table = new_table(setup)
    if len(seats) != len(table.players):
        raise bad_position(
            "holdings_count",
            "{found} holdings for {seats} seats",
            found=len(seats),
            seats=len(table.players),
        )
    regions = frozenset(regions)
    check_regions(setup.map, regions, len(seats))
    settle_regions(table, regions)
    table.events = []
    table.round, table.step, table.phase = round, step, phase
    table.order = tuple(order) if order is not None else tuple(table.seats)
    for seat, holding in enumerate(seats):
        _give(table, seat, holding)
    gone = frozenset(gone)
    _lay_plants(table, market, top, under, aside, gone)
    table.busy = False
    _lay_fuel(table, fuel)
    _stack(table, gone, unseen, hidden)
    table.seating = tuple(table.seats)
    _take_turns(table, turn, moment.get("memory", ()))
    for name, value in moment.items():
        setattr(table, name, value)
    check(table)
    return table


def _lay_plants(
    table: Table,
    market: Iterable[Number] | None,
    top: Iterable[Number] | None,
    under: Iterable[Number],
    aside: Iterable[Number] | None,
    gone: frozenset[Number],
) -> None:
    table.under = list(under)
    if aside is not None:
        table.aside = tuple(aside)
    elif table.step > 1:
        table.aside = ()
    table.market = sorted(_smallest_plants(table, gone) if market is None else market)
    if aside is None and STEP3 in table.market:
        # They were shuffled with the rest of the stack when its last card came (A8).
        table.aside = ()
    if table.step == 3:
        table.step3_card = "gone"
    elif STEP3 in table.market:
        table.step3_card = "in-market"
    if top is not None:
        table.top = list(top)
    elif table.step == 3:
        table.top = []
    else:
        elsewhere = {*table.market, *table.under, *owned(table), *gone}
        table.top = [card for card in table.top if card not in elsewhere]


def _smallest_plants(table: Table, gone: frozenset[Number]) -> list[Number]:
    """As many as a market has, of those that are nowhere else and large enough."""
    known = {*gone, *owned(table), *table.under, *table.aside, *table.top}
    plants = [
        number
        for number in plants_in_game(table.setup.map)
        if number not in known and number > table.most_cities
    ]
    return plants[: STEP3_MARKET_SIZE if table.step == 3 else MARKET_SIZE]


def _give(table: Table, seat: int, holding: Holding) -> None:
    player = table.players[seat]
    player.money = holding.money
    player.plants = _in_order(table, seat, holding.plants)
    player.fuel = list(holding.fuel)
    player.transformer = holding.transformer
    player.pieces = holding.pieces or player.pieces
    for city in holding.cities:
        try:
            put_house(table, seat, city_named(table.land, city))
        except Expected as error:
            raise not_a_position(error.reason) from None


def _in_order(table: Table, seat: int, plants: Sequence[Number]) -> tuple[Number, ...]:
    """The smallest first; but one too many is the new one, and comes last (A3.4)."""
    is_one_too_many = len(plants) > table.setup.figures.max_plants
    old, new = (plants[:-1], plants[-1:]) if is_one_too_many else (plants, ())
    return (*sorted(old), *new)


def _lay_fuel(table: Table, fuel: Sequence[Sequence[int]] | None) -> None:
    """Lay out what is given; or as at the start, less what the seats have of it."""
    given = [*(fuel or ()), *(player.fuel for player in table.players)]
    if any(len(stock) != len(Fuel) for stock in given):
        raise bad_position(
            "stock_of_four", "a stock has one number for each of the four fuels"
        )
    if fuel is not None:
        table.fuel = [list(market) for market in fuel]
    else:
        for kind in Fuel:
            stored = sum(player.fuel[kind] for player in table.players)
            missing = max(0, stored - table.reserve[kind])
            for market in table.fuel:
                taken = min(missing, market[kind])
                market[kind] -= taken
                missing -= taken
    stocks = [*table.fuel, *(player.fuel for player in table.players)]
    table.reserve = [TOKENS[f] - sum(stock[f] for stock in stocks) for f in Fuel]


def _stack(
    table: Table,
    gone: Iterable[Number],
    unseen: Iterable[Number] | None,
    hidden: int | None,
) -> None:
    if unseen is None:
        known = {*gone, *cards_in_sight(table)}
        cards = shuffled_plants(table.setup) if table.step < 3 else []
        table.unseen = [card for card in cards if card not in known]
    else:
        table.unseen = sorted(unseen)
    removed = table.setup.figures.plants_removed if table.step < 3 else 0
    table.hidden = max(0, len(table.unseen) - removed) if hidden is None else hidden


def _take_turns(table: Table, turn: int | None, memory: tuple[Any, ...]) -> None:
    if table.phase in _IN_ORDER:
        seats = table.order
    elif table.phase == "building":
        seats = table.builders_as_begun(turn, memory)
    elif table.phase == "resources":
        seats = table.order[::-1]
    else:
        if table.phase == "early-cities":
            for _, robot in table.robots():
                robot.first_city.before_resources(table)
        return
    if turn is not None and turn in seats:
        seats = seats[seats.index(turn) :]
    elif turn is not None:
        raise bad_position(
            "seat_not_in_order",
            "turn={letter} is not in the order",
            letter=seat_letter(turn),
            seat=turn,
        )
    table.turn = seats[0] if seats else None
    table.waiting = seats if table.phase == "auction" else seats[1:]
    if table.phase == "resources" and len(table.fuel) == 1:
        table.buying_at = 0
