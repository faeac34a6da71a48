"""What the twin notes about auctions is what the rules tell."""

from __future__ import annotations

from dataclasses import replace

import pytest

from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EN, with_switches
from robobid.games.fzzzt.rules.events import BidsRevealed, CardWon
from robobid.twins.fzzzt import (
    Box,
    apply,
    new_tables,
    play,
    random_actions,
    seeded_luck,
    to_action,
)
from robobid.twins.fzzzt.table import OVER
from tests.twins.boxes import DECK

PAY_STRONGEST = replace(
    EN, rules=with_switches(EN.rules, {"winner_pays": "strongest_card"})
)


@pytest.mark.parametrize(
    "box",
    [
        pytest.param(Box.open("en", 2), id="en-2"),
        pytest.param(Box.open("ru", 5, DECK, DECK.peripherals), id="ru-5"),
        pytest.param(Box.open(PAY_STRONGEST, 3), id="paying"),
    ],
)
def test_every_auction_is_noted_as_it_was(box: Box) -> None:
    (played,) = play(box, ["random"] * box.players, 1, seed=3, auctions=True)
    tables = new_tables(box, 1)
    luck = seeded_luck(1, seed=3)
    rules = box.new_table()
    told = []
    while tables["phase"][0] != OVER:
        actions = random_actions(box, tables, luck)
        round_ = rules.round
        events = FZZZT.apply(rules, *to_action(box, tables[0], actions[0]))
        apply(box, tables, actions)
        for event in events:
            if isinstance(event, BidsRevealed):
                powers = sorted(power for _, _, power in event.bids)
            elif isinstance(event, CardWon):
                card = box.number_of[event.card]
                second = powers[-2] if len(powers) > 1 else -1
                told.append(
                    (card, round_, event.seat, event.power, second, len(powers))
                )

    noted = played.auctions[0].tolist()
    assert noted[: len(told)] == told
    assert all(card == -1 for card, *_ in noted[len(told) :])
    assert len(told) > 20


def test_nothing_is_noted_unless_it_is_wanted() -> None:
    (played,) = play(Box.open("en", 2), ["random"] * 2, 3, seed=3)

    assert played.auctions.size == 0
