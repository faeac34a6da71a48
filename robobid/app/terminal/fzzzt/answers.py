"""Reads what a person types: cards by number or name, robots for units, commands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from robobid.app.terminal.fzzzt import facts
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.core.decisions import Decision
from robobid.core.errors import Illegal
from robobid.games.fzzzt.rules.actions import Action, Allocate, Bid, Done, Pay
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View

SEEN: Final = "s"
_MOST_DIGITS: Final = 9


def action_from(line: str, view: View, decision: Decision, speech: Speech) -> Action:
    """The action that a line describes; the rules say whether it is allowed."""
    assert view.seat is not None
    hand = facts.hand_of(view, view.seat)
    match decision.kind:
        case "bid":
            return Bid.of(cards_from(line, hand, speech))
        case "pay":
            cards = [pay.card for pay in decision.options]
            return Pay(_only(cards_from(line, cards, speech), line))
        case _:
            return _build(
                line, hand, [u for u, _ in view.players[view.seat].units], speech
            )


def _build(
    line: str, hand: Sequence[Card], units: Sequence[Card], speech: Speech
) -> Allocate | Done:
    """`2 1` puts robot 2 on unit 1; with one unit `2` is enough; `done` is done."""
    if line.casefold() in ("d", "done", "0", speech.say("terminal.done").casefold()):
        return Done()
    numbers = re.findall(r"\d+", line)
    if numbers and not re.search(r"[^\W\d_]", line):
        robot = _numbered(numbers[0], hand)
        if len(numbers) == 1 and len(units) == 1:
            return Allocate(robot, units[0])
        if len(numbers) == 2:
            return Allocate(robot, _numbered(numbers[1], units))
    raise Illegal("cannot_build", f"cannot read {line!r}", found=line)


def cards_from(line: str, cards: Sequence[Card], speech: Speech) -> list[Card]:
    """Cards by number (`1 3`, `13`) or by name (`Pip + Otto`).

    A name may be cut short, as long as it is clear which card is meant.
    """
    if re.fullmatch(r"[\d\s,;+]+", line):
        groups = re.findall(r"\d+", line)
        if len(groups) == 1 and len(cards) <= _MOST_DIGITS:
            groups = list(groups[0])
        return [_numbered(group, cards) for group in groups]
    found: list[Card] = []
    for part in filter(None, re.split(r"\s*[,;+&]\s*", line.strip())):
        found += _named(part, [c for c in cards if c not in found], cards, speech)
    return found


def _numbered(number: str, cards: Sequence[Card]) -> Card:
    at = int(number)
    if not 1 <= at <= len(cards):
        raise Illegal(
            "no_such_number",
            f"there is no {at}; the numbers are 1 to {len(cards)}",
            found=at,
            most=len(cards),
        )
    return cards[at - 1]


def _named(
    words: str, free: Sequence[Card], cards: Sequence[Card], speech: Speech
) -> list[Card]:
    """The card of a name, or the cards of several names with spaces between."""
    wanted = words.casefold()
    matching = [c for c in free if speech.card(c).casefold().startswith(wanted)]
    if matching and len({speech.card(card) for card in matching}) == 1:
        return matching[:1]
    if not matching and " " in words:
        first, _, rest = words.partition(" ")
        one = _named(first, free, cards, speech)
        return one + _named(rest, [c for c in free if c not in one], cards, speech)
    raise Illegal(
        "no_such_name" if not matching else "unclear_name",
        f"cannot tell which card {words!r} is",
        found=words,
        allowed=speech.cards(matching or cards, ", "),
    )


def _only(cards: Sequence[Card], line: str) -> Card:
    if len(cards) != 1:
        raise Illegal("one_card_only", f"one card, not {line!r}", found=line)
    return cards[0]
