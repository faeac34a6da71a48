"""A bot may be given a name of one's own: `mine=exec:./bot.py --level 3`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_NAMED: Final = re.compile(r"([A-Za-z][\w.-]*)=(.+)", re.DOTALL)


class BotSpec(NamedTuple):
    """A bot's word in two: what it is called, and what it is.

    >>> BotSpec.of("mine=exec:./bot.py --level=3")
    BotSpec(name='mine', bot='exec:./bot.py --level=3')
    >>> BotSpec.of("exec:./bot.py --level=3")
    BotSpec(name='exec:./bot.py --level=3', bot='exec:./bot.py --level=3')
    """

    name: str
    bot: str

    @classmethod
    def of(cls, word: str) -> BotSpec:
        """The parts of a word; whoever has no name is called by the word itself."""
        found = _NAMED.fullmatch(word)
        return cls(found[1], found[2]) if found else cls(word, word)


def name_of(word: str) -> str:
    """What a bot is called in tables and reports.

    >>> name_of("mine=exec:./bot.py"), name_of("mechanic")
    ('mine', 'mechanic')
    """
    return BotSpec.of(word).name
