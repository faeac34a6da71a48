"""What a game offers to everything around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from robobid.core.decisions import Action, Decision
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.core.setup import SetUp

Tags = Mapping[str, str]
"""The tags of a record: everything one must know to set the table up again."""


class Standing(NamedTuple):
    """How a seat ended: its points, and its place (1 is best, shared if equal)."""

    seat: int
    points: int
    place: int


class AnyTable(Protocol):
    """The state of a game: it can be copied, and compared."""

    def copy(self) -> Any:
        """A table that shares nothing that changes."""


class View(Protocol):
    """What a seat may know of a table: the bound of every game's own views."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; none is a spectator's."""


T = TypeVar("T", bound=AnyTable)
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Action)


class Game(Protocol[T, V, A]):
    """A game of tables, views and actions: pure rules, no luck, no clock, no words."""

    @property
    def name(self) -> str:
        """The game's name, as a record's Game tag has it."""

    @property
    def grouped(self) -> frozenset[str]:
        """Chance words that are written together: `#deal A r1a r2a / B r1b r2b`."""

    @property
    def setup_type(self) -> type[SetUp]:
        """What is settled before the game begins, field by field."""

    def with_material(self, material: Any) -> Any:
        """The same game, which knows one more deck or map."""

    def seat_of(self, player: str) -> Any:
        """Who sits there, as the tag Players says it: a person, or a robot."""

    def robot_of(self, word: str) -> Any:
        """A robot by any of its spellings; refused where there is none."""

    def player(self, seat: Any, name: str) -> str:
        """Who sits there as the tag Players has it."""

    def name_of(self, player: str) -> str:
        """The name that the tag Players gives somebody; empty if it gives none."""

    def set_up(self, tags: Tags) -> T:
        """The table before anything was dealt, as a record's tags describe it."""

    def tags(self, table: T) -> dict[str, str]:
        """The tags that set up a table like this one."""

    def seats(self, table: T) -> int:
        """How many seats there are."""

    def decisions(self, table: T) -> Sequence[Decision]:
        """Who may act now and with what; none when the game is over."""

    def apply(self, table: T, seat: int, action: A) -> list[Event]:
        """Check an action, carry it out, and tell what happened."""

    def carry_out(self, table: T, seat: int, action: A) -> list[Event]:
        """The same without the check, for what was just picked from the options."""

    def view(self, table: T, seat: int | None) -> V:
        """What a seat may know; `None` is a spectator."""

    def imagine(self, view: V, random: Random) -> T:
        """A table that would give back the same view; what is hidden is made up."""

    def sees(self, table: T, viewer: int | None, seat: int, action: A) -> bool:
        """Does a viewer see an action as it is made, before anything is revealed?"""

    def facts(self, table: T) -> dict[str, Any]:
        """What is printed on the cards and boards of a table, in plain form."""

    def round_of(self, table: T) -> int:
        """The round that is being played, counted from 1; 0 before the first."""

    def standings(self, table: T) -> tuple[Standing, ...]:
        """Who came where, seat by seat; empty until the game is over."""

    def outcome(self, table: T) -> Outcome | None:
        """Who has won, and by what; none until the game is over."""

    def write(self, table: T, seat: int, action: A) -> tuple[str, ...]:
        """An action as the words of its notation, seat or chance word first."""

    def read(self, table: T, words: Sequence[str]) -> tuple[int, A, tuple[str, ...]]:
        """The seat, the action, and the words that belong to the next action."""

    def position(self, table: T) -> str:
        """A table in one line, for tests and bug reports."""

    def seen_position(self, view: V) -> str:
        """What a seat sees in one line, with `?` for what it cannot see."""

    def read_position(self, line: str) -> T:
        """The table that a line describes; a bad line is refused with the reason."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""Some game, for whoever plays all of them alike."""
