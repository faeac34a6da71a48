"""`?`: what can be typed, and the rules that apply now, with this game's numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.core.decisions import Decision
from robobid.fzzzt.view import View
from robobid.terminal.fzzzt import facts
from robobid.terminal.fzzzt.answers import SEEN
from robobid.terminal.fzzzt.speech import Speech
from robobid.terminal.screen import QUIT

_WAYS: Final = {"bid": "bid", "pay": "pay", "building": "build", "layout": "build"}
_NAMES: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    SEEN: "seen",
    QUIT: "quit",
}


def help_lines(speech: Speech, view: View, decision: Decision) -> list[str]:
    """What can be typed now, then every rule that matters now."""
    say = speech.say
    lines = [say(f"terminal.help.{_WAYS[decision.kind]}")]
    lines += [
        f"  {key}  {say(f'terminal.help.{name}')}" for key, name in _NAMES.items()
    ]
    lines += ["", say("terminal.help.rules", edition=view.edition.name)]
    return lines + [f"  {rule}" for rule in rules(speech, view, decision)]


def rules(speech: Speech, view: View, decision: Decision) -> Iterator[str]:
    """The rules that apply to a decision, each with its number."""
    say, now = speech.say, view.rules
    belt = facts.progress(view)

    def rule(number: str, variant: str = "", **values: object) -> str:
        key = f"fzzzt.rule.{number}" + (f".{variant}" if variant else "")
        return f"{number}  {say(key, **values)}"

    if view.peripheral:
        effect = speech.effect(view.peripheral)
        yield rule("F7.2", peripheral=view.peripheral.name, effect=effect)
    if decision.kind in ("bid", "pay"):
        yield rule("F4.1", "in_turn" if now.bids_in_turn else "at_once")
        yield rule("F4.2", _what_is_seen(view))
        yield rule("F4.3", most=min(now.bid_cards_at_most, now.hand_size))
        fzzzt = 3 if now.fzzzt_has_power else 0
        yield rule("F4.5", mechanic=now.mechanic_power, fzzzt=fzzzt)
        yield rule("F4.7", now.winner_pays)
        chief = speech.player(view.chief)
        yield rule("F4.9", now.tie_goes_to, chief=chief)
        yield rule("F4.10", now.chief_goes_to)
        yield rule("F4.11", now.new_hand_when, n=now.hand_size)
        yield rule("F3.3", now.belt_speed, n=belt.auctions)
    elif decision.kind == "building":
        yield rule("F5.2", n=now.robots_per_unit)
        yield rule("F5.3")
        yield rule("F5.4")
    else:
        yield rule("F6.2")
    yield rule("F5.5", rounds=belt.rounds, n=view.deck_size, belt=belt.auctions)
    yield rule("F6.4")
    yield rule("F6.5")
    counted = "fzzzt" if view.edition.rules.fzzzt_counts_as_robot else "robots"
    yield rule("F6.6", counted)


def _what_is_seen(view: View) -> str:
    if view.rules.bids_face_up:
        return "face_up"
    open_size = view.rules.bids_in_turn and view.rules.bid_sizes_open
    return "open" if open_size else "hidden"
