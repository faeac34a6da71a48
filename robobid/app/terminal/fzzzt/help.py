"""`?`: what can be typed, and the rules that apply now, with this game's numbers."""

from __future__ import annotations

from typing import Final

from robobid.app.terminal.fzzzt.answers import SEEN
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.screen import QUIT
from robobid.core.decisions import Decision
from robobid.games.fzzzt.view import View

_WAYS: Final = {"bid": "bid", "pay": "pay", "building": "build", "layout": "build"}
_NAMES: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "t": "table",
    "coach": "coach",
    SEEN: "seen",
    QUIT: "quit",
}


def help_lines(speech: Speech, view: View, decision: Decision) -> list[str]:
    """What can be typed now, and what comes after it: every rule that matters now."""
    say = speech.say
    lines = [say(f"terminal.help.{_WAYS[decision.kind]}")]
    lines += [
        f"  {key}  {say(f'terminal.help.{name}')}" for key, name in _NAMES.items()
    ]
    lines.append(f"  ? ...  {say('terminal.help.look_up', example='F4.9')}")
    return [*lines, "", say("terminal.help.rules", edition=speech.rules(view.edition))]
