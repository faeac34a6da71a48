"""Fzzzt! is told once for all: who tied and why, who won and by what."""

from __future__ import annotations

import pytest

from robobid.app.locales import LANGUAGES
from robobid.core.events import Event
from robobid.games.fzzzt.files.deckfile import card, standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Peripheral
from robobid.games.fzzzt.rules.events import (
    BidsRevealed,
    BidsTied,
    CardTurned,
    CardWon,
)
from robobid.games.fzzzt.rules.scoring import Score, outcome_of_scores
from robobid.narration.fzzzt import FzzztTeller
from robobid.narration.fzzzt.nouns import effect_of
from tests.fzzzt.builders import A, B, C, D, an_auction, lay_powers, of_type
from tests.narration.spoken import heard, speaker

NAMES = ("Ann", "Bob", "Cleo", "Dan")
BOB = FzzztTeller(standard_deck(), you=1)
"""The viewer is at seat 1, between Ann and Cleo."""


def told(lang: str, *events: Event) -> list[str]:
    return heard(BOB, speaker("fzzzt", lang, NAMES), events, 1)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Cleo and you tie at 4."),
        ("de", "Gleichstand mit 4: Cleo und du."),
        ("fr", "Égalité à 4\u00a0: Cleo et toi."),
        ("ru", "Ничья при 4: Cleo и ты."),
    ],
)
def test_the_viewer_at_the_end_of_a_list_is_no_name(lang: str, sentence: str) -> None:
    assert sentence in told(lang, BidsTied((2, 1), 4, "nearest"))[0]


def test_the_viewer_at_the_beginning_of_a_sentence() -> None:
    assert "You and Cleo tie at 4." in told("en", BidsTied((1, 2), 4, "chief"))[0]


def test_every_bid_that_is_revealed_has_a_line_with_its_power() -> None:
    pip, iron = card("b-r1-06"), card("b-r5-03")
    lines = told("de", BidsRevealed(((0, (pip,), 1), (1, (iron,), 5))))

    assert lines == ["Ann bietet Fidget: 1", "Du bietest Old Iron: 5"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "en",
            "Ann, you and Cleo have the same number of robots (3) and share the win.",
        ),
        ("de", "Gleich wenige Roboter (3), geteilter Sieg: Ann, du und Cleo."),
        ("fr", "Autant de Robots (3), victoire partagée\u00a0: Ann, toi et Cleo."),
        ("ru", "Роботов поровну (3), победа общая: Ann, ты и Cleo."),
    ],
)
def test_who_shares_a_win(lang: str, sentence: str) -> None:
    assert verdict(lang, (21, 3), (21, 3), (21, 3), (20, 1))[-1] == sentence


def test_the_fewest_robots_break_a_tie() -> None:
    """The page used to say "30 to 30", and never why."""
    assert verdict("en", (30, 9), (30, 5)) == [
        "Ann and you tie at 30 points.",
        "You have the fewest robots (5), which breaks the tie.",
        "You win with 30 points.",
    ]


def verdict(lang: str, *scores: tuple[int, int]) -> list[str]:
    found = [Score(total, 0, total, robots, (), ()) for total, robots in scores]
    outcome = outcome_of_scores(found)
    assert outcome is not None
    speaks = speaker("fzzzt", lang, NAMES)
    return [speaks.sentence(each) for each in BOB.verdict(outcome)]


@pytest.mark.rule("F4.9")
@pytest.mark.parametrize(
    ("chief", "powers", "switches", "because"),
    [
        (B, {A: 1, B: 4, C: 4, D: 4}, "", "chief"),
        (C, {A: 1, B: 4, C: 2, D: 4}, "", "nearest"),
        (C, {A: 1, B: 4, C: 2, D: 4}, "tie_goes_to=farthest", "farthest"),
    ],
)
def test_a_tie_says_why_the_first_wins(
    chief: int, powers: dict[int, int], switches: str, because: str
) -> None:
    table = an_auction("en", chief=chief, powers=powers, switches=switches)

    events = lay_powers(table, powers)

    assert [event.because for event in of_type(events, BidsTied)] == [because]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_beside_a_line(lang: str) -> None:
    pip = card("b-r1-06")
    turned, won = BOB.lines([CardTurned(pip), CardWon(2, pip, 3)])

    assert (turned.seat, turned.card) == (None, pip.id)
    assert (won.seat, won.card, won.heading) == (2, pip.id, False)


def test_an_outcome_is_known_when_the_game_is_over() -> None:
    table = FZZZT.set_up({"Edition": "en", "Players": "Ann; Bob"})

    assert FZZZT.outcome(table) is None


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize(
    ("lang", "effect"),
    [
        ("en", "cards in a new hand: 8, who wins a tie: the tied player farthest"),
        ("de", "Karten einer neuen Hand: 8, bei Gleichstand gewinnt: der Höchst"),
        ("fr", "cartes d’une nouvelle Main\u00a0: 8, égalité remportée par\u00a0: le"),
        ("ru", "карт в новой руке: 8, при ничьей побеждает: самый дальний"),
    ],
)
def test_what_a_home_made_peripheral_does_is_told_in_words(
    lang: str, effect: str
) -> None:
    switches = (("hand_size", 8), ("tie_goes_to", "farthest"))
    plug = Peripheral("my-plug", "Plug", switches, inferred=False)

    told = speaker("fzzzt", lang, NAMES).words(effect_of(plug))

    assert told.startswith(effect)


def test_ties_below_the_winner_are_explained_and_i_hear_how_i_did() -> None:
    assert verdict("en", (30, 4), (21, 5), (21, 3)) == [
        "You and Cleo tie at 21 points.",
        "Cleo, with the fewest robots (3), finishes ahead of the others.",
        "Ann wins with 30 points.",
        "Your place: 3, with 21 points, 9 behind the winner.",
    ]
