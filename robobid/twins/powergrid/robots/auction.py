"""Phase 2: how a robot opens, bids and discards (C3); `wanting` says for what."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import (
    BID,
    CHANCE,
    DISCARD_PLANT,
    FOR_ROBOT_PLANT,
    GIVE_UP_PLANT,
    LOSE,
    OFFER,
    OPEN,
    PASS,
    RAISE,
    Choice,
    ask,
    force,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.discarding import fuels_to_drop, plants_to_discard
from robobid.twins.powergrid.queues import EMPTY
from robobid.twins.powergrid.robots.memory import (
    PLANT,
    add_word,
    begin_memory,
    first_word,
)
from robobid.twins.powergrid.robots.persons import (
    ask_for_robot,
    first_player,
    last_player,
)
from robobid.twins.powergrid.robots.talent import AUCTION_PIECE
from robobid.twins.powergrid.robots.wanting import (
    FIRST_OFFERED,
    aim,
    can_pay,
    limit,
    takes_part,
    wanted,
)
from robobid.twins.powergrid.sets import NONE, has, lowest, size
from robobid.twins.powergrid.table import NOTHING, AnyTable


@part
def open_or_pass(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """It opens on its aim at the least bid; it never passes otherwise (C3)."""
    plants = wanted(box, table, seat)
    if plants == NONE:
        force(choice, seat, OPEN, PASS, 0, 0)
        return
    plant = lowest(plants) if size(plants) == 1 else aim(box, table, seat, plants)
    if plant == NOTHING and table.stage == PLANT:
        plant = first_word(table)
    if plant != NOTHING:
        force(choice, seat, OPEN, OFFER, plant, box.min_bid[plant])
        return
    # A2: the first player names the plant; A6: the last one does.
    if table.pieces[seat, AUCTION_PIECE] == FIRST_OFFERED:
        chooser = first_player(box, table)
    else:
        chooser = last_player(box, table)
    ask_for_robot(box, choice, chooser, FOR_ROBOT_PLANT, plants)


@small_part
def name_plant(table: AnyTable, plant: int) -> None:
    """Somebody has said what the robot opens on (A2, A6)."""
    begin_memory(table, PLANT, EMPTY)
    add_word(table, plant)


@part
def bid_or_drop(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """One more than the standing bid, as far as piece and money allow (C3)."""
    plant, bid = table.auctioned, table.bid + 1
    if table.pieces[seat, AUCTION_PIECE] == FIRST_OFFERED:
        # Only a real table that is entered in the middle of an auction comes to this.
        if has(wanted(box, table, seat), plant):
            force(choice, seat, RAISE, BID, 0, box.min_bid[plant])
        else:
            force(choice, seat, RAISE, PASS, 0, 0)
    elif (
        takes_part(box, table, seat, plant)
        and bid <= limit(box, table, seat, plant)
        and can_pay(box, table, seat, bid)
    ):
        force(choice, seat, RAISE, BID, 0, bid)
    else:
        force(choice, seat, RAISE, PASS, 0, 0)


@small_part
def discard(table: AnyTable, seat: int, choice: Choice) -> None:
    """A plant too many: the smallest number goes, never the new one (C3, D43)."""
    plant = lowest(plants_to_discard(table, seat))
    force(choice, seat, GIVE_UP_PLANT, DISCARD_PLANT, plant, 0)


@small_part
def losing(table: AnyTable, seat: int, choice: Choice) -> None:
    """Fuel does not all fit: as little as possible goes, chance says what (D44)."""
    ask(choice, CHANCE, LOSE, fuels_to_drop(table, seat), 0)
