"""Chances that come true: what a judge believes, corrected by how games have ended.

A judge takes the best of what it looks at, and imagines rivals who do not think ahead:
so it believes in itself too much, most of all when a game begins. How much is learned
from games between our levels, by `python -m studies.grading.correction`.
"""

from __future__ import annotations

from collections.abc import Mapping
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


class Correction(NamedTuple):
    """Odds are multiplied and raised to a power.

    >>> round(Correction(-0.5, 0.8).of(0.5), 2), Correction(-0.5, 0.8).of(0.0)
    (0.38, 0.0)
    """

    shift: float
    slope: float

    def of(self, chance: float) -> float:
        """What a chance is worth; surely lost and surely won stay so."""
        if not LEAST < chance < 1 - LEAST:
            return chance
        odds = self.shift + self.slope * log(chance / (1 - chance))
        return min(max(1 / (1 + exp(-odds)), LEAST), 1 - LEAST)


NONE: Final = Correction(0.0, 1.0)


def correction_for(
    known: Mapping[str, tuple[float, float]], round_: int, kind: str
) -> Correction:
    """That of a round and a kind of decision, of the round, or of all others."""
    for name in (f"{round_}:{kind}", f"{round_}", LATER):
        if name in known:
            return Correction(*known[name])
    return NONE


def corrected(package: str, view: Any, decision: Decision, raw: Appraisal) -> Appraisal:
    """An appraisal with chances that come true; its order stays.

    `package` is where the game's bots are: what was learned ships with them.
    """
    known = shipped(package, "correction")["stages"]
    return apply(correction_for(known, view.round, decision.kind), raw)


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
        return after, error * after / loss
    return after, error
