"""`s`: what everybody has been shown and may remember (F4.12)."""

from __future__ import annotations

from robobid.app.locales.phrases import titled
from robobid.app.terminal.fzzzt import facts
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.games.fzzzt.rules.cards import KINDS, Card
from robobid.games.fzzzt.view import View


def seen_lines(speech: Speech, view: View) -> list[str]:
    """Where each player's cards are, as far as it was shown; and what is to come."""
    say = speech.say
    lines = [say("terminal.seen.title")]
    for player in view.players:
        lines += ["", speech.player(player.seat)]
        for key, cards in (
            ("shown", player.shown),
            ("spent", player.spent),
            ("hidden", player.hidden),
        ):
            if cards:
                told = _told(speech, cards)
                title = say(f"terminal.seen.{key}", n=len(cards))
                lines.append(f"  {titled(say, title, told)}")
    unseen = view.unseen
    lines += ["", say("terminal.seen.unseen", n=len(unseen))]
    for kind in KINDS:
        cards = tuple(card for card in unseen if card.kind == kind)
        if cards:
            title = say(f"fzzzt.kind.{kind}", n=len(cards))
            lines.append(f"  {titled(say, title, _told(speech, cards))}")
    return lines


def _told(speech: Speech, cards: tuple[Card, ...]) -> str:
    """Cards with their power and symbols, equal ones counted."""
    names: list[str] = []
    for card in facts.in_order(cards):
        power = f" {card.power}{speech.glyphs.zap}" if card.power else ""
        names.append(f"{speech.card(card)}{power} {speech.symbols(card)}".strip())
    times = speech.glyphs.times
    return ", ".join(
        name if names.count(name) == 1 else f"{names.count(name)} {times} {name}"
        for name in dict.fromkeys(names)
    )
