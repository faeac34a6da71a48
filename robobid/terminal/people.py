"""Paints the players: hand, pile, bid, units, and the Chief's spanner."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from robobid.core.decisions import seat_letter
from robobid.fzzzt.view import PlayerView, View
from robobid.terminal import cardart, paint
from robobid.terminal.paint import Block, fitted, flowing
from robobid.terminal.speech import Speech

_NAME_WIDTH: Final = 28


def players(speech: Speech, view: View, width: int, *, roomy: bool = False) -> Block:
    """Everybody at the table; `roomy` gives each several lines."""
    lines: Block = []
    for player in view.players:
        lines += _player(speech, view, player, width, roomy=roomy)
    return lines


def _player(
    speech: Speech, view: View, player: PlayerView, width: int, *, roomy: bool
) -> Block:
    name = _name(speech, view, player.seat)
    first, *more = _counts(speech, player)
    counts = [Text(first), *(Text(f"{speech.glyphs.dot} {words}") for words in more)]
    chips = [cardart.unit_chip(speech, *unit) for unit in player.units]
    if roomy:
        units = flowing(chips, width, Text("   "), 3) if chips else []
        return [name, *flowing(counts, width, Text("   "), 3), *units, Text()]
    name = fitted(name, max(_NAME_WIDTH, name.cell_len))
    return flowing([*counts, *chips], width, name, 4)


def _name(speech: Speech, view: View, seat: int) -> Text:
    line = paint.badge(f" {seat_letter(seat)} ", paint.SEATS[seat])
    line.append(f" {speech.player(seat)}", paint.BOLD if seat == view.seat else "")
    if bot := speech.bots[seat]:
        line.append(f" ({bot})", paint.DIM)
    if seat == view.chief:
        line.append(" ").append(f" {speech.say('fzzzt.chief')} ", paint.RAIL)
    return line


def _counts(speech: Speech, player: PlayerView) -> list[str]:
    say = speech.say
    laid = (player.bid.size or 0) if player.bid else 0
    counts = [
        say("terminal.player.hand", n=player.hand_size - laid),
        say("terminal.player.pile", n=player.pile_size),
    ]
    return counts + ([laid_words(speech, player)] if player.bid else [])


def laid_words(speech: Speech, player: PlayerView) -> str:
    """What lies there as a bid, as far as it may be seen (F4.2)."""
    assert player.bid is not None
    if player.bid.cards is not None:
        cards = speech.cards(player.bid.cards)
        return speech.say("terminal.player.laid_open", cards=cards)
    if player.bid.size is None:
        return speech.say("terminal.player.laid_hidden")
    return speech.say("terminal.player.laid", n=player.bid.size)
