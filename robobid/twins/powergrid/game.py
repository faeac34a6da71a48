"""Ties the phases together: who may act, what an action does, what comes next."""

from __future__ import annotations

from typing import Any

from robobid.twins.jit import part, rare_part, small_part
from robobid.twins.powergrid import (
    auction,
    bureaucracy,
    discarding,
    network,
    promo,
    resources,
    setup,
    steps,
)
from robobid.twins.powergrid.actions import (
    ATTACH_TO,
    BAR_CITY,
    BID,
    BID_FOR_CITY,
    BID_FOR_RIGHT,
    BUY,
    CHANCE,
    CHOOSE_REGION,
    CONNECT,
    DEAL_PIECE,
    DISCARD_PLANT,
    DONE,
    DRAW,
    DRAW_LOT,
    DROP_TOKEN,
    END_OF,
    GO_TO,
    LOSE_TOKEN,
    MARK_CITY,
    NAME_CITY,
    NAME_MARKET,
    NAME_PLANT,
    NAME_REGION,
    NOBODY,
    OFFER,
    OPEN,
    PASS,
    PASS_FOR_CITY,
    PIECE,
    RAISE,
    RUN,
    RUN_PLANTS,
    SEAT,
    SETTLE_REGIONS,
    SIT_BEHIND,
    STRIKE_CITY,
    TAKE_CITY,
    TURN_CARD,
    VERB_OF,
    AnyAction,
    Choice,
    ask,
    ask_nobody,
)
from robobid.twins.powergrid.box import AnyBox, Lands
from robobid.twins.powergrid.ending import rank_seats
from robobid.twins.powergrid.robots import auction as robots_auction
from robobid.twins.powergrid.robots import dealing, early_cities, first_city
from robobid.twins.powergrid.robots import resources as robots_resources
from robobid.twins.powergrid.robots.acting import ask_robot
from robobid.twins.powergrid.robots.memory import note_after
from robobid.twins.powergrid.sets import has
from robobid.twins.powergrid.table import (
    AUCTION,
    BUILDING,
    EARLY_CITIES,
    INCOME,
    LOTS,
    NOTHING,
    OVER,
    PLANT_MARKET,
    REGIONS,
    RESOURCES,
    STEP_2,
    UNSOLD,
    AnyTable,
    seat_to_act,
)

# -- who may act --------------------------------------------------------------


@small_part
def decide(box: AnyBox, lands: Lands, table: AnyTable, choice: Choice) -> None:
    """The decision that the game waits for.

    A part of every game loop, as is all that is done often: to call it would take a
    WebAssembly module as long as what it does. So what is done seldom is apart.
    """
    phase = table.phase
    if phase == EARLY_CITIES:
        early_cities.ask_for_early_city(box, table, choice)
        return
    seat = seat_to_act(table)
    if seat != NOTHING and has(box.robots, seat):
        ask_robot(box, table, seat, choice)
    elif table.auctioned != NOTHING:
        auction.ask_for_bid(table, seat, choice)
    elif table.owed != NOTHING:
        discarding.ask_for_what_is_owed(table, seat, choice)
    elif table.draws:
        ask(choice, CHANCE, TURN_CARD, table.unseen, 0)
    elif phase == AUCTION:
        auction.ask_for_opening(box, table, seat, choice)
    elif phase == RESOURCES:
        resources.ask_for_fuel(box, table, seat, choice)
    elif phase == BUILDING:
        network.ask_for_house(box, table, seat, choice)
    elif phase == INCOME:
        bureaucracy.ask_for_plants_to_run(box, table, seat, choice)
    elif phase == OVER:
        ask_nobody(choice)
    else:
        decide_set_up(box, lands, table, choice)


@rare_part
def decide_set_up(box: AnyBox, lands: Lands, table: AnyTable, choice: Choice) -> None:
    """What is decided before the game begins."""
    if box.robots and dealing.ask_for_set_up(box, table, choice):
        return
    if table.phase == REGIONS:
        setup.ask_for_region(box, lands, table, choice)
    elif table.phase == LOTS:
        setup.ask_for_lot(box, table, choice)


@part
def is_option(box: AnyBox, choice: Choice, action: AnyAction) -> bool:
    """May this be done now, by this seat?"""
    if action.seat != choice.seat or choice.seat == NOBODY:
        return False
    verb, on, amount = action.verb, action.on, action.amount
    if choice.is_forced:
        return bool(verb == choice.verb and on == choice.on and amount == choice.amount)
    kind = choice.kind
    if choice.may_end and verb == END_OF[kind]:
        return True
    if verb != VERB_OF[kind]:
        return False
    if kind in (RAISE, BID_FOR_RIGHT) or verb == SETTLE_REGIONS:
        return bool(choice.least <= amount <= choice.most)
    if on < 0 or on > 63 or not has(choice.options, on):
        return False
    if kind == OPEN:
        return bool(box.min_bid[on] <= amount <= choice.most)
    if kind == RUN_PLANTS:
        return 0 <= amount < 64 and has(choice.burns[on], amount)
    return kind not in (PIECE, SEAT) or bool(amount == choice.about)


# -- what an action does ------------------------------------------------------


@small_part
def carry_out(
    box: AnyBox, lands: Lands, table: AnyTable, choice: Choice, action: Any
) -> None:
    """Do what an action says, and then everything that needs no choice."""
    verb, seat, on = action.verb, action.seat, action.on
    if verb == BID:
        auction.raise_bid(box, table, seat, action.amount)
    elif verb == PASS:
        if table.auctioned == NOTHING:
            auction.pass_opening(table, seat)
        else:
            auction.drop_out(box, table)
    elif verb == OFFER:
        auction.open_auction(box, table, seat, on, action.amount)
    elif verb == BUY:
        resources.buy_token(box, table, seat, on)
    elif verb == DONE:
        if table.phase == INCOME:
            bureaucracy.collect_income(box, table, seat)
        else:
            table.turn = NOTHING
    elif verb == CONNECT:
        network.build_house(box, lands, table, seat, on)
    elif verb == RUN:
        bureaucracy.run_plant(box, table, seat, on, action.amount)
    elif verb == DRAW:
        steps.draw_hidden_card(box, table, on)
    elif verb == DISCARD_PLANT:
        discarding.discard_plant(box, table, seat, on)
    elif verb == GO_TO:
        table.buying_at = on
    else:
        carry_out_other(box, lands, table, action)
    if choice.is_forced:
        note_after(table, choice)
    if verb not in (BUY, RUN, GO_TO):
        go_on(box, table, choice)


@rare_part
def carry_out_other(
    box: AnyBox, lands: Lands, table: AnyTable, action: AnyAction
) -> None:
    """What is done seldom: at set-up, with promo cards, and for robots."""
    verb, seat, on = action.verb, action.seat, action.on
    if verb == DROP_TOKEN:
        discarding.drop_token(table, seat, on)
    elif verb == LOSE_TOKEN:
        discarding.drop_token(table, table.owing, on)
    elif verb == ATTACH_TO:
        promo.attach_transformer(table, seat, on)
    elif verb == CHOOSE_REGION:
        setup.choose_region(box, lands, table, on)
    elif verb == SETTLE_REGIONS:
        setup.settle_regions(box, lands, table, action.amount)
    elif verb == DRAW_LOT:
        setup.draw_lot(box, table, on)
    elif verb == DEAL_PIECE:
        dealing.deal_piece(box, table, action.amount, on)
    elif verb == SIT_BEHIND:
        dealing.seat_robot(table, action.amount, on)
    elif verb == NAME_PLANT:
        robots_auction.name_plant(table, on)
    elif verb == NAME_MARKET:
        robots_resources.name_market(table, on)
    elif verb == NAME_REGION:
        first_city.name_region(table, on)
    elif verb == BAR_CITY:
        first_city.bar_city(table, on)
    elif verb == NAME_CITY:
        first_city.name_city(box, table, on)
    elif verb == STRIKE_CITY:
        first_city.strike_city(box, table, on)
    elif verb == BID_FOR_CITY:
        first_city.go_on_bidding(box, table, seat, action.amount)
    elif verb == PASS_FOR_CITY:
        first_city.go_on_bidding(box, table, seat, NOTHING)
    elif verb == MARK_CITY:
        early_cities.mark_city(box, table, on)
    elif verb == TAKE_CITY:
        network.build_house(box, lands, table, table.turn, on)
        early_cities.leave_marks(box, table, on)


@rare_part
def decide_apart(box: AnyBox, lands: Lands, table: AnyTable, choice: Choice) -> None:
    """As `decide`, for who does it seldom."""
    decide(box, lands, table, choice)


@rare_part
def carry_out_apart(
    box: AnyBox, lands: Lands, table: AnyTable, choice: Choice, action: Any
) -> None:
    """As `carry_out`, for who does it seldom."""
    carry_out(box, lands, table, choice, action)


# -- what comes next ----------------------------------------------------------


@part
def go_on(box: AnyBox, table: AnyTable, choice: Choice) -> None:
    """Go through the round until somebody has to choose, or chance."""
    while table.auctioned == NOTHING and table.owed == NOTHING:
        if table.draws:
            if not steps.draw_known_card(box, table):
                return
        elif steps.has_too_small_plant(box, table):
            steps.replace_smallest(box, table)
        elif table.turn != NOTHING or table.phase in (REGIONS, LOTS, EARLY_CITIES):
            return
        else:
            next_phase(box, table)
            if table.phase == OVER:
                rank_seats(box, table, choice)
                return


@small_part
def next_phase(box: AnyBox, table: AnyTable) -> None:
    """A turn has ended: the next one of this phase, or the next phase."""
    phase = table.phase
    if phase == AUCTION:
        auction.next_opening(box, table)
    elif phase == UNSOLD:
        auction.end_of_auctions(box, table)
    elif phase == RESOURCES:
        resources.next_buyer(box, table)
    elif phase == BUILDING:
        network.next_builder(box, table)
    elif phase == STEP_2:
        network.end_of_phase_4(table)
    elif phase == INCOME:
        bureaucracy.next_income(box, table)
    elif phase == PLANT_MARKET:
        bureaucracy.end_of_round(box, table)
