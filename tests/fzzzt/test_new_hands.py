"""New hands: when a pile is taken up again, and that nobody else's cards are."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.events import CardWon
from tests.fzzzt.builders import (
    EDITION_NAMES,
    A,
    B,
    C,
    a_new_game,
    an_auction,
    asked,
    bid,
    cards,
    lay,
    of_type,
    options_of,
    owner_of,
)


@pytest.mark.rule("F4.11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("belt", "down"), [("r5b r1e", 0), ("r5b", 3)])
def test_when_nobody_holds_a_card_everybody_takes_up_his_pile(
    edition: str, belt: str, down: int
) -> None:
    table = an_auction(
        edition,
        hands={A: "r1a", B: ""},
        aside={A: "m1 r2a", B: "m2 r1b r2b r3b"},
        spent={B: "r4a r4b r4c"},
        units={B: "pa+r1k"},
        belt=belt,
        down=down,
    )

    lay(table, {A: "r1a"})

    assert table.players[A].hand == cards("m1 r1a r2a r5b")
    assert table.players[A].pile_size == 0
    assert asked(table) == [CHANCE]
    pile = cards("m2 r1b r2b r3b r4a r4b r4c")
    dealt: list[Card] = []
    for _ in range(6):
        options = options_of(table, CHANCE)
        assert [action.cards[0] for action in options] == [
            c for c in pile if c not in dealt
        ]
        dealt.append(options[0].cards[0])
        FZZZT.apply(table, CHANCE, options[0])
    assert table.players[B].hand == pile[:6]
    assert table.players[B].set_aside == pile[6:]
    assert table.players[B].units == {card("pa"): (card("r1k"),)}
    assert table.phase == ("bidding" if not down else "turning")


@pytest.mark.rule("F4.11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_as_long_as_one_player_holds_a_card_nobody_takes_up_his_pile(
    edition: str,
) -> None:
    table = an_auction(
        edition,
        hands={A: "r2a", B: "m2 r1b", C: ""},
        spent={A: "m1", C: "m3"},
        belt="r5b r1e",
    )

    lay(table, {A: "r2a", B: "r1b"})

    assert [len(player.hand) for player in table.players] == [0, 2, 0]
    assert asked(table) == [B]


@pytest.mark.rule("F4.11", "F5.1")
def test_after_the_last_card_of_the_belt_no_new_hands_are_dealt() -> None:
    table = an_auction(
        hands={A: "r2a", B: ""}, spent={A: "m1", B: "m2 r1b"}, units={B: "pc"}
    )

    lay(table, {A: "r2a"})

    assert table.phase == "building"
    assert table.players[B].hand == cards("m2 r1b")


@pytest.mark.rule("F4.11")
def test_in_a_long_game_nobody_is_ever_dealt_cards_while_another_holds_some() -> None:
    """A re-deal within a round is only ever due when all hands are empty."""
    random = Random(4)
    redeals = 0
    for players in (2, 3, 4):
        table = a_new_game("en", players)
        while decisions := FZZZT.decisions(table):
            seat, kind, options = decisions[0]
            held = [len(p.hand) for p in table.players]
            last = kind == "bid" and len(table.waiting) == 1
            FZZZT.apply(table, seat, options.pick(random))
            within = table.phase == "dealing" and table.after_dealing == "next_auction"
            if last and within:
                redeals += 1
                assert sum(held) == held[seat]
    assert redeals > 3


@pytest.mark.rule("F4.13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_card_changes_hands_outside_an_auction(edition: str) -> None:
    """Whatever is done, a personal card stays with its owner for the whole game."""
    random = Random(edition)
    table = a_new_game(edition, 3, peripherals=["printer", "ram-pack", "plotter"])
    owners: dict[Card, int] = {}
    while decisions := FZZZT.decisions(table):
        seat, _, options = decisions[0]
        told = FZZZT.apply(table, seat, options.pick(random))
        for owned, owner in owners.items():
            assert owner_of(table, owned) == owner
        won = {event.card: event.seat for event in of_type(told, CardWon)}
        for at, player in enumerate(table.players):
            for c in [*player.personal_cards(), *player.units]:
                if c not in owners:
                    assert won.get(c, at) == at
                    owners[c] = at


@pytest.mark.rule("F4.13")
def test_a_card_of_another_hand_cannot_be_bid() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"})
    before = table.copy()

    with pytest.raises(Illegal, match="r1b is not in the hand of seat A"):
        FZZZT.apply(table, A, bid("r1a r1b"))

    assert table == before
