"""What the game asks a person now, and what Enter would answer."""

from __future__ import annotations

from robobid.app.locales import messages
from robobid.app.locales.phrases import as_sentence
from robobid.app.terminal.powergrid.choices import told
from robobid.app.terminal.powergrid.defaults import default
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError
from robobid.games.powergrid.rules.actions import Pass
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.view import View


def question(speech: PowerGridSpeech, view: View, decision: Decision) -> str:
    """The question of a decision, and the sensible answer."""
    say = speech.say
    is_stay = is_one_choice(decision)
    kind = "stay" if is_stay else decision.kind
    if kind == "open" and Pass() not in decision.options:
        kind = "open_first"  # nobody passes in round 1 (A3.2)
    kind = kind if _is_known(speech, kind) else "choose"
    values: dict[str, object] = {"done": say("terminal.done")}
    values["pass"] = say("powergrid.word.pass")
    values["robot"] = _robot(speech, view)
    if view.auction:
        values["plant"] = speech.card(view.auction.plant)
        values["bid"] = view.auction.bid
    ask = as_sentence(say(f"powergrid.ask.{kind}", **values))
    try:
        actions = default(view, decision)
        if is_stay:
            actions = [stays for stays in decision.options if stays not in actions]
        answer = told(speech, view, actions)
    except RobobidError:
        return ask
    return f"{ask} {say('powergrid.ask.enter', answer=answer)}"


def _robot(speech: PowerGridSpeech, view: View) -> str:
    """The robot that something is chosen for."""
    robots = [player.seat for player in view.players if player.pieces is not None]
    now = view.turn if view.turn in robots else next(iter(robots), None)
    return "" if now is None else speech.players[now]


def _is_known(speech: PowerGridSpeech, kind: str) -> bool:
    return f"powergrid.ask.{kind}" in messages(speech.say.lang)
