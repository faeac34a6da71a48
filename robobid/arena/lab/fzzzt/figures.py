"""The figures of a comparison of Fzzzt!, and what each game adds to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.arena.lab.fzzzt.deal_tally import DealTally, numbers_of
from robobid.arena.lab.quantities import NONE, SHARED, Columns, Quantities, win_parts

SERIOUS: Final = 4
"""A bid of so much power is more than any card that one begins with."""

GAME_FIGURES: Final = (
    "decisions",
    "rounds",
    "auctions",
    "score",
    "best_score",
    "spread",
    "margin",
    "price",
    "bidders",
    "fought_over",
    "unwanted",
)
CARD_FIGURES: Final = ("comes", "bidders", "fought_over", "price", "unwanted", "wins")


def quantities_of(tally: DealTally, present: Sequence[int]) -> Quantities:
    """What each of some games adds to the figures of `names_of`.

    Of each card it is told how many of its kind are in the deck: equal ones count
    together, so that there may be none, one or several.
    """
    columns = Columns(len(tally.scores))
    _count_games(columns, tally)
    _count_seats(columns, tally)
    _count_cards(columns, tally, present)
    return columns.joined()


def _count_games(columns: Columns, tally: DealTally) -> None:
    """In the order of `GAME_FIGURES`."""
    auctions = tally.auctions
    took_place = auctions["card"] != NONE
    number = took_place.sum(axis=1)
    power = numbers_of(auctions, "power") * took_place
    ranked = np.sort(tally.scores, axis=1)
    columns.add(tally.decisions)
    columns.add((numbers_of(auctions, "round") * took_place).max(axis=1))
    columns.add(number)
    columns.add(tally.scores.sum(axis=1), tally.scores.shape[1])
    columns.add(ranked[:, -1])
    columns.add(ranked[:, -1] - ranked[:, 0])
    columns.add(ranked[:, -1] - ranked[:, -2])
    columns.add(power.sum(axis=1), number)
    columns.add((numbers_of(auctions, "bidders") * took_place).sum(axis=1), number)
    columns.add((took_place & (auctions["second"] >= SERIOUS)).sum(axis=1), number)
    columns.add((took_place & (auctions["power"] == 0)).sum(axis=1), number)


def _count_seats(columns: Columns, tally: DealTally) -> None:
    """Who wins, clockwise from the first Chief."""
    players = tally.places.shape[1]
    seats = (tally.chiefs[:, None] + np.arange(players)) % players
    columns.add(np.take_along_axis(win_parts(tally.places), seats, axis=1), SHARED)


def _count_cards(columns: Columns, tally: DealTally, present: Sequence[int]) -> None:
    """In the order of `CARD_FIGURES`, and for each of them of the cards."""
    auctions, cards = tally.auctions, len(present)
    card = auctions["card"]
    winner_parts = np.take_along_axis(
        win_parts(tally.places), np.maximum(auctions["winner"], 0), axis=1
    )

    def by_card(values: NDArray[Any]) -> NDArray[np.int64]:
        # One column more takes what is no auction at all.
        spread = np.zeros((len(card), cards + 1), np.int64)
        games = np.broadcast_to(np.arange(len(card))[:, None], card.shape)
        np.add.at(spread, (games, np.where(card == NONE, cards, card)), values)
        return spread[:, :cards]

    came = by_card(np.ones_like(card))
    columns.add(came, np.broadcast_to(np.array(present, np.int64), came.shape))
    columns.add(by_card(auctions["bidders"]), came)
    columns.add(by_card(auctions["second"] >= SERIOUS), came)
    columns.add(by_card(auctions["power"]), came)
    columns.add(by_card(auctions["power"] == 0), came)
    columns.add(by_card(winner_parts), came * SHARED)
