"""What the others can still bid, judged from what everybody may know."""

from __future__ import annotations

from typing import Any

from robobid.twins.judgement import (
    cares_for_wishes,
    chance_below,
    comes_first,
    eager,
    likely_most,
    likely_most_of_size,
    likely_power,
)
from robobid.twins.plain.fzzzt.cards import shared, size
from robobid.twins.plain.fzzzt.knowledge import (
    FARTHEST,
    POWERS,
    bid_power,
    cards_held,
    cards_laid,
    note_hidden,
    whole,
)
from robobid.twins.plain.fzzzt.sheet import LEVELS
from robobid.twins.plain.fzzzt.worth import recall_holdings, worth_of


def judge_everybody(
    box: Any, table: Any, seat: int, judgement: Any, sheet: Any, desk: Any
) -> None:
    """What all hands are likely to have, and what the others' bids may be worth."""
    for other in range(box.players):
        held = cards_held(table, other)
        note_hidden(table, other, sheet.hidden)
        sheet.likely_power[other] = likely_power_of(box, table, other, held, sheet)
        sheet.is_rival[other] = other != seat and held > 0
        if sheet.is_rival[other]:
            sheet.wish[other] = wish_of(box, table, other, judgement, sheet, desk)
            judge_rival(box, table, other, held, judgement, sheet)


def wish_of(
    box: Any, table: Any, seat: int, judgement: Any, sheet: Any, desk: Any
) -> float:
    """What the card on offer is worth to a rival, if that matters at all."""
    if not cares_for_wishes(judgement):
        return 0.0
    recall_holdings(box, table, seat, sheet, desk)
    head = whole(table.belt[table.head])
    return max(0.0, worth_of(box, table, head, judgement, sheet.minds[seat], desk))


def likely_power_of(box: Any, table: Any, seat: int, held: int, sheet: Any) -> float:
    """The power that a player's hand has, as far as one can tell."""
    unknown = held - size(table.shown[seat])
    shown_power = bid_power(box, table.rules, table.shown[seat])
    hidden_power = bid_power(box, table.rules, sheet.hidden)
    return likely_power(shown_power, unknown, size(sheet.hidden), hidden_power)


def judge_rival(
    box: Any, table: Any, seat: int, held: int, judgement: Any, sheet: Any
) -> None:
    """The least and the most that a bid may be worth, and the most that is likely."""
    rules = table.rules
    laid = cards_laid(table, seat)
    if laid and rules.bids_face_up:
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
    if laid and rules.bids_in_turn and rules.bid_sizes_open:
        most = float(power_of_strongest(rules, sheet.strong_of, laid))
        sheet.least[seat] = power_of_weakest(rules, sheet.weak_of, laid)
        expected = likely_most_of_size(likely, laid, held, most, judgement)
    else:
        most_cards = min(rules.bid_cards_at_most, held)
        most = float(power_of_strongest(rules, sheet.strong_of, most_cards))
        sheet.least[seat] = power_of_weakest(rules, sheet.weak_of, 1)
        expected = likely_most(likely, most, judgement)
    sheet.likely_most[seat] = eager(expected, sheet.wish[seat], most, judgement)
    sheet.most[seat] = most


def count_powers(box: Any, rules: Any, cards: Any, counts: Any) -> None:
    """How many cards of a set there are of each power."""
    of_power = box.of_power[rules.fzzzt_has_power]
    for power in range(POWERS):
        counts[power] = shared(cards, of_power[power])
    counts[POWERS] = 0
    counts[min(rules.mechanic_power, POWERS)] += shared(cards, box.mechanics)


def power_at(rules: Any, level: int) -> int:
    """The power of the cards that are counted at a level."""
    return whole(rules.mechanic_power) if level == POWERS else level


def add_weakest(counts: Any, others: Any, number: int, result: Any) -> None:
    """Some cards, and so many of the weakest of others."""
    for level in range(LEVELS):
        taken = min(number, others[level])
        result[level] = counts[level] + taken
        number -= taken


def add_strongest(counts: Any, others: Any, number: int, result: Any) -> None:
    """Some cards, and so many of the strongest of others."""
    for down in range(LEVELS):
        level = LEVELS - 1 - down
        taken = min(number, others[level])
        result[level] = counts[level] + taken
        number -= taken


def power_of_weakest(rules: Any, counts: Any, number: int) -> int:
    """The power of so many of the weakest cards together."""
    power = 0
    for level in range(LEVELS):
        taken = min(number, counts[level])
        power += taken * power_at(rules, level)
        number -= taken
    return power


def power_of_strongest(rules: Any, counts: Any, number: int) -> int:
    """The power of so many of the strongest cards together."""
    power = 0
    for down in range(LEVELS):
        level = LEVELS - 1 - down
        taken = min(number, counts[level])
        power += taken * power_at(rules, level)
        number -= taken
    return power


def chance_to_win(
    box: Any, table: Any, seat: int, power: int, judgement: Any, sheet: Any
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
