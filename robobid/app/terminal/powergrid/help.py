"""`?`: what can be typed, and the rules that apply now, each with its number."""

from __future__ import annotations

from typing import Final

from robobid.app.locales import messages
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import Decision
from robobid.games.powergrid.view import View

MAP: Final = "m"
_KEYS: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "t": "table",
    "coach": "coach",
    MAP: "map",
    "q": "quit",
}


def help_lines(speech: PowerGridSpeech, view: View, decision: Decision) -> list[str]:
    """What can be typed now, and what comes after it: every rule that matters now."""
    say = speech.say
    known = messages(say.lang)
    kind = decision.kind if f"powergrid.help.{decision.kind}" in known else "choose"
    lines = [say(f"powergrid.help.{kind}", done=say("terminal.done"))]
    for key, name in _KEYS.items():
        lines.append(f"  {key}  {say(f'powergrid.key.{name}')}")
    lines.append(f"  ? ...  {say('terminal.help.look_up', example='A3.4')}")
    return [*lines, "", say("powergrid.help.rules")]
