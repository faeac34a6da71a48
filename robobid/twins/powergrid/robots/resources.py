"""Phase 3: what a robot buys (C4, pieces R)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import (
    BUY,
    BUY_FUEL,
    CHANCE,
    DONE,
    FOR_ROBOT_MARKET,
    GO_TO,
    GO_TO_MARKET,
    POPPED,
    REPLACED,
    Choice,
    ask,
    force,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import EMPTY, last
from robobid.twins.powergrid.robots.memory import (
    CHEAP,
    FUEL,
    MARKET,
    MAXIMUM,
    SCARCEST,
    add_word,
    begin_memory,
    first_word,
)
from robobid.twins.powergrid.robots.purchase import (
    ALL_FUELS,
    begin_purchase,
    buy_normally,
    buy_some,
    may_buy,
    put_on_list,
)
from robobid.twins.powergrid.robots.talent import FUEL_PIECE
from robobid.twins.powergrid.sets import NONE, lowest, only, size
from robobid.twins.powergrid.storage import most_produced
from robobid.twins.powergrid.table import FUELS, NOTHING, AnyTable

CHEAP_BELOW: Final = 5
URANIUM: Final = 3
URANIUM_COUNTS: Final = 3
ALL_TOKENS: Final = 1 << 20
(
    NORMAL_AND_CHEAP,
    MAXIMUM_PIECE,
    MAXIMUM_IF_FIRST,
    NORMAL,
    NORMAL_AND_SCARCEST,
    MAXIMUM_IN_EVEN_ROUNDS,
) = range(1, 7)


@part
def plan(box: AnyBox, table: AnyTable, seat: int, market: int, choice: Choice) -> None:
    """The whole purchase that its piece asks for, in one market (pieces R)."""
    begin_purchase(box, table, seat, market, choice)
    piece = table.pieces[seat, FUEL_PIECE]
    is_maximum = piece == MAXIMUM_PIECE
    if piece == MAXIMUM_IF_FIRST:
        is_maximum = last(table.order) == seat
    elif piece == MAXIMUM_IN_EVEN_ROUNDS:
        is_maximum = table.round % 2 == 0
    # The other reading makes the normal purchase before the maximum, too (D14).
    if not is_maximum or box.readings.d14:
        buy_normally(box, table, seat, market, choice)
    if is_maximum or piece == NORMAL_AND_CHEAP:
        why = MAXIMUM if is_maximum else CHEAP
        below = ALL_TOKENS if is_maximum else CHEAP_BELOW
        buy_some(box, table, seat, market, choice, ALL_FUELS, ALL_TOKENS, why, below)
    if piece == NORMAL_AND_SCARCEST:
        fuel = scarcest(box, market, choice)
        while fuel != NOTHING and may_buy(box, table, seat, market, choice, fuel):
            put_on_list(box, table, seat, market, choice, fuel, SCARCEST)


@small_part
def scarcest(box: AnyBox, market: int, choice: Choice) -> int:
    """The kind of which fewest tokens are left, uranium counted three times (D16).

    NOTHING if two kinds share that. Only kinds that this market sells are counted.
    """
    found, least = NOTHING, ALL_TOKENS
    for fuel in range(FUELS):
        if box.ladder_size[market, fuel]:
            count = choice.plan_tokens[market, fuel]
            count *= URANIUM_COUNTS if fuel == URANIUM else 1
            if count < least:
                found, least = fuel, count
            elif count == least:
                found = NOTHING
    return found


# -- the turn -----------------------------------------------------------------


@part
def buy_or_stop(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """It buys what it has planned, token by token; of markets it picks one first."""
    if table.buying_at == NOTHING:
        choose_market(box, table, seat, choice)
    elif table.stage == FUEL:
        if table.word < table.words_end:
            fuel = first_word(table) % FUELS
            force(choice, seat, BUY_FUEL, BUY, fuel, 0)
            choice.then = POPPED
        else:
            force(choice, seat, BUY_FUEL, DONE, 0, 0)
    else:
        market = table.buying_at
        plan(box, table, seat, market, choice)
        if choice.plan_size[market]:
            fuel = whole(choice.plan_words[market, 0]) % FUELS
            force(choice, seat, BUY_FUEL, BUY, fuel, 0)
            remember_plan(choice, market, 1)
        else:
            force(choice, seat, BUY_FUEL, DONE, 0, 0)


@small_part
def remember_plan(choice: Choice, market: int, first: int) -> None:
    """It will remember what it still wants to buy."""
    choice.then = REPLACED
    choice.then_stage = FUEL
    choice.then_built = 0
    choice.then_size = choice.plan_size[market] - first
    for at in range(first, choice.plan_size[market]):
        choice.then_words[at - first] = choice.plan_words[market, at]


# -- two markets --------------------------------------------------------------


@small_part
def choose_market(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """The market after which its plants can supply more cities (C4 Korea, D17).

    Among equals where it pays less; then chance. If it would buy nothing, it needs no
    market.
    """
    equal, most, least, tokens = NONE, -1, 0, 0
    for market in range(box.markets):
        plan(box, table, seat, market, choice)
        cities = most_produced(box, table, seat, choice.plan_stock[market], choice)
        paid = choice.plan_paid[market]
        if cities > most or (cities == most and paid < least):
            equal, most, least, tokens = NONE, cities, paid, 0
        if cities == most and paid == least:
            equal |= only(market)
            tokens += choice.plan_size[market]
    if table.stage == MARKET:
        go(seat, first_word(table), choice)
    elif tokens == 0:
        force(choice, seat, BUY_FUEL, DONE, 0, 0)
    elif size(equal) > 1:
        ask(choice, CHANCE, FOR_ROBOT_MARKET, equal, 0)
    else:
        go(seat, lowest(equal), choice)


@small_part
def go(seat: int, market: int, choice: Choice) -> None:
    """It buys in this market."""
    force(choice, seat, GO_TO_MARKET, GO_TO, market, 0)
    remember_plan(choice, market, 0)


@small_part
def name_market(table: AnyTable, market: int) -> None:
    """Chance has said in which of two equal markets it buys."""
    begin_memory(table, MARKET, EMPTY)
    add_word(table, market)
