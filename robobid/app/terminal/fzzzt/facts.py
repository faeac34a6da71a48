"""What every display needs to know of a view."""

from __future__ import annotations

from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.scoring import Score, best_score
from robobid.games.fzzzt.view import PlayerView, View


def in_order(cards: tuple[Card, ...]) -> list[Card]:
    """Cards as they are shown and numbered: the weakest first, units last."""
    return sorted(cards, key=lambda card: (card.is_unit, card.power, card.id))


def hand_of(view: View, seat: int) -> list[Card]:
    """A seat's own hand, without what it has laid or planned."""
    player = view.players[seat]
    planned = [step.robot for step in player.plan]
    return [card for card in in_order(player.hand or ()) if card not in planned]


def personal_cards(player: PlayerView) -> tuple[Card, ...]:
    """All of a player's cards but units and what lies on them."""
    return (*player.shown, *player.spent, *player.hidden)


def fzzzt_cards(view: View, seat: int) -> int:
    """How many points a player's Fzzzt cards cost."""
    cards = personal_cards(view.players[seat])
    return -sum(card.points for card in cards if card.kind == "fzzzt")


def worth(view: View, player: PlayerView) -> Score:
    """What a player's cards would score now, laid out as well as can be.

    Everybody has seen which cards a player owns: they were won in the open.
    """
    return best_score(
        dict(player.units),
        personal_cards(player),
        fzzzt_counts_as_robot=view.edition.rules.fzzzt_counts_as_robot,
    )


def fixed_robots(view: View, seat: int) -> dict[Card, tuple[Card, ...]]:
    """A seat's units with the robots on them, those it plans now included."""
    player = view.players[seat]
    return {
        unit: (*robots, *(step.robot for step in player.plan if step.unit == unit))
        for unit, robots in player.units
    }
