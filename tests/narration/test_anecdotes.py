"""What is told of the cards after a game."""

from __future__ import annotations

import pytest

from robobid.core.events import Event
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.rules.events import BidsRevealed, CardWon
from robobid.narration.fzzzt.anecdotes import anecdotes
from tests.narration.spoken import speaker

IRON, DRIP, HECTOR = card("b-r5-03"), card("r1b"), card("b-r4-04")
FZZZT = card("b-fz-01")


def auction(winner: int, prize: str) -> list[Event]:
    """Ann bids Old Iron, Bob another robot."""
    bids = ((0, (IRON,), 5), (1, (DRIP,), 6))
    return [BidsRevealed(bids), CardWon(winner, card(prize), bids[winner][2])]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Old Iron went into 3 bids and came home every time.",
                "Bob paid 6 for Big Oleg: nothing cost more in this game.",
                "Bob took home a Fzzzt, and nobody envies them.",
            ],
        ),
        (
            "ru",
            [
                "Old Iron участвует в ставках 3 раза и всегда возвращается домой.",
                "Bob платит 6 за Big Oleg: дороже в этой партии ничего не было.",
                "Bob уносит домой 1 карту Фаззт, и никто не завидует.",
            ],
        ),
    ],
)
def test_a_faithful_robot_the_dearest_card_and_a_fzzzt(
    lang: str, told: list[str]
) -> None:
    log = [*auction(1, "b-r4-04"), *auction(1, "b-fz-01"), *auction(1, "b-r2-01")]

    found = list(anecdotes(log))

    spoken = speaker("fzzzt", lang, ("Ann", "Bob"))
    assert [spoken.sentence(line.told[0]) for line in found] == told
    assert [line.card for line in found] == [IRON.id, HECTOR.id, FZZZT.id]


def test_whoever_pays_does_not_come_home() -> None:
    """Nor is a robot told of that has hardly bid."""
    log = [*auction(0, "b-r4-04"), *auction(1, "b-r2-01"), *auction(1, "b-r2-02")]

    (line,) = anecdotes(log)

    assert line.told[0].key == "fzzzt.anecdote.dearest"
    assert list(anecdotes([])) == []
