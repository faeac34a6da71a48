"""Who bids in imagined games: a mechanic, or a policy that was learned by playing.

A policy looks at what the mechanic works out about every bid, and at where the round
stands, through a small network: one layer for all bids alike, then a share for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.auction import bid_power
from robobid.twins.fzzzt.box import SEATS, AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.mechanic.compiled import (
    chance_to_win,
    choose_bid,
    cost_of,
    denied_to_all,
    judge_everybody,
    list_bids,
    power_at_place,
    price_of_power,
    recall_holdings,
    rounds_to_come,
    worth_of,
)
from robobid.twins.fzzzt.mechanic.sheet import BIDS, Sheet
from robobid.twins.fzzzt.players import JUDGEMENT
from robobid.twins.fzzzt.sets import Cards, copy_all, is_empty, size
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.jit import part, small_part, whole
from robobid.twins.judgement import Judgement
from robobid.twins.luck import Luck, bits
from robobid.twins.powers import exp

ROUND: Final = (
    "one",  # always 1
    "rounds",  # rounds to come
    "auctions",  # cards on the belt behind this one
    "rivals",  # others who hold cards
    "laid",  # of them, those whose bid lies there
    "hand_power",
    "hand",  # cards in hand
    "worth",  # what the card is worth to the seat ...
    "denied",  # ... and that no other gets it
    "price",  # what a point of power will buy in the rest of the round
    "best_later",  # the best card behind this one, and all of them
    "all_later",
    "likely_power",  # of the strongest rival
    "most",  # the most that any rival can bid
    "likely_most",
    "wish",  # what the card is worth to the rival who wants it most
)
BID: Final = (
    "chance",  # to win the card, as a mechanic judges
    "promise",  # what it gains on average, as a mechanic judges
    "cost",
    "power",
    "cards",
    "ahead",  # of the most that any rival is likely to bid
    "surely",  # it wins for sure
    "weakest",  # of all bids
    "share",  # of the power of the hand that is spent
    "last",  # no card is left in hand
)
CONTEXT: Final = len(ROUND)
NUMBERS: Final = CONTEXT + len(BID)
HIDDEN: Final = 24
(
    ONE,
    ROUNDS,
    AUCTIONS,
    RIVALS,
    LAID,
    HAND_POWER,
    HAND,
    WORTH,
    DENIED,
    PRICE,
    BEST_LATER,
    ALL_LATER,
    LIKELY_POWER,
    MOST,
    LIKELY_MOST,
    WISH,
    CHANCE_TO_WIN,
    PROMISE,
    COST,
    POWER,
    CARDS,
    AHEAD,
    SURELY,
    WEAKEST,
    SHARE,
    LAST,
) = range(NUMBERS)

BIDDER: Final = np.dtype(
    [
        ("judgement", JUDGEMENT),
        # Whether it bids by the policy below; it builds by its judgement.
        ("is_learned", "i8"),
        # Whether it bids so in the auction that is on only, and then as oneself.
        ("is_foretold", "i8"),
        ("inner", "f8", (NUMBERS, HIDDEN)),
        ("outer", "f8", (HIDDEN,)),
        ("straight", "f8", (NUMBERS,)),
        # Room to think on: the numbers of the round and of a bid, what the layer says
        # of the round, and the weight of every bid.
        ("row", "f8", (NUMBERS,)),
        ("common", "f8", (HIDDEN,)),
        ("weight", "f8", (BIDS,)),
        ("total", "f8"),
    ],
    align=True,
)

Bidder = Any
"""A bidder inside compiled code: an element of an array of `BIDDER`."""


class Policy(NamedTuple):
    """The weights of a policy, and the judgement by which its numbers are made."""

    judgement: Judgement
    inner: NDArray[np.float64]
    outer: NDArray[np.float64]
    straight: NDArray[np.float64]
    is_foretold: bool = False
    """Whether it says what a rival lays now, but not how one plays on well."""

    @classmethod
    def of(cls, judgement: Judgement, plain: Mapping[str, Any]) -> Policy:
        """From a file."""
        inner, outer, straight = (
            np.array(plain[name]) for name in ("inner", "outer", "straight")
        )
        return cls(judgement, inner, outer, straight)


def bidders_of(bidders: Sequence[Judgement | Policy]) -> NDArray[Any]:
    """Bidders as compiled code knows them."""
    array = np.zeros(len(bidders), BIDDER)
    for row, bidder in zip(array, bidders, strict=True):
        if isinstance(bidder, Policy):
            row["judgement"] = tuple(bidder.judgement)
            row["is_learned"] = 1
            row["inner"] = bidder.inner
            row["outer"] = bidder.outer
            row["straight"] = bidder.straight
            row["is_foretold"] = bidder.is_foretold
        else:
            row["judgement"] = tuple(bidder)
    return array


def one_each(bidders: NDArray[Any]) -> NDArray[np.int64]:
    """Tickets by which any bidder is as likely as any other, at every seat."""
    return np.array([list(range(len(bidders)))] * SEATS, np.int64)


@part
def bid_as(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    bidder: Bidder,
    luck: Luck,
    sheet: Sheet,
    desk: Desk,
    chosen: Cards,
) -> None:
    """What a bidder lays; a policy rolls a die once, whatever it may lay."""
    if not bidder.is_learned:
        choose_bid(box, table, seat, bidder.judgement, sheet, desk, chosen)
        return
    most = weigh_shares(box, table, seat, bidder, sheet, desk)
    left = (bits(luck) >> np.uint64(11)) * 2.0**-53 * bidder.total
    for place in range(most + 1):
        if sheet.bid_size[place]:
            copy_all(sheet.bid[place], chosen)
            left -= bidder.weight[place]
            if left < 0.0:
                return


@part
def weigh_shares(
    box: AnyBox, table: AnyTable, seat: int, bidder: Bidder, sheet: Sheet, desk: Desk
) -> int:
    """How often each bid should be laid, by its place; gives the last place."""
    most = look_at_round(box, table, seat, bidder, sheet, desk)
    for neuron in range(HIDDEN):
        bidder.common[neuron] = 0.0
        for number in range(CONTEXT):
            bidder.common[neuron] += bidder.row[number] * bidder.inner[number, neuron]
    weakest = first_place(sheet)
    greatest = -np.inf
    for place in range(most + 1):
        if sheet.bid_size[place]:
            look_at_bid(box, table, seat, place, weakest, bidder, sheet)
            bidder.weight[place] = answer(bidder)
            greatest = max(greatest, bidder.weight[place])
    total = 0.0
    for place in range(most + 1):
        if sheet.bid_size[place]:
            bidder.weight[place] = exp(bidder.weight[place] - greatest)
            total += bidder.weight[place]
    bidder.total = total
    return most


@small_part
def answer(bidder: Bidder) -> float:
    """What the network says of a bid."""
    said = 0.0
    for number in range(CONTEXT, NUMBERS):
        said += bidder.row[number] * bidder.straight[number]
    for neuron in range(HIDDEN):
        stirred = bidder.common[neuron]
        for number in range(CONTEXT, NUMBERS):
            stirred += bidder.row[number] * bidder.inner[number, neuron]
        if stirred > 0.0:
            said += stirred * bidder.outer[neuron]
    return said


@small_part
def first_place(sheet: Sheet) -> int:
    """Where the weakest bid is."""
    place = 0
    while not sheet.bid_size[place]:
        place += 1
    return place


@part
def look_at_round(
    box: AnyBox, table: AnyTable, seat: int, bidder: Bidder, sheet: Sheet, desk: Desk
) -> int:
    """Write what is so whatever is bid, and list all bids; gives the last place."""
    row, judgement = bidder.row, bidder.judgement
    recall_holdings(box, table, seat, sheet, desk)
    mind = sheet.minds[seat]
    head = whole(table.belt[table.head])
    worth = worth_of(box, table, head, judgement, mind, desk)
    judge_everybody(box, table, seat, judgement, sheet, desk)
    later = best = 0.0
    for at in range(table.head + 1, table.end):
        card = whole(table.belt[at])
        found = max(0.0, worth_of(box, table, card, judgement, mind, desk))
        later += found
        best = max(best, found)
    later += judgement.typical_worth * table.face_down
    power = 1.0
    for number in range(LIKELY_POWER, CONTEXT):
        row[number] = 0.0
    row[RIVALS] = row[LAID] = 0.0
    for other in range(box.players):
        power += sheet.likely_power[other]
        if sheet.is_rival[other]:
            row[RIVALS] += 0.25
            if table.rules.bids_in_turn and not is_empty(table.bid[other]):
                row[LAID] += 0.25
            likely = sheet.likely_power[other] / 10
            row[LIKELY_POWER] = max(row[LIKELY_POWER], likely)
            row[MOST] = max(row[MOST], sheet.most[other] / 10)
            expected = sheet.likely_most[other] / 10
            row[LIKELY_MOST] = max(row[LIKELY_MOST], expected)
            row[WISH] = max(row[WISH], sheet.wish[other] / 10)
    row[ONE] = 1.0
    row[ROUNDS] = rounds_to_come(box, table) / 5
    row[AUCTIONS] = (table.face_down + table.end - table.head - 1) / 8
    row[HAND_POWER] = bid_power(box, table.rules, table.hand[seat]) / 10
    row[HAND] = size(table.hand[seat]) / 6
    row[WORTH] = worth / 10
    row[DENIED] = denied_to_all(box, judgement, sheet) / 10
    row[PRICE] = price_of_power(later, power, judgement)
    row[BEST_LATER] = best / 10
    row[ALL_LATER] = later / 20
    return whole(list_bids(box, table.rules, table.hand[seat], sheet))


@part
def look_at_bid(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    place: int,
    weakest: int,
    bidder: Bidder,
    sheet: Sheet,
) -> None:
    """Write what is so of one bid."""
    row, judgement = bidder.row, bidder.judgement
    power = whole(power_at_place(table.rules, place))
    spent, cards = sheet.spent[place], sheet.bid_size[place]
    chance = chance_to_win(box, table, seat, power, judgement, sheet)
    cost = cost_of(row[PRICE], spent, cards, judgement) / 10
    row[CHANCE_TO_WIN] = chance
    row[PROMISE] = chance * (row[WORTH] + row[DENIED] - cost)
    row[COST] = cost
    row[POWER] = power / 10
    row[CARDS] = cards / 6
    row[AHEAD] = power / 10 - row[LIKELY_MOST]
    row[SURELY] = 1.0 if chance == 1.0 else 0.0
    row[WEAKEST] = 1.0 if place == weakest else 0.0
    row[SHARE] = spent / max(1.0, 10 * row[HAND_POWER])
    row[LAST] = 1.0 if cards == size(table.hand[seat]) else 0.0
