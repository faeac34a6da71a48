"""Sums over games give figures, their intervals, and what differs."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

from robobid.arena.intervals import Z, student, wilson
from robobid.arena.lab.quantities import Name, Quantities
from robobid.arena.lab.tally import Tally, corrected, findings, tally_of

MEAN = Name("decisions")


def column(values: list[int]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.array(values, np.int64).reshape(-1, 1)


def means(values: list[int]) -> Quantities:
    return Quantities(column(values), column([1] * len(values)))


def some_values(seed: int, games: int, more: int = 0) -> list[int]:
    random = Random(seed)
    return [random.randrange(100) + more for _ in range(games)]


def test_a_mean_has_the_interval_of_a_mean() -> None:
    values, others = some_values(1, 50), some_values(2, 50)

    (found,) = findings([MEAN], tally_of(means(values), means(others)))

    assert found.base is not None
    spread = student(49) * stdev(values) / sqrt(50)
    assert found.base.value == fmean(values)
    assert found.base.interval.low == pytest.approx(fmean(values) - spread)
    assert found.base.interval.high == pytest.approx(fmean(values) + spread)


def test_a_difference_is_that_of_pairs() -> None:
    """Luck that both have in common is no reason for doubt."""
    values = some_values(1, 50)
    others = [v + more for v, more in zip(values, some_values(3, 50), strict=True)]
    gaps = [other - value for value, other in zip(values, others, strict=True)]

    (found,) = findings([MEAN], tally_of(means(values), means(others)))

    assert found.difference is not None
    assert found.difference.value == pytest.approx(fmean(gaps))
    low, high = found.difference.interval
    assert (high - low) / 2 == pytest.approx(student(49) * stdev(gaps) / sqrt(50))


def test_a_quotient_of_sums_is_as_sure_as_a_bootstrap_says() -> None:
    random = Random(4)
    below = [random.randrange(2) for _ in range(400)]
    above = [random.randrange(1, 9) * number for number in below]
    side = Quantities(column(above), column(below))

    (found,) = findings([Name("price", card="x")], tally_of(side, side))

    assert found.base is not None
    samples = []
    for _ in range(2000):
        drawn = random.choices(range(400), k=400)
        samples.append(sum(above[n] for n in drawn) / sum(below[n] for n in drawn))
    low, high = found.base.interval
    assert (high - low) / 2 / Z == pytest.approx(stdev(samples), rel=0.08)


def test_a_share_of_games_has_wilsons_interval() -> None:
    side = Quantities(column([1, 0, 1, 1]), column([1, 1, 1, 1]))

    (found,) = findings([Name("fought_over", card="x")], tally_of(side, side))

    assert found.base is not None
    assert found.base.interval == wilson(3, 4)


def test_equal_cards_of_one_game_count_as_one_game() -> None:
    """Two in each of four games are four chances to be wrong, not eight."""
    side = Quantities(column([2, 0, 2, 2]), column([2, 2, 2, 2]))

    (found,) = findings([Name("fought_over", card="x")], tally_of(side, side))

    assert found.base is not None
    assert found.base.interval == wilson(3, 4)


def test_what_is_missing_on_one_side_is_not_compared() -> None:
    here, nowhere = Quantities(column([3, 4]), column([1, 1])), means([0, 0])
    nowhere = nowhere._replace(below=column([0, 0]))

    (found,) = findings([MEAN], tally_of(here, nowhere))

    assert found.base is not None
    assert found[2:] == (None, None, None)
    assert not found.is_marked


def test_what_never_differs_is_no_comparison() -> None:
    same = means([3, 4, 5])

    (found,) = findings([MEAN], tally_of(same, same))

    assert found.difference is not None
    assert found.difference.value == 0
    assert found.chance is None


def test_what_always_differs_by_the_same_is_sure() -> None:
    (found,) = findings([MEAN], tally_of(means([3] * 10), means([4] * 10)))

    assert found.chance == 2**-9
    assert found.is_marked


def test_three_games_are_few_even_if_all_differ_by_the_same() -> None:
    (found,) = findings([MEAN], tally_of(means([3] * 3), means([4] * 3)))

    assert found.chance == 0.25
    assert not found.is_marked


def test_shares_differ_by_no_more_than_all() -> None:
    won, lost = means([1, 0, 1]), means([0, 1, 0])
    names = [Name("seat", seat=0), Name("fought_over")]

    for name in names:
        (found,) = findings([name], tally_of(won, lost))

        assert found.base is not None
        assert found.difference is not None
        assert 0 <= found.base.interval.low < found.base.interval.high <= 1
        assert found.difference.interval == (-1, 1)


@pytest.mark.parametrize("games", [3, 5, 10, 20])
def test_few_games_prove_nothing_where_there_is_nothing(games: int) -> None:
    """As by Student's t: a normal distribution would mark most of such reports.

    A card that comes up in some games only counts with those.
    """
    dice = np.random.default_rng(games)
    marked = 0
    for _ in range(100):
        below = dice.integers(0, 2, (2, games, 40))
        above = dice.geometric(0.3, (2, games, 40)) * below
        base, change = (Quantities(above[at], below[at]) for at in range(2))
        found = findings([Name("price", card="x")] * 40, tally_of(base, change))
        marked += any(finding.is_marked for finding in found)

    assert marked <= 10


def test_one_pair_says_nothing() -> None:
    (found,) = findings([MEAN], tally_of(means([3]), means([4])))

    assert found.chance is None
    assert not found.is_marked


def test_tallies_add_up_in_any_order() -> None:
    values, others = some_values(1, 30), some_values(2, 30)
    whole = tally_of(means(values), means(others))
    first = tally_of(means(values[:7]), means(others[:7]))
    second = tally_of(means(values[7:]), means(others[7:]))

    for parts in (first + second, second + first):
        assert isinstance(parts, Tally)
        assert parts.games == 30
        assert (parts.sums == whole.sums).all()
        assert (parts.products == whole.products).all()


def test_few_of_many_equal_figures_are_marked() -> None:
    """Without the correction, 5 % of them would be: 100 of 2,000."""
    random = Random(6)
    sides = [
        np.array([[random.randrange(100) for _ in range(2000)] for _ in range(60)])
        for _ in range(2)
    ]
    ones = np.ones((60, 2000), np.int64)
    base, change = (Quantities(values, ones) for values in sides)

    found = findings([MEAN] * 2000, tally_of(base, change))

    assert sum(finding.is_marked for finding in found) <= 2


def test_corrected_chances_keep_their_order_and_never_fall() -> None:
    chances = [Random(n).random() ** 3 for n in range(50)]

    later = corrected(chances)

    assert all(after >= before for before, after in zip(chances, later, strict=True))
    assert sorted(later) == [
        late for _, late in sorted(zip(chances, later, strict=True))
    ]
    assert corrected([]) == []
    assert corrected([0.03]) == [0.03]
