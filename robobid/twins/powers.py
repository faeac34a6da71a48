"""Powers as the twins work them out: bit for bit the same on every machine.

What a machine's own library gives differs in the last place from one to the next. These
are off by less than the last place, and need nothing but the four operations.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part

_LN2: Final = 0.6931471803691238
"""The first 32 bits of the logarithm of 2, so that its multiples are exact ..."""
_LN2_REST: Final = 1.9082149292705877e-10
"""... and what is missing of it."""
_PER_LN2: Final = 1.4426950408889634
_LARGEST: Final = 709.782712893384
_SMALLEST: Final = -745.2
_BIAS: Final = 1023
_FRACTION: Final = 52
_FRACTION_BITS: Final = (1 << _FRACTION) - 1
_SPLITTER: Final = 134217729.0
_NORMAL: Final = 4503599627370496.0


@part
def exp(x: float) -> float:
    """The exponential of a number.

    >>> round(float(exp(1.0)), 12)
    2.718281828459
    """
    return exp_of_sum(x, 0.0)


@part
def power(base: float, exponent: float) -> float:
    """A number that is not negative to any power.

    >>> float(power(0.25, 0.5)), float(power(0.0, 2.0)), float(power(3.0, 0.0))
    (0.5, 0.0, 1.0)
    """
    if exponent == 0.0 or base == 1.0:
        return 1.0
    if base == 0.0:
        return 0.0 if exponent > 0.0 else np.inf
    # The logarithm as the sum of two numbers, twice as exact as one.
    steps: Any = 0
    if base < 2.2250738585072014e-308:
        base *= _NORMAL
        steps = -_FRACTION
    bits = np.float64(base).view(np.int64)
    steps += (bits >> _FRACTION) - _BIAS
    mantissa = np.int64((bits & _FRACTION_BITS) | (_BIAS << _FRACTION)).view(np.float64)
    if mantissa > 1.4142135623730951:
        mantissa *= 0.5
        steps += 1
    above, under = mantissa - 1.0, mantissa + 1.0
    under_rest = (1.0 - under) + mantissa
    s = above / under
    product = s * under
    rest = above - product - rest_of_product(s, under, product) - s * under_rest
    s_rest = rest / under
    logarithm = 2.0 * s
    rest = 2.0 * s_rest + logarithm * beyond_first(s * s)
    whole_steps = steps * _LN2
    total = whole_steps + logarithm
    lost = (whole_steps - total) + logarithm
    if abs(whole_steps) < abs(logarithm):
        lost = (logarithm - total) + whole_steps
    rest += lost + steps * _LN2_REST
    product = exponent * total
    return exp_of_sum(
        product, rest_of_product(exponent, total, product) + exponent * rest
    )


@small_part
def beyond_first(square: float) -> float:
    """What the logarithm of (1 + s) / (1 - s) has beside 2 s, by the square of s."""
    found = 1.0 / 23.0
    for denominator in (21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0):
        found = found * square + 1.0 / denominator
    return found * square


@small_part
def rest_of_product(one: float, other: float, product: float) -> float:
    """What a product lost when it was rounded (Dekker 1971)."""
    part_of_one, part_of_other = _SPLITTER * one, _SPLITTER * other
    one_high = part_of_one - (part_of_one - one)
    other_high = part_of_other - (part_of_other - other)
    one_low, other_low = one - one_high, other - other_high
    rest = one_high * other_high - product
    return ((rest + one_high * other_low) + one_low * other_high) + one_low * other_low


@small_part
def exp_of_sum(x: float, rest: float) -> float:
    """The exponential of a number, and of what it lost when it was rounded."""
    if not (x <= _LARGEST):
        return x if np.isnan(x) else np.inf
    if x < _SMALLEST:
        return 0.0
    steps = np.int64(np.floor(x * _PER_LN2 + 0.5))
    high = x - steps * _LN2
    low = rest - steps * _LN2_REST
    r = high + low
    low += high - r
    found = 1.0 / 87178291200.0
    for factorial in (
        6227020800.0,
        479001600.0,
        39916800.0,
        3628800.0,
        362880.0,
        40320.0,
        5040.0,
        720.0,
        120.0,
        24.0,
        6.0,
        2.0,
    ):
        found = found * r + 1.0 / factorial
    found = 1.0 + (r + (found * r * r + low))
    if steps < -1000:
        return found * two_to(steps + 200) * two_to(-200)
    if steps > 1000:
        return found * two_to(steps - 200) * two_to(200)
    return found * two_to(steps)


@small_part
def two_to(steps: Any) -> float:
    """2 to a whole power that is not too large."""
    found: float = np.int64((_BIAS + steps) << _FRACTION).view(np.float64)
    return found
