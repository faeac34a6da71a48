"""What must hold in every game, on every map and with every number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from robobid.core.decisions import CHANCE
from robobid.core.driver import play_at_random
from robobid.core.errors import RobobidError
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import (
    DONE,
    PASS,
    Bid,
    Buy,
    Connect,
    Discard,
    Draw,
    GoTo,
    Offer,
    Run,
)
from robobid.games.powergrid.rules.plants import STEP3, Fuel
from robobid.games.powergrid.rules.steps import draw_decision, draw_hidden_card
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.rules.tables import (
    MARKET_SIZE,
    STEP3_MARKET_SIZE,
    TOKENS,
)
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.possible_cards import cards_in_sight
from tests.powergrid.builders import OFFERS, a_new_game, a_table, moves_at_random

STRANGE: tuple[Any, ...] = (
    PASS,
    DONE,
    Bid(0),
    Bid(10**9),
    Offer(3, 3),
    Offer(STEP3, 1000),
    Offer(50, 50),
    Buy(Fuel.URANIUM),
    Connect("Nowhere"),
    Connect("Kiel"),
    Run(13),
    Run(4, (Fuel.OIL, Fuel.OIL)),
    Discard(3),
    Draw(50),
    GoTo("north"),
    None,
    "pass",
    0,
)
"""Actions that are sometimes legal, rarely, or never."""


def check_tokens(table: Table) -> None:
    """Market, reserve and stored tokens are all there are, and fit where they lie."""
    for fuel in Fuel:
        stored = sum(player.fuel[fuel] for player in table.players)
        laid = sum(market[fuel] for market in table.fuel)
        assert stored + laid + table.reserve[fuel] == TOKENS[fuel]
        assert table.reserve[fuel] >= 0
        for market, facts in zip(table.fuel, table.setup.map.markets, strict=True):
            assert 0 <= market[fuel] <= len(facts.ladder[fuel])
    for seat, player in enumerate(table.players):
        assert min(player.fuel) >= 0
        assert player.money >= 0
        if table.owed is None or table.owed.seat != seat:
            assert storage(player.plants).holds(player.fuel)
            assert len(player.plants) <= table.setup.figures.max_plants


def check_plants(table: Table) -> None:
    """The market is sorted and of the right size; no card is in two places."""
    assert table.market == sorted(table.market)
    cards = [*cards_in_sight(table), *table.unseen]
    assert len(set(cards)) == len(cards)
    assert 0 <= table.hidden <= len(table.unseen)
    if table.step3_card == "in-stack":
        assert table.hidden + table.setup.figures.plants_removed == len(table.unseen)
    settled = not table.draws and table.auction is None and table.owed is None
    if settled:
        assert not table.market or table.market[0] > table.most_cities
    if settled and table.step3_card != "gone":
        assert len(table.market) == MARKET_SIZE
    elif settled:
        assert len(table.market) <= STEP3_MARKET_SIZE
        assert len(table.market) == STEP3_MARKET_SIZE or table.stack_size == 0
    assert (table.step == 3) <= (table.step3_card == "gone")


def check_cities(table: Table) -> None:
    """Houses and networks agree, and no city has more houses than the step allows."""
    for city, houses in enumerate(table.houses):
        assert len(houses) <= table.step
        for seat in table.seats:
            assert (seat in houses) == (city in table.players[seat].cities)


@pytest.mark.rule("P-A0.4", "P-A0.5", "P-A4.2", "P-A5.4", "P-A6.1")
@pytest.mark.parametrize(("map", "seats"), OFFERS)
def test_a_whole_game_keeps_all_laws(map: str, seats: int) -> None:
    table = a_new_game(seats, map, regions="drawn", promo=("flux", "transformer"))
    for _ in moves_at_random(table, Random(f"{map}{seats}")):
        check_tokens(table)
        check_plants(table)
        check_cities(table)

    assert table.phase == "over"
    assert min(standing.place for standing in POWER_GRID.standings(table)) == 1


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    offer=st.sampled_from(OFFERS), seed=st.integers(0, 10**6), skip=st.integers(0, 400)
)
def test_options_agree_and_what_is_refused_changes_nothing(
    offer: tuple[str, int], seed: int, skip: int
) -> None:
    map, seats = offer
    table = a_new_game(seats, map, promo=("flux", "transformer"))
    random = Random(seed)
    for decision, _ in islice(moves_at_random(table, random), skip, skip + 12):
        options = list(decision.options)
        assert options
        assert len(options) == len(decision.options) == len(set(options))
        for action in random.sample(options, min(6, len(options))):
            assert action in decision.options
            POWER_GRID.apply(table.copy(), decision.seat, action)
        for action in STRANGE:
            assert (action in decision.options) == (action in options)
            if action in options:
                continue
            before = table.copy()
            with pytest.raises(RobobidError) as error:
                POWER_GRID.apply(table, decision.seat, action)
            assert error.value.code
            assert table == before
        with pytest.raises(RobobidError):
            POWER_GRID.apply(table, (decision.seat + 1) % seats, options[0])


@pytest.mark.rule("P-A9.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_game_ends(seats: int) -> None:
    for seed in range(15):
        table = a_new_game(seats, regions="drawn")

        answered = play_at_random(POWER_GRID, table, Random(seed))

        assert table.phase == "over"
        assert answered < 10_000


@pytest.mark.rule("P-A9.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_even_a_game_of_people_who_do_nothing_ends(seats: int) -> None:
    table = a_new_game(seats, regions="drawn")
    random = Random(seats)
    while decisions := POWER_GRID.decisions(table):
        seat, _, options = decisions[0]
        idle = next((a for a in (PASS, DONE) if a in options), None)
        action = idle if seat != CHANCE and idle else options.pick(random)
        POWER_GRID.apply(table, seat, action)

    assert table.step == 3
    assert table.idle_rounds == 10


@pytest.mark.parametrize("seed", range(3))
def test_the_same_actions_lead_to_the_same_table(seed: int) -> None:
    table = a_new_game(4, regions="drawn", promo=("transformer",))
    twin = table.copy()
    for decision, action in moves_at_random(table, Random(seed)):
        POWER_GRID.apply(twin, decision.seat, action)

    assert twin == table


@pytest.mark.rule("P-A1.5")
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_drawing_late_has_the_odds_of_the_real_shuffle(removed: int) -> None:
    """Five cards are shuffled and some removed unseen: count all ways it could be."""
    cards = (20, 21, 22, 23, 24)
    hidden = len(cards) - removed
    shuffles = Counter(order[:hidden] for order in permutations(cards))
    total = sum(shuffles.values())
    table = a_table(
        round=2, unseen=cards, hidden=hidden, top=(), moment={"draws": hidden}
    )

    odds = dict(sequences(table, (), Fraction(1)))

    assert odds == {order: Fraction(n, total) for order, n in shuffles.items()}


def sequences(
    table: Table, drawn: tuple[float, ...], odds: Fraction
) -> Iterator[tuple[tuple[float, ...], Fraction]]:
    """Every order in which the stack may come, with its odds."""
    if not table.hidden:
        yield drawn, odds
        return
    outcomes = list(draw_decision(table).options.outcomes())
    weights = sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        after = table.copy()
        draw_hidden_card(after, action.card)
        yield from sequences(after, (*drawn, action.card), odds * weight / weights)
