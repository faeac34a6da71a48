"""Records of Fzzzt! to begin with: short ones, random ones, one that builds."""

from __future__ import annotations

from random import Random
from typing import Any

from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from tests.fzzzt.builders import (
    A,
    B,
    bid,
)

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
