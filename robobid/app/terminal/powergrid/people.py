"""Paints the players: money, cities, plants and fuel."""

from __future__ import annotations

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.paint import Block, flowing
from robobid.app.terminal.powergrid.market import plant_chip
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import seat_letter
from robobid.games.powergrid.rules.plants import TRANSFORMER_CITIES
from robobid.games.powergrid.view import PlayerView, View


def players(speech: PowerGridSpeech, view: View, width: int) -> Block:
    """Everybody, in turn order, so that the order can be seen."""
    order = [*view.order, *(s for s in range(len(view.players)) if s not in view.order)]
    return [
        line
        for seat in order
        for line in _player(speech, view, view.players[seat], width)
    ]


def _player(
    speech: PowerGridSpeech, view: View, player: PlayerView, width: int
) -> Block:
    say, seat = speech.say, player.seat
    line = Text(" ").append(f" {seat_letter(seat)} ", paint.SEATS[seat])
    line.append(f" {speech.player(seat)}", paint.BOLD if seat == view.seat else "")
    kind = speech.bot(seat)
    if player.pieces is not None:
        kind = str(player.pieces)
    if kind and kind not in speech.player(seat):
        line.append(f" ({kind})", paint.DIM)
    money = "?" if player.money is None else str(player.money)
    facts = [
        say("powergrid.player.money", money=money),
        say("powergrid.player.cities", n=len(player.cities)),
    ]
    if any(player.fuel):
        facts.append(speech.tokens(player.fuel))
    dot = speech.glyphs.dot
    pieces = [Text(f"{dot} {words}") for words in facts]
    for number in player.plants:
        extra = TRANSFORMER_CITIES if number == player.transformer else 0
        pieces.append(plant_chip(speech, number, extra))
    return flowing(pieces, width - 1, line, 5)
