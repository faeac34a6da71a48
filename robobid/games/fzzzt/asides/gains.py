"""What a card would add to somebody's score, if the game ended now."""

from __future__ import annotations

from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.scoring import best_total
from robobid.games.fzzzt.view import PlayerView


def points_now(player: PlayerView) -> int:
    """What a player would score: all know which cards are theirs (F4.12)."""
    free = [*player.shown, *player.spent, *player.hidden]
    return best_total(dict(player.units), free)


def gain_of_card(player: PlayerView, card: Card) -> int:
    """How much more a player would score with a card: less than 0 if it costs points.

    All robots that do not stand on a unit yet are put where they score most.
    """
    if card.is_unit:
        return gain_of_unit(player, card)
    units, free = dict(player.units), [*player.shown, *player.spent, *player.hidden]
    return best_total(units, [*free, card]) - best_total(units, free)


def gain_of_unit(player: PlayerView, unit: Card) -> int:
    """How much more a player would score with a unit: less than 0 if it costs points.

    All robots that do not stand on a unit yet are put where they score most.
    """
    units, free = dict(player.units), [*player.shown, *player.spent, *player.hidden]
    return best_total({**units, unit: ()}, free) - best_total(units, free)
