"""The table in words: for pipes, dumb terminals and screen readers."""

from __future__ import annotations

from robobid.app.locales.phrases import titled
from robobid.app.terminal.fzzzt import facts
from robobid.app.terminal.fzzzt.people import held, laid_words
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.fzzzt.workbench import fitting_robots, value_words
from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import PlayerView, View, progress


def plain_board(speech: Speech, view: View, decision: Decision) -> list[str]:
    """Everything that a seat sees before it chooses, a sentence a line."""
    return [
        *_where(speech, view),
        *(_player(speech, view, player) for player in view.players),
        *_own(speech, view, decision),
    ]


def _where(speech: Speech, view: View) -> list[str]:
    say = speech.say
    now = progress(view)
    words = [say("terminal.rail.round", round=now.round, rounds=now.rounds)]
    if view.belt:
        words.append(say("terminal.rail.card", card=now.auction, cards=now.auctions))
    words.append(say("terminal.rail.deck", n=view.deck_size))
    lines = ["", f"== {', '.join(words)}"]
    if view.peripheral:
        effect = speech.effect(view.peripheral)
        name = speech.peripheral(view.peripheral)
        lines.append(say("fzzzt.event.peripheral", peripheral=name, effect=effect))
    if view.belt:
        head, *others = [speech.label(card) for card in view.belt]
        lines.append(titled(say, say("terminal.belt.head"), head))
        lines += [f"  {label}" for label in others]
    if view.face_down:
        lines.append(f"  {say('terminal.belt.down', n=view.face_down)}")
    return lines


def _player(speech: Speech, view: View, player: PlayerView) -> str:
    say = speech.say
    parts = [
        say("terminal.player.hand", n=held(player)),
        say("terminal.player.pile", n=player.pile_size),
    ]
    if player.seat == view.chief:
        parts.insert(0, say("fzzzt.chief"))
    if player.bid is not None:
        parts.append(laid_words(speech, player))
    for unit, robots in player.units:
        name = _unit(speech, unit)
        laid = titled(say, name, speech.cards(robots)) if robots else name
        parts.append(f"[{laid}]")
    kind = speech.bot(player.seat)
    bot = f" ({kind})" if kind else ""
    return titled(say, f"{speech.player(player.seat)}{bot}", ", ".join(parts))


def _unit(speech: Speech, unit: Card) -> str:
    signs = " ".join(speech.symbol(symbol) for symbol in unit.symbols)
    return f"{speech.card(unit)} {unit.points}, {signs}"


def _own(speech: Speech, view: View, decision: Decision) -> list[str]:
    assert view.seat is not None
    say = speech.say
    lines = [value_words(speech, view)]
    numbered = list(enumerate(facts.hand_of(view, view.seat), 1))
    if decision.kind == "pay":
        numbered = list(enumerate((pay.card for pay in decision.options), 1))
    elif decision.kind in ("building", "layout"):
        numbered = fitting_robots(view, decision)
        lines += [*_units(speech, view), say("terminal.own.robots")]
    else:
        lines.append(say("terminal.own.hand"))
    return [*lines, *(f"  {n}. {speech.label(card)}" for n, card in numbered)]


def _units(speech: Speech, view: View) -> list[str]:
    assert view.seat is not None
    lines = [speech.say("terminal.own.units")]
    units = facts.fixed_robots(view, view.seat)
    for number, (unit, robots) in enumerate(units.items(), 1):
        on_it = f": {speech.cards(robots)}" if robots else ""
        lines.append(f"  {number}. {speech.label(unit)}{on_it}")
    return lines
