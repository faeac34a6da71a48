"""Records: a game that can be pasted."""

from __future__ import annotations

import pickle
import re
from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.core.luck import Seeded
from robobid.core.reader import read_record
from robobid.core.record import UNDO, Record
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Done
from robobid.games.registry import game_named
from tests.core.records import a_random_record, a_record
from tests.fzzzt.builders import (
    OFFERS,
    PERIPHERALS,
    A,
    B,
    C,
    D,
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
   #turn r5b B r1a+r2a C r3b D r3c A m4 {Bob, chief, wins the tie; Cleo is chief}
*
"""


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


@pytest.mark.parametrize("name", ["fzzzt", "powergrid"])
def test_a_move_that_was_worked_out_elsewhere_is_adopted(name: str) -> None:
    """What comes back from another process leads to the same table and decisions."""
    game = game_named(name).game
    tags = {"Players": "Ann; Bob; Cleo"}
    here, there = Record(game, tags), Record(game, tags)
    random = Random(7)
    for _ in range(60):
        decision = there.decisions[0] if there.decisions else None
        if decision is None:
            break
        if decision.seat == CHANCE:
            there.propose_luck(Seeded(random.randrange(99)))
        else:
            action = decision.options.pick(random)
            there.propose(decision.seat, action, Seeded(random.randrange(99)))
        sent = pickle.loads(pickle.dumps(there.proposal()))
        there.commit(there.proposal().move)

        here.adopt(sent)
        here.commit(sent.move)

        assert here.write() == there.write()
        assert [d.seat for d in here.decisions] == [d.seat for d in there.decisions]
        assert len(here.kept) == len(there.kept)
