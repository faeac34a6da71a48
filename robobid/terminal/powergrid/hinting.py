"""`h`: what a bot would do in this seat, and why."""

from __future__ import annotations

from robobid.bots import hint
from robobid.core.decisions import Decision
from robobid.powergrid.actions import StrikeCity
from robobid.powergrid.offered import is_one_choice
from robobid.powergrid.view import View
from robobid.telling import Teller
from robobid.terminal.powergrid.choices import name_of
from robobid.terminal.powergrid.defaults import GAME
from robobid.terminal.powergrid.speech import PowerGridSpeech


def hint_lines(
    speech: PowerGridSpeech,
    teller: Teller,
    view: View,
    decision: Decision,
    *,
    at_once: bool = False,
) -> list[str]:
    """A hint in two sentences: what to do, and the reason."""
    advice = hint(GAME, view, decision, at_once=at_once)
    stays = is_one_choice(decision) and StrikeCity(advice.values["city"])
    action = name_of(speech, view, stays or advice.action)
    return [
        speech.say("powergrid.hint", action=action),
        speech.tell(teller.hint(advice.reason, advice.values)),
    ]
