"""What is stored, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

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
    bank: float | None = None
    """Seconds in its player's bank; none: as many as at the start."""
    asked: float | None = None
    """Since when its player's clock runs; none: it stands."""
    late: float | None = None
    """Since when its player's time is up, where the others decide what happens."""
    once: bool = False
    """Does the bot play this turn only?"""
    pause: int | None = None
    """For how many days its player wants to pause; 0 is to go on."""

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
    answered: tuple[int, ...] = ()
    """The seats that the table waited for before, and does not any more."""
    back: tuple[int, ...] = ()
    """The seats for which a bot has played their turn, and plays no more."""


Addition = tuple[str, StoredMove, After]
"""What is to be stored: a table's code, a move, and what the table is like then."""


class Said(NamedTuple):
    """A line of table talk."""

    number: int
    seat: int | None
    """None is a spectator."""
    said: str
    at: float


def kept_talk(lines: Sequence[Said], most: int) -> tuple[Said, ...]:
    """The last lines of those who play, and the last of those who look on.

    Nobody who looks on can make what players said be forgotten.
    """
    late: dict[bool, list[Said]] = {
        is_spectator: [line for line in lines if (line.seat is None) is is_spectator]
        for is_spectator in (False, True)
    }
    both = [*late[False][-most:], *late[True][-most:]]
    return tuple(sorted(both, key=lambda line: line.number))


class Undone(NamedTuple):
    """A part of an order that was given up, as it is told in plain form."""

    round: int
    told: Mapping[str, Any]


class Beside(NamedTuple):
    """What a player keeps beside the board; nobody else sees it."""

    plans: tuple[str, ...] = ()
    """In the game's words, each with its round."""
    notes: str = ""
    undone: tuple[Undone, ...] = ()
    """The latest parts of orders that were not carried out."""


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
    is_stopped: bool = False
    """Can it not go on, since the server stood still at it?"""

    patience: int | None = None
    """Seconds after which a bot may play for who is away; none is a day."""
    hints: bool | None = None
    """Are hints given though several people play?"""
    moved: float | None = None
    """When the last move was made that everybody noticed."""
    bank: int | None = None
    """Seconds in everybody's bank at the start; none: there is none."""
    increment: int | None = None
    """Seconds that every turn adds to it."""
    time_up: str | None = None
    """What happens when time is up; none: a bot takes over."""
    rests: bool | None = None
    """Do nights and days off not count?"""
    paused: float | None = None
    """Until when all clocks stand, as everybody agreed."""
    marked: float | None = None
    """Since when it is old enough to be forgotten soon."""

    @property
    def waited_since(self) -> float:
        """Since when the table has waited for whoever is to act."""
        return self.created if self.moved is None else self.moved

    @property
    def is_timed(self) -> bool:
        """Have people but so much time?"""
        return self.seconds is not None or self.bank is not None

    @property
    def is_agreed(self) -> bool:
        """Has the game begun with several people, so that its terms stand?"""
        people = {frozenset(seat.owners) for seat in self.seats if seat.owners}
        return not self.is_waiting and not self.is_over and len(people) > 1

    @property
    def waits_for_bot(self) -> bool:
        """Is a bot or robot to act, or somebody who left word what to answer?"""
        if self.is_waiting:
            return False
        return any(self.seats[seat].may_be_played_for for seat in self.to_act)

    def is_alone(self, seat: int | None) -> bool:
        """Is there no other person's seat at the table than this one?"""
        return [each.seat for each in self.seats if each.kind == "person"] == [seat]

    def is_helped(self, seat: int | None) -> bool:
        """Has a seat a coach, and hears what cards are worth?

        Who is alone among bots, and among people all of them or nobody.
        """
        is_person = seat is not None and self.seats[seat].kind == "person"
        return self.is_alone(seat) or (bool(self.hints) and is_person)

    def is_of(self, browser: str) -> bool:
        """Has somebody a seat here, or set the table up?"""
        seated = any(browser in seat.owners for seat in self.seats)
        return bool(browser) and (seated or self.creator == browser)

    def is_played_by(self, browser: str) -> bool:
        """Do all persons' seats belong to one browser: is there one screen?"""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return all(browser in seat.owners for seat in people)

    def others(self, browser: str) -> list[str]:
        """The browsers of everybody else who sits here, in the order of seats."""
        theirs = (seat for seat in self.seats if browser not in seat.owners)
        return [owner for seat in theirs for owner in sorted(seat.owners)]


def numbers(some: Iterable[int]) -> str:
    """Numbers as one text."""
    return " ".join(map(str, some))


_NO_FILES: Final[Mapping[str, str]] = {}


class Stored(NamedTuple):
    """Everything that is stored of a table."""

    head: Head
    moves: tuple[StoredMove, ...]
    talk: tuple[Said, ...]
    files: Mapping[str, str] = _NO_FILES
    """The tags that hold the files of a deck or map that is not ours."""

    @property
    def tags(self) -> dict[str, str]:
        """All tags that the table is set up by."""
        return {**self.head.tags, **self.files}


AnalysisState = Literal["waiting", "done", "failed"]


class Wish(NamedTuple):
    """A finished game that somebody wants to look back on."""

    code: str
    """The table's, or made from a pasted record."""
    game: str
    record: str
    total: int
    """How many moves and strokes of luck are to be judged."""


class Kept(NamedTuple):
    """An analysis as it is stored."""

    wish: Wish
    state: AnalysisState
    told: str
    """What came out, or so far; or the reason why nothing did."""
    done: int
    """How many of them have been judged."""
    ahead: int
    """How many others come first."""
