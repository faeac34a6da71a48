"""What is told of a comparison of Fzzzt!."""

from __future__ import annotations

from typing import Final

from robobid.app.locales import Say
from robobid.app.locales.phrases import fzzzt_card
from robobid.app.reports.lab.game_report import GameReport
from robobid.arena.lab.question import Question
from robobid.games.fzzzt.rules.cards import Card


def _card(question: Question, id_: str, say: Say) -> str:
    """A card by name, as it is in the changed deck if it is there."""
    decks = (question.change.game.deck, question.base.game.deck)
    card: Card = next(deck.by_id[id_] for deck in decks if id_ in deck.by_id)
    return fzzzt_card(say, card.kind, card.id, card.player, card.unit_class)


REPORT: Final = GameReport(
    words="lab",
    card=_card,
    shows_ids=True,
    decimals={"rounds": 2, "price": 2, "bidders": 2},
    # Length, points, and how hard cards are won.
    of_the_game=("decisions", "score", "spread", "price", "fought_over"),
    of_a_card=("price", "fought_over", "wins"),
    sections=("wins", "price", "fought_over", "unwanted", "bidders", "comes"),
)
