"""Records: a game that can be pasted, and taking back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, RobobidError, Unreadable, Unsupported
from robobid.core.record import UNDO, Record, read_record
from robobid.fzzzt.actions import Done
from robobid.fzzzt.deckfile import card
from robobid.fzzzt.game import FZZZT
from robobid.fzzzt.table import Table
from tests.fzzzt.builders import (
    OFFERS,
    PERIPHERALS,
    A,
    B,
    C,
    D,
    allocate,
    bid,
    owner_of,
)

FROM_THE_STYLE_GUIDE = """\
[Game "fzzzt"] [Notation "1"] [Edition "fr"]
[Players "Ann; Bob; Cleo; Dan"] [Result "*"]
1. #deal A m4 r1d r2d r3d / B m1 r1a r2a r3a / C m2 r1b r2b r3b / D m3 r1c r2c r3c
   #turn r5b   B r2a+r1a  C r3b  D r3c  A m4  {Bob, chief, wins the tie; Cleo is chief}
"""
CANONICAL = """\
[Game "fzzzt"] [Notation "1"] [Edition "fr"] [Players "Ann; Bob; Cleo; Dan"]
[Result "*"]
1. #deal A m4 r1d r2d r3d / B m1 r1a r2a r3a / C m2 r1b r2b r3b / D m3 r1c r2c r3c
   #turn r5b B r1a+r2a C r3b D r3c A m4
*
"""
HEAD = '[Game "fzzzt"] [Edition "{}"] [Players "{}"]\n'
TWO = "#deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b "
THREE = "#deal A m1 r1a r2a r3a / B m2 r1b r2b r3b / C m3 r1c r2c r3c #turn r5b "


def a_record(edition: str = "en", players: int = 2, moves: str = "") -> Record[Table]:
    """A record with all mechanics dealt and a 5 on offer."""
    seats = "; ".join("abcdef"[:players])
    start = TWO if players == 2 else THREE
    return read_record(HEAD.format(edition, seats) + start + moves, FZZZT)


def a_random_record(
    edition: str, players: int, seed: str, undos: float = 0.0, **tags: str
) -> Record[Table]:
    random = Random(seed)
    names = "; ".join("abcdef"[:players])
    record = Record(FZZZT, {"Edition": edition, "Players": names, **tags})
    while not record.is_over:
        seats = [s for s in range(players) if record.may_undo(s)]
        if seats and random.random() < undos:
            record.undo(random.choice(seats))
            continue
        seat, _, options = random.choice(record.game.decisions(record.table))
        record.play(seat, options.pick(random))
    return record


def test_the_example_of_the_style_guide_gives_what_its_comment_says() -> None:
    record = read_record(FROM_THE_STYLE_GUIDE, FZZZT)

    assert owner_of(record.table, card("r5b")) == B
    assert record.table.chief == C
    assert record.table.phase == "turning"
    assert not record.is_over
    assert record.write() == CANONICAL


def test_writing_is_canonical() -> None:
    record = read_record(CANONICAL, FZZZT)

    assert record.write() == CANONICAL
    assert record.tags()["Result"] == record.result == "*"


@pytest.mark.parametrize(("edition", "players"), OFFERS)
@pytest.mark.parametrize("undos", [0.0, 0.15])
def test_a_record_is_read_as_it_was_written(
    edition: str, players: int, undos: float
) -> None:
    record = a_random_record(edition, players, "x", undos, Seed="x", Event="Test")

    text = record.write()
    again = read_record(text, FZZZT)

    assert again.table == record.table
    assert again.entries == record.entries
    assert again.write() == text
    assert again.extra["Event"] == "Test"
    assert any(entry.action == UNDO for entry in record.entries) == (undos > 0)
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 88


def test_with_peripherals_and_a_layout_by_hand_too() -> None:
    record = a_random_record(
        "ru", 4, "y", 0.1, Peripherals=" ".join(PERIPHERALS), Layout="by-hand"
    )

    again = read_record(record.write(), FZZZT)

    assert again.table == record.table
    assert again.write() == record.write()


def test_a_finished_record_names_its_winners() -> None:
    record = a_random_record("en", 3, "z")

    places = {s.seat: s.place for s in FZZZT.standings(record.table)}
    winners = [seat for seat, place in places.items() if place == 1]
    assert record.result == " ".join("ABC"[seat] for seat in winners)
    assert f'[Result "{record.result}"]' in record.write()
    assert not record.write().endswith("*\n")


def test_a_shared_win_names_all_winners() -> None:
    """Both have nothing but their four cards; the rest of the belt goes to nobody."""
    record = a_random_record("en", 2, "z")
    scores = record.table.scores
    record.table.scores = (scores[0], scores[0])

    assert record.result == "A B"


def test_a_record_cut_after_any_action_is_a_game_in_progress() -> None:
    record = a_random_record("fr", 2, "cut")
    tags = re.sub(r'\[Result "[^"]*"\]', "", record.write().split("\n1. ")[0])
    moves = "1. " + record.write().split("\n1. ")[1]
    cuts = [
        m.start() for m in re.finditer(r"(?<!#deal)(?<!/) (?=[AB] |#turn|\d\.)", moves)
    ]

    for at in cuts[:: len(cuts) // 25]:
        part = read_record(tags + moves[:at], FZZZT)
        assert not part.is_over
        assert part.write().endswith("\n*\n")
        assert read_record(part.write(), FZZZT).table == part.table


def test_replaying_tells_every_entry_with_what_happened() -> None:
    record = a_random_record("ru", 3, "replay", 0.2)

    story = list(record.replay())

    assert [entry for entry, _ in story] == record.entries
    assert story[-1][1] == record.table
    assert all(not entry.events for entry, _ in story if entry.action == UNDO)


def test_people_have_any_names() -> None:
    record = Record(FZZZT, {"Players": 'Анна "A"; Jörg \\ [x] {y}'})

    text = record.write()

    assert read_record(text, FZZZT).extra["Players"] == record.extra["Players"]


class TestBadRecords:
    @pytest.mark.parametrize(
        ("moves", "line", "column", "found", "reason"),
        [
            ("A r9z", 3, 1, "A r9z", "no card is called 'r9z'"),
            ("A r1b", 3, 1, "A r1b", "b-r1-02 is not in the hand of seat A"),
            ("A r1a+r1a", 3, 1, "A r1a+r1a", "b-r1-01 stands twice in the bid"),
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

    def test_moves_after_the_end_are_refused(self) -> None:
        text = a_random_record("en", 2, "end").write() + " A r1a"

        with pytest.raises(Unreadable, match="to act: nobody"):
            read_record(text, FZZZT)

    @pytest.mark.parametrize(
        ("tags", "reason"),
        [
            ('[Game "powergrid"] [Players "a; b"]', "it is one of 'powergrid'"),
            ('[Players "a; b"]', "not a record of fzzzt: no Game tag"),
            ("", "no Game tag"),
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


def a_building_record() -> Record[Table]:
    """Two players who won a unit each and build at the end of the first round."""
    text = HEAD.format("en", "a; b") + TWO.replace("#turn r5b ", "")
    record = read_record(text + "#turn pc #turn pd #turn r4a", FZZZT)
    record.play(A, bid("r3a"))
    record.play(B, bid("m2"))
    record.play(A, bid("m1"))
    record.play(B, bid("r3b"))
    random = Random(1)
    while record.table.phase != "building":
        seat, kind, options = FZZZT.decisions(record.table)[0]
        action: Any = options.pick(random)
        if kind == "turn":
            action = next(turn for turn in options if not turn.card.is_unit)
        record.play(seat, action)
    assert record.table.waiting == [A, B]
    return record


class TestPlaying:
    def test_a_refused_action_is_not_written_down(self) -> None:
        record = a_record("en", 2)
        before, table = record.write(), record.table.copy()

        for seat, action in [
            (B, bid("r1b")),
            (A, bid("r1b")),
            (A, None),
            (17, bid("r1a")),
            (-5, bid("r1a")),
            (CHANCE, Done()),
        ]:
            with pytest.raises(Illegal):
                record.play(seat, action)

        assert record.write() == before
        assert record.table == table

    def test_playing_tells_what_happened(self) -> None:
        record = a_record("en", 2)

        told = record.play(A, bid("r1a"))

        assert [type(event).__name__ for event in told] == ["BidLaid"]
        assert record.kept[-1].events == told

    def test_rounds_are_numbered(self) -> None:
        text = a_random_record("fr", 2, "rounds").write()

        numbers = re.findall(r"^(\d+)\. ", text, re.MULTILINE)
        assert numbers == ["1", "2", "3", "4", "5"]

    def test_seats_are_four_in_the_example(self) -> None:
        record = read_record(CANONICAL, FZZZT)

        assert [entry.seat for entry in record.entries[-4:]] == [B, C, D, A]


def test_a_record_that_is_too_long_is_not_read_to_its_end() -> None:
    with pytest.raises(Unsupported, match="more than 12 actions"):
        read_record(
            HEAD.format("en", "a; b") + TWO + "A m1 A undo " * 9 + "???", FZZZT, 12
        )


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
