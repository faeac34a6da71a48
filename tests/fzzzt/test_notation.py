"""The text form of actions and set-ups."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import RobobidError, Unreadable, Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import card, peripheral, standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Deal, Done, Pay, Reveal, Turn
from robobid.games.fzzzt.rules.editions import EDITIONS, RU
from robobid.games.fzzzt.rules.setup import new_table
from robobid.games.fzzzt.text.notation import read_action, write_action
from tests.fzzzt.builders import (
    OFFERS,
    A,
    B,
    C,
    a_new_game,
    allocate,
    an_auction,
    bid,
)

MOVES = [
    (B, bid("r2a m4"), "B m4+r2a"),
    (A, bid("fa"), "A fa"),
    (C, Pay(card("r3c")), "C pay r3c"),
    (A, allocate("xr1a", "xpb"), "A xr1a>xpb"),
    (A, Done(), "A done"),
    (CHANCE, Turn(card("ua")), "#turn ua"),
    (CHANCE, Reveal(peripheral("tape-deck")), "#reveal tape-deck"),
    (CHANCE, Deal(B, (card("r1e"),)), "#deal B r1e"),
]


@pytest.mark.parametrize(("seat", "action", "text"), MOVES)
def test_an_action_is_written_and_read(seat: int, action: Any, text: str) -> None:
    table = an_auction()

    assert write_action(standard_deck(), seat, action) == tuple(text.split())
    assert read_action(table, text.split()) == (seat, action, ())


def test_at_set_up_four_cards_are_dealt_at_once() -> None:
    words = "#deal A m2 r1b r2b r3b".split()

    seat, action, rest = read_action(a_new_game(), words)

    assert (seat, rest) == (CHANCE, ())
    assert action == Deal(A, tuple(card(name) for name in words[2:]))
    assert write_action(standard_deck(), seat, action) == tuple(words)


def test_later_one_card_is_dealt_and_the_others_are_left() -> None:
    seat, action, rest = read_action(an_auction(), "#deal A r1a r2a r3a".split())

    assert (seat, action) == (CHANCE, Deal(A, (card("r1a"),)))
    assert rest == ("#deal", "A", "r2a", "r3a")


def test_ids_are_read_too() -> None:
    assert read_action(an_auction(), ["B", "b-r2-01+b-me-04"])[1] == bid("r2a m4")


@pytest.mark.parametrize(
    "text",
    [
        "B",
        "B done now",
        "G done",
        "AB done",
        "AB r1a",
        "#deal AB r1a",
        "#deal A",
        "#deal r1a",
        "#turn",
        "#turn r1a r2a",
        "#reveal",
        "#flip r1a",
    ],
)
def test_what_is_no_move_is_refused_with_what_could_be(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a move; moves look like 'B r2a") as e:
        read_action(an_auction(), text.split())

    assert e.value.values["found"] == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("B r9z", "no card is called 'r9z'"),
        ("B r1a+", "no card is called ''"),
        ("B r1a>", "no card is called ''"),
        ("B pay", "no card is called 'pay'"),
        ("B pay r0", "no card is called 'r0'"),
        ("#turn R1A", "no card is called 'R1A'"),
        ("#reveal mouse", "no peripheral is called 'mouse'"),
    ],
)
def test_an_unknown_card_in_a_move_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Unsupported, match=reason):
        read_action(an_auction(), text.split())


def test_what_is_no_action_is_not_written() -> None:
    with pytest.raises(Unreadable, match="'pass' is not an action of Fzzzt!"):
        write_action(standard_deck(), A, "pass")


@pytest.mark.rule("F2.4", "F7.4")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
@pytest.mark.parametrize("peripherals", [(), ("printer", "tape-deck")])
@pytest.mark.parametrize("by_hand", [False, True])
def test_the_tags_set_up_the_same_table(
    edition: str, players: int, peripherals: tuple[str, ...], by_hand: bool
) -> None:
    table = a_new_game(edition, players, peripherals=peripherals, by_hand=by_hand)

    tags = FZZZT.tags(table) | {"Players": "; ".join("abcdef"[:players])}

    assert FZZZT.set_up(tags) == table
    assert FZZZT.seats(table) == players


@pytest.mark.rule("F4.10")
def test_the_switches_of_an_edition_are_tags() -> None:
    tags = {
        "Edition": "ru",
        "Players": "a;b",
        "Switches": "chief_goes_to=any_loser hand_size=7 bids_in_turn=true",
    }

    table = FZZZT.set_up(tags)

    assert table.rules.chief_goes_to == "any_loser"
    assert table.rules.hand_size == 7
    assert table.rules.bids_in_turn
    again = FZZZT.tags(table)["Switches"].split()
    assert sorted(again) == sorted(tags["Switches"].split())
    assert FZZZT.tags(new_table(RU, 2, standard_deck())) == {"Edition": "ru"}


def test_english_is_played_if_no_edition_is_named() -> None:
    assert FZZZT.set_up({"Players": "a; b"}).edition == EDITIONS["en"]


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({}, r'the record needs a tag like \[Players "Ann; Bob"\]'),
        ({"Players": "a"}, "is for 2 to 4 players, not 1"),
        ({"Players": "a;b;c;d;e"}, "editions for 5: fr-expansion, ru"),
        ({"Players": "a;b", "Edition": "jp"}, "there is no edition 'jp'"),
        ({"Players": "a;b", "Peripherals": "mouse"}, "is called 'mouse'"),
        ({"Players": "a;b", "Switches": "turbo=1"}, "no switch 'turbo'"),
        (
            {"Players": "a;b", "Switches": "hand_size"},
            "the switch 'hand_size'",
        ),
        ({"Players": "a;b", "Switches": "hand_size=²"}, "cannot be '²'"),
        ({"Players": "a;b", "Switches": "hand_size=0"}, "not below 1"),
        ({"Players": "a;b", "Deck": "mine-1"}, "was played with deck 'mine-1'"),
    ],
)
def test_bad_tags_are_refused(tags: dict[str, str], reason: str) -> None:
    with pytest.raises(RobobidError, match=reason):
        FZZZT.set_up(tags)


def test_a_record_may_begin_with_a_position() -> None:
    position = (
        "fzzzt edition=en players=2 round=1 phase=bidding chief=B waiting=A "
        "belt=r5b A.hand=m2,r1b B.hand=m1 B.bid=r1a"
    )
    record = Record(FZZZT, {"Players": "Ann; Bob", "Position": position})
    record.play(A, bid("r1b"))

    again = read_record(record.write(), FZZZT)

    assert again.table == record.table
    assert again.tags()["Position"] == position
    assert [entry.words for entry in again.entries] == [("A", "r1b")]
