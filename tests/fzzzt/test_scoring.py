"""Scoring: basic score, widgets, the best allocation, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice, product
from random import Random
from time import process_time
from typing import Final

import pytest

from bench._bombs import hard_deck
from bench._endings import home_made, random_endings
from robobid.core.errors import Unsupported
from robobid.games.fzzzt.files.deckfile import card, read_deck, standard_deck
from robobid.games.fzzzt.rules.cards import Card, bits_of
from robobid.games.fzzzt.rules.scoring import (
    Score,
    best_score,
    best_total,
    places,
    robots_among,
    score_of_layout,
    widgets_of,
)
from robobid.games.fzzzt.sums import plan

NUTS: Final = "r2e r3e r4a r5a"
"""Robots with a nut and nothing else; and so on with the others."""
BOLTS: Final = "r2f r3f r4b r5b"
COGS: Final = "r2g r3g r4c r5c"
OILS: Final = "r2h r3h r4d r5d"
PROTOTYPE, NUT_AND_OIL, COG_AND_OIL, ADVANCED, COMPLEX = (
    card(name) for name in ("pa", "pe", "pg", "ph", "pj")
)
"""Units of oil (3), nut and oil (6), cog and oil (6), all but oil (9), and all (13)."""


def cards(*names: str) -> list[Card]:
    return [card(name) for some in names for name in some.split()]


def best(
    units: Mapping[Card, str], free: str = "", *, fzzzt_counts_as_robot: bool = False
) -> Score:
    """The best score of units with some robots fixed, and of free cards."""
    return best_score(
        {unit: cards(fixed) for unit, fixed in units.items()},
        cards(free),
        fzzzt_counts_as_robot=fzzzt_counts_as_robot,
    )


def by_hand(units: Mapping[Card, str], rest: str = "") -> Score:
    """The score of a layout by hand."""
    return score_of_layout(
        {unit: cards(robots) for unit, robots in units.items()},
        cards(rest),
        fzzzt_counts_as_robot=False,
    )


@pytest.mark.rule("F6.1")
@pytest.mark.parametrize(
    ("units", "free", "basic"),
    [
        pytest.param({}, "r1a r2a r3a r4a r5a", 1 + 2 + 2 + 3 + 3, id="in hand"),
        pytest.param({PROTOTYPE: "r5d"}, "r1a", 3 + 1, id="allocated"),
        pytest.param({}, "r5a fa fb", 3 - 2, id="a Fzzzt costs a point"),
        pytest.param({}, "m1 ua r1a", 1, id="mechanics and upgrades are worth nothing"),
        pytest.param({}, "", 0, id="nothing at all"),
    ],
)
def test_the_basic_score_counts_all_robots_and_fzzzts(
    units: Mapping[Card, str], free: str, basic: int
) -> None:
    assert best(units, free).basic == basic
    assert by_hand(units, free).basic == basic


@pytest.mark.rule("F6.2")
def test_any_number_of_robots_may_now_be_allocated_to_a_unit() -> None:
    score = best({COMPLEX: ""}, "r5a r5b r5c r5d r4a r4b r4c r4d")

    assert score.widgets == (2,)
    assert score.allocation == (
        (COMPLEX, tuple(cards("r4a r4b r4c r4d r5a r5b r5c r5d"))),
    )


@pytest.mark.rule("F6.2")
def test_robots_that_serve_no_widget_are_not_allocated() -> None:
    score = best({NUT_AND_OIL: "r5d"}, "r4d r5a r5b")

    assert score.allocation == ((NUT_AND_OIL, tuple(cards("r5d r5a"))),)


@pytest.mark.rule("F6.3")
@pytest.mark.parametrize(
    ("unit", "robots", "widgets"),
    [
        pytest.param(ADVANCED, "r5a r5b r5c", 1, id="a robot for each symbol"),
        pytest.param(ADVANCED, "r5a r5b", 0, id="one is missing"),
        pytest.param(ADVANCED, "r5a r4a r5b", 0, id="two for the same do not help"),
        pytest.param(COG_AND_OIL, "r1k", 0, id="a robot counts for one symbol only"),
        pytest.param(COG_AND_OIL, "r1k r5d", 1, id="for any one of its symbols"),
        pytest.param(COG_AND_OIL, "r1k ua", 1, id="an upgrade is any robot"),
        pytest.param(ADVANCED, "r1c r1g r1f ua ub r5c", 2, id="all have to move up"),
        pytest.param(COG_AND_OIL, "r5d r4d r3d r5c", 1, id="once for each cog"),
        pytest.param(PROTOTYPE, "r5a", 0, id="a symbol that is not on the unit"),
    ],
)
def test_a_widget_takes_one_robot_for_each_symbol(
    unit: Card, robots: str, widgets: int
) -> None:
    assert widgets_of(unit, cards(robots)) == widgets
    assert best({unit: ""}, robots).widgets == (widgets,)
    assert best({unit: robots}).widgets == (widgets,)


@pytest.mark.rule("F6.3")
def test_a_robot_counts_for_one_unit_only() -> None:
    score = best({PROTOTYPE: "", COG_AND_OIL: "r5c"}, "r5d")

    assert score.widgets == (0, 1)
    assert score.bonus == 6 - 3


@pytest.mark.rule("F6.3")
def test_neither_fzzzt_nor_mechanic_is_allocated() -> None:
    score = best({PROTOTYPE: ""}, "fa m1")

    assert score.allocation == ((PROTOTYPE, ()),)
    assert score.bonus == -3


@pytest.mark.rule("F6.4")
def test_every_widget_of_a_unit_scores_in_full() -> None:
    assert best({COG_AND_OIL: ""}, f"{COGS} {OILS}").bonus == 4 * 6


@pytest.mark.rule("F6.5")
def test_a_unit_without_a_widget_costs_its_points() -> None:
    score = best({COMPLEX: "r5a r5b r5c", PROTOTYPE: ""}, "m1 fa")

    assert score.bonus == -13 - 3
    assert score.total == 9 - 1 - 13 - 3


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize(
    ("results", "expected"),
    [
        pytest.param([(20, 9), (30, 9), (25, 1)], [3, 1, 2], id="most points"),
        pytest.param([(30, 9), (30, 8), (20, 1)], [2, 1, 3], id="then fewest robots"),
        pytest.param([(30, 8), (9, 1), (30, 8)], [1, 3, 1], id="then they share"),
        pytest.param([(-3, 5), (-3, 5)], [1, 1], id="also below zero"),
    ],
)
def test_who_wins(results: Sequence[tuple[int, int]], expected: list[int]) -> None:
    scores = [Score(0, 0, total, robots, (), ()) for total, robots in results]

    assert places(scores) == expected


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize(("fzzzt_counts_as_robot", "robots"), [(False, 4), (True, 6)])
def test_upgrades_are_robots_and_in_ru_so_are_fzzzts(
    fzzzt_counts_as_robot: bool, robots: int
) -> None:
    score = best(
        {PROTOTYPE: "r5d", COMPLEX: ""},
        "r1a r1b ua fa fb m1",
        fzzzt_counts_as_robot=fzzzt_counts_as_robot,
    )

    assert score.robots == robots


@pytest.mark.rule("F6.7")
def test_greed_for_the_dearest_unit_does_not_pay() -> None:
    """An advanced widget alone would score 9, and lose the 10 of the two others."""
    nut_and_cog, nut_and_bolt = card("pb"), card("pd")

    score = best({ADVANCED: "", nut_and_cog: "", nut_and_bolt: ""}, "r4a r5a r5b r5c")

    assert score.bonus == 5 + 5 - 9
    assert score.widgets == (1, 1, 0)


@pytest.mark.rule("F6.7")
def test_a_fixed_robot_is_not_moved_even_if_that_would_score_more() -> None:
    assert best({PROTOTYPE: "", COMPLEX: ""}, "r5d").bonus == 3 - 13
    assert best({PROTOTYPE: "", COMPLEX: "r5d"}).bonus == -3 - 13


@pytest.mark.rule("F6.7")
def test_a_layout_by_hand_is_scored_as_it_lies() -> None:
    better = best({PROTOTYPE: "", COG_AND_OIL: "r5c"}, "r5d r1a")
    laid = by_hand({PROTOTYPE: "r5d", COG_AND_OIL: "r5c"}, "r1a")

    assert better.bonus == 6 - 3
    assert laid.bonus == 3 - 6
    assert laid.allocation == (
        (PROTOTYPE, tuple(cards("r5d"))),
        (COG_AND_OIL, tuple(cards("r5c"))),
    )
    assert laid[3] == better[3]


# --- The best is the best ----------------------------------------------------------


@cache
def widgets_by_trying(
    unit: tuple[str, ...], robots: tuple[tuple[str, ...], ...]
) -> int:
    """Try all ways in which robots can count for one of their symbols."""
    return max(
        min(counting.count(symbol) for symbol in unit) for counting in product(*robots)
    )


def total_by_trying(units: Mapping[Card, Sequence[Card]], free: Sequence[Card]) -> int:
    """Try all ways to lay the free robots on the units, or on none."""
    robots = [robot for robot in free if robot.is_robot]
    most = -999
    for choice in product([*units, None], repeat=len(robots)):
        bonus = 0
        for unit, fixed in units.items():
            added = [r for r, on in zip(robots, choice, strict=True) if on == unit]
            on_it = tuple(sorted(robot.symbols for robot in (*fixed, *added)))
            made = widgets_by_trying(unit.symbols, on_it)
            bonus += unit.points * made if made else -unit.points
        most = max(most, bonus)
    fixed_cards = [robot for fixed in units.values() for robot in fixed]
    return most + sum(c.points for c in (*free, *fixed_cards))


@pytest.mark.rule("F6.7")
@pytest.mark.parametrize("patience", [0, 2, plan._PATIENCE])
@pytest.mark.parametrize("seed", range(80))
def test_no_way_to_allocate_scores_more(
    seed: int, patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether prices are asked for at once, soon or hardly ever."""
    monkeypatch.setattr(plan, "_PATIENCE", patience)
    luck = Random(seed)
    units, free = home_made(luck, luck.randint(1, 3), luck.randint(0, 6))

    score = best_score(units, free, fzzzt_counts_as_robot=False)

    assert score.total == total_by_trying(units, free)
    assert best_total(units, free) == score.total


@pytest.mark.rule("F6.7")
@pytest.mark.parametrize("seed", range(40))
def test_prices_make_no_difference_to_what_is_best(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With more cards than can be tried: the search alone, and with prices at once."""
    luck = Random(seed)
    most_points = luck.choice((2, 13))
    units, free = home_made(luck, luck.randint(4, 6), luck.randint(10, 18), most_points)

    monkeypatch.setattr(plan, "_PATIENCE", 1_000_000)
    searched = best_total(units, free)
    monkeypatch.setattr(plan, "_PATIENCE", 0)
    priced = best_total(units, free)

    assert searched == priced


@pytest.mark.parametrize("patience", [0, plan._PATIENCE])
def test_the_best_allocation_can_be_laid_by_hand_with_the_same_score(
    patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost, nothing fixed is moved, and no robot is laid in vain."""
    monkeypatch.setattr(plan, "_PATIENCE", patience)
    for units, free in islice(random_endings(seed=2), 500):
        score = best_score(units, free, fzzzt_counts_as_robot=True)

        rest = list(free)
        for i, (unit, robots) in enumerate(score.allocation):
            fixed, added = robots[: len(units[unit])], robots[len(units[unit]) :]
            assert sorted(fixed) == sorted(units[unit])
            for robot in added:
                rest.remove(robot)
                others = [other for other in robots if other != robot]
                assert widgets_of(unit, others) < score.widgets[i]
        laid = score_of_layout(dict(score.allocation), rest, fzzzt_counts_as_robot=True)
        assert laid[:4] == score[:4]
        assert laid.widgets == score.widgets
        assert best_total(units, free) == score.total


def test_the_order_of_the_cards_makes_no_difference() -> None:
    luck = Random(3)
    endings = [*islice(random_endings(seed=3), 200), home_made(luck, 12, 46)]
    for units, free in endings:
        score = best_score(units, free, fzzzt_counts_as_robot=False)

        shuffled = list(units.items())
        luck.shuffle(shuffled)
        other_units = {unit: luck.sample(on, len(on)) for unit, on in shuffled}
        other_free = luck.sample(free, len(free))

        assert score == best_score(other_units, other_free, fzzzt_counts_as_robot=False)


def test_one_player_may_have_every_card_of_the_box() -> None:
    box = standard_deck().cards
    units: dict[Card, list[Card]] = {unit: [] for unit in box if unit.is_unit}

    start = process_time()
    score = best_score(
        units, [c for c in box if not c.is_unit], fzzzt_counts_as_robot=True
    )

    assert process_time() - start < 1
    assert score.robots == 49 + 5
    assert (score.basic, score.bonus) == (83, 151)
    assert min(score.widgets) == 1


@pytest.mark.parametrize("seed", range(10))
def test_a_home_made_deck_does_not_take_long_either(seed: int) -> None:
    units, free = home_made(Random(seed), units=12, robots=46, most_points=99)

    start = process_time()
    best_total(units, free)

    assert process_time() - start < 1


def test_a_widget_that_would_cost_points_is_not_made() -> None:
    """Home-made decks may have such a unit: it costs -2 without one, so it gives 2."""
    unit = Card("odd", "unit", 0, -2, ("nut",), symbol_bits=bits_of(("nut",)))
    blank = Card("blank", "unit", 0, 5, (), symbol_bits=bits_of(()))

    score = best_score({unit: cards("r5a"), blank: []}, [], fzzzt_counts_as_robot=False)

    assert score.bonus == 2 - 5
    assert score.widgets == (0, 0)
    laid = score_of_layout({unit: cards("r5a")}, [], fzzzt_counts_as_robot=False)
    assert laid.bonus == 2


def test_an_ending_that_would_take_days_is_given_up_after_a_number_of_steps() -> None:
    deck = read_deck(hard_deck(), "club")
    units = [(unit, ()) for unit in deck.cards if unit.is_unit]
    robots = robots_among([c for c in deck.cards if c.is_robot and c.player != 2])

    with pytest.raises(Unsupported, match="in 1000 steps"):
        plan.best_plan(units, robots, steps=1000)


def test_steps_that_are_enough_make_no_difference() -> None:
    units = [(unit, ()) for unit in standard_deck().cards if unit.is_unit]
    robots = robots_among(c for c in standard_deck().cards if c.is_robot)

    for share in range(1, 5):
        few = plan.best_plan(units, robots[::share], steps=50_000)
        assert few == plan.best_plan(units, robots[::share])
