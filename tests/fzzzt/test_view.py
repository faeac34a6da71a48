"""What a seat may see: what was shown stays known, and nothing else leaks."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.text.position import write_view
from tests.fzzzt.builders import (
    EDITION_NAMES,
    OFFERS,
    A,
    B,
    C,
    a_building,
    a_dealt_game,
    allocate,
    an_auction,
    asked,
    bid,
    cards,
    lay,
    options_of,
    turn,
)


@pytest.mark.rule("F4.12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_anyone_may_count_the_deck_and_the_piles(edition: str) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 r1a", B: "m2 r1b"},
        aside={A: "r2a r3a"},
        spent={A: "r4a", B: "r4b r4c"},
        unseen="r1e r1f r1g r1h r1i",
        down=2,
    )

    for seat in (A, B, None):
        view = FZZZT.view(table, seat)
        assert view.deck_size == 3
        assert view.face_down == 2
        assert [player.pile_size for player in view.players] == [3, 2]
        assert [player.hand_size for player in view.players] == [2, 2]


@pytest.mark.rule("F4.12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_nobody_may_look_through_a_pile(edition: str) -> None:
    """Which unshown cards lie in the hand and which in the pile is not told."""
    one = an_auction(
        edition,
        hands={A: "m1 r1a", B: "m2 r1b"},
        aside={A: "r2a r3a"},
        spent={A: "r4a"},
    )
    other = an_auction(
        edition,
        hands={A: "r2a r3a", B: "m2 r1b"},
        aside={A: "m1 r1a"},
        spent={A: "r4a"},
    )

    for seat in (B, None):
        assert FZZZT.view(one, seat) == FZZZT.view(other, seat)
    seen = FZZZT.view(one, B).players[A]
    assert seen.hand is None
    assert seen.hidden == tuple(cards("m1 r1a r2a r3a"))
    assert seen.spent == (card("r4a"),)


@pytest.mark.rule("F4.12")
def test_a_player_sees_his_own_hand_and_no_other() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"})

    for seat in (A, B):
        players = FZZZT.view(table, seat).players
        assert players[seat].hand == tuple(table.players[seat].hand)
        assert players[1 - seat].hand is None
    assert [p.hand for p in FZZZT.view(table, None).players] == [None, None]


@pytest.mark.rule("F4.12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_was_shown_is_remembered(edition: str) -> None:
    table = an_auction(
        edition, hands={A: "m1 r1a r5a", B: "m2 r1b r2b"}, belt="r5b r1e"
    )

    lay(table, {A: "r5a", B: "r1b"})

    for seat in (A, B, None):
        winner, loser = FZZZT.view(table, seat).players
        assert loser.shown == (card("r1b"),)
        assert loser.hidden == tuple(cards("m2 r2b"))
        assert winner.shown == ()
        assert winner.spent == tuple(cards("r5a r5b"))
        assert winner.hidden == tuple(cards("m1 r1a"))


@pytest.mark.rule("F4.12")
def test_a_card_shown_and_paid_later_is_known_to_be_in_the_pile() -> None:
    table = an_auction(
        hands={A: "m1 r1a r5a", B: "m2 r1b r2b"}, belt="r5b r1e r1f", chief=B
    )
    lay(table, {A: "r5a", B: "r1b r2b"})

    lay(table, {A: "m1", B: "r1b"})

    seen = FZZZT.view(table, A).players[B]
    assert seen.shown == (card("r2b"),)
    assert seen.spent == tuple(cards("r1b r1e"))


@pytest.mark.rule("F4.12", "F4.11")
def test_a_new_hand_is_forgotten_again() -> None:
    """Once the pile is shuffled nobody can tell where a shown card is."""
    table = an_auction(
        hands={A: "r1a", B: ""},
        aside={A: "m1 r1e r1f r1g r2a r2e"},
        spent={A: "r3a", B: "m2"},
        belt="r5b r1l",
    )

    lay(table, {A: "r1a"})
    while asked(table) == [CHANCE]:
        FZZZT.apply(table, CHANCE, options_of(table, CHANCE)[0])

    seen = FZZZT.view(table, B).players[A]
    assert (seen.shown, seen.spent) == ((), ())
    assert seen.hidden == tuple(cards("m1 r1a r1e r1f r1g r2a r2e r3a r5b"))
    assert (seen.hand_size, seen.pile_size) == (6, 3)


@pytest.mark.rule("F4.12", "F5.1")
def test_in_the_building_phase_all_cards_are_in_hand_and_all_are_known() -> None:
    table = a_building(hands={A: "m1 r1a", B: "m2 r1b"}, units={A: "pc"})

    seen = FZZZT.view(table, B).players[A]

    assert seen.hidden == tuple(cards("m1 r1a"))
    assert seen.pile_size == 0


@pytest.mark.rule("F5.4")
def test_only_the_builder_sees_his_plan() -> None:
    table = a_building(
        hands={A: "m1 r1a", B: "m2 r1b", C: "m3"}, units={A: "pc", B: "pf"}
    )
    FZZZT.apply(table, A, allocate("r1a", "pc"))

    assert FZZZT.view(table, A).players[A].plan == (allocate("r1a", "pc"),)
    for seat in (B, C, None):
        assert FZZZT.view(table, seat).players[A].plan == ()


@pytest.mark.rule("F3.2")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_face_down_cards_of_belt_and_deck_are_not_told_apart(
    edition: str, players: int
) -> None:
    table = a_dealt_game(edition, players)
    turn(table, "r5a")

    view = FZZZT.view(table, A)

    assert view.belt == (card("r5a"),)
    assert view.face_down == table.belt_length - 1
    assert view.deck_size == len(view.unseen) - view.face_down


def test_a_view_does_not_change_with_the_table() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"}, belt="r5b r1e")
    view = FZZZT.view(table, A)
    line = write_view(view)

    lay(table, {A: "r1a", B: "m2"})

    assert write_view(view) == line
    assert FZZZT.view(table, A) != view


@pytest.mark.rule("F4.2")
def test_a_view_is_the_position_with_question_marks() -> None:
    table = an_auction(
        hands={A: "m1 r1a r2a", B: "m2 r1b"},
        aside={B: "r2b r3b"},
        spent={B: "r4a"},
        unseen="r1e",
    )
    FZZZT.apply(table, A, bid("r1a r2a"))

    assert write_view(FZZZT.view(table, B)) == (
        "fzzzt edition=en players=2 round=1 phase=bidding chief=A waiting=B belt=r5b "
        "unseen=r1e A.hand=? A.bid=?,? B.hand=m2,r1b B.aside=?,? B.spent=r4a"
    )
    assert write_view(FZZZT.view(table, A)).endswith(
        "A.hand=m1 A.bid=r1a,r2a B.hand=?,? B.aside=?,? B.spent=r4a"
    )


@pytest.mark.rule("F4.2")
def test_a_bid_of_unknown_size_is_one_question_mark() -> None:
    table = an_auction("ru", hands={A: "m1 r1a r2a", B: "m2 r1b"}, unseen="r1e")
    FZZZT.apply(table, A, bid("r1a r2a"))

    line = write_view(FZZZT.view(table, B))

    assert "A.hand=?,?,? A.bid=? " in line
