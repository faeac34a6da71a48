"""`h`: what a bot would do in this seat, and why."""

from __future__ import annotations

from robobid.app.terminal.fzzzt import facts
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.bots import Hint, hint
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Pay
from robobid.games.fzzzt.view import View
from robobid.narration import Teller


def hint_lines(
    speech: Speech,
    teller: Teller,
    view: View,
    decision: Decision,
) -> list[str]:
    """A hint in two sentences: what to type, and the reason."""
    advice = hint("fzzzt", view, decision)
    reason = speech.tell(teller.hint(advice.reason, advice.values))
    return [_what_to_type(speech, view, decision, advice), reason]


def _what_to_type(speech: Speech, view: View, decision: Decision, advice: Hint) -> str:
    assert view.seat is not None
    say = speech.say
    hand = facts.hand_of(view, view.seat)
    match advice.action:
        case Bid(cards):
            numbers = sorted(hand.index(card) + 1 for card in cards)
            return say(
                "terminal.hint.bid",
                numbers=" ".join(map(str, numbers)),
                cards=speech.cards(cards),
            )
        case Pay(card):
            number = [pay.card for pay in decision.options].index(card) + 1
            return say("terminal.hint.bid", numbers=number, cards=speech.card(card))
        case Allocate(robot, unit):
            units = [owned for owned, _ in view.players[view.seat].units]
            return say(
                "terminal.hint.build",
                numbers=f"{hand.index(robot) + 1} {units.index(unit) + 1}",
                robot=speech.card(robot),
                unit=speech.card(unit),
            )
        case _:
            return say("terminal.hint.done", done=say("terminal.done"))
