"""The end: who supplied how much, and what broke a tie."""

from __future__ import annotations

from rich.text import Text

from robobid.core.decisions import seat_letter
from robobid.powergrid.ending import most_supplied
from robobid.powergrid.table import Player
from robobid.powergrid.view import PlayerView, View
from robobid.terminal import paint
from robobid.terminal.paint import Block, fitted, wrapped
from robobid.terminal.powergrid.speech import PowerGridSpeech

Result = tuple[int, int, int]
"""Cities supplied, money, cities: compared in this order (A9)."""


def final_block(speech: PowerGridSpeech, view: View, width: int) -> Block:
    """Everybody's place, supplied cities, money and cities; and the verdict."""
    results = [_result(player) for player in view.players]
    places = [1 + sum(other > result for other in results) for result in results]
    title = f" {speech.say('terminal.final.title')}"
    bar = fitted(paint.badge(title, paint.RAIL + paint.BOLD), width, paint.RAIL)
    lines = [bar, Text()]
    for seat in sorted(range(len(places)), key=lambda at: (places[at], at)):
        supplied, money, cities = results[seat]
        first = places[seat] == 1
        line = Text(" ").append(f" {places[seat]} ", paint.SPARK if first else "")
        line.append(f" {seat_letter(seat)} ", paint.SEATS[seat])
        line.append_text(fitted(Text(f" {speech.player(seat)}"), 20))
        values = {"n": supplied, "money": money, "cities": cities}
        line.append(f" {speech.say('powergrid.final.result', **values)}")
        lines.append(fitted(line, min(line.cell_len, width)))
    lines.append(Text())
    for words in verdict(speech, results, places):
        lines += [Text(" ") + line for line in wrapped(words, width - 2, "  ")]
    return lines


def _result(player: PlayerView) -> Result:
    holding = Player(
        0,
        None,
        player.plants,
        list(player.fuel),
        tuple(range(len(player.cities))),
        (),
        player.transformer,
    )
    return most_supplied(holding), player.money or 0, len(player.cities)


def verdict(
    speech: PowerGridSpeech, results: list[Result], places: list[int]
) -> list[str]:
    """Who won, and by which of the three numbers (A9)."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    supplied, money, cities = results[winners[0]]
    tied = [seat for seat, result in enumerate(results) if result[0] == supplied]
    say = speech.say
    if len(winners) > 1:
        names = speech.players_named(winners)
        return [say("powergrid.final.shared", names=names)]
    who = speech.who(winners[0])
    won = [say("powergrid.final.wins", **who, n=supplied)]
    if len(tied) > 1:
        names = speech.players_named(tied)
        won.insert(0, say("powergrid.final.tied", names=names, n=supplied))
        also = [seat for seat in tied if results[seat][1] == money]
        if len(also) == 1:
            won.append(say("powergrid.final.money", money=money))
        else:
            won.append(say("powergrid.final.cities", n=cities))
    return won
