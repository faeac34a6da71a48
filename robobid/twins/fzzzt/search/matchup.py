"""Two who bid at once and know each other's hands: nobody may be seen through.

What they bid is a small game: each lays one of a few bids, and who wins with what
decides how it goes on. Both learn from regret how often to lay which (regret
matching); on average that is close to an equilibrium.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.twins.arguments import Array, Fields
from robobid.twins.arrays import np
from robobid.twins.fzzzt.auction import FARTHEST, bid_power
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.mechanic.compiled import list_bids
from robobid.twins.fzzzt.mechanic.sheet import Sheet
from robobid.twins.fzzzt.sets import WORDS, copy_all, is_empty
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.jit import part, small_part

TWO: Final = 2
MOST_BIDS: Final = 16
"""So many bids of a hand are looked at, at most."""
ROUNDS: Final = 60
"""So many times both learn from what they regret."""


class Match(NamedTuple):
    """What two may bid, and what comes of it; axes are the seat and the bid."""

    bids: Any
    """How many bids a seat may lay; they rise in power."""
    cards: Any
    power: Any
    chance: Any
    """What a bid leads to if it wins; the last axis is whose chance it is ..."""
    tied: Any
    """... and the same if it wins by a tie."""
    regret: Any
    now: Any
    """How often a seat lays what."""
    total: Any
    gain: Any


MATCH: Final = Fields(
    Match,
    tuple(
        Array(np.dtype(code), axes)
        for code, axes in (
            ("i8", 1),
            ("u8", 3),
            ("i8", 2),
            ("f8", 3),
            ("f8", 3),
            ("f8", 2),
            ("f8", 2),
            ("f8", 2),
            ("f8", 2),
        )
    ),
)
"""What kind of array each of them is."""


def new_match() -> Match:
    """Room for the bids of two."""
    bids = (TWO, MOST_BIDS)
    return Match(
        np.zeros(TWO, np.int64),
        np.zeros((*bids, WORDS), np.uint64),
        np.zeros(bids, np.int64),
        np.zeros((*bids, TWO)),
        np.zeros((*bids, TWO)),
        np.zeros(bids),
        np.zeros(bids),
        np.zeros(bids),
        np.zeros(bids),
    )


@part
def list_match(box: AnyBox, table: AnyTable, sheet: Sheet, it: Match) -> bool:
    """What both may bid; gives if both hold cards, and few enough."""
    for seat in range(TWO):
        it.bids[seat] = 0
        if is_empty(table.hand[seat]):
            return False
        last = list_bids(box, table.rules, table.hand[seat], sheet)
        for place in range(last + 1):
            at = it.bids[seat]
            if sheet.bid_size[place]:
                if at == MOST_BIDS:
                    return False
                copy_all(sheet.bid[place], it.cards[seat, at])
                it.power[seat, at] = bid_power(box, table.rules, sheet.bid[place])
                it.bids[seat] += 1
    return True


@small_part
def first_of_two(table: AnyTable) -> int:
    """Who wins a tie (F4.9)."""
    chief = int(table.chief)
    return 1 - chief if table.rules.tie_goes_to == FARTHEST else chief


@part
def solve(it: Match, first: int) -> None:
    """Both learn how often to lay which bid; the first wins ties."""
    for seat in range(TWO):
        for bid in range(it.bids[seat]):
            it.regret[seat, bid] = 0.0
            it.total[seat, bid] = 0.0
            it.now[seat, bid] = 1.0 / it.bids[seat]
    for done in range(ROUNDS):
        for seat in range(TWO):
            weigh_match(it, first, seat)
            learn(it, seat, done + 1.0)
    for seat in range(TWO):
        share_out(it.total[seat], it.now[seat], it.bids[seat])


@part
def weigh_match(it: Match, first: int, seat: int) -> None:
    """What each bid of a seat is worth against what the other lays."""
    for bid in range(it.bids[seat]):
        it.gain[seat, bid] = 0.0
        for other in range(it.bids[1 - seat]):
            likely = it.now[1 - seat, other]
            if likely > 0.0:
                comes = comes_of(it, first, seat, bid, other, seat)
                it.gain[seat, bid] += likely * comes


@part
def learn(it: Match, seat: int, weight: float) -> None:
    """A seat bids more often what it regrets not to have bid."""
    mean = 0.0
    for bid in range(it.bids[seat]):
        mean += it.now[seat, bid] * it.gain[seat, bid]
    for bid in range(it.bids[seat]):
        it.total[seat, bid] += weight * it.now[seat, bid]
        regret = it.regret[seat, bid] + it.gain[seat, bid] - mean
        it.regret[seat, bid] = max(0.0, regret)
    share_out(it.regret[seat], it.now[seat], it.bids[seat])


@part
def share_out(weights: Any, mixture: Any, bids: int) -> None:
    """A mixture in these proportions; if there are none, as it is."""
    total = 0.0
    for bid in range(bids):
        total += weights[bid]
    if total > 0.0:
        for bid in range(bids):
            mixture[bid] = weights[bid] / total


@part
def chance_in(it: Match, first: int, whose: int) -> float:
    """Whose chance is what if both bid as they have learned."""
    chance = 0.0
    for bid in range(it.bids[0]):
        for other in range(it.bids[1]):
            likely = it.now[0, bid] * it.now[1, other]
            if likely > 0.0:
                chance += likely * comes_of(it, first, 0, bid, other, whose)
    return chance


@small_part
def comes_of(
    it: Match, first: int, seat: int, bid: int, other: int, whose: int
) -> float:
    """Whose chance is what if a seat lays one bid and its rival another."""
    mine, theirs = it.power[seat, bid], it.power[1 - seat, other]
    if mine > theirs:
        return float(it.chance[seat, bid, whose])
    if mine < theirs:
        return float(it.chance[1 - seat, other, whose])
    if first == seat:
        return float(it.tied[seat, bid, whose])
    return float(it.tied[1 - seat, other, whose])
