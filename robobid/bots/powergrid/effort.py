"""How a bot that thinks ahead does so: how much, how far, and by which judge.

All of these are numbers or files of them, so that others can be tried against them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from robobid.bots.powergrid.kinds import persons
from robobid.twins.judgement import PowerGridJudgement


class Thinking(NamedTuple):
    """How much, how far, and by which judge."""

    effort: Mapping[int, int]
    """By the number of seats, how many futures are played at most: 2,600 for two are
    about 0.4 s of one core in the middle of a game."""
    rounds: int
    """So many rounds are imagined, the present one included."""
    is_learned: bool
    """Are futures that did not end judged by what was learned, or by wealth alone?"""
    learned: Mapping[str, Any] | None = None
    """What was learned, as a file of weights has it; None is what ships."""
    kinds: tuple[PowerGridJudgement, ...] = ()
    """The kinds of players that rivals are drawn from in every future; without any
    they all are `simple`, as oneself is."""


PLANNER: Final = Thinking(
    effort={2: 2600, 3: 2300, 4: 2000, 5: 1700, 6: 1400},
    rounds=4,
    is_learned=True,
    kinds=persons(),
)
