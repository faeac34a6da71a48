"""Where the cards of a position can lie: each of them in one place."""

from __future__ import annotations

from robobid.core.position import (
    bad_position,
)
from robobid.games.powergrid.rules.plants import FLUX, STEP3, TRANSFORMER, Number
from robobid.games.powergrid.rules.tables import MARKET_SIZE
from robobid.games.powergrid.table import LAST_STEP, Table


def owned(table: Table) -> list[Number]:
    """Every plant that a seat has."""
    return [number for player in table.players for number in player.plants]


def cards_in_sight(table: Table) -> list[Number]:
    """Every card that everybody knows the place of."""
    transformer = [
        TRANSFORMER for player in table.players if player.transformer is not None
    ]
    return [
        *table.market,
        *table.top,
        *table.under,
        *table.aside,
        *owned(table),
        *transformer,
    ]


def promo_card_lies(table: Table) -> bool:
    """Does the Transformer Station lie somewhere, or has somebody got it?"""
    return TRANSFORMER in (*cards_in_sight(table), *table.unseen)


def check_cards(table: Table) -> None:
    """Refuse cards that do not exist, or that lie in two places."""
    cards = [*cards_in_sight(table), *table.unseen]
    known = {*table.setup.plants, STEP3, TRANSFORMER}
    for card in cards:
        # The transformer is bought beside the market, and lies with a player.
        if card not in known or (card == TRANSFORMER and card in table.market):
            raise bad_position(
                "plant_unknown", "there is no plant {number}", number=card
            )
        if cards.count(card) > 1:
            raise bad_position(
                "plant_in_two_places", "plant {number} lies in two places", number=card
            )
    if len(table.market) > MARKET_SIZE:
        raise bad_position(
            "market_too_long",
            "market: there are at most {most} cards",
            most=MARKET_SIZE,
        )
    if not 0 <= table.hidden <= len(table.unseen):
        raise bad_position(
            "cards_hidden",
            "hidden={hidden}: there are only {cards} unseen cards",
            hidden=table.hidden,
            cards=len(table.unseen),
        )
    in_market = STEP3 in table.market
    if in_market != (table.step3_card == "in-market") or (
        table.step == LAST_STEP and table.step3_card != "gone"
    ):
        raise bad_position(
            "step3_elsewhere",
            "step3={found}: in step 3 the card is gone; before, it lies where the "
            "market shows",
            found=table.step3_card,
        )
    if FLUX in cards and not table.setup.flux:
        raise bad_position(
            "no_flux_generator", "the Flux Generator is not in this game"
        )
