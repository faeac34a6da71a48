"""Deals for people: the same luck for everybody who plays them, against the same bots.

A deal is known by a word, and the deal of a day by its date: whoever knows the word
has the deal, without asking anybody. That is why nobody plays one against people.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Any, Final, NamedTuple

from robobid.bots import roster_of
from robobid.core.decisions import CHANCE
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.core.luck import Shuffled
from robobid.core.record import Record
from robobid.core.setup import offered_by
from robobid.games.registry import Laid, game_named

TAG: Final = "Deal"
"""The tag of a record that says by which deal it was played."""
_WORD: Final = re.compile(r"[A-Za-z0-9-]{1,20}")


class Deal(NamedTuple):
    """A game and the word that its luck follows from."""

    game: str
    word: str

    @classmethod
    def of_day(cls, game: str, day: date) -> Deal:
        """The deal of a day.

        >>> Deal.of_day("fzzzt", date(2026, 11, 17)).word
        '2026-11-17'
        """
        return cls(game, day.isoformat())

    @classmethod
    def named(cls, game: str, word: str) -> Deal:
        """A deal by its word; refused if it could be none.

        >>> Deal.named("fzzzt", "two words")
        Traceback (most recent call last):
        robobid.core.errors.Unsupported: 'two words' names no deal: that is a date \
like 2026-11-17, or up to 20 letters, digits and hyphens
        """
        game_named(game)
        if not _WORD.fullmatch(word):
            raise Unsupported(
                "no_such_deal",
                f"{word[:40]!r} names no deal: that is a date like 2026-11-17, or up "
                "to 20 letters, digits and hyphens",
                deal=word[:40],
            )
        return cls(game, word)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits there: those whom one meets at home, the person first."""
        words, players = roster_of(self.game).at_home
        named = words.split(",")
        return (*named, *named[-1:] * (players - len(named)))

    def lay_out(self) -> Laid:
        """The table: whatever could be drawn is drawn, so that all have the same."""
        entry = game_named(self.game)
        settings = offered_by(entry.game.setup_type)
        said = {setting.name: setting.among_bots for setting in settings}
        return entry.lay_out(said, self.seats)

    def luck(self, game: AnyGame, blank: Any) -> Shuffled:
        """What chance gives: it depends on the place in the game alone."""
        return Shuffled(
            f"deal:{self.game}:{self.word}",
            lambda drawn: game.write(blank, CHANCE, drawn),
        )


def deal_of(record: Record[Any]) -> Deal | None:
    """The deal that a record is played by; none if its luck is anybody's."""
    word = record.extra.get(TAG)
    return Deal(record.game.name, word) if word else None


def luck_after(record: Record[Any], deal: Deal) -> Shuffled:
    """The luck of a deal when all that a record tells has been drawn."""
    luck = deal.luck(record.game, Record(record.game, record.extra).table)
    table = Record(record.game, record.extra).table
    for entry, after in record.replay():
        if entry.seat == CHANCE:
            luck.draw(record.game.decisions(table)[0])
        table = after.copy()
    return luck


class Dealt:
    """The luck of a record that grows move by move, also by somebody else's."""

    def __init__(self, record: Record[Any], deal: Deal) -> None:
        self._record, self._deal = record, deal
        self._settled: Shuffled | None = None
        self._length = -1
        """So many entries the record had when it was settled."""
        self._tried: Shuffled | None = None

    def next(self) -> Shuffled:
        """Luck for a move that is tried: nothing of it counts until it stands."""
        if self._settled is None or self._length != len(self._record.entries):
            self._settled = luck_after(self._record, self._deal)
            self._length = len(self._record.entries)
        self._tried = self._settled.copy()
        return self._tried

    def settle(self) -> None:
        """The move that was tried last stands."""
        if self._tried is not None:
            self._settled, self._tried = self._tried, None
            self._length = len(self._record.entries)
