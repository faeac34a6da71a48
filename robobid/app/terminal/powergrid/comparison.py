"""The plants on offer beside one's own, in an auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.paint import Block, wrapped
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.games.powergrid.asides.comparison import Running, comparisons, runnings
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.rules.plants import card_word
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import View
from robobid.narration.powergrid.comparison import gain_of, loss_of

KINDS: Final = ("open", "bid")
"""Decisions before which plants are compared."""


def compared(speech: PowerGridSpeech, view: View, width: int) -> Block:
    """What a city costs with each plant, and how many more could be supplied."""
    if view.seat is None:
        return []
    table = table_in_sight(view)
    texts = [_per_city(speech, table, view.seat), _gain(speech, table, view.seat)]
    lines = [
        line
        for text in filter(None, texts)
        for line in wrapped(text, width - 3, "  ", paint.DIM)
    ]
    return [Text(" ") + line for line in lines]


def _per_city(speech: PowerGridSpeech, table: Table, seat: int) -> str:
    found, owned = runnings(table, seat), table.players[seat].plants
    offered = _costs(speech, [each for each in found if each.plant not in owned])
    mine = _costs(speech, [each for each in found if each.plant in owned])
    if not offered:
        return ""
    if not mine:
        return speech.say("powergrid.board.per_city", plants=offered)
    return speech.say("powergrid.board.per_city_mine", plants=offered, mine=mine)


def _costs(speech: PowerGridSpeech, found: Sequence[Running]) -> str:
    costs = [
        (card_word(plant), "–" if each is None else each) for plant, *_, each in found
    ]
    return ", ".join(
        speech.say("told.titled", title=plant, text=each) for plant, each in costs
    )


def _gain(speech: PowerGridSpeech, table: Table, seat: int) -> str:
    """Of the plant that is bid for in a sentence, of those on offer in numbers."""
    found = comparisons(table, seat)
    if auction := table.auction:
        sentences = [
            speech.tell(told)
            for each in found
            if each.plant == auction.plant
            for told in (gain_of(each), loss_of(each))
            if told is not None
        ]
        return " ".join(sentences)
    gains = [f"{card_word(each.plant)} {each.after - each.before:+}" for each in found]
    return speech.say("powergrid.board.gains", plants=", ".join(gains))
