"""Paints the players: hand, pile, bid, units, and the Chief's spanner."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt import cardart
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, fitted, flowing
from robobid.core.decisions import seat_letter
from robobid.games.fzzzt.view import PlayerView, View

_NAME_WIDTH: Final = 28
_WIDEST_NAME: Final = 38


def players(speech: Speech, view: View, width: int, *, roomy: bool = False) -> Block:
    """Everybody at the table; `roomy` gives each several lines."""
    names = [_name(speech, view, player.seat) for player in view.players]
    column = max(_NAME_WIDTH, *(name.cell_len for name in names))
    lines: Block = []
    for player, name in zip(view.players, names, strict=True):
        if not roomy:
            # The longest names push their own line aside, and nobody else's.
            name = fitted(name, max(min(column, _WIDEST_NAME), name.cell_len))
        lines += _player(speech, player, name, width, roomy=roomy)
    return lines


def _player(
    speech: Speech, player: PlayerView, name: Text, width: int, *, roomy: bool
) -> Block:
    first, *more = _counts(speech, player)
    counts = [Text(first), *(Text(f"{speech.glyphs.dot} {words}") for words in more)]
    chips = [cardart.unit_chip(speech, *unit) for unit in player.units]
    if roomy:
        units = flowing(chips, width, Text("   "), 3) if chips else []
        return [name, *flowing(counts, width, Text("   "), 3), *units, Text()]
    return flowing([*counts, *chips], width, name, 4)


def _name(speech: Speech, view: View, seat: int) -> Text:
    line = paint.badge(f" {seat_letter(seat)} ", paint.SEATS[seat])
    line.append(f" {speech.player(seat)}", paint.BOLD if seat == view.seat else "")
    if bot := speech.bot(seat):
        line.append(f" ({bot})", paint.DIM)
    if seat == view.chief:
        line.append(" ").append(f" {speech.say('fzzzt.chief')} ", paint.RAIL)
    return line


def _counts(speech: Speech, player: PlayerView) -> list[str]:
    say = speech.say
    counts = [
        say("terminal.player.hand", n=held(player)),
        say("terminal.player.pile", n=player.pile_size),
    ]
    return counts + ([laid_words(speech, player)] if player.bid else [])


def held(player: PlayerView) -> int:
    """How many cards are in the hand, those that are laid left out."""
    laid = (player.bid.size or 0) if player.bid else 0
    return player.hand_size - laid


def laid_words(speech: Speech, player: PlayerView) -> str:
    """What lies there as a bid, as far as it may be seen (F4.2)."""
    assert player.bid is not None
    if player.bid.cards is not None:
        cards = speech.cards(player.bid.cards)
        return speech.say("terminal.player.laid_open", cards=cards)
    if player.bid.size is None:
        return speech.say("terminal.player.laid_hidden")
    return speech.say("terminal.player.laid", n=player.bid.size)
