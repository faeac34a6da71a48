"""Parts and entries, powers among them, as numba compiles them."""

from __future__ import annotations

import math
from random import Random

import pytest

from robobid.twins.jit import part, small_part
from robobid.twins.native.compiler import cache_directory, entry
from robobid.twins.powers import exp, power


@small_part
def doubled(number: int) -> int:
    """Goes into its callers as a whole."""
    return 2 * number


@part
def doubled_and_more(number: int) -> int:
    """Stays a function by itself, without machine code of its own."""
    return doubled(number) + 1


@entry
def of_parts(number: int) -> int:
    """All of it is compiled and optimised here."""
    return doubled_and_more(doubled(number))


@entry
def exp_of(x: float) -> float:
    return exp(x)


@entry
def power_of(base: float, exponent: float) -> float:
    return power(base, exponent)


def test_parts_are_compiled_with_their_entry() -> None:
    assert of_parts(5) == 21


def off_by(found: float, expected: float) -> float:
    """How far a number is from another, in units of its last place."""
    return abs(found - expected) / math.ulp(expected)


def test_powers_are_right_but_for_the_last_place() -> None:
    random = Random(1)
    for _ in range(20_000):
        x, y = random.uniform(-40, 5), random.uniform(0.05, 8)
        base = random.random()
        assert off_by(exp_of(x), math.exp(x)) <= 1
        assert off_by(power_of(base, y), math.pow(base, y)) <= 1


@pytest.mark.parametrize("x", [-800.0, -745.0, -708.5, 0.0, 1e-300, 709.7])
def test_very_large_and_small_exponentials(x: float) -> None:
    assert exp_of(x) == pytest.approx(math.exp(x), rel=1e-15, abs=1e-323)


def test_powers_at_the_edges() -> None:
    assert exp_of(800.0) == math.inf
    assert exp_of(-math.inf) == 0.0
    assert math.isnan(exp_of(math.nan))
    assert [power_of(0.0, 2.0), power_of(1.0, 9.0), power_of(5.0, 0.0)] == [0.0, 1, 1]
    assert power_of(1e-310, 0.5) == pytest.approx(math.pow(1e-310, 0.5), rel=1e-15)
    assert power_of(4.0, 0.5) == 2.0
    assert power_of(10.0, 400.0) == math.inf


def test_numba_keeps_its_code_under_the_users_cache() -> None:
    """Not beside our files, which may be read-only."""
    assert "site-packages" not in str(cache_directory())
    assert cache_directory("/x").as_posix().startswith("/x/robobid/")
