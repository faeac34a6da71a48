"""Preparation: hands, the belt, and how far its speed turns it up."""

from __future__ import annotations

from collections import Counter

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card, standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Deal, Turn
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.events import CardTurned, HandDealt, RoundBegan
from tests.fzzzt.builders import (
    EDITION_NAMES,
    OFFERS,
    A,
    B,
    a_building,
    a_dealt_game,
    an_auction,
    asked,
    build,
    cards,
    deal,
    lay,
    names,
    of_type,
    options_of,
    turn,
)

EIGHT = "m1 r1a r1e r1f r2a r3a r4a fa"


@pytest.mark.rule("F3.1")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_in_the_first_round_everybody_holds_all_four_cards(
    edition: str, players: int
) -> None:
    table = a_dealt_game(edition, players)

    assert [len(player.hand) for player in table.players] == [4] * players
    assert [player.pile_size for player in table.players] == [0] * players


@pytest.mark.rule("F3.1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_new_round_deals_six_and_leaves_the_rest_in_the_pile(edition: str) -> None:
    table = a_building(
        edition, hands={A: EIGHT, B: "m2 r1b r2b r3b"}, units={A: "pa"}, chief=B
    )
    told = build(table, A)

    assert asked(table) == [CHANCE]
    assert of_type(told, RoundBegan) == [RoundBegan(2, 8)]
    told = deal(table, A, "fa m1 r4a r1e r1a r2a")

    player = table.players[A]
    assert player.hand == cards("fa m1 r4a r1e r1a r2a")
    assert player.set_aside == cards("r1f r3a")
    assert table.players[B].hand == cards("m2 r1b r2b r3b")
    mine, other = of_type(told, HandDealt)
    assert (mine.seat, mine.size, mine.pile) == (A, 6, 2)
    assert (other.seat, other.size, other.pile) == (B, 4, 0)


@pytest.mark.rule("F3.1")
def test_every_card_of_the_pile_may_come_into_the_hand_and_no_other() -> None:
    table = a_building(hands={A: EIGHT, B: "m2"}, units={A: "pa"})
    build(table, A)
    deal(table, A, "m1")

    assert {action.cards[0] for action in options_of(table, CHANCE)} == set(
        cards("r1a r1e r1f r2a r3a r4a fa")
    )
    before = table.copy()
    for seat, names_ in [(A, "m1"), (A, "r5a"), (B, "m2"), (A, "r1a r1e"), (A, "")]:
        with pytest.raises(Illegal):
            FZZZT.apply(table, CHANCE, Deal(seat, tuple(cards(names_))))
    assert table == before


@pytest.mark.rule("F3.1")
def test_a_hand_of_exactly_six_is_dealt_without_luck() -> None:
    table = a_building(
        hands={A: "m1 r1a r1e r1f r2a r3a", B: "m2 r1b"}, units={A: "pc"}
    )

    build(table, A)

    assert table.players[A].hand == cards("m1 r1a r1e r1f r2a r3a")
    assert table.players[A].pile_size == 0
    assert table.phase == "turning"


@pytest.mark.rule("F3.1", "F5.3")
def test_allocated_robots_and_units_are_no_personal_cards() -> None:
    table = a_building(hands={A: "m1 r1a r2a r3a", B: "m2"}, units={A: "pc pa+r1k"})

    build(table, A, "r1a>pc")

    assert table.players[A].hand == cards("m1 r2a r3a")
    assert table.players[A].units == {
        card("pc"): (card("r1a"),),
        card("pa"): (card("r1k"),),
    }


@pytest.mark.rule("F3.1")
def test_only_the_seat_itself_sees_what_it_was_dealt() -> None:
    table = a_building(hands={A: EIGHT, B: "m2"}, units={A: "pa"})
    build(table, A)

    (dealt, _) = of_type(deal(table, A, "fa m1 r4a r1e r1a r2a"), HandDealt)

    hand = tuple(cards("fa m1 r4a r1e r1a r2a"))
    assert dealt.seen_by(A) == HandDealt(A, 6, 2, hand)
    for seat in (B, None):
        assert dealt.seen_by(seat) == HandDealt(A, 6, 2, None)


@pytest.mark.rule("F3.2")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_the_belt_is_laid_face_down(edition: str, players: int) -> None:
    table = a_dealt_game(edition, players)

    assert table.belt == []
    assert table.face_down == table.belt_length
    assert {action.card for action in options_of(table, CHANCE)} == set(table.unseen)


@pytest.mark.rule("F3.2")
def test_the_first_card_laid_is_the_first_auctioned() -> None:
    table = a_dealt_game("en", 2)

    turn(table, "r3e r1e")
    lay(table, {A: "m1", B: "m2"})

    assert table.belt == [card("r1e")]
    assert card("r3e") in table.players[A].spent


SPEEDS = {1: "r5a", 2: "r4a", 3: "pa", 4: "r1e", 8: "ua"}


def follow(table_size: int, speed: int) -> int:
    return table_size - 1 if speed == 8 else speed - 1


@pytest.mark.rule("F3.3", "F1.6")
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_the_speed_of_the_head_says_how_many_cards_are_face_up(
    edition: str, players: int, speed: int
) -> None:
    """With a speed of 8 all are, also on a belt of 12."""
    table = a_dealt_game(edition, players)
    assert card(SPEEDS[speed]).belt_speed == speed

    turn(table, SPEEDS[speed])

    assert table.to_turn == follow(table.belt_length, speed)
    others = [c for c in table.unseen if c.belt_speed != speed][: table.to_turn]
    turn(table, names(others))
    assert table.belt == [card(SPEEDS[speed]), *others]
    assert table.face_down == table.belt_length - len(table.belt)
    assert table.phase == "bidding"


@pytest.mark.rule("F3.4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("second", ["ua", "r1e", "r5a", "pa"])
def test_the_speeds_of_the_other_face_up_cards_are_ignored(
    edition: str, second: str
) -> None:
    table = a_dealt_game(edition, 2)

    turn(table, f"r4a {second}")

    assert table.belt == [card("r4a"), card(second)]
    assert table.phase == "bidding"
    assert table.face_down == 6


@pytest.mark.rule("F3.4", "F3.5")
def test_a_face_up_card_that_comes_to_the_head_turns_up_nothing() -> None:
    table = a_dealt_game("en", 2)
    turn(table, "r4a ua")

    lay(table, {A: "m1", B: "m2"})

    assert table.belt == [card("ua")]
    assert table.face_down == 6
    assert table.phase == "bidding"


@pytest.mark.rule("F3.5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_when_the_face_up_cards_are_won_the_next_is_turned_and_its_speed_read(
    edition: str,
) -> None:
    table = an_auction(edition, belt="r5a", down=5)

    lay(table, {A: "m1", B: "m2"})

    assert asked(table) == [CHANCE]
    told = turn(table, "pa r4a r4b")
    assert table.belt == [card("pa"), card("r4a"), card("r4b")]
    assert table.face_down == 2
    assert [event.card for event in of_type(told, CardTurned)] == table.belt


@pytest.mark.rule("F3.5")
def test_while_a_face_up_card_is_left_nothing_is_turned() -> None:
    table = an_auction(belt="r5a r5b", down=5)

    lay(table, {A: "m1", B: "m2"})

    assert table.belt == [card("r5b")]
    assert asked(table) == [B]


@pytest.mark.rule("F3.5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("head", ["r1e", "ua", "pa"])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_with_too_few_cards_left_all_are_turned_up_and_the_deck_stays(
    edition: str, head: str, left: int
) -> None:
    table = an_auction(edition, belt="r5a", down=left)
    deck = table.deck_size
    lay(table, {A: "m1", B: "m2"})

    turn(table, head)
    while table.phase == "turning":
        FZZZT.apply(table, CHANCE, options_of(table, CHANCE)[0])

    assert len(table.belt) == min(left, card(head).belt_speed or 0)
    assert table.deck_size == deck


@pytest.mark.rule("F3.5")
def test_the_deck_never_refills_the_belt() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"}, belt="r5a", down=0)
    deck = table.deck_size

    lay(table, {A: "m1", B: "m2"})

    assert table.belt == []
    assert table.deck_size == deck - 8
    assert table.round == 2


def test_a_card_that_was_seen_before_cannot_be_turned_up() -> None:
    table = a_dealt_game("en", 2)
    turn(table, "r4a")
    before = table.copy()

    for name in ("r4a", "m1", "r1a", "xr5a"):
        with pytest.raises(Illegal):
            FZZZT.apply(table, CHANCE, Turn(card(name)))

    assert table == before


def test_every_unseen_card_is_equally_likely() -> None:
    table = a_dealt_game("en", 2)
    (decision,) = FZZZT.decisions(table)

    weights: Counter[Card] = Counter()
    for action, weight in decision.options.outcomes():
        weights[action.card] += weight

    assert set(weights.values()) == {1}
    assert len(weights) == 46
    assert standard_deck().card("r5a") in weights
