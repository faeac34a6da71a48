"""What can be done, and what is to be decided: numbers for the rules' actions."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import small_part
from robobid.twins.powergrid.sets import NONE
from robobid.twins.powergrid.table import (
    FUEL_SETS,
    FUELS,
    MOST_CITIES,
    MOST_MARKETS,
    NOTHING,
    ROOM_FOR_CARDS,
)

CHANCE: Final = -1
NOBODY: Final = -2
"""Who is to act when the game is over."""

(
    PASS,
    DONE,
    PASS_FOR_CITY,
    OFFER,
    BID,
    DISCARD_PLANT,
    DROP_TOKEN,
    ATTACH_TO,
    GO_TO,
    BUY,
    CONNECT,
    RUN,
    CHOOSE_REGION,
    NAME_PLANT,
    NAME_MARKET,
    NAME_REGION,
    NAME_CITY,
    BAR_CITY,
    STRIKE_CITY,
    MARK_CITY,
    TAKE_CITY,
    BID_FOR_CITY,
    LOSE_TOKEN,
    DRAW,
    SETTLE_REGIONS,
    DRAW_LOT,
    DEAL_PIECE,
    SIT_BEHIND,
) = range(28)
"""The verbs of actions."""

KINDS: Final = (
    "open",
    "bid",
    "discard",
    "drop",
    "attach",
    "market",
    "fuel",
    "build",
    "run",
    "region",
    "robot-plant",
    "robot-market",
    "robot-region",
    "robot-city",
    "veto",
    "strike",
    "mark",
    "take",
    "city-bid",
    "lose",
    "draw",
    "regions",
    "lot",
    "piece",
    "seat",
)
"""What a decision is about."""
(
    OPEN,
    RAISE,
    GIVE_UP_PLANT,
    GIVE_UP_TOKEN,
    LAY_TRANSFORMER,
    GO_TO_MARKET,
    BUY_FUEL,
    BUILD,
    RUN_PLANTS,
    ADD_REGION,
    FOR_ROBOT_PLANT,
    FOR_ROBOT_MARKET,
    FOR_ROBOT_REGION,
    FOR_ROBOT_CITY,
    VETO,
    STRIKE,
    MARK,
    TAKE,
    BID_FOR_RIGHT,
    LOSE,
    TURN_CARD,
    ALL_REGIONS,
    LOT,
    PIECE,
    SEAT,
) = range(len(KINDS))

VERB_OF: Final = np.array(
    [
        *(OFFER, BID, DISCARD_PLANT, DROP_TOKEN, ATTACH_TO, GO_TO, BUY, CONNECT, RUN),
        *(CHOOSE_REGION, NAME_PLANT, NAME_MARKET, NAME_REGION, NAME_CITY, BAR_CITY),
        *(STRIKE_CITY, MARK_CITY, TAKE_CITY, BID_FOR_CITY, LOSE_TOKEN, DRAW),
        *(SETTLE_REGIONS, DRAW_LOT, DEAL_PIECE, SIT_BEHIND),
    ],
    np.int64,
)
"""What is done about each kind of decision ..."""
_ENDS: Final = {
    **dict.fromkeys((GO_TO_MARKET, BUY_FUEL, BUILD, RUN_PLANTS), DONE),
    BID_FOR_RIGHT: PASS_FOR_CITY,
}
END_OF: Final = np.array([_ENDS.get(kind, PASS) for kind in range(len(KINDS))])
"""... and the way to do nothing, where that is possible."""

ACTION: Final = np.dtype(
    [
        ("seat", "i8"),
        ("verb", "i8"),
        # The card, city, fuel, market, region, seat or piece that it is about.
        ("on", "i8"),
        # A bid; of a plant that runs, which of its mixes is burnt; of a piece or a
        # seat at the table, whose it is; of all regions, which choice.
        ("amount", "i8"),
    ]
)

CLEARED, POPPED, REPLACED = range(3)
"""What a robot remembers after it has acted: nothing, one word less, or other words."""
MOST_PLANTS: Final = 8

CHOICE: Final = np.dtype(
    [
        ("seat", "i8"),
        ("kind", "i8"),
        ("may_end", "i8"),  # may one pass, or be done?
        ("options", "u8"),  # what it may be about
        ("least", "i8"),  # bids, or choices of regions, from this ...
        ("most", "i8"),  # ... to that
        ("about", "i8"),  # the seat that gets a piece or a place
        ("burns", "u8", (ROOM_FOR_CARDS,)),  # for each plant that may run, its mixes
        # What a robot does, if it is a robot that acts, and what it remembers then.
        ("is_forced", "i8"),
        ("verb", "i8"),
        ("on", "i8"),
        ("amount", "i8"),
        ("then", "i8"),
        ("then_stage", "i8"),
        ("then_built", "i8"),
        ("then_size", "i8"),
        ("then_words", "u2", (MOST_CITIES,)),
        # Room to think: ways to run plants ...
        ("depth", "i8"),
        ("run_count", "i8"),
        ("run_plants", "i8", (MOST_PLANTS,)),
        ("run_at", "i8", (MOST_PLANTS,)),
        ("run_burn", "i8", (MOST_PLANTS,)),
        ("run_fuel", "i8", (FUELS,)),
        ("run_room", "i2", (FUEL_SETS,)),
        # ... what a robot would buy in each market ...
        ("plan_money", "i8", (MOST_MARKETS,)),
        ("plan_paid", "i8", (MOST_MARKETS,)),
        ("plan_size", "i8", (MOST_MARKETS,)),
        ("plan_stock", "i8", (MOST_MARKETS, FUELS)),
        ("plan_tokens", "i8", (MOST_MARKETS, FUELS)),
        ("plan_words", "u2", (MOST_MARKETS, MOST_CITIES)),
        # ... and which plants lack what.
        ("lacking", "i8", (MOST_PLANTS,)),
        ("lacks", "i8", (MOST_PLANTS,)),
        ("spare", "i8", (FUELS,)),
    ],
    align=True,
)

AnyAction = Any
"""An action inside compiled code: an element of an array of `ACTION`."""
Choice = Any
"""A decision inside compiled code: an element of an array of `CHOICE`."""


def new_choice() -> NDArray[Any]:
    """Room for one decision."""
    return np.zeros(1, CHOICE)


@small_part
def ask(choice: Choice, seat: int, kind: int, options: Any, may_end: int) -> None:
    """A seat, or chance, has to choose between these."""
    choice.seat = seat
    choice.kind = kind
    choice.options = options
    choice.may_end = may_end
    choice.is_forced = 0


@small_part
def ask_amount(choice: Choice, seat: int, kind: int, least: int, most: int) -> None:
    """A seat names an amount, or passes."""
    ask(choice, seat, kind, NONE, 1)
    choice.least = least
    choice.most = most


@small_part
def force(
    choice: Choice, seat: int, kind: int, verb: int, on: int, amount: int
) -> None:
    """A robot does this, and remembers nothing afterwards."""
    ask(choice, seat, kind, NONE, 0)
    choice.is_forced = 1
    choice.verb = verb
    choice.on = on
    choice.amount = amount
    choice.then = CLEARED


@small_part
def ask_nobody(choice: Choice) -> None:
    """The game is over."""
    ask(choice, NOBODY, NOTHING, NONE, 0)
