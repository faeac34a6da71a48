"""Imagined tables fit what a seat knows, whatever it does not know."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Done
from robobid.games.fzzzt.table import Table
from tests.fzzzt.builders import (
    OFFERS,
    PERIPHERALS,
    A,
    B,
    C,
    a_building,
    a_new_game,
    all_cards,
    allocate,
    an_auction,
    bid,
    cards,
)


def imagined(table: Table, seat: int | None, times: int = 40) -> list[Table]:
    view = FZZZT.view(table, seat)
    random = Random(1)
    return [imagine(view, random) for _ in range(times)]


@pytest.mark.rule("F4.12")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
@pytest.mark.parametrize("peripherals", [(), PERIPHERALS])
def test_imagined_tables_give_back_the_view_all_game_long(
    edition: str, players: int, peripherals: tuple[str, ...]
) -> None:
    random = Random(f"{edition} {players}")
    table = a_new_game(
        edition, players, peripherals=peripherals, by_hand=bool(peripherals)
    )
    everything = all_cards(table)
    while decisions := FZZZT.decisions(table):
        for seat in (random.randrange(players), None):
            view = FZZZT.view(table, seat)
            other = imagine(view, random)
            assert FZZZT.view(other, seat) == view
            assert all_cards(other) == everything
        seat, _, options = random.choice(decisions)
        FZZZT.apply(table, seat, options.pick(random))


def test_hands_and_piles_vary_and_shown_cards_stay() -> None:
    table = an_auction(
        hands={A: "m1 r1a", B: "m2 r1b r2b"},
        aside={B: "r3b r4a"},
        shown={B: "r2b"},
        spent={B: "r4b"},
    )

    hands = {tuple(t.players[B].hand) for t in imagined(table, A, 200)}

    assert len(hands) == 6  # two of the four cards m2, r1b, r3b, r4a, and r2b
    assert all(set(cards("r2b")) <= set(hand) for hand in hands)
    assert not any(set(cards("r4b")) & set(hand) for hand in hands)
    assert all(t.players[A] == table.players[A] for t in imagined(table, A))


def test_a_sealed_bid_keeps_its_size_and_varies_in_its_cards() -> None:
    table = an_auction(hands={A: "m1 r1a r2a", B: "m2 r1b"})
    FZZZT.apply(table, A, bid("r1a r2a"))

    bids = {t.players[A].bid for t in imagined(table, B, 100)}

    assert bids == {tuple(cards(names)) for names in ("m1 r1a", "m1 r2a", "r1a r2a")}
    assert {t.players[A].bid for t in imagined(table, A)} == {tuple(cards("r1a r2a"))}


def test_a_bid_of_unknown_size_may_be_any() -> None:
    table = an_auction("ru", hands={A: "m1 r1a", B: "m2 r1b"})
    FZZZT.apply(table, A, bid("m1 r1a"))

    bids = {t.players[A].bid for t in imagined(table, B, 100)}

    assert bids == {tuple(cards(names)) for names in ("m1", "r1a", "m1 r1a")}


def test_a_face_up_bid_is_no_secret() -> None:
    table = an_auction(hands={A: "m1 r1a r2a", B: "m2 r1b"}, peripheral="speaker")
    FZZZT.apply(table, A, bid("r2a"))

    assert {t.players[A].bid for t in imagined(table, B)} == {tuple(cards("r2a"))}
    assert all(t.players[A].shown == cards("r2a") for t in imagined(table, B))


def test_a_finished_plan_may_be_any_legal_one() -> None:
    table = a_building(
        hands={A: "m1 r1a r2f", B: "m2 r1b"}, units={A: "pc pd", B: "pf"}
    )
    FZZZT.apply(table, A, allocate("r1a", "pc"))
    FZZZT.apply(table, A, Done())

    plans = {frozenset(t.players[A].plan) for t in imagined(table, B, 400)}

    on_pc, on_pd = (
        [allocate(r, "pc") for r in ("r1a", "r2f")],
        [allocate(r, "pd") for r in ("r1a", "r2f")],
    )
    legal = {frozenset[object]()}
    legal |= {frozenset([step]) for step in (*on_pc, *on_pd)}
    legal |= {frozenset([on_pc[0], on_pd[1]]), frozenset([on_pc[1], on_pd[0]])}
    assert plans == legal


def test_a_plan_that_is_not_finished_is_taken_as_not_begun() -> None:
    table = a_building(
        hands={A: "m1 r1a", B: "m2 r1b", C: "m3"}, units={A: "pc", B: "pf"}
    )
    FZZZT.apply(table, A, allocate("r1a", "pc"))

    assert {tuple(t.players[A].plan) for t in imagined(table, B)} == {()}
    assert {tuple(t.players[A].plan) for t in imagined(table, A)} == {
        (allocate("r1a", "pc"),)
    }


@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_an_imagined_table_can_be_played_to_its_end(edition: str, players: int) -> None:
    random = Random(f"{edition} {players}")
    table = a_new_game(edition, players, peripherals=PERIPHERALS)
    while decisions := FZZZT.decisions(table):
        seat, _, options = random.choice(decisions)
        if seat != CHANCE and random.random() < 0.05:
            other = imagine(FZZZT.view(table, seat), random)
            everything = all_cards(table)
            while more := FZZZT.decisions(other):
                FZZZT.apply(other, more[0].seat, more[0].options.pick(random))
            assert all_cards(other) == everything
            assert len(other.scores) == players
        FZZZT.apply(table, seat, options.pick(random))
