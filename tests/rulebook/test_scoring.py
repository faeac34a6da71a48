"""The scoring examples of all four rulebooks."""

from __future__ import annotations

from typing import Final

import pytest

from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.rules.cards import Card, bits_of
from robobid.games.fzzzt.rules.editions import DE, EN, RU, Edition
from robobid.games.fzzzt.rules.scoring import Score, best_score, score_of_layout

PROTOTYPE: Final = card("pa")
ENHANCED: Final = card("pe")
ADVANCED: Final = card("ph")
FIXED_ON_ENHANCED: Final = card("r1i")  # oil
FIXED_ON_ADVANCED: Final = card("r5a")  # nut
OTHERS: Final = [card(name) for name in ("r4a", "r3e", "r5b", "r3f", "r2g")]
"""Two robots with a nut, two with a bolt, one with a cog."""
UPGRADE: Final = card("ua")
FZZZT: Final = card("fa")


def jons_score(edition: Edition) -> Score:
    """Jon has allocated a robot to two of his three units, and has six others."""
    return best_score(
        {
            PROTOTYPE: [],
            ENHANCED: [FIXED_ON_ENHANCED],
            ADVANCED: [FIXED_ON_ADVANCED],
        },
        [*OTHERS, UPGRADE, FZZZT],
        fzzzt_counts_as_robot=edition.rules.fzzzt_counts_as_robot,
    )


def jons_other_way(edition: Edition) -> Score:
    """The upgrade lies on the prototype, and the second advanced widget lacks a cog."""
    nut, other_nut, bolt, other_bolt, cog = OTHERS
    return score_of_layout(
        {
            PROTOTYPE: [UPGRADE],
            ENHANCED: [FIXED_ON_ENHANCED, nut],
            ADVANCED: [FIXED_ON_ADVANCED, other_nut, bolt, other_bolt, cog],
        },
        [FZZZT],
        fzzzt_counts_as_robot=edition.rules.fzzzt_counts_as_robot,
    )


def widgets_by_class(score: Score) -> dict[str | None, int]:
    classes = [unit.unit_class for unit, _ in score.allocation]
    return dict(zip(classes, score.widgets, strict=True))


@pytest.mark.rule("F6.8")
def test_en_scoring_example() -> None:
    score = jons_score(EN)

    assert (score.basic, score.bonus, score.total) == (16 - 1, 6 + 18 - 3, 36)
    assert widgets_by_class(score) == {"prototype": 0, "enhanced": 1, "advanced": 2}
    assert score.robots == 8


@pytest.mark.rule("F6.8")
def test_en_scoring_example_with_the_upgrade_on_the_prototype() -> None:
    score = jons_other_way(EN)

    assert (score.basic, score.bonus, score.total) == (15, 6 + 9 + 3, 33)
    assert widgets_by_class(score) == {"prototype": 1, "enhanced": 1, "advanced": 1}


@pytest.mark.rule("F6.8")
def test_de_wertungsbeispiel() -> None:
    score = jons_score(DE)

    assert (score.basic, score.bonus, score.total) == (16 - 1, 6 + 18 - 3, 36)
    assert widgets_by_class(score) == {"prototype": 0, "enhanced": 1, "advanced": 2}
    assert jons_other_way(DE).total == 33


@pytest.mark.rule("F6.6", "F6.8")
def test_ru_podschet_ochkov_example() -> None:
    """RU counts nine robots: the Fzzzt is one. Its list of points has a misprint."""
    score = jons_score(RU)

    assert (score.basic, score.bonus, score.total) == (15, 9 + 9 + 6 - 3, 36)
    assert score.robots == 9


@pytest.mark.rule("F6.3")
def test_fr_decompte_example_8() -> None:
    """A robot with a cog is all that a unit of one cog needs."""
    unit = Card("fr-8", "unit", 0, 3, ("cog",), symbol_bits=bits_of(("cog",)))

    assert bonus({unit: [card("r5c")]}) == 3
    assert bonus({unit: [card("r1a")]}) == 3  # bolt or cog
    assert bonus({unit: []}) == -3


@pytest.mark.rule("F6.3")
def test_fr_decompte_example_9() -> None:
    """A unit of bolt, nut and oil needs three robots; no deck of ours has that unit."""
    unit = Card(
        "fr-9",
        "unit",
        0,
        9,
        ("bolt", "nut", "oil"),
        symbol_bits=bits_of(("bolt", "nut", "oil")),
    )
    bolt, nut, oil, cog = (card(name) for name in ("r5b", "r5a", "r5d", "r5c"))

    assert bonus({unit: [bolt, nut, oil]}) == 9
    assert bonus({unit: [bolt, nut]}) == -9
    assert bonus({unit: [bolt, nut, cog]}) == -9


@pytest.mark.rule("F6.3", "F6.4")
def test_fr_decompte_example_10() -> None:
    """Two robots with oil and two with a cog make two widgets of 6 points."""
    unit = card("pg")
    two_each = [card(name) for name in ("r5d", "r4d", "r5c", "r4c")]
    cog_or_oil = card("r1k")

    assert (unit.symbols, unit.points) == (("cog", "oil"), 6)
    assert bonus({unit: two_each}) == 12
    assert bonus({unit: [cog_or_oil]}) == -6


def bonus(units: dict[Card, list[Card]]) -> int:
    """The bonus of robots that lie on units: they need not be asked to move."""
    laid = score_of_layout(units, [], fzzzt_counts_as_robot=False)
    unit, robots = next(iter(units.items()))
    allocated = best_score({unit: []}, robots, fzzzt_counts_as_robot=False)
    assert allocated.bonus == laid.bonus
    return laid.bonus
