"""What widgets need, and what free robots offer.

Widgets can be made if, for each set of symbols, enough free robots have one of them
(Hall's theorem). The four symbols have 16 sets, so what the free robots offer, and
what a unit needs of them for its widgets, are 16 counts each. We keep them in one
int, side by side, each below a guard bit: to take a need from the supply is one
subtraction, and a guard bit that is gone says that robots are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from robobid.games.fzzzt.rules.cards import SYMBOLS, Card

_BITS: Final = 20
_GUARD: Final = 1 << (_BITS - 1)
_COUNT: Final = _GUARD - 1
SETS: Final = range(1 << len(SYMBOLS))
"""The sets of symbols as ints, with a bit for each symbol; the empty one is 0."""


def _counts(counts: Iterable[int]) -> int:
    """A count for each set of symbols, side by side in one int."""
    return sum(count << _BITS * some for some, count in enumerate(counts))


def count_of(some: int, counts: int) -> int:
    """The count of one set of symbols."""
    return counts >> _BITS * some & _COUNT


GUARDS: Final = _counts(_GUARD for _ in SETS)
_HALF_GUARDS: Final = GUARDS >> 1
OFFERS: Final = [_counts(some & mask > 0 for some in SETS) for mask in SETS]
"""What a robot with these symbols offers: itself to each set that it has one of."""
_WIDGET_NEEDS: Final = [
    _counts((some & mask).bit_count() for some in SETS) for mask in SETS
]
"""What a widget of these symbols needs, if no robot lies on its unit."""
_COUNTS_WITH: Final = [
    _counts(_COUNT * (some >> bit & 1) for some in SETS) for bit in range(len(SYMBOLS))
]
"""For each symbol, where the counts of the sets with it are."""


def need_of(widgets: int, symbols: int, fixed: Sequence[int]) -> int:
    """What some widgets need of the free robots, beside the fixed ones.

    Of a set of symbols, n widgets need n times its size, less the fixed robots that
    have one of them; and no less than of any smaller set, the empty one included.
    """
    # Half a guard on top keeps the counts above 0 until the smaller sets are seen.
    need = widgets * _WIDGET_NEEDS[symbols] + _HALF_GUARDS
    for mask in fixed:
        need -= OFFERS[mask]
    for bit, with_symbol in enumerate(_COUNTS_WITH):
        if symbols >> bit & 1:
            # Raise each count to that of the set without the symbol, all at once.
            without = need << (_BITS << bit) & with_symbol
            guards = ((need | GUARDS) - without) & GUARDS
            higher = guards - (guards >> (_BITS - 1))
            need = need & higher | without & ~higher
    return need - _HALF_GUARDS


Choice: TypeAlias = tuple[int, int, int, int]
"""What a unit could do: its profit, the bonus, the widgets, and what they need."""


@lru_cache(maxsize=1 << 14)
def _choices(
    symbols: int, points: int, fixed: tuple[int, ...], most: int
) -> tuple[Choice, ...]:
    """All that a unit could make, from 0 to the most widgets; robots cost nothing."""
    choices = [(-points, -points, 0, 0)]
    need = 0
    for widgets in range(1, most + 1):
        # Once all fixed robots have work, each further widget needs the same.
        if widgets <= len(fixed):
            need = need_of(widgets, symbols, fixed)
        else:
            need += _WIDGET_NEEDS[symbols]
        choices.append((points * widgets, points * widgets, widgets, need))
    return tuple(choices)


def feasible(
    unit: Card, fixed: Sequence[Card], supply: int, robots: int
) -> Sequence[Choice]:
    """What a unit could make if it had all free robots for itself."""
    if not is_worth_making(unit):
        return _choices(0, unit.points, (), 0)
    symbols = unit.symbol_bits
    masks = tuple(sorted([c.symbol_bits & symbols for c in fixed])) if fixed else ()
    # Rounded up, so that the choices are known from other endings more often.
    most = ((robots | 7) + len(masks)) // len(unit.symbols)
    choices = _choices(symbols, unit.points, masks, most)
    for number, choice in enumerate(choices):
        if (supply - choice[3]) & GUARDS != GUARDS:
            return choices[:number]
    return choices


def is_worth_making(unit: Card) -> bool:
    """No deck of ours has units without symbols or points, but anyone's may."""
    return unit.points > 0 and unit.symbol_bits > 0
