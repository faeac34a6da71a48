"""What the others can still bid, judged from what everybody may know."""

from __future__ import annotations

from typing import Any

from robobid.fast.fzzzt.auction import FARTHEST, bid_power
from robobid.fast.fzzzt.box import POWERS, AnyBox
from robobid.fast.fzzzt.mechanic.judging import (
    cares_for_wishes,
    chance_below,
    comes_first,
    eager,
    likely_most,
    likely_most_of_size,
    likely_power,
)
from robobid.fast.fzzzt.mechanic.sheet import LEVELS, Sheet
from robobid.fast.fzzzt.mechanic.worth import recall_holdings, worth_of
from robobid.fast.fzzzt.scoring import Desk
from robobid.fast.fzzzt.sets import WORDS, Cards, shared, size
from robobid.fast.fzzzt.table import AnyTable
from robobid.fast.jit import jit, jit_apart, whole


@jit_apart
def judge_everybody(
    box: AnyBox, table: AnyTable, seat: int, judgement: Any, sheet: Sheet, desk: Desk
) -> None:
    """What all hands are likely to have, and what the others' bids may be worth."""
    for other in range(box.players):
        held = size(table.hand[other]) + size(table.bid[other])
        note_hidden(table, other, sheet)
        sheet.likely_power[other] = likely_power_of(box, table, other, held, sheet)
        sheet.is_rival[other] = other != seat and held > 0
        if sheet.is_rival[other]:
            sheet.wish[other] = wish_of(box, table, other, judgement, sheet, desk)
            judge_rival(box, table, other, held, judgement, sheet)


@jit
def wish_of(
    box: AnyBox, table: AnyTable, seat: int, judgement: Any, sheet: Sheet, desk: Desk
) -> float:
    """What the card on offer is worth to a rival, if that matters at all."""
    if not cares_for_wishes(judgement):
        return 0.0
    recall_holdings(box, table, seat, sheet, desk)
    head = whole(table.belt[table.head])
    return max(0.0, worth_of(box, table, head, judgement, sheet.minds[seat], desk))


@jit
def note_hidden(table: AnyTable, seat: int, sheet: Sheet) -> None:
    """The cards of a seat of which nobody else can tell if they are in the hand."""
    for word in range(WORDS):
        held = table.hand[seat, word] | table.bid[seat, word]
        unshown = held & ~table.shown[seat, word]
        sheet.hidden[word] = unshown | table.set_aside[seat, word]


@jit
def likely_power_of(
    box: AnyBox, table: AnyTable, seat: int, held: int, sheet: Sheet
) -> float:
    """The power that a player's hand has, as far as one can tell."""
    unknown = held - size(table.shown[seat])
    shown_power = bid_power(box, table.rules, table.shown[seat])
    hidden_power = bid_power(box, table.rules, sheet.hidden)
    return likely_power(shown_power, unknown, size(sheet.hidden), hidden_power)


@jit_apart
def judge_rival(
    box: AnyBox, table: AnyTable, seat: int, held: int, judgement: Any, sheet: Sheet
) -> None:
    """The least and the most that a bid may be worth, and the most that is likely."""
    rules = table.rules
    bid = size(table.bid[seat])
    if bid and rules.bids_face_up:
        power = float(bid_power(box, rules, table.bid[seat]))
        sheet.least[seat] = power
        sheet.likely_most[seat] = power
        sheet.most[seat] = power
        return
    count_powers(box, rules, table.shown[seat], sheet.shown_of)
    count_powers(box, rules, sheet.hidden, sheet.hidden_of)
    unknown = held - size(table.shown[seat])
    add_weakest(sheet.shown_of, sheet.hidden_of, unknown, sheet.weak_of)
    add_strongest(sheet.shown_of, sheet.hidden_of, unknown, sheet.strong_of)
    likely = sheet.likely_power[seat]
    if bid and rules.bids_in_turn and rules.bid_sizes_open:
        most = float(power_of_strongest(rules, sheet.strong_of, bid))
        sheet.least[seat] = power_of_weakest(rules, sheet.weak_of, bid)
        expected = likely_most_of_size(likely, bid, held, most, judgement)
    else:
        most_cards = min(rules.bid_cards_at_most, held)
        most = float(power_of_strongest(rules, sheet.strong_of, most_cards))
        sheet.least[seat] = power_of_weakest(rules, sheet.weak_of, 1)
        expected = likely_most(likely, most, judgement)
    sheet.likely_most[seat] = eager(expected, sheet.wish[seat], most, judgement)
    sheet.most[seat] = most


@jit
def count_powers(box: AnyBox, rules: Any, cards: Cards, counts: Any) -> None:
    """How many cards of a set there are of each power."""
    for power in range(POWERS):
        counts[power] = shared(cards, box.of_power[rules.fzzzt_has_power, power])
    counts[POWERS] = 0
    counts[min(rules.mechanic_power, POWERS)] += shared(cards, box.mechanics)


@jit
def power_at(rules: Any, level: int) -> int:
    """The power of the cards that are counted at a level."""
    return int(rules.mechanic_power) if level == POWERS else level


@jit
def add_weakest(counts: Any, others: Any, number: int, result: Any) -> None:
    """Some cards, and so many of the weakest of others."""
    for level in range(LEVELS):
        taken = min(number, others[level])
        result[level] = counts[level] + taken
        number -= taken


@jit
def add_strongest(counts: Any, others: Any, number: int, result: Any) -> None:
    """Some cards, and so many of the strongest of others."""
    for down in range(LEVELS):
        level = LEVELS - 1 - down
        taken = min(number, others[level])
        result[level] = counts[level] + taken
        number -= taken


@jit
def power_of_weakest(rules: Any, counts: Any, number: int) -> int:
    """The power of so many of the weakest cards together."""
    power = 0
    for level in range(LEVELS):
        taken = min(number, counts[level])
        power += taken * power_at(rules, level)
        number -= taken
    return power


@jit
def power_of_strongest(rules: Any, counts: Any, number: int) -> int:
    """The power of so many of the strongest cards together."""
    power = 0
    for down in range(LEVELS):
        level = LEVELS - 1 - down
        taken = min(number, counts[level])
        power += taken * power_at(rules, level)
        number -= taken
    return power


@jit_apart
def chance_to_win(
    box: AnyBox, table: AnyTable, seat: int, power: int, judgement: Any, sheet: Sheet
) -> float:
    """How likely it is that a bid of this power beats everybody."""
    farthest = table.rules.tie_goes_to == FARTHEST
    chance = 1.0
    for other in range(box.players):
        if sheet.is_rival[other]:
            wins_ties = comes_first(other, seat, table.chief, box.players, farthest)
            beaten = power if wins_ties else power + 1
            chance *= chance_below(
                beaten,
                sheet.least[other],
                sheet.likely_most[other],
                sheet.most[other],
                judgement,
            )
    return chance
