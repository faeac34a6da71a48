"""What the game asks a person now."""

from __future__ import annotations

from robobid.app.terminal.fzzzt.speech import Speech
from robobid.core.decisions import Decision
from robobid.games.fzzzt.view import View


def question(speech: Speech, view: View, decision: Decision) -> str:
    """The question of a decision, and how to answer it."""
    say = speech.say
    match decision.kind:
        case "bid":
            return say("terminal.ask.bid", card=speech.card(view.belt[0]))
        case "pay":
            return say("terminal.ask.pay")
        case "layout":
            return say("terminal.ask.layout", done=say("terminal.done"))
        case _:
            return say("terminal.ask.build", done=say("terminal.done"))
