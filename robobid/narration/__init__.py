"""What is told of a game: events, reasons, refusals, outcomes and rules that matter.

Everything is told once, for one viewer, as `Told(key, values)`. Front ends choose the
words of a language, the marks beside a sentence and the motion, and nothing else.
"""

from robobid.narration.coach import Coaching
from robobid.narration.message import Line, Named, Several, Told, Value
from robobid.narration.narrator import Rule, Rules, Teller
from robobid.narration.story import Change, Story

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
