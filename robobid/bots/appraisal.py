"""The appraisal of a decision: what may be done, how surely it wins, what is at stake.

Hints, coach, analysis, puzzles and the terminal all speak from it, so that none of them
contradicts another. It is made of figures alone: whoever puts it into words looks at
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from robobid.bots.hints import Hint
from robobid.core.decisions import Action

NOISE: Final = 2.0
"""So many standard errors a loss must have, or the option is as good as the best."""
LEAST_STAKE: Final = 0.01
"""If no option clearly loses so much, nothing is at stake: one game in 100."""


def is_even(loss: float, error: float) -> bool:
    """Is a loss within the noise, or none at all?

    >>> is_even(0.03, 0.02), is_even(0.03, 0.01)
    (True, False)
    """
    return loss <= NOISE * error or loss <= 0


@dataclass(frozen=True, slots=True)
class Option:
    """What might be done, and how much less surely it wins than the best."""

    actions: tuple[Any, ...]
    """What is decided now, and perhaps what would follow."""
    loss: float = 0.0
    error: float = 0.0
    """The standard error of the loss: both were tried in the same futures."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What a sentence may say of it besides, such as the power of a bid."""

    @property
    def action(self) -> Any:
        """What is to be decided now."""
        return self.actions[0]

    @property
    def is_even(self) -> bool:
        """Is it as good as the best, as far as one can tell?"""
        return is_even(self.loss, self.error)

    def is_same(self, action: Action) -> bool:
        """Does it begin with this action?"""
        return type(self.action) is type(action) and bool(self.action == action)


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A decision by what its seat knows: the options that were looked at."""

    options: tuple[Option, ...]
    """The best first."""
    chance: float | None
    """How surely the best wins, from 0 to 1; none where nobody thought ahead."""
    usual: Hint | None = None
    """What a bot would do that does not think ahead, and why."""

    @property
    def best(self) -> Option:
        """What wins most surely."""
        return self.options[0]

    @property
    def stake(self) -> float:
        """How much the worst of the options clearly loses; 0 where all are even."""
        return max((each.loss for each in self.options if not each.is_even), default=0)

    @property
    def is_idle(self) -> bool:
        """Is nothing at stake, whatever is done?"""
        return self.stake < LEAST_STAKE

    def chance_of(self, option: Option) -> float:
        """How surely an option wins: never more than the best, and never below 0.

        >>> appraisal = Appraisal((Option(("a",)), Option(("b",), 0.25)), 0.23)
        >>> [appraisal.chance_of(option) for option in appraisal.options]
        [0.23, 0.0]
        """
        return max(0.0, (self.chance or 0.0) - max(0.0, option.loss))

    def games(self, option: Option | None = None) -> int:
        """In how many of 100 games an option wins, or the best."""
        return round(100 * self.chance_of(option or self.best))

    def find(self, action: Action) -> Option | None:
        """The option that begins with an action, if it was looked at."""
        return next((each for each in self.options if each.is_same(action)), None)

    def tells_apart(self, option: Option) -> bool:
        """Is an option worse than the best, so that it can be seen in the figures?"""
        return not option.is_even and self.games(option) < self.games()
