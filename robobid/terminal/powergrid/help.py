"""`?`: what can be typed, and the rules that apply now, each with its number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.core.decisions import Decision
from robobid.locales import messages
from robobid.locales.phrases import titled
from robobid.powergrid.view import View
from robobid.terminal.powergrid.robot_story import piece_name
from robobid.terminal.powergrid.speech import PowerGridSpeech

MAP: Final = "m"
_KEYS: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    MAP: "map",
    "q": "quit",
}
_RULES: Final = {
    "region": ("A1.1",),
    "open": ("A3.2", "A3.3", "A3.4", "A3.7", "A6.1"),
    "bid": ("A3.3", "A3.4", "A3.7"),
    "discard": ("A3.4",),
    "drop": ("A3.4",),
    "market": ("B.korea", "A4.1"),
    "fuel": ("A4.1", "A4.2"),
    "build": ("A5.1", "A5.2", "A5.3", "A5.4", "A5.5", "A6.2", "A9.1"),
    "run": ("A7.1", "A7.2"),
}
_PIECES: Final = "FARBS"


def help_lines(speech: PowerGridSpeech, view: View, decision: Decision) -> list[str]:
    """What can be typed now, then every rule that matters now."""
    say = speech.say
    known = messages(say.lang)
    kind = decision.kind if f"powergrid.help.{decision.kind}" in known else "choose"
    lines = [say(f"powergrid.help.{kind}", done=say("terminal.done"))]
    for key, name in _KEYS.items():
        lines.append(f"  {key}  {say(f'powergrid.key.{name}')}")
    lines += ["", say("powergrid.help.rules")]
    return lines + [f"  {rule}" for rule in rules(speech, view, decision)]


def rules(speech: PowerGridSpeech, view: View, decision: Decision) -> Iterator[str]:
    """The rules that apply to a decision, each with its number."""
    say, figures = speech.say, view.options.figures
    values = {
        "plants": figures.max_plants,
        "regions": figures.regions,
        "end": figures.cities_for_end,
        "step2": figures.cities_for_step2,
        "step": view.step,
    }
    for number in _RULES.get(decision.kind, ("C2",)):
        yield f"{number}  {say(f'powergrid.rule.{number}', **values)}"
    map_ = view.options.map
    if decision.kind in ("open", "bid") and map_.nuclear_regions is not None:
        regions = ", ".join(map(speech.region, sorted(map_.nuclear_regions)))
        yield f"B  {say('powergrid.rule.B.nuclear', regions=regions)}"
    if decision.kind == "fuel":
        for city, fuel, amount, _ in map_.discounts:
            told = {"city": speech.city(map_, city), "fuel": speech.fuel(fuel)}
            yield f"B  {say('powergrid.rule.B.discount', amount=amount, **told)}"
    if decision.kind not in _RULES:
        yield from _pieces(speech, view)


def _pieces(speech: PowerGridSpeech, view: View) -> Iterator[str]:
    """The pieces of the robot to act, since one of them asks."""
    robot = view.players[view.turn] if view.turn is not None else None
    if robot is None or robot.pieces is None:
        return
    for kind, number in zip(_PIECES, robot.pieces, strict=True):
        if number:
            piece = f"{kind}{number}"
            does = speech.say(f"powergrid.piece.{piece}.does")
            yield titled(speech.say, piece_name(speech, piece), does)
