"""Taking back: when one may, and what is left of it in the record."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.core.reader import read_record
from robobid.core.record import UNDO
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Done
from robobid.games.fzzzt.table import Table
from tests.core.records import HEAD, TWO, a_building_record, a_record
from tests.fzzzt.builders import (
    A,
    B,
    C,
    allocate,
    bid,
)


class TestTakingBack:
    def test_in_turn_a_bid_may_be_taken_back_until_the_next_seat_acts(self) -> None:
        record = a_record("en", 3)
        before = record.table.copy()
        record.play(A, bid("r1a"))
        assert [record.may_undo(seat) for seat in (A, B, C)] == [True, False, False]

        record.undo(A)
        assert record.table == before
        record.play(A, bid("r2a"))
        record.play(B, bid("r1b"))

        assert [record.may_undo(seat) for seat in (A, B, C)] == [False, True, False]
        with pytest.raises(Illegal, match="seat A has nothing to take back"):
            record.undo(A)

    @pytest.mark.parametrize("seat", [A, B])
    def test_sealed_bids_laid_at_once_may_be_taken_back_until_revealed(
        self, seat: int
    ) -> None:
        record = a_record("ru", 3)
        record.play(A, bid("r1a"))
        record.play(B, bid("r1b"))
        assert record.may_undo(A)
        assert record.may_undo(B)
        assert not record.may_undo(C)

        record.undo(seat)

        assert record.table.players[seat].bid is None
        assert record.table.players[1 - seat].bid is not None
        assert sorted(record.table.waiting) == sorted([seat, C])
        assert record.may_undo(1 - seat)
        assert not record.may_undo(seat)

    @pytest.mark.parametrize("edition", ["en", "ru"])
    def test_nothing_is_taken_back_after_a_reveal(self, edition: str) -> None:
        record = a_record(edition, 2)
        record.play(A, bid("r1a"))
        record.play(B, bid("m2"))

        for seat in (A, B):
            assert not record.may_undo(seat)
            before = record.write()
            with pytest.raises(Illegal, match="answered or revealed") as caught:
                record.undo(seat)
            assert caught.value.code == "nothing_to_undo"
            assert record.write() == before

    def test_a_face_up_bid_cannot_be_changed(self) -> None:
        """The Speaker says so: everybody has seen it."""
        text = HEAD.format("en", "a; b") + '[Peripherals "speaker"]' + TWO
        record = read_record(text + "#reveal speaker A r1a", FZZZT)

        assert not record.may_undo(A)

    def test_luck_is_never_taken_back(self) -> None:
        record = a_record("en", 2)

        assert not any(record.may_undo(seat) for seat in (A, B, CHANCE))
        with pytest.raises(Illegal, match="chance has nothing to take back"):
            record.undo(CHANCE)

    def test_what_was_built_may_be_taken_back_step_by_step(self) -> None:
        record = a_building_record()
        record.play(A, allocate("r1a", "pc"))
        record.play(B, Done())
        record.play(A, Done())
        # B finished in between: they build at the same time.
        assert not record.may_undo(A)

    def test_a_plan_is_taken_back_while_another_still_builds(self) -> None:
        record = a_building_record()
        record.play(A, allocate("r1a", "pc"))
        record.play(B, allocate("r1b", "pd"))
        record.play(A, Done())
        assert record.may_undo(A)
        assert record.may_undo(B)

        record.undo(A)
        assert A in record.table.waiting
        record.undo(A)
        assert record.table.players[A].plan == []
        assert record.table.players[B].plan == [allocate("r1b", "pd")]
        record.undo(B)
        assert not record.may_undo(A)
        assert not record.may_undo(B)

    def test_when_all_have_built_nothing_is_taken_back_even_if_nobody_built(
        self,
    ) -> None:
        """Who finishes last would know that the others built nothing."""
        record = a_building_record()
        record.play(A, Done())
        assert record.may_undo(A)
        record.play(B, Done())

        assert not record.may_undo(A)
        assert not record.may_undo(B)

    def test_records_only_grow(self) -> None:
        record = a_record("ru", 2)
        record.play(A, bid("r1a"))
        record.undo(A)
        record.play(A, bid("r2a"))
        record.undo(A)

        assert record.write().endswith("#turn r5b A r1a A undo A r2a A undo\n*\n")
        assert len(record.entries) == 7
        assert len(record.kept) == 3
        assert record.entries[-1].action == UNDO
        again = read_record(record.write(), FZZZT)
        assert again.table == record.table == a_record("ru", 2).table
        assert again.write() == record.write()


def test_taking_back_again_and_again_plays_only_what_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = a_record(moves="A r1a B m2 #turn r5c ")
    settled = len(record.kept)
    seat, _, options = record.game.decisions(record.table)[0]
    before, action = record.table.copy(), options.pick(Random(1))
    applied: list[int] = []
    carry_out = type(FZZZT).carry_out

    def counted(game: Any, table: Table, seat: int, action: Any) -> Any:
        applied.append(seat)
        return carry_out(game, table, seat, action)

    monkeypatch.setattr(type(FZZZT), "carry_out", counted)
    for _ in range(50):
        record.play(seat, action)
        record.undo(seat)

    assert record.table == before
    assert len(applied) == settled + 50
