"""The lab of Power Grid: what changed plants, payments, markets and maps do."""

from __future__ import annotations

from typing import Final

from robobid.arena.lab.lab import Lab
from robobid.arena.lab.powergrid.change import changed, read_change
from robobid.arena.lab.powergrid.figures import (
    CARD_FIGURES,
    GAME_FIGURES,
    quantities_of,
)
from robobid.arena.lab.powergrid.observer import by_rules
from robobid.arena.lab.side import Side
from robobid.games.powergrid.rules.plants import (
    FLUX,
    PLANTS,
    Plant,
    card_named,
    card_word,
)
from robobid.games.powergrid.rules.setup import plants_in_game


def plants_of(side: Side) -> dict[str, Plant]:
    """The plants of a side that may be bought, by their words, and their facts."""
    options = side.game.set_up(side.tags).setup
    has_flux = options.flux and FLUX not in options.map.without_plants
    numbers = [*plants_in_game(options.map), *[FLUX] * has_flux]
    return {card_word(number): options.plants[number] for number in sorted(numbers)}


def _number(word: str) -> float:
    return float(word) if word.isdigit() else card_named(word, PLANTS)


LAB: Final = Lab(
    read_change=read_change,
    changed=changed,
    cards=plants_of,
    order=_number,
    game_figures=GAME_FIGURES,
    card_figures=CARD_FIGURES,
    by_rules=by_rules,
    twin="robobid.arena.lab.powergrid.twin:play_twin",
    count=quantities_of,
    report="robobid.app.reports.lab.powergrid.report:REPORT",
)
