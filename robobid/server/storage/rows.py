"""What is stored, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

Kind = Literal["person", "bot", "robot"]
Listed = Literal["join", "watch"]


class Seat(NamedTuple):
    """A seat: a person's, a bot's, or a robot's, which the rules play."""

    seat: int
    kind: Kind
    name: str
    bot: str | None = None
    link: str | None = None
    """What claims it; none when it has been claimed, or never could be."""
    owners: frozenset[str] = frozenset()
    """The browsers that it belongs to."""
    stand_in: str | None = None
    """The bot that plays for a person who is away, or has left for good."""
    votes: tuple[int, ...] = ()
    """The seats that want a bot to play for this one."""
    due: float | None = None
    """Until when its player has time; none is for ever."""
    nudged: float | None = None
    """When somebody last reminded its player."""
    points: int | None = None
    place: int | None = None
    """How it ended; none before the end."""
    standing: str | None = None
    """What is answered for its player, in the game's words; nobody else is told."""

    @property
    def is_automatic(self) -> bool:
        """Does a bot or robot act here?"""
        return self.kind != "person" or self.stand_in is not None

    @property
    def may_be_played_for(self) -> bool:
        """May the server have to act here by itself?"""
        return self.is_automatic or self.standing is not None

    @property
    def player(self) -> str | None:
        """The bot that thinks here; none for a robot or a person."""
        return self.stand_in if self.kind == "person" else self.bot


Result = tuple[int, int, int]
"""How a seat ended: the seat, its points, its place."""


Why = Literal["away", "failed", "slow", "unready"]
"""A person is away; a bot failed, thought too long, or is still being compiled."""


class Answer(NamedTuple):
    """Another bot than a seat's own has answered for it."""

    why: Why
    bot: str


class StoredMove(NamedTuple):
    """A seat's choice and the luck that followed, under the position it answers."""

    number: int
    seat: int
    """`CHANCE` for the opening, when nobody has chosen yet."""
    lines: tuple[str, ...]
    """In the game's notation, luck included: `B m4+r2a`, `#turn r5b`."""
    sent_as: str | None = None
    """The name that the client gave to the action."""
    answered: Answer | None = None
    """Who answered, if it was not the seat's own player."""


class After(NamedTuple):
    """What a table is like after a move."""

    to_act: tuple[int, ...]
    is_due: bool
    """Is a bot or robot among those to act?"""
    round: int
    is_public: bool = True
    """Did everybody notice it? Else the table does not show that it has changed."""


Addition = tuple[str, StoredMove, After]
"""What is to be stored: a table's code, a move, and what the table is like then."""


class Said(NamedTuple):
    """A line of table talk."""

    number: int
    seat: int | None
    """None is a spectator."""
    said: str
    at: float


class Head(NamedTuple):
    """A table without its actions."""

    code: str
    game: str
    tags: Mapping[str, str]
    creator: str
    created: float
    changed: float
    is_over: bool
    is_due: bool
    to_act: tuple[int, ...]
    rematch: str | None
    seats: tuple[Seat, ...]
    round: int = 1
    is_waiting: bool = False
    """Do people gather, and has the game not begun?"""
    seconds: int | None = None
    """How long a move may take; none is as long as one likes."""
    listed: Listed | None = None
    """What whoever finds the table in the list of all may do."""

    @property
    def waits_for_bot(self) -> bool:
        """Is a bot or robot to act, or somebody who left word what to answer?"""
        if self.is_waiting:
            return False
        return any(self.seats[seat].may_be_played_for for seat in self.to_act)

    def is_alone(self, seat: int | None) -> bool:
        """Is there no other person's seat at the table than this one?"""
        return [each.seat for each in self.seats if each.kind == "person"] == [seat]

    def others(self, browser: str) -> list[str]:
        """The browsers of everybody else who sits here, in the order of seats."""
        theirs = (seat for seat in self.seats if browser not in seat.owners)
        return [owner for seat in theirs for owner in sorted(seat.owners)]


def numbers(some: Iterable[int]) -> str:
    """Numbers as one text."""
    return " ".join(map(str, some))


class Stored(NamedTuple):
    """Everything that is stored of a table."""

    head: Head
    moves: tuple[StoredMove, ...]
    talk: tuple[Said, ...]
    files: Mapping[str, str] = MappingProxyType({})
    """The tags that hold the files of a deck or map that is not ours."""

    @property
    def tags(self) -> dict[str, str]:
        """All tags that the table is set up by."""
        return {**self.head.tags, **self.files}
