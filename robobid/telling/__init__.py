"""What is told of a game: events, reasons, refusals, outcomes and rules that matter.

Everything is told once, for one viewer, as `Told(key, values)`. Front ends choose the
words of a language, the marks beside a sentence and the motion, and nothing else.
"""

from robobid.telling.coaching import Coaching
from robobid.telling.story import Change, Story
from robobid.telling.teller import Rule, Rules, Teller
from robobid.telling.told import Line, Named, Several, Told, Value

__all__ = [
    "Change",
    "Coaching",
    "Line",
    "Named",
    "Rule",
    "Rules",
    "Several",
    "Story",
    "Teller",
    "Told",
    "Value",
]
