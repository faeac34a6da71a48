"""Paints what a seat chooses from: its hand, or its units and what fits them."""

from __future__ import annotations

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt import cardart, facts
from robobid.app.terminal.fzzzt.cardart import CARD_WIDTH
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, beside
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Allocate
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View


def own_cards(
    speech: Speech, view: View, decision: Decision, width: int, *, low: bool = False
) -> Block:
    """The seat's cards, numbered, and what they would score now."""
    assert view.seat is not None
    value = Text(f" {value_words(speech, view)}")
    if decision.kind in ("building", "layout"):
        robots = boxes(speech, fitting_robots(view, decision), width, low=low)
        return [value, *_units(speech, view), *robots]
    cards = (
        [pay.card for pay in decision.options]
        if decision.kind == "pay"
        else facts.hand_of(view, view.seat)
    )
    return [value, *boxes(speech, list(enumerate(cards, 1)), width, low=low)]


def value_words(speech: Speech, view: View) -> str:
    """What the seat's cards would score if the game ended now."""
    assert view.seat is not None
    score = facts.worth(view, view.players[view.seat])
    return speech.say(
        "terminal.own.value", total=score.total, basic=score.basic, bonus=score.bonus
    )


def fitting_robots(view: View, decision: Decision) -> list[tuple[int, Card]]:
    """The robots that may go on a unit, with their numbers in the hand."""
    assert view.seat is not None
    useful = {a.robot for a in decision.options if isinstance(a, Allocate)}
    hand = facts.hand_of(view, view.seat)
    return [(number, card) for number, card in enumerate(hand, 1) if card in useful]


def boxes(
    speech: Speech, cards: list[tuple[int, Card]], width: int, *, low: bool = False
) -> Block:
    """Numbered cards, as many beside each other as there is room for."""
    fit = max(1, width // CARD_WIDTH)
    lines: Block = []
    for at in range(0, len(cards), fit):
        row = cards[at : at + fit]
        lines += beside([cardart.card_box(speech, c, n, low=low) for n, c in row])
    return lines


def _units(speech: Speech, view: View) -> Block:
    """The seat's units, numbered, with what lies on them and what is planned."""
    assert view.seat is not None
    lines: Block = []
    units = facts.fixed_robots(view, view.seat)
    for number, (unit, robots) in enumerate(units.items(), 1):
        line = paint.badge(f" {number} ", paint.SPARK).append(f" {speech.card(unit)} ")
        line.append_text(cardart.symbols(speech, unit))
        line.append(f" {speech.say('fzzzt.fact.widget', n=unit.points)}")
        if robots:
            line.append(f": {speech.cards(robots, ', ')}", paint.BOLD)
        lines.append(line)
    return lines
