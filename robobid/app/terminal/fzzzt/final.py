"""The end: every player's score laid out, and why the winner won."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt import cardart, facts
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, fitted, flowing, wrapped
from robobid.core.decisions import seat_letter
from robobid.games.fzzzt.rules.scoring import Score, bonus_of, places
from robobid.games.fzzzt.view import View


def final_block(
    speech: Speech, view: View, verdict: Iterable[str], width: int
) -> Block:
    """Places, sums, every unit with its widgets and robots, and the tie-break."""
    ranks = places(view.scores)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    title = f" {speech.say('terminal.final.title')}"
    bar = fitted(paint.badge(title, paint.RAIL + paint.BOLD), width, paint.RAIL)
    lines = [bar, Text()]
    for seat in order:
        score, lost = view.scores[seat], facts.fzzzt_cards(view, seat)
        placed = _placed(speech, seat, ranks[seat])
        lines += flowing(_sum(speech, score, lost), width, placed, 12)
        lines += [*_units(speech, score, width), Text()]
    for words in verdict:
        lines += [Text(" ") + line for line in wrapped(words, width - 2, "  ")]
    return lines


def score_lines(speech: Speech, score: Score, width: int) -> Block:
    """One player's score laid out: the sum, then every unit."""
    told = speech.say(
        "score.total",
        total=score.total,
        basic=score.basic,
        sign="+" if score.bonus >= 0 else speech.glyphs.minus,
        bonus=abs(score.bonus),
        n=score.robots,
    )
    return [*wrapped(told, width - 1, "  "), *_units(speech, score, width)]


def _placed(speech: Speech, seat: int, place: int) -> Text:
    line = paint.badge(f" {place} ", paint.SPARK if place == 1 else paint.BOLD)
    line.append(" ").append(f" {seat_letter(seat)} ", paint.SEATS[seat])
    return line.append(" ").append_text(fitted(Text(speech.player(seat)), 16))


def _sum(speech: Speech, score: Score, lost: int) -> list[Text]:
    """The total and its parts; `lost` are the points of the Fzzzt cards."""
    say, minus = speech.say, speech.glyphs.minus
    robots = say("terminal.final.robots", n=score.robots, points=score.basic + lost)
    total = f"{score.total:3} {speech.glyphs.star}"
    parts = [paint.badge(total, paint.BOLD).append(f"  {robots}")]
    if lost:
        parts.append(Text(f"{minus} {say('terminal.final.fzzzt', points=lost)}"))
    if score.allocation:
        sign = "+" if score.bonus >= 0 else minus
        units = say("terminal.final.units", points=abs(score.bonus))
        parts.append(Text(f"{sign} {units}"))
    return parts


def _units(speech: Speech, score: Score, width: int) -> Block:
    say = speech.say
    lines: Block = []
    for (unit, robots), made in zip(score.allocation, score.widgets, strict=True):
        points = bonus_of(unit, made)
        line = Text("     ")
        line.append(f"{points:+4} {speech.glyphs.star} ", "" if made else paint.ALARM)
        line.append(f" {speech.card(unit)} ").append_text(cardart.symbols(speech, unit))
        line.append(" " + say("terminal.final.widgets", n=made, points=unit.points))
        names = [f"{speech.card(robot)}," for robot in robots]
        if names:
            line.append(":")
            names[-1] = names[-1][:-1]
        lines += flowing([Text(name) for name in names], width, line, 12)
    return lines
