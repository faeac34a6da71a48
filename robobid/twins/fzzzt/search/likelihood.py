"""How well each kind of bidder explains what a seat has bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.twins.arguments import ROW, WORD
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.auction import bid_power
from robobid.twins.fzzzt.box import BOX, AnyBox, Box
from robobid.twins.fzzzt.desk import DESK, Desk, new_desk
from robobid.twins.fzzzt.game import ACTION, AnyAction
from robobid.twins.fzzzt.imagine import imagine_hand
from robobid.twins.fzzzt.mechanic.compiled import choose_bid, power_at_place
from robobid.twins.fzzzt.mechanic.sheet import SHEET, Sheet, forget, new_sheet
from robobid.twins.fzzzt.search.bidders import BIDDER, Bidder, weigh_shares
from robobid.twins.fzzzt.table import TABLE, AnyTable
from robobid.twins.jit import entry, part, whole
from robobid.twins.luck import LUCK, new_luck, seed_game, seed_word

HANDS: Final = 4
"""So many hands are imagined for a bid, since nobody knows all of a hand."""


def explain(
    box: Box,
    tables: NDArray[Any],
    seats: Sequence[int],
    powers: Sequence[int],
    kinds: NDArray[Any],
    seed: int,
) -> NDArray[np.float64]:
    """How likely each kind was to bid as a seat did, for each of several bids.

    On the table of each bid its seat is to act. Who bids is imagined anew: with what
    was shown of the hand, and any other cards.
    """
    found = np.zeros((len(tables), len(kinds)))
    explain_bids(
        box.array,
        tables.copy(),
        np.zeros(1, ACTION),
        new_luck(1),
        new_desk(),
        new_sheet(),
        np.array(seats, np.int64),
        np.array(powers, np.int64),
        kinds.copy(),  # they have room to think on, which is ours alone
        seed_word(seed),
        found,
    )
    return found


@entry(BOX, TABLE, ACTION, LUCK, DESK, SHEET, ROW, ROW, BIDDER, WORD, ("f8", 2))
def explain_bids(
    boxes: Any,
    tables: Any,
    actions: Any,
    lucks: Any,
    desks: Any,
    sheets: Any,
    seats: Any,
    powers: Any,
    kinds: Any,
    seed: Any,
    found: Any,
) -> None:
    """Write how likely each bid was for each kind, on average over a few hands."""
    box, action, luck = boxes[0], actions[0], lucks[0]
    desk, sheet = desks[0], sheets[0]
    for bid in range(tables.shape[0]):
        table, seat = tables[bid], whole(seats[bid])
        forget(box, sheet)
        for hand in range(HANDS):
            seed_game(luck, seed, bid * HANDS + hand)
            imagine_hand(table, seat, luck)
            for kind in range(kinds.shape[0]):
                found[bid, kind] += (
                    chance_of(
                        box, table, seat, powers[bid], kinds[kind], sheet, desk, action
                    )
                    / HANDS
                )


@part
def chance_of(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    power: int,
    kind: Bidder,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
) -> float:
    """How likely a kind of bidder is to bid so much power."""
    if not kind.is_learned:
        choose_bid(box, table, seat, kind.judgement, sheet, desk, action.cards)
        is_same = bid_power(box, table.rules, action.cards) == power
        return 1.0 if is_same else 0.0
    most = weigh_shares(box, table, seat, kind, sheet, desk)
    for place in range(most + 1):
        if sheet.bid_size[place] and power_at_place(table.rules, place) == power:
            return float(kind.weight[place] / kind.total)
    return 0.0
