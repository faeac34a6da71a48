"""Sentences: what happened, why a tie was broken, and who won."""

from typing import Literal

import pytest

from robobid.app.locales import words
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.core.events import Event
from robobid.games.fzzzt.files.deckfile import card, standard_deck
from robobid.games.fzzzt.rules.events import (
    BidLaid,
    BidPaid,
    BidsRevealed,
    BidsTied,
    CardTurned,
    CardWon,
)
from robobid.games.fzzzt.rules.scoring import Score, outcome_of_scores
from robobid.narration.fzzzt import FzzztTeller

PLAYERS = ("You", "Ada", "Mira", "Jonas")
SPEECH = Speech(words("en"), PLAYERS, you=0)
TELLER = FzzztTeller(standard_deck(), you=0)
PIP, OTTO = card("b-r1-01"), card("b-r2-01")


def told(*events: Event, seat: int | None = 0) -> list[str]:
    return [line.text for line in SPEECH.lines(TELLER, events, seat)]


@pytest.mark.parametrize(
    ("tied", "because", "reason"),
    [
        ((1, 0), "chief", "Ada is Chief and wins the tie."),
        ((0, 2), "chief", "You are Chief and win the tie."),
        (
            (3, 0),
            "nearest",
            "Jonas is nearest clockwise to the Chief and wins the tie.",
        ),
        ((0, 3), "farthest", "You are farthest clockwise from the Chief and win"),
        ((3, 1), "farthest", "Jonas is farthest clockwise from the Chief and wins"),
    ],
)
def test_a_tie_is_told_with_its_reason(
    tied: tuple[int, ...],
    because: Literal["chief", "nearest", "farthest"],
    reason: str,
) -> None:
    (sentence,) = told(BidsTied(tied, 7, because))

    assert "tie at 7." in sentence
    assert reason in sentence


def test_cards_that_are_turned_together_are_told_together() -> None:
    assert told(CardTurned(PIP), CardTurned(OTTO)) == [
        "Face up on the belt: Pip, Otto."
    ]


def test_who_may_not_see_a_bid_is_not_told_of_it() -> None:
    sealed = BidLaid(1, (PIP, OTTO), 2, size_is_open=False, face_up=False)
    counted = BidLaid(1, (PIP, OTTO), 2, size_is_open=True, face_up=False)
    shown = BidLaid(1, (PIP, OTTO), 2, size_is_open=True, face_up=True)

    assert told(sealed, counted, shown) == [
        "Ada has bid.",
        "Ada bids 2 cards.",
        "Ada bids face up: Pip + Otto.",
    ]


def test_a_price_is_only_told_where_it_is_not_the_whole_bid() -> None:
    bids = BidsRevealed(((0, (PIP, OTTO), 3),))

    assert len(told(bids, CardWon(0, PIP, 3), BidPaid(0, (PIP, OTTO)))) == 2
    assert told(bids, BidPaid(0, (OTTO,)))[1] == "You pay only Otto."


def test_equal_cards_are_counted() -> None:
    fzzzts = list(standard_deck().of_kind("fzzzt"))[:3]

    assert SPEECH.cards([PIP, *fzzzts]) == "Pip + 3 Fzzzts"


def a_score(total: int, robots: int) -> Score:
    return Score(total, 0, total, robots, (), ())


@pytest.mark.parametrize(
    ("scores", "sentences"),
    [
        ([(30, 9), (20, 5)], ["You win with 30 points."]),
        (
            [(30, 9), (30, 5)],
            [
                "You and Ada tie at 30 points.",
                "Ada has the fewest robots (5), which breaks the tie.",
                "Ada wins with 30 points.",
            ],
        ),
        (
            [(30, 5), (30, 5), (30, 6)],
            [
                "You, Ada and Mira tie at 30 points.",
                "You and Ada have the same number of robots (5) and share the win.",
            ],
        ),
    ],
)
def test_the_verdict_says_what_broke_a_tie(
    scores: list[tuple[int, int]], sentences: list[str]
) -> None:
    outcome = outcome_of_scores([a_score(*score) for score in scores])

    assert outcome is not None
    assert [SPEECH.tell(told) for told in TELLER.verdict(outcome)] == sentences
