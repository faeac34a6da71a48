"""The lab of Fzzzt!: what a changed card does."""

from __future__ import annotations

from typing import Final

from robobid.arena.lab.fzzzt.change import changed, read_change
from robobid.arena.lab.fzzzt.figures import CARD_FIGURES, GAME_FIGURES, quantities_of
from robobid.arena.lab.fzzzt.observer import by_rules
from robobid.arena.lab.lab import Lab
from robobid.arena.lab.side import Side
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.setup import belt_deck


def cards_of(side: Side) -> dict[str, Card]:
    """The cards of a side that can come up, by their ids, and what matters of them."""
    table = side.game.set_up(side.tags)
    belt = belt_deck(table.edition, len(table.players), table.deck)
    return {card.id: card._replace(id="", set="", inferred=()) for card in belt}


LAB: Final = Lab(
    read_change=read_change,
    changed=changed,
    cards=cards_of,
    game_figures=GAME_FIGURES,
    card_figures=CARD_FIGURES,
    by_rules=by_rules,
    twin="robobid.arena.lab.fzzzt.twin:play_twin",
    count=quantities_of,
    report="robobid.app.reports.lab.fzzzt.report:REPORT",
)
