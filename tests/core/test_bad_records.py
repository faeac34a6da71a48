"""Records that cannot be read: where, what stands there, and why."""

from __future__ import annotations

import pytest

from robobid.core.errors import RobobidError, Unreadable, Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from tests.core.records import HEAD, TWO, a_random_record


class TestBadRecords:
    @pytest.mark.parametrize(
        ("moves", "line", "column", "found", "reason"),
        [
            ("A r9z", 3, 1, "A r9z", "no card is called 'r9z'"),
            ("A r1b", 3, 1, "A r1b", "r1b is not in the hand of seat A"),
            ("A r1a+r1a", 3, 1, "A r1a+r1a", "r1a stands twice in the bid"),
            ("  B r1b", 3, 3, "B r1b", "seat B is not to act now; to act: seat A"),
            ("A r1a\n\n A r2a", 5, 2, "A r2a", "seat A is not to act now"),
            ("A done", 3, 1, "A done", "is not allowed now"),
            ("A r1a>pc", 3, 1, "A r1a>pc", "is not allowed now"),
            ("A r1a r2a", 3, 1, "A r1a r2a", "is not a move; moves look like"),
            ("#turn r5a", 3, 1, "#turn r5a", "chance is not to act now"),
            ("A r1a B m2 #turn r5b", 3, 12, "#turn r5b", "is not allowed now"),
            ("A undo", 3, 1, "A undo", "has nothing to take back"),
            ("A r1a B undo", 3, 7, "B undo", "has nothing to take back"),
            ("F undo", 3, 1, "F undo", "seat F has nothing to take back"),
            ("r1a", 2, 43, "#turn r5b r1a", "is not a move"),
            ("1. r1a", 3, 4, "r1a", "expected a seat letter, a chance word like"),
            ("A r1a / B", 3, 7, "/", "expected a chance word like #deal before"),
            ("A r1a } B", 3, 7, "}", "expected a tag like"),
            ("* A r1a", 2, 43, "#turn r5b *", "is not a move"),
        ],
    )
    def test_a_corrupted_record_names_place_word_and_reason(
        self, moves: str, line: int, column: int, found: str, reason: str
    ) -> None:
        text = HEAD.format("en", "a; b") + TWO + "\n" + moves

        with pytest.raises(Unreadable) as caught:
            read_record(text, FZZZT)

        error = caught.value
        assert (error.line, error.column) == (line, column)
        assert str(error).startswith(f"line {line}, column {column}: found {found!r}")
        assert reason in str(error)

    def test_the_good_beginning_can_still_be_loaded(self) -> None:
        text = HEAD.format("en", "a; b") + TWO + "A r1a B m2 #turn r1e A r9z *"

        with pytest.raises(Unreadable) as caught:
            read_record(text, FZZZT)

        beginning: Record[Table] = caught.value.beginning
        assert len(beginning.entries) == 6
        assert beginning.table.belt == [card("r1e")]
        assert read_record(beginning.write(), FZZZT).table == beginning.table

    @pytest.mark.parametrize("rubbish", ["} A r2a", "{never closed", "[Oops] B m2"])
    def test_so_can_what_stands_before_rubbish(self, rubbish: str) -> None:
        text = HEAD.format("en", "a; b") + TWO + "\n A r1a "

        with pytest.raises(Unreadable) as caught:
            read_record(text + rubbish, FZZZT)

        assert (caught.value.line, caught.value.column) == (3, 8)
        assert caught.value.beginning.table == read_record(text, FZZZT).table

    def test_a_beginning_that_is_too_long_is_not_read_either(self) -> None:
        text = HEAD.format("en", "a; b") + TWO + "A r1a {never closed"

        for most, entries in ((4, 4), (3, None)):
            with pytest.raises(Unreadable) as caught:
                read_record(text, FZZZT, most)
            found = caught.value.beginning
            assert (found and len(found.entries)) == entries

    def test_before_the_tags_there_is_no_beginning(self) -> None:
        for text in ("}", '[Game "fzzzt"] }', '[Game "fzzzt"] [Edition "jp"] }'):
            with pytest.raises(Unreadable) as caught:
                read_record(text, FZZZT)
            assert caught.value.beginning is None

    def test_a_deal_that_breaks_off_keeps_what_was_good(self) -> None:
        text = HEAD.format("en", "a; b") + "#deal A m1 r1a r2a r3a / B m1 r1a r2a r3a"

        with pytest.raises(Unreadable, match="line 2, column 24: found '#deal B") as e:
            read_record(text, FZZZT)

        assert len(e.value.beginning.entries) == 1

    def test_a_record_that_is_cut_short_of_its_result_is_refused(self) -> None:
        whole = a_random_record("en", 2, "cut").write()
        half = whole[: len(whole) // 2].rsplit("\n", 1)[0]

        with pytest.raises(Unreadable, match="the record is cut off") as caught:
            read_record(half, FZZZT)

        last = half.split()[-1]
        assert caught.value.line == half.count("\n") + 1
        assert repr(last) in str(caught.value)
        beginning: Record[Table] = caught.value.beginning
        assert beginning.entries

    def test_a_record_without_a_move_but_a_result_is_cut_too(self) -> None:
        with pytest.raises(Unreadable, match="the record is cut off"):
            read_record(HEAD.format("en", "a; b") + '[Result "A"]', FZZZT)

    def test_a_wrong_result_is_refused(self) -> None:
        record = a_random_record("en", 2, "result")
        wrong = "B" if record.result == "A" else "A"
        text = record.write().replace(f'"{record.result}"', f'"{wrong}"')

        with pytest.raises(Unreadable) as caught:
            read_record(text, FZZZT)

        assert f"the result to be {record.result!r}" in str(caught.value)
        assert f"the Result tag says {wrong!r}" in str(caught.value)

    def test_luck_that_cannot_be_is_told_as_records_write_it(self) -> None:
        text = HEAD.format("en", "a;b") + " 1. #deal A m1 r1a"

        with pytest.raises(Unreadable) as caught:
            read_record(text, FZZZT)

        assert "#deal A m1 r1a is not allowed now" in str(caught.value)
        assert "allowed: #deal A m1 r1a r2a r3a, #deal A m2" in str(caught.value)

    def test_moves_after_the_end_are_refused(self) -> None:
        text = a_random_record("en", 2, "end").write() + " A r1a"

        with pytest.raises(Unreadable, match="to act: nobody"):
            read_record(text, FZZZT)

    @pytest.mark.parametrize(
        ("tags", "reason"),
        [
            ('[Game "powergrid"] [Players "a; b"]', "not a record of fzzzt: powergrid"),
            ('[Players "a; b"]', "no tag like"),
            ("", "no tag like"),
            ('[Game "fzzzt"] [Notation "2"] [Players "a;b"]', "this program reads n"),
            ('[Game "fzzzt"] [Game "fzzzt"]', "Game stands here again"),
            ('[Game "fzzzt"]', "needs a tag like"),
        ],
    )
    def test_a_record_of_something_else_is_refused(
        self, tags: str, reason: str
    ) -> None:
        with pytest.raises(Unreadable, match=reason):
            read_record(tags, FZZZT)

    @pytest.mark.parametrize(
        ("edition", "players"), [("en", "a;b;c;d;e"), ("jp", "a;b")]
    )
    def test_what_no_edition_offers_is_refused(
        self, edition: str, players: str
    ) -> None:
        with pytest.raises(Unsupported):
            read_record(HEAD.format(edition, players), FZZZT)

    def test_binary_rubbish_is_refused(self) -> None:
        for rubbish in ("\x00\x01[", "PK\x03\x04", "{", "[[[", "💥"):
            with pytest.raises(RobobidError):
                read_record(rubbish, FZZZT)


def test_a_record_that_is_too_long_is_not_read_to_its_end() -> None:
    with pytest.raises(Unsupported, match="more than 12 actions"):
        read_record(
            HEAD.format("en", "a; b") + TWO + "A m1 A undo " * 9 + "???", FZZZT, 12
        )
