"""The end of the game: the last allocation, and the scores.

EN "Scoring", DE "Wertung", FR "Décompte des Points", RU "Подсчёт очков".
"""

from __future__ import annotations

from robobid.games.fzzzt.rules.building import wait_for_builders
from robobid.games.fzzzt.rules.events import GameScored
from robobid.games.fzzzt.rules.scoring import (
    Score,
    best_score,
    places,
    score_of_layout,
)
from robobid.games.fzzzt.table import Player, Table


def is_last_round(table: Table) -> bool:
    """Has the deck too few cards for another full belt (F5.5)?"""
    return table.deck_size < table.belt_length


def begin_ending(table: Table) -> None:
    """All allocate what they have left, by hand or by the program (F6.7)."""
    table.rules = table.edition.rules
    table.peripheral = None
    if table.by_hand:
        table.phase = "layout"
        wait_for_builders(table)
    else:
        finish_game(table)


def finish_game(table: Table) -> None:
    """Score every seat (F6)."""
    table.phase = "over"
    table.waiting = []
    table.scores = tuple(score_player(table, player) for player in table.players)
    table.tell(GameScored(table.scores, tuple(places(table.scores))))


def score_player(table: Table, player: Player) -> Score:
    """What a player's cards are worth."""
    score = score_of_layout if table.by_hand else best_score
    return score(
        player.units,
        player.hand,
        fzzzt_counts_as_robot=table.edition.rules.fzzzt_counts_as_robot,
    )
