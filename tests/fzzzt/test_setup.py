"""Set-up: mechanics, personal cards, and what is in the deck."""

from __future__ import annotations

from itertools import permutations

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unsupported
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Deal
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.events import (
    AuctionsEnded,
    ChiefChanged,
    PersonalCardsTaken,
)
from tests.fzzzt.builders import (
    OFFERS,
    A,
    B,
    C,
    a_dealt_game,
    a_new_game,
    all_cards,
    asked,
    cards,
    deal_mechanic,
    of_type,
    options_of,
    play_out,
)

# edition, players, cards in the deck, belt, rounds, cards that never come (F2.4)
TABLE = [
    ("en", 2, 46, 8, 5, 6),
    ("en", 3, 43, 8, 5, 3),
    ("en", 4, 40, 8, 5, 0),
    ("de", 2, 46, 8, 5, 6),
    ("de", 3, 43, 8, 5, 3),
    ("de", 4, 40, 8, 5, 0),
    ("fr", 2, 40, 8, 5, 0),
    ("fr", 3, 40, 8, 5, 0),
    ("fr", 4, 40, 8, 5, 0),
    ("fr-expansion", 2, 48, 8, 6, 0),
    ("fr-expansion", 3, 48, 8, 6, 0),
    ("fr-expansion", 4, 48, 8, 6, 0),
    ("fr-expansion", 5, 48, 12, 4, 0),
    ("fr-expansion", 6, 48, 12, 4, 0),
    ("ru", 2, 46, 8, 5, 6),
    ("ru", 3, 43, 8, 5, 3),
    ("ru", 4, 40, 8, 5, 0),
    ("ru", 5, 51, 8, 6, 3),
    ("ru", 6, 48, 8, 6, 0),
]


def test_every_offer_is_in_the_table() -> None:
    assert [(edition, players) for edition, players, *_ in TABLE] == list(OFFERS)


@pytest.mark.rule("F2.4", "F5.5")
@pytest.mark.parametrize(
    ("edition", "players", "deck", "belt", "rounds", "left"), TABLE
)
def test_deck_belt_and_rounds_follow_from_edition_and_player_count(
    edition: str, players: int, deck: int, belt: int, rounds: int, left: int
) -> None:
    table = a_dealt_game(edition, players)
    assert (len(table.unseen), table.belt_length) == (deck, belt)
    assert table.face_down == belt
    assert table.deck_size == deck - belt

    play_out(table)

    assert table.round == rounds
    assert len(table.unseen) == table.deck_size == left
    assert table.phase == "over"


@pytest.mark.rule("F2.4", "F5.5")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_every_round_auctions_a_whole_belt(edition: str, players: int) -> None:
    table = a_dealt_game(edition, players)
    belt, before, turned = table.belt_length, len(table.unseen), 0
    rounds = 0
    while decisions := FZZZT.decisions(table):
        seat, kind, options = decisions[0]
        turned += kind == "turn"
        told = FZZZT.apply(table, seat, next(iter(options)))
        if of_type(told, AuctionsEnded):
            rounds += 1
            assert turned == rounds * belt
            assert len(table.unseen) == before - rounds * belt

    assert rounds == table.round


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(
    ("edition", "players", "inside", "outside"),
    [
        ("en", 2, "r1c r2c r3c r1d r2d r3d", "r1a r2b m3 m4 xr2c xpa"),
        ("en", 3, "r1d r2d r3d", "r1c r2c r3c m4 xua"),
        ("en", 4, "r1e ua fa pj", "r1d r2d r3d xr5a"),
        ("fr", 2, "r1e ua fa pj", "r1c r2c r3c r1d r2d r3d xr5a"),
        ("fr", 3, "r1e ua fa pj", "r1c r1d r2d r3d xr5a"),
        ("fr-expansion", 2, "xr2c xr3c xr4a xr5a xua xfa xpa xpb", "r1c xr1a xr1b"),
        ("fr-expansion", 5, "xr2c xr3c xr4a xr5a xua xfa xpa xpb", "xr1a xr1b xr3b m6"),
        ("fr-expansion", 6, "xr2c xr3c xr4a xr5a xua xfa xpa xpb", "xr1a xr1b"),
        ("ru", 2, "r1c r2c r3c r1d r2d r3d", "xr2c xpa xr1a"),
        ("ru", 5, "xr1b xr2b xr3b xr2c xua xfa xpa xpb", "m6 xr1a xr2a xr3a r1d"),
        ("ru", 6, "xr2c xua xfa xpa xpb", "xr1a xr1b xr2b xr3b"),
    ],
)
def test_which_cards_are_in_the_deck(
    edition: str, players: int, inside: str, outside: str
) -> None:
    deck = set(a_new_game(edition, players).unseen)

    assert set(cards(inside)) <= deck
    assert not set(cards(outside)) & deck


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize("edition", ["en", "de", "fr"])
@pytest.mark.parametrize("players", [5, 6])
def test_a_table_for_too_many_is_not_set_up(edition: str, players: int) -> None:
    with pytest.raises(Unsupported, match=r"editions for .: fr-expansion, ru"):
        a_new_game(edition, players)


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_every_seat_is_dealt_one_of_the_mechanics_1_to_n(
    edition: str, players: int
) -> None:
    table = a_new_game(edition, players)
    for seat in range(players):
        assert asked(table) == [CHANCE]
        deals = options_of(table, CHANCE)
        assert [deal.seat for deal in deals] == [seat] * (players - seat)
        FZZZT.apply(table, CHANCE, deals[-1])

    held = [c for player in table.players for c in player.hand if c.kind == "mechanic"]
    assert sorted(c.player or 0 for c in held) == list(range(1, players + 1))
    assert table.phase == "turning"


@pytest.mark.rule("F2.1")
def test_any_seat_may_get_any_mechanic_but_only_one_does() -> None:
    for order in permutations((1, 2, 3)):
        table = a_dealt_game("en", 3, mechanics=order)
        holders = {p.hand[0].player: seat for seat, p in enumerate(table.players)}
        assert [holders[number] for number in order] == [A, B, C]


@pytest.mark.rule("F2.1")
def test_a_mechanic_is_not_dealt_twice_or_out_of_turn() -> None:
    table = a_new_game("en", 3)
    deal_mechanic(table, A, 2)
    before = table.copy()

    for seat, number in [(B, 2), (C, 1), (A, 1), (B, 4)]:
        with pytest.raises(Illegal):
            deal_mechanic(table, seat, number)

    assert table == before


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_the_holder_of_mechanic_1_is_the_first_chief(
    edition: str, players: int
) -> None:
    for chief in range(players):
        numbers = [(seat - chief) % players + 1 for seat in range(players)]

        table = a_dealt_game(edition, players, mechanics=numbers)

        assert table.chief == chief
        assert card("m1") in table.players[chief].hand


@pytest.mark.rule("F2.2")
def test_everybody_hears_who_is_chief() -> None:
    table = a_new_game("en", 2)

    assert not of_type(deal_mechanic(table, A, 2), ChiefChanged)
    assert of_type(deal_mechanic(table, B, 1), ChiefChanged) == [ChiefChanged(B)]


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_everybody_begins_with_a_mechanic_and_his_three_robots(
    edition: str, players: int
) -> None:
    table = a_dealt_game(edition, players)

    for player in table.players:
        mechanic, *robots = sorted(player.hand, key=lambda c: c.power)
        assert mechanic.kind == "mechanic"
        assert [c.power for c in robots] == [1, 2, 3]
        assert {c.player for c in player.hand} == {mechanic.player}


@pytest.mark.rule("F2.3")
def test_everybody_sees_what_the_others_begin_with() -> None:
    table = a_new_game("en", 2)

    (taken,) = of_type(deal_mechanic(table, A, 2), PersonalCardsTaken)

    assert taken.seen_by(B) == taken.seen_by(None) == taken
    assert taken == PersonalCardsTaken(
        A, (card("m2"), card("r1b"), card("r2b"), card("r3b"))
    )


@pytest.mark.rule("F2.3")
def test_a_deal_of_other_robots_is_refused() -> None:
    table = a_new_game("en", 2)
    wrong: tuple[Card, ...] = (card("m1"), card("r1b"), card("r2a"), card("r3a"))

    with pytest.raises(Illegal):
        FZZZT.apply(table, CHANCE, Deal(A, wrong))

    assert table == a_new_game("en", 2)


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_no_card_is_in_two_places(edition: str, players: int) -> None:
    everything = all_cards(a_dealt_game(edition, players))

    assert len(everything) == len(set(everything))
    assert everything == all_cards(a_new_game(edition, players))
