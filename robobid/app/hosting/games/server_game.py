"""What the server must know of a game beyond its rules: little, unless it says more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from robobid.app.hosting.rows import Seat
from robobid.app.hosting.wire import NewSeat, Plain, PlansWorth
from robobid.bots import ROBOT
from robobid.core.decisions import Decision
from robobid.core.errors import Illegal
from robobid.core.events import Event
from robobid.core.game import AnyGame
from robobid.core.record import Record
from robobid.core.setup import (
    PERSON,
    file_tags,
    from_files,
    game_for,
    schema_of,
    setup_from_tags,
)
from robobid.core.spelling import Schema
from robobid.games.registry import GameEntry
from robobid.narration import Teller
from robobid.narration.message import Told
from robobid.narration.narrators import teller_of

AnyRecord = Record[Any]


class Ordered(NamedTuple):
    """What an order does, and what of it is given up with that."""

    move: str
    undone: tuple[Told, ...] = ()


class Offer:
    """A game on offer."""

    shapes: ClassVar[Sequence[Any]] = ()
    """The types of the view and of other values: they are described to the page."""
    actions: ClassVar[Sequence[Any]] = ()
    events: ClassVar[Sequence[Any]] = ()
    unions: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """Other types of which one of several can come, by what they are called."""

    def __init__(self, entry: GameEntry) -> None:
        self.entry = entry

    @cached_property
    def game(self) -> AnyGame:
        return self.entry.game

    @property
    def title(self) -> str:
        return self.entry.title

    @property
    def prefix(self) -> str:
        """What its types are called by: `PowerGrid`."""
        return self.title.replace(" ", "").rstrip("!")

    @property
    def wish_name(self) -> str:
        """What the description calls how it may be set up."""
        return f"{self.prefix}Wish"

    @property
    def schema(self) -> Schema:
        """The set-up as a JSON schema, with its docs, bounds and defaults."""
        return schema_of(self.game.setup_type, self.game)

    def tags(self, said: Mapping[str, Any], seats: Sequence[NewSeat]) -> dict[str, str]:
        """The record's tags for a wish; what is wrong with it is refused."""
        return self.tags_and_files(said, seats, {})[0]

    def tags_and_files(
        self,
        said: Mapping[str, Any],
        seats: Sequence[NewSeat],
        texts: Mapping[str, str],
    ) -> tuple[dict[str, str], dict[str, str]]:
        """The record's tags for a wish, and those that hold the texts of its files."""
        words = [
            f"{ROBOT} {self.game.robot_of(seat.pieces or ROBOT)}"
            if seat.kind == ROBOT
            else seat.kind
            for seat in seats
        ]
        laid = self.entry.lay_out(said, words)
        tags = laid.tags([str(number) for number in range(1, len(seats) + 1)])
        table = laid.game.set_up(tags)
        files = file_tags(laid.setup, texts, self.game)
        return laid.game.tags(table) | {"Players": tags["Players"]}, files

    def setups(self) -> object:
        """What a page must know to let people choose, beside the schema; a `Setups`."""
        return {}

    def facts(self, variant: str | None = None) -> Plain:
        """What is printed on the game's cards and boards; of one variant, if named."""
        return {}

    def setups_with(self, material: Any) -> object:
        """What a page must know to let people choose, with a deck or map of theirs."""
        return self.setups()

    def facts_of(self, material: Any) -> Plain:
        """What is printed on cards and boards that are not ours."""
        return self.facts()

    def own_facts(self, tags: Mapping[str, str]) -> Plain | None:
        """The facts of the deck or map whose file a record brings; else none."""
        for setting in from_files(self.game.setup_type):
            if setting.file_tag in tags:
                game = game_for(self.game, tags)
                setup = setup_from_tags(game.setup_type, tags, game)
                return self.facts_of(getattr(setup, setting.name))
        return None

    def notes(self, view: Any) -> Any:
        """What follows from a view by the rules, so that no page works it out."""
        return {}

    def worth(self, view: Any) -> Told | None:
        """What is on offer is usually worth so much: for somebody who learns."""
        return None

    def without_forecast(self, notes: Any) -> Any:
        """Notes that do not give away what somebody is to guess."""
        return notes

    def since(
        self, teller: Any, seen: Callable[[], Sequence[Event]]
    ) -> Mapping[int, Told]:
        """What each seat did in some events, in a sentence, as far as that is told."""
        return {}

    def course(self, record: AnyRecord) -> Sequence[Any]:
        """How a finished game went: in rounds, or in what is worth telling of it."""
        return []

    def teller(self, table: Any, you: int | None) -> Teller:
        """Who tells a table to a viewer."""
        return teller_of(self.entry.name, table, you)

    def lists(self, decision: Decision) -> bool:
        """Are a decision's options written out, or does what they offer say it all?"""
        return decision.options.is_listed

    def give_plan(self, view: Any, words: str) -> str:
        """What a seat means to do, as it is kept; nothing is done by it."""
        raise _no_plans()

    def outlook(self, plan: str, view: Any) -> Any | None:
        """What a plan costs and brings as things stand; none if its time is over."""
        return None

    def weigh_plans(
        self, plans: Sequence[str], view: Any, decision: Decision | None, teller: Teller
    ) -> PlansWorth:
        """What whole plans are worth to whoever has a view."""
        raise _no_plans()

    def give_order(self, view: Any, words: str) -> str:
        """What a seat wants to be done for it, as it is stored."""
        raise _no_plans()

    def ordered(
        self, order: str, view: Any, decision: Decision, table: Any
    ) -> Ordered | None:
        """What an order answers to a decision of whoever has a view; none if nothing.

        The table is there to write the move with, and to be asked nothing else.
        """
        return None

    def order_told(self, order: str) -> tuple[int, tuple[Told, ...]]:
        """The round that an order of a seat holds for, and how it is told."""
        raise ValueError(f"this game knows no orders, such as {order!r}")

    def goes_on(self, before: str, now: str) -> bool:
        """Is a decision of one kind after another of the same seat the same turn?"""
        return False

    def players_tag(self, seats: Sequence[Seat]) -> str:
        """The players as a record names them."""
        return "; ".join(
            self.game.player(
                self.game.robot_of(seat.bot or ROBOT) if seat.kind == ROBOT else PERSON,
                seat.name,
            )
            for seat in seats
        )

    def seats_of(self, table: Any) -> Sequence[Any]:
        """Who sits at a table, by seat: persons, and robots."""
        setup = getattr(table, "setup", None)
        return (PERSON,) * self.game.seats(table) if setup is None else setup.seats

    def is_robot(self, tags: Mapping[str, str], seat: int) -> bool:
        """Does a robot sit there, with pieces that are known or not dealt yet?"""
        player = tags["Players"].split(";")[seat].strip()
        return self.game.seat_of(player) is not PERSON

    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        """The pieces of the robot in a seat, in games that have robots."""
        player = tags["Players"].split(";")[seat].strip()
        if self.game.seat_of(player) is PERSON:
            return None
        return player.partition(" ")[2] or None


def _no_plans() -> Illegal:
    return Illegal("no_order_now", "nothing can be done for a seat here")


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The events that a module of a game describes."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__ == module.__name__
    )
