"""Exact scoring inside the twin, on endings that hardly come in random games."""

from __future__ import annotations

from random import Random

import pytest

from robobid.games.fzzzt.rules.actions import Done
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.scoring import best_score, places
from robobid.games.fzzzt.table import Player, Table
from robobid.twins.fzzzt import Box, apply, from_actions, from_tables


def ending(box: Box, random: Random, greed: float, built: float) -> Table:
    """All cards of the box shared out; greed is the chance that seat A gets a card."""
    table = box.new_table()
    cards = [*table.unseen, *table.mechanics]
    for mechanic in table.mechanics:
        cards += box.deck.robots_of(mechanic.player or 0)
    table.unseen, table.mechanics = [], []
    for card in sorted(cards):
        seat = 0 if random.random() < greed else random.randrange(box.players)
        player = table.players[seat]
        if card.is_unit:
            player.units[card] = ()
        else:
            player.hand.append(card)
    for player in table.players:
        build(player, random, built)
    table.phase, table.round, table.waiting = "building", 5, [0]
    return table


def build(player: Player, random: Random, built: float) -> None:
    """Some robots are already on units that they fit."""
    for robot in list(player.hand):
        units: list[Card] = [unit for unit in player.units if robot.fits(unit)]
        if units and random.random() < built:
            unit = random.choice(units)
            player.hand.remove(robot)
            player.units[unit] = (*player.units[unit], robot)


@pytest.mark.parametrize("edition", ["en", "fr-expansion", "ru"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("greed", [0.0, 0.6, 1.0])
def test_the_best_score_is_the_rules(edition: str, players: int, greed: float) -> None:
    box = Box.open(edition, players)
    random = Random(f"{edition} {players} {greed}")
    endings = [ending(box, random, greed, at % 5 / 10) for at in range(30)]
    arrays = from_tables(box, endings)

    apply(box, arrays, from_actions(box, [(0, Done())] * len(endings)))

    counts = box.edition.rules.fzzzt_counts_as_robot
    for table, array in zip(endings, arrays, strict=True):
        scores = [
            best_score(player.units, player.hand, fzzzt_counts_as_robot=counts)
            for player in table.players
        ]
        for name in ("basic", "bonus", "total", "robots"):
            expected = [getattr(score, name) for score in scores]
            assert array[name][:players].tolist() == expected
        assert array["place"][:players].tolist() == places(scores)
