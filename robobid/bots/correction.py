"""Chances that come true: what a judge believes, corrected by how games have ended.

A judge takes the best of what it looks at, and imagines rivals who do not think ahead:
so it believes in itself too much, most of all when a game begins; and much more where
all play at random, and whoever leads gives it away again. How much is learned from
games of our levels, by `python -m studies.grading.correction`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp, log
from typing import Any, Final, NamedTuple

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.shipped import shipped
from robobid.core.decisions import Decision

LEAST: Final = 0.001
"""Chances nearer to 0 or 1 than that are left there."""
LATER: Final = "later"
"""Whatever has no correction of its own."""
LEAST_SLOPE: Final = 0.3
"""However little chances told: what is surer stays clearly surer."""


class Correction(NamedTuple):
    """Odds are multiplied and raised to a power.

    >>> round(Correction(-0.5, 0.8).of(0.5), 2), Correction(-0.5, 0.8).of(0.0)
    (0.38, 0.0)
    """

    shift: float
    slope: float
    wild_shift: float = 0.0
    """What is added to the shift where all play at random, and a part elsewhere."""
    wild_slope: float = 0.0

    def at(self, wild: float) -> Correction:
        """That for a table which plays at random to some part.

        >>> Correction(0.0, 1.0, -0.2, -0.5).at(0.5)
        Correction(shift=-0.1, slope=0.75, wild_shift=0.0, wild_slope=0.0)
        """
        slope = max(LEAST_SLOPE, self.slope + wild * self.wild_slope)
        return Correction(self.shift + wild * self.wild_shift, slope)

    def of(self, chance: float) -> float:
        """What a chance is worth; surely lost and surely won stay so."""
        if not LEAST < chance < 1 - LEAST:
            return chance
        odds = self.shift + self.slope * log(chance / (1 - chance))
        return min(max(1 / (1 + exp(-odds)), LEAST), 1 - LEAST)


NONE: Final = Correction(0.0, 1.0)


def correction_for(
    known: Mapping[str, Sequence[float]], round_: int, kind: str, wild: float = 0.0
) -> Correction:
    """That of a round and a kind of decision, of the round, or of all others.

    `wild` is how much the table has played at random so far, from 0 to 1.
    """
    for name in (f"{round_}:{kind}", f"{round_}", LATER):
        if name in known:
            return Correction(*known[name]).at(wild)
    return NONE


def corrected(
    package: str, view: Any, decision: Decision, raw: Appraisal, wild: float
) -> Appraisal:
    """An appraisal with chances that come true; its order stays.

    `package` is where the game's bots are: what was learned ships with them.
    """
    known = shipped(package, "correction")["stages"]
    return apply(correction_for(known, view.round, decision.kind, wild), raw)


def apply(correction: Correction, raw: Appraisal) -> Appraisal:
    """Correct the chances of all options, their losses, and the errors of those."""
    if raw.chance is None:
        return raw
    best = raw.chance

    def option(each: Option) -> Option:
        loss, error = shown(correction, best, each.loss, each.error)
        return replace(each, loss=loss, error=error)

    options = tuple(map(option, raw.options))
    return replace(raw, options=options, chance=correction.of(best))


def shown(
    correction: Correction, chance: float, loss: float, error: float
) -> tuple[float, float]:
    """What an option loses, and the error of that, once both chances are corrected.

    The error becomes as much larger or smaller as the loss does.
    """
    other = max(0.0, chance - loss)
    after = max(0.0, correction.of(chance) - correction.of(other))
    if loss > 0 and after > 0:
        return after, error * (after / loss)
    return after, error
