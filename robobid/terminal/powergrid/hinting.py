"""`h`: what a bot would do in this seat, and why."""

from __future__ import annotations

from robobid.bots import hint
from robobid.core.decisions import Decision
from robobid.locales.phrases import as_sentence
from robobid.powergrid.view import View
from robobid.terminal.powergrid.choices import name_of
from robobid.terminal.powergrid.defaults import GAME
from robobid.terminal.powergrid.speech import PowerGridSpeech


def hint_lines(speech: PowerGridSpeech, view: View, decision: Decision) -> list[str]:
    """A hint in two sentences: what to do, and the reason."""
    advice = hint(GAME, view, decision)
    map_ = view.options.map
    values = {k: speech.named(map_, k, v) for k, v in advice.values.items()}
    action = name_of(speech, view, advice.action)
    return [
        speech.say("powergrid.hint", action=action),
        as_sentence(speech.say(f"hint.{advice.reason}", **values)),
    ]
