"""What a host asks of whatever keeps its tables: a database, or a browser's storage.

The methods of a store may block and are one change each; the archive lets the event
loop ask them. Where the store cannot answer, `StoreUnavailable` is raised by whatever
was asked, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, ParamSpec, Protocol, TypeVar

from robobid.app.hosting.notices.rests import Rests
from robobid.app.hosting.rows import (
    After,
    Beside,
    Head,
    Kept,
    Listed,
    Result,
    Said,
    Seat,
    Stored,
    StoredMove,
    Undone,
)

P = ParamSpec("P")
R = TypeVar("R")


class Running(NamedTuple):
    """How somebody's clock stands or runs."""

    asked: float | None
    """Since when it runs; none: it stands."""
    due: float | None
    """Until when they have time."""
    bank: float | None
    """Seconds in their bank."""


class StoreUnavailable(Exception):
    """What keeps the tables does not answer now; trying again may help."""


class Archive(Protocol):
    """The store, asked from the event loop."""

    @property
    def store(self) -> Store:
        """What is asked."""

    async def read(
        self, question: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Ask the store something."""

    async def write(
        self, change: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Change something in the store."""

    async def append(self, code: str, move: StoredMove, after: After) -> bool:
        """Store a table's move; false if another one has its number."""


class Store(Protocol):
    """All that is kept, in parts that each have one matter."""

    @property
    def questions(self) -> Questions: ...
    @property
    def tables(self) -> Tables: ...
    @property
    def seats(self) -> Seats: ...
    @property
    def leaving(self) -> Leaving: ...
    @property
    def lobby(self) -> Lobby: ...
    @property
    def pace(self) -> Pace: ...
    @property
    def mine(self) -> Results: ...
    @property
    def talk(self) -> Talk: ...
    @property
    def notes(self) -> Notes: ...
    @property
    def beside(self) -> BesideBoard: ...
    @property
    def progress(self) -> Progress: ...
    @property
    def analyses(self) -> Analyses: ...


class Questions(Protocol):
    """What can be asked of tables."""

    def head(self, code: str) -> Head | None:
        """A table without its moves."""

    def load(self, code: str, talk: int) -> Stored | None:
        """A table with its moves, and so many lines of talk."""

    def since(self, code: str, moves: int, talk: int) -> Stored | None:
        """A table with what came after so many moves, and after a line of talk."""

    def files(self, code: str) -> dict[str, str]:
        """The tags that hold a table's files."""

    def tables_of(self, browser: str, most: int) -> list[Head]:
        """The tables that a browser has a seat at or has set up, latest first."""

    def listed(self, since: float, most: int) -> list[Head]:
        """The unfinished tables that everybody may find, latest first."""

    def open_tables(self, browser: str) -> int:
        """How many unfinished tables a browser has set up."""

    def seat_claimed_by(self, code: str, link: str, browser: str) -> int | None:
        """The seat that a browser has by a link that is spent."""

    def has_personal_link(self, code: str, hashed: str) -> bool:
        """Is there a personal link that can still be used?"""

    def due(self, settled: float | None = None) -> list[str]:
        """Tables that wait for a bot; only those that did not change since a time."""

    def overdue(self, now: float) -> list[str]:
        """Tables at which somebody has no time left."""


class Tables(Protocol):
    """Tables that are set up."""

    def create(
        self,
        head: Head,
        opening: StoredMove | None,
        follows: str | None = None,
        files: Mapping[str, str] = ...,
    ) -> bool:
        """Store a new table; false if its code is taken, or the rematch is there."""

    def add_moves(self, code: str, moves: Sequence[StoredMove], after: After) -> None:
        """Store moves that were made elsewhere, all at once."""

    def cut_back(self, code: str, moves: int, after: After) -> None:
        """Set all moves of a table from a number on aside."""

    def stop(self, code: str) -> None:
        """A table cannot go on: note it for everybody."""


class Seats(Protocol):
    """Who has which seat."""

    def claim(
        self, code: str, link: str, browser: str, name: str, bot: str | None = None
    ) -> int | None:
        """Give the seat of a link to a browser; none if it opens no seat."""

    def rename(self, code: str, seat: int, name: str) -> None:
        """Give a seat another name."""

    def give_order(self, code: str, seat: int, order: str | None) -> None:
        """Note what is answered for a seat."""

    def add_personal_link(
        self, code: str, browser: str, hashed: str, expires: float, most: int
    ) -> None:
        """A link to all seats of a browser; only so many of the newest are kept."""

    def use_personal_link(self, code: str, hashed: str, browser: str) -> bool:
        """Give another browser the seats of a link's maker, once."""


class Leaving(Protocol):
    """People who are away, or leave."""

    def stand_in(self, code: str, seat: int, bot: str | None) -> None:
        """Let a bot play for somebody; or nobody any more."""

    def vote(self, code: str, seat: int, voters: tuple[int, ...]) -> None:
        """Note who wants a bot for a seat."""

    def leave(self, code: str, browser: str, bot: str | None) -> bool:
        """Give a browser's seats up; was the table forgotten, since nobody is left?"""


class Lobby(Protocol):
    """Before the game."""

    def seat(self, code: str, seat: Seat) -> bool:
        """Let somebody else sit there; false if it is taken, or the game has begun."""

    def begin(
        self, code: str, bot: str | None, opening: tuple[StoredMove, After] | None
    ) -> None:
        """Begin the game with what was dealt; a bot plays in empty seats."""


class Agreed(Protocol):
    """How a table is played, and who may find it."""

    @property
    def seconds(self) -> int | None: ...
    @property
    def listed(self) -> Listed | None: ...
    @property
    def patience(self) -> int | None: ...
    @property
    def hints(self) -> bool: ...
    @property
    def bank(self) -> int | None: ...
    @property
    def increment(self) -> int: ...
    @property
    def time_up(self) -> str: ...
    @property
    def rests(self) -> bool: ...


class Pace(Protocol):
    """Time, and who may find a table."""

    def set_terms(self, code: str, terms: Agreed) -> None:
        """What is agreed: the pace, patience, hints, and for what it is listed."""

    def set_due(self, code: str, due: Mapping[int, float | None]) -> None:
        """Until when seats have time."""

    def set_clocks(self, code: str, clocks: Mapping[int, Running]) -> None:
        """How the clocks of seats stand or run."""

    def rests_of(self, code: str) -> Mapping[int, Rests]:
        """When the time of seats does not count; of others it always does."""

    def end_time(
        self, code: str, seat: int, bot: str | None, now: float, *, once: bool = False
    ) -> bool:
        """Somebody's time is up; false if it is not.

        A bot plays for them, for this turn or on; without one, the others decide.
        """

    def want_pause(
        self, code: str, seats: Collection[int], days: int | None, now: float
    ) -> None:
        """Some seats want to pause, or to go on; when all do, so it is."""

    def end_pause(self, code: str, now: float) -> None:
        """All clocks run again, if the pause is over."""

    def nudge(self, code: str, seat: int, now: float, pause: float) -> bool:
        """Remind somebody; false if that was done a moment ago."""


class Results(Protocol):
    """How games ended."""

    def note_results(self, code: str, results: Iterable[Result]) -> None:
        """Note who came where."""


class Talk(Protocol):
    """What people say."""

    def say(self, code: str, seat: int | None, said: str, kept: int) -> Said:
        """Keep a line; only so many of the newest are kept."""

    def keep_lines(self, code: str, lines: Sequence[Said]) -> None:
        """Keep lines that were said elsewhere, instead of all that is kept."""


class Notes(Protocol):
    """What people note in records."""

    def of(self, code: str) -> dict[int, list[str]]:
        """The notes of a table's record, by the moment."""

    def note(self, code: str, at: int, notes: Sequence[str]) -> None:
        """Keep what is noted at a moment, instead of what was."""


class Progress(Protocol):
    """What people have solved, learnt and played of the deals."""

    def merge(
        self, browser: str, found: Mapping[str, str], forgotten: Iterable[str] = ...
    ) -> dict[str, str]:
        """Forget all that begins so, keep what is new; gives all that there is."""


class Analyses(Protocol):
    """Finished games that are looked back on."""

    def find(self, code: str) -> Kept | None:
        """An analysis, if somebody has asked for it."""

    def running_openings(self, game: str, opening: str) -> list[tuple[str, ...]]:
        """How unfinished games with the same first luck have gone, line by line."""


class BesideBoard(Protocol):
    """What players keep beside the board."""

    def beside(self, code: str, seat: int) -> Beside:
        """All that is kept for a seat."""

    def keep_plans(self, code: str, seat: int, plans: Sequence[str]) -> None:
        """These plans, instead of those before."""

    def keep_notes(self, code: str, seat: int, notes: str) -> None:
        """These notes, instead of those before."""

    def note_undone(self, code: str, seat: int, undone: Sequence[Undone]) -> None:
        """Parts of an order were given up; only the latest are kept."""
