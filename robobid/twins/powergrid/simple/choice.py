"""What `simple` does: the module for each kind of decision says it."""

from __future__ import annotations

from robobid.twins.jit import part, rare_part, small_part
from robobid.twins.powergrid.actions import (
    ADD_REGION,
    BID_FOR_CITY,
    BID_FOR_RIGHT,
    BUILD,
    BUY_FUEL,
    CHOOSE_REGION,
    FOR_ROBOT_CITY,
    FOR_ROBOT_PLANT,
    GIVE_UP_PLANT,
    GIVE_UP_TOKEN,
    GO_TO_MARKET,
    LAY_TRANSFORMER,
    NAME_PLANT,
    OPEN,
    PASS_FOR_CITY,
    RAISE,
    RUN_PLANTS,
    VERB_OF,
    AnyAction,
    Choice,
)
from robobid.twins.powergrid.box import AnyBox, Lands
from robobid.twins.powergrid.sets import but_lowest, lowest
from robobid.twins.powergrid.simple import cities, fuel, plants
from robobid.twins.powergrid.simple.sheet import Judgement, Sheet
from robobid.twins.powergrid.table import AnyTable


@rare_part
def choose_simply(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """What to do about any decision of a person."""
    kind = choice.kind
    action.seat = choice.seat
    if kind == OPEN:
        plants.open_auction(box, table, by, sheet, choice, action)
    elif kind == RAISE:
        plants.bid(box, table, by, sheet, choice, action)
    elif kind == BUY_FUEL:
        fuel.buy(box, table, by, sheet, choice, action)
    elif kind == BUILD:
        cities.build(box, lands, table, by, sheet, choice, action)
    elif kind == RUN_PLANTS:
        fuel.run(box, table, choice, action)
    elif kind == GIVE_UP_PLANT:
        plants.discard(box, table, by, sheet, choice, action)
    elif kind == GIVE_UP_TOKEN:
        fuel.drop(by, choice, action)
    elif kind == LAY_TRANSFORMER:
        plants.attach(box, table, by, sheet, choice, action)
    elif kind == GO_TO_MARKET:
        fuel.go_to_market(box, table, by, sheet, choice, action)
    elif kind == ADD_REGION:
        action.verb = CHOOSE_REGION
        action.on = cities.best_region(box, table, choice.options)
        action.amount = 0
    else:
        choose_for_robot(box, lands, table, by, sheet, choice, action)


@part
def choose_for_robot(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """The plant or city that serves the robot worst; one's own city is the best."""
    kind = choice.kind
    action.on = action.amount = 0
    if kind == BID_FOR_RIGHT:
        # To name a robot's city is worth nothing that must be paid for.
        is_free = choice.least == 0
        is_bid = is_free or choice.may_end == 0
        action.verb = BID_FOR_CITY if is_bid else PASS_FOR_CITY
        action.amount = choice.least if is_bid else 0
    elif kind == FOR_ROBOT_PLANT:
        action.verb = NAME_PLANT
        action.on = weakest(box, choice)
    else:
        action.verb = VERB_OF[kind]
        action.on = cities.best_place(
            box,
            lands,
            table,
            by,
            choice.options,
            sheet,
            int(kind == FOR_ROBOT_CITY),
        )


@small_part
def weakest(box: AnyBox, choice: Choice) -> int:
    """Few cities, and among those the dearest plant."""
    options = choice.options
    found = lowest(options)
    while options:
        plant = lowest(options)
        options = but_lowest(options)
        if box.supplies[plant] <= box.supplies[found]:
            found = plant
    return found
