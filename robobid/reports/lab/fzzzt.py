"""What is told of a comparison of Fzzzt!."""

from __future__ import annotations

from typing import Final

from robobid.arena.lab.question import Question
from robobid.fzzzt.cards import Card
from robobid.locales import Say
from robobid.locales.phrases import fzzzt_card
from robobid.reports.lab.kind import AccountKind


def _card(question: Question, id_: str, say: Say) -> str:
    """A card by name, as it is in the changed deck if it is there."""
    decks = (question.change.game.deck, question.base.game.deck)
    card: Card = next(deck.by_id[id_] for deck in decks if id_ in deck.by_id)
    return fzzzt_card(say, card.kind, card.id, card.player, card.unit_class)


ACCOUNT: Final = AccountKind(
    words="lab",
    card=_card,
    shows_ids=True,
    decimals={"rounds": 2, "price": 2, "bidders": 2},
    # Length, points, and how hard cards are won.
    of_the_game=("decisions", "score", "spread", "price", "fought_over"),
    of_a_card=("price", "fought_over", "wins"),
    sections=("wins", "price", "fought_over", "unwanted", "bidders", "comes"),
)
