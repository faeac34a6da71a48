"""What learners get from the twin: numbers, masks and observations, by the rules."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from robobid.core.errors import Unsupported
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EN, RU, with_switches
from robobid.games.fzzzt.view import View
from robobid.twins.fzzzt import Batch, Box, from_actions, to_action, to_table
from robobid.twins.fzzzt.numbers import from_numbers, to_numbers
from robobid.twins.fzzzt.observation import (
    ALLOCATED,
    AT_SEAT,
    BID,
    FACTS,
    HAND,
    HIDDEN,
    ON_BELT,
    SEAT_FACTS,
    SHOWN,
    SPENT,
    UNIT,
    UNKNOWN_SIZE,
    UNSEEN,
)
from robobid.twins.fzzzt.table import PHASES

DECK = standard_deck()
PRINTER = DECK.peripheral("printer")
LARGE_HANDS = replace(
    RU,
    rules=with_switches(RU.rules, {"hand_size": 8, "winner_pays": "strongest_card"}),
)
FACE_UP = replace(EN, rules=with_switches(EN.rules, {"bids_face_up": True}))
BOXES = [
    pytest.param(Box.open("en", 4), id="en-4"),
    pytest.param(Box.open("fr-expansion", 6), id="fr-expansion-6"),
    pytest.param(Box.open("ru", 3, DECK, DECK.peripherals), id="ru-3-peripherals"),
    pytest.param(
        Box.open("en", 2, DECK, DECK.peripherals, by_hand=True), id="en-2-by-hand"
    ),
    pytest.param(Box.open("de", 3, DECK, [PRINTER]), id="de-3-printer"),
    pytest.param(Box.open(LARGE_HANDS, 3), id="large-hands"),
    pytest.param(Box.open(FACE_UP, 3), id="face-up"),
]


def batches(box: Box) -> Batch:
    """A batch that has been played on for a while."""
    return Batch(box, games=4, seed=1)


@pytest.mark.parametrize("box", BOXES)
def test_the_mask_has_a_one_for_each_option_and_numbers_go_both_ways(box: Box) -> None:
    batch = batches(box)
    for _ in range(150):
        for game, array in enumerate(batch.tables):
            seat = int(batch.seats[game])
            decision = FZZZT.decisions(to_table(box, array))[0]
            assert decision.seat == seat
            options = list(decision.options)
            same = np.array([array] * len(options))
            actions = from_actions(box, [(seat, option) for option in options])
            numbers = to_numbers(box, same, actions)
            assert sorted(numbers) == np.flatnonzero(batch.masks[game]).tolist()
            assert batch.options[game] == len(options)
            again = from_numbers(box, same, np.full(len(options), seat), numbers)
            assert [to_action(box, array, a)[1] for a in again] == options
        batch.step(batch.random_numbers())


@pytest.mark.parametrize("box", BOXES)
def test_an_observation_is_what_the_view_shows(box: Box) -> None:
    batch = batches(box)
    for _ in range(150):
        for game, array in enumerate(batch.tables):
            view = FZZZT.view(to_table(box, array), int(batch.seats[game]))
            expected = observed(box, view)
            assert batch.observations[game].tolist()[: len(expected)] == expected
        batch.step(batch.random_numbers())


def test_nobody_writes_over_what_the_next_step_needs() -> None:
    batch = batches(Box.open("en", 4))
    for array in (batch.observations, batch.masks):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def observed(box: Box, view: View) -> list[int]:
    """What a learner should see, made from the rules' view alone."""
    assert view.seat is not None
    place = [0] * len(box.in_play)
    more = [0] * len(box.in_play)
    number = box.number_of
    for card in view.unseen:
        place[number[card]] = UNSEEN
    for at, card in enumerate(view.belt):
        place[number[card]] = ON_BELT
        more[number[card]] = 1 + at
    seat_facts: list[int] = []
    for distance in range(box.players):
        player = view.players[(view.seat + distance) % box.players]
        here = AT_SEAT + 8 * distance
        for kind, cards in (
            (HIDDEN, player.hidden),
            (HAND, [card for card in player.hand or () if card in player.hidden]),
            (SHOWN, player.shown),
            (SPENT, player.spent),
            (BID, player.bid.cards or () if player.bid else ()),
            (UNIT, dict(player.units)),
        ):
            for card in cards:
                place[number[card]] = here + kind
        steps = [(r, unit) for unit, robots in player.units for r in robots]
        for robot, unit in steps:
            place[number[robot]] = here + ALLOCATED
            more[number[robot]] = 1 + number[unit]
        for robot, unit in player.plan:
            more[number[robot]] = 1 + number[unit]
        size = 0
        if player.bid is not None:
            size = UNKNOWN_SIZE if player.bid.size is None else player.bid.size
        waits = player.seat in view.waiting
        seat_facts += [player.hand_size, player.pile_size, size, int(waits)]
    peripherals = sorted(box.deck.peripherals)
    peripheral = 1 + peripherals.index(view.peripheral) if view.peripheral else 0
    facts = [
        PHASES.index(view.phase),
        view.round,
        view.face_down,
        view.deck_size,
        peripheral,
        (view.chief - view.seat) % box.players,
    ]
    assert len(facts) == len(FACTS)
    assert len(seat_facts) == len(SEAT_FACTS) * box.players
    return [*place, *more, *facts, *seat_facts]


def test_bids_from_large_hands_have_no_numbers() -> None:
    edition = replace(RU, rules=with_switches(RU.rules, {"hand_size": 13}))
    with pytest.raises(Unsupported, match="13 cards"):
        Batch(Box.open(edition, 4), games=1, seed=1)


def test_random_numbers_are_any_of_those_allowed_equally_often() -> None:
    games = 300
    batch = Batch(Box.open("en", 2, by_hand=True), games=games, seed=1)
    picked: dict[bytes, list[int]] = {}
    for _ in range(120):
        numbers = batch.random_numbers()
        assert batch.masks[np.arange(games), numbers].all()
        for mask, number in zip(batch.masks, numbers, strict=True):
            picked.setdefault(mask.tobytes(), []).append(int(number))
        batch.step(numbers)
    often = [mask for mask in picked if len(picked[mask]) > 1000]
    for mask in often:
        allowed = np.flatnonzero(np.frombuffer(mask, np.uint8))
        times = np.bincount(picked[mask], minlength=len(mask))[allowed]
        expected = len(picked[mask]) / len(allowed)
        assert abs(times - expected).max() < 5 * expected**0.5
    assert len(often) >= 5
