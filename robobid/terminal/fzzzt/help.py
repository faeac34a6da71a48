"""`?`: what can be typed, and the rules that apply now, with this game's numbers."""

from __future__ import annotations

from typing import Final

from robobid.core.decisions import Decision
from robobid.fzzzt.view import View
from robobid.rulebook.numbers import SIGN, shown_number
from robobid.telling.fzzzt import FzzztTeller
from robobid.terminal.fzzzt.answers import SEEN
from robobid.terminal.fzzzt.speech import Speech
from robobid.terminal.screen import QUIT

_WAYS: Final = {"bid": "bid", "pay": "pay", "building": "build", "layout": "build"}
_NAMES: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "t": "table",
    SEEN: "seen",
    QUIT: "quit",
}


def help_lines(
    speech: Speech, teller: FzzztTeller, view: View, decision: Decision
) -> list[str]:
    """What can be typed now, then every rule that matters now."""
    say = speech.say
    lines = [say(f"terminal.help.{_WAYS[decision.kind]}")]
    lines += [
        f"  {key}  {say(f'terminal.help.{name}')}" for key, name in _NAMES.items()
    ]
    lines.append(f"  ? ...  {say('terminal.help.look_up', example='F4.9')}")
    lines += ["", say("terminal.help.rules", edition=speech.edition(view.edition))]
    rules = teller.rules(view).now
    return lines + [
        f"  {shown_number(rule.number) or SIGN}  {speech.tell(rule.told)}"
        for rule in rules
    ]
