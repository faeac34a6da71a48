"""`h`: what a bot would do in this seat, and why."""

from __future__ import annotations

from robobid.app.terminal.powergrid.choices import name_of
from robobid.app.terminal.powergrid.defaults import GAME
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.bots import hint
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import StrikeCity
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.view import View
from robobid.narration import Teller


def hint_lines(
    speech: PowerGridSpeech,
    teller: Teller,
    view: View,
    decision: Decision,
) -> list[str]:
    """A hint in two sentences: what to do, and the reason."""
    advice = hint(GAME, view, decision)
    stays = is_one_choice(decision) and StrikeCity(advice.values["city"])
    action = name_of(speech, view, stays or advice.action)
    return [
        speech.say("powergrid.hint", action=action),
        speech.tell(teller.hint(advice.reason, advice.values)),
    ]
