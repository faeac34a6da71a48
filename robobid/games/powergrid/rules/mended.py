"""The versions of our rules: what was mended, each as a switch.

A rule that was played by is never gone. Whoever mends one adds a version here with a
switch that is off in all older ones; the rule asks for the switch, never for a version.
`docs/why.md` says why each was mended, `CONTRIBUTING.md` how it is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Mended:
    """What has been mended in a version of the rules."""

    f5_bids_first: bool = True
    """F5 holds its bidding before the robot's money is counted (D39)."""
    d14_covers_all: bool = True
    """The other reading of D14 holds for R3 and R6 too."""
    a2_takes_running: bool = True
    """A2 takes a plant whose auction is running (D8)."""
    houses_are_bounded: bool = True
    """Nobody builds more houses than the box gives a player."""
    empty_market_is_skipped: bool = True
    """Nobody is asked to pass when no plant is left to be offered (A3)."""


VERSIONS: Final = {
    1: Mended(
        f5_bids_first=False,
        d14_covers_all=False,
        a2_takes_running=False,
        houses_are_bounded=False,
        empty_market_is_skipped=False,
    ),
    2: Mended(),
}
NEWEST: Final = max(VERSIONS)
UNTAGGED: Final = 2
"""What a record without the tag was played by: the tag is younger than version 2."""
