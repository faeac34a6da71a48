"""This auction and the next as matches of two; then everybody is a mechanic again."""

from __future__ import annotations

from typing import Any

from robobid.twins.fzzzt.auction import lay_bid
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.game import AnyAction, to_next_decision
from robobid.twins.fzzzt.mechanic.sheet import Sheet
from robobid.twins.fzzzt.search.matchup import (
    TWO,
    Match,
    chance_in,
    first_of_two,
    list_match,
    solve,
    weigh_match,
)
from robobid.twins.fzzzt.search.outlook import Outlook, judge_all
from robobid.twins.fzzzt.search.rounds import auctions_are_over, take_turn
from robobid.twins.fzzzt.sets import Cards, clear, put_all
from robobid.twins.fzzzt.table import BIDDING, OVER, AnyTable
from robobid.twins.jit import part, small_part, whole
from robobid.twins.luck import Luck


@part
def begin_match(box: AnyBox, table: AnyTable, sheet: Sheet, match: Match) -> bool:
    """Take up whatever lies there, and list all bids; gives if it can be a match."""
    for seat in range(TWO):
        put_all(table.bid[seat], table.hand[seat])
        clear(table.bid[seat])
    return list_match(box, table, sheet, match)


@part
def end_match(table: AnyTable, match: Match) -> None:
    """Both learn, and what each bid is worth then is written down."""
    first = first_of_two(table)
    solve(match, first)
    for seat in range(TWO):
        weigh_match(match, first, seat)


@part
def add_outcomes(
    box: AnyBox,
    tables: Any,
    stop_after: int,
    to_come: int,
    luck: Luck,
    bidders: Any,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
    outlook: Outlook,
    match: Match,
    following: Match,
    chances: Any,
) -> int:
    """Let every bid of a match win on the first table, and add both chances.

    If another auction follows in this round, it is a match, too. The other tables are
    room to play on. Gives how many rounds were played to their end.
    """
    state = luck.state
    rollouts = 0
    first = first_of_two(tables[0])
    for seat in range(TWO):
        for bid in range(match.bids[seat]):
            for by_tie in range(1 + (seat == first)):
                chief = 1 - seat if by_tie else whole(tables[0].chief)
                luck.state = state
                win(tables, chief, seat, match.cards[seat, bid])
                while not_yet_next(box, tables[1], stop_after, desk) and take_turn(
                    box, tables[1], stop_after, luck, bidders, sheet, desk, action
                ):
                    pass
                rollouts += play_next(
                    box,
                    tables[1:],
                    stop_after,
                    to_come,
                    luck,
                    bidders,
                    sheet,
                    desk,
                    action,
                    outlook,
                    following,
                    chances,
                )
                sums = match.tied[seat, bid] if by_tie else match.chance[seat, bid]
                for whose in range(TWO):
                    sums[whose] += chances[whose]
    return rollouts


@small_part
def win(tables: Any, chief: int, seat: int, cards: Cards) -> None:
    """On a copy of the first table a bid is the only one, and wins."""
    tables[1] = tables[0]
    tables[1].chief = chief
    lay_bid(tables[1], seat, cards)
    tables[1].waiting = 0


@part
def not_yet_next(box: AnyBox, table: AnyTable, stop_after: int, desk: Desk) -> bool:
    """Is there something to do before bids are laid again?"""
    to_next_decision(box, table, desk)
    is_over = table.phase == OVER or auctions_are_over(table, stop_after)
    return not is_over and table.phase != BIDDING


@part
def play_next(
    box: AnyBox,
    tables: Any,
    stop_after: int,
    to_come: int,
    luck: Luck,
    bidders: Any,
    sheet: Sheet,
    desk: Desk,
    action: AnyAction,
    outlook: Outlook,
    match: Match,
    chances: Any,
) -> int:
    """Both chances on the first table, with the next auction as a match, if any."""
    is_over = tables[0].phase == OVER or auctions_are_over(tables[0], stop_after)
    if is_over or not list_match(box, tables[0], sheet, match):
        while take_turn(box, tables[0], stop_after, luck, bidders, sheet, desk, action):
            pass
        judge_all(box, tables[0], to_come, desk, outlook, chances)
        return 1
    state = luck.state
    rollouts = 0
    first = first_of_two(tables[0])
    for seat in range(TWO):
        for bid in range(match.bids[seat]):
            for by_tie in range(1 + (seat == first)):
                chief = 1 - seat if by_tie else whole(tables[0].chief)
                luck.state = state
                win(tables, chief, seat, match.cards[seat, bid])
                while take_turn(
                    box, tables[1], stop_after, luck, bidders, sheet, desk, action
                ):
                    pass
                row = match.tied[seat, bid] if by_tie else match.chance[seat, bid]
                judge_all(box, tables[1], to_come, desk, outlook, row)
                rollouts += 1
    solve(match, first)
    for whose in range(TWO):
        chances[whose] = chance_in(match, first, whose)
    return rollouts
