"""Comments, variations and grades are kept with the moves they stand behind."""

from __future__ import annotations

import pytest

from robobid.core.errors import Unreadable, Unsupported
from robobid.core.notes import comment, variation
from robobid.core.reader import read_record
from robobid.games.fzzzt.game import FZZZT
from tests.app.analysis.records import at_random

HEAD = (
    '[Game "fzzzt"] [Notation "1"] [Edition "en"] [Players "Ann; Bob"] [Result "*"]\n'
)
DEAL = "1. #deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b "
NOTED = (
    HEAD + "{A game to learn from}\n" + DEAL + "A r3a $6 {a little (too much)} (A\n"
    "   r2a {saves one} (A m1) B r2b) B r2b {as good as any}\n*\n"
)


def test_notes_are_written_as_they_were_read() -> None:
    record = read_record(NOTED, FZZZT)

    assert record.write() == NOTED
    assert [" ".join(entry.words) for entry in record.entries[-2:]] == [
        "A r3a",
        "B r2b",
    ]
    last = len(record.entries)
    assert record.notes == {
        0: ["{A game to learn from}"],
        last - 1: [
            "$6",
            "{a little (too much)}",
            "(A r2a {saves one} (A m1) B r2b)",
        ],
        last: ["{as good as any}"],
    }


def test_notes_change_nothing_of_the_game() -> None:
    bare = read_record(HEAD + DEAL + "A r3a B r2b *", FZZZT)
    noted = read_record(NOTED, FZZZT)

    assert noted.table == bare.table
    noted.notes.clear()
    assert noted.write() == bare.write()


@pytest.mark.parametrize(
    ("moves", "code", "found"),
    [
        ("A r3a (A r9z) *", "unknown_card", "A r9z"),
        ("A r3a (A r2a B r1a) *", "card_not_in_hand", "B r1a"),
        ("A r3a (B r2b *", "variation_end", "(B"),
    ],
)
def test_a_variation_that_cannot_be_is_refused_with_its_place(
    moves: str, code: str, found: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_record(HEAD + DEAL + moves, FZZZT)

    assert caught.value.line == 2
    assert caught.value.values["found"] == found
    assert code in (caught.value.code, caught.value.values["reason"].code)
    assert caught.value.beginning is not None


def test_a_variation_needs_a_move_before_it() -> None:
    with pytest.raises(Unreadable, match="a move before a variation"):
        read_record(HEAD + "(A r3a) " + DEAL + "*", FZZZT)


def test_variations_are_counted_too_where_a_record_may_not_be_long() -> None:
    """Else a short game with long variations would keep a server busy."""
    text = HEAD + DEAL + "A r3a" + " (A r2a B r2b)" * 9 + " *"
    actions = len(read_record(text, FZZZT).entries)

    assert read_record(text, FZZZT, 2 * 9).notes
    with pytest.raises(Unsupported, match="more than 17 actions"):
        read_record(text, FZZZT, 2 * 9 - 1)
    assert actions < 2 * 9


def test_what_is_remarked_holds_no_braces_of_its_own() -> None:
    assert comment("a } b") == "{a ) b}"
    assert variation(["A r3a"]) == "(A r3a)"


@pytest.mark.parametrize("name", ["fzzzt", "powergrid"])
def test_a_note_stays_behind_its_entry_also_within_a_deal(name: str) -> None:
    record = at_random(name, 90)
    numbers = range(1, len(record.entries) + 1)
    record.notes = {number: [f"{{after {number}}}"] for number in numbers}

    again = read_record(record.write(), record.game)

    assert again.notes == record.notes
    assert [e.words for e in again.entries] == [e.words for e in record.entries]
    assert again.write() == record.write()
