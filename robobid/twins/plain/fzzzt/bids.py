"""How the mechanic bids: what the card is worth, and no more."""

from __future__ import annotations

from math import inf
from typing import Any

from robobid.twins.judgement import cost_of, denied, price_of_power, promise, saves
from robobid.twins.plain.fzzzt.cards import clear, copy_all, next_card, put
from robobid.twins.plain.fzzzt.knowledge import STRONGEST_CARD, card_power, whole
from robobid.twins.plain.fzzzt.rivals import chance_to_win, judge_everybody
from robobid.twins.plain.fzzzt.sheet import MECHANIC_PLACE
from robobid.twins.plain.fzzzt.worth import recall_holdings, worth_of


def choose_bid(
    box: Any,
    table: Any,
    seat: int,
    judgement: Any,
    sheet: Any,
    desk: Any,
    chosen: Any,
) -> None:
    """The bid that promises most; of equal ones the weakest."""
    recall_holdings(box, table, seat, sheet, desk)
    mind = sheet.minds[seat]
    head = whole(table.belt[table.head])
    worth = worth_of(box, table, head, judgement, mind, desk)
    judge_everybody(box, table, seat, judgement, sheet, desk)
    worth += denied_to_all(box, judgement, sheet)
    price = price_in_this_round(box, table, seat, judgement, sheet, desk)
    most = list_bids(box, table.rules, table.hand[seat], sheet)
    best = -inf
    for place in range(most + 1):
        if sheet.bid_size[place]:
            power = power_at_place(table.rules, place)
            chance = chance_to_win(box, table, seat, power, judgement, sheet)
            spent, cards = sheet.spent[place], sheet.bid_size[place]
            found = promise(chance, worth, cost_of(price, spent, cards, judgement))
            if found > best:
                best = found
                copy_all(sheet.bid[place], chosen)


def denied_to_all(box: Any, judgement: Any, sheet: Any) -> float:
    """What it is worth that none of the others gets the card."""
    most = 0.0
    rivals = 0
    for other in range(box.players):
        if sheet.is_rival[other]:
            most = max(most, sheet.wish[other])
            rivals += 1
    return denied(most, rivals, judgement)


def price_in_this_round(
    box: Any, table: Any, seat: int, judgement: Any, sheet: Any, desk: Any
) -> float:
    """What a point of power will buy in the rest of this round, in points."""
    mind = sheet.minds[seat]
    to_come = judgement.typical_worth * table.face_down
    for at in range(table.head + 1, table.end):
        card = whole(table.belt[at])
        to_come += max(0.0, worth_of(box, table, card, judgement, mind, desk))
    power = 1.0
    for other in range(box.players):
        power += sheet.likely_power[other]
    return price_of_power(to_come, power, judgement)


def list_bids(box: Any, rules: Any, hand: Any, sheet: Any) -> int:
    """For every power that a hand can bid, the way that costs the fewest cards.

    Gives the last place where there may be one.
    """
    most = 0
    sheet.bid_size[0] = 0
    card = next_card(hand, 0)
    while card >= 0:
        power = card_power(box, rules, card)
        further = min(power, MECHANIC_PLACE)
        for place in range(most + 1, most + further + 1):
            sheet.bid_size[place] = 0
        # From the strongest down, so that no card is added twice.
        for down in range(most + 1):
            place = most - down
            cards = sheet.bid_size[place]
            if 0 < cards < rules.bid_cards_at_most:
                spent = spent_power(rules, sheet.spent[place], power)
                if is_better(sheet, place + further, spent, cards + 1):
                    copy_all(sheet.bid[place], sheet.bid[place + further])
                    note_bid(sheet, place + further, card, spent, cards + 1)
        if is_better(sheet, further, power, 1):
            clear(sheet.bid[further])
            note_bid(sheet, further, card, power, 1)
        most += further
        card = next_card(hand, card + 1)
    return most


def spent_power(rules: Any, spent: int, power: int) -> int:
    """The power that a winner gives away who bids one more card."""
    if rules.winner_pays == STRONGEST_CARD:
        return max(spent, power)
    return spent + power


def is_better(sheet: Any, place: int, spent: int, cards: int) -> bool:
    """Does a bid cost less than the one known for the same power, if there is one?"""
    known = sheet.bid_size[place]
    return known == 0 or saves(spent, cards, sheet.spent[place], known)


def note_bid(sheet: Any, place: int, card: int, spent: int, cards: int) -> None:
    """One more card makes the best bid of a power."""
    put(sheet.bid[place], card)
    sheet.bid_size[place] = cards
    sheet.spent[place] = spent


def power_at_place(rules: Any, place: int) -> int:
    """The power that is bid by the cards at a place."""
    if place < MECHANIC_PLACE:
        return place
    return place - MECHANIC_PLACE + whole(rules.mechanic_power)
