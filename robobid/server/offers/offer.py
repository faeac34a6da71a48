"""What the server must know of a game beyond its rules: little, unless it says more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from robobid.bots import ROBOT
from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.core.game import AnyGame
from robobid.core.setup import PERSON, offered_by, schema_of
from robobid.core.spelling import Schema
from robobid.games import Card
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, Plain, Request
from robobid.telling import Teller
from robobid.telling.tellers import teller_of

Word = Annotated[str, Meta(max_length=40)]
Value = bool | Annotated[int, Meta(ge=0, le=1000)] | Word
_BOUNDED: Final[Mapping[Any, Any]] = {
    bool: bool,
    int: int,
    str: Word,
    list[str] | str: Annotated[list[Word], Meta(max_length=40)] | Word,
    dict[str, bool | int | str] | list[str] | str: dict[Word, Value],
}
"""What comes from outside is short."""


class Offer:
    """A game on offer."""

    shapes: ClassVar[Sequence[Any]] = ()
    """The types of the view and of other values: they are described to the page."""
    actions: ClassVar[Sequence[Any]] = ()
    events: ClassVar[Sequence[Any]] = ()
    unions: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """Other types of which one of several can come, by what they are called."""

    def __init__(self, card: Card) -> None:
        self.card = card

    @property
    def game(self) -> AnyGame:
        return self.card.game

    @property
    def title(self) -> str:
        return self.card.title

    @property
    def prefix(self) -> str:
        """What its types are called by: `PowerGrid`."""
        return self.title.replace(" ", "").rstrip("!")

    @cached_property
    def wish(self) -> type[Any]:
        """The struct by which a client says how it is set up."""
        return msgspec.defstruct(
            f"{self.prefix}Wish",
            [
                (setting.name, _BOUNDED[setting.kind.wire] | UnsetType, UNSET)
                for setting in offered_by(self.game.setup_type)
            ],
            bases=(Request,),
            tag_field="game",
            tag=self.card.name,
            kw_only=True,
        )

    @property
    def schema(self) -> Schema:
        """The set-up as a JSON schema, with its docs, bounds and defaults."""
        return schema_of(self.game.setup_type, self.game)

    def tags(self, said: Mapping[str, Any], seats: Sequence[NewSeat]) -> dict[str, str]:
        """The record's tags for a wish; what is wrong with it is refused."""
        words = [
            f"{ROBOT} {self.game.robot_of(seat.pieces or ROBOT)}"
            if seat.kind == ROBOT
            else seat.kind
            for seat in seats
        ]
        laid = self.card.lay_out(said, words)
        tags = laid.tags([str(number) for number in range(1, len(seats) + 1)])
        table = laid.game.set_up(tags)
        return laid.game.tags(table) | {"Players": tags["Players"]}

    def setups(self) -> Plain:
        """What a page must know to let people choose, beside the schema."""
        return {}

    def facts(self) -> Plain:
        """What is printed on the game's cards and boards."""
        return {}

    def notes(self, view: Any) -> Plain:
        """What follows from a view by the rules, so that no page works it out."""
        return {}

    def teller(self, table: Any, you: int | None) -> Teller:
        """Who tells a table to a viewer."""
        return teller_of(self.card.name, table, you)

    def lists(self, decision: Decision) -> bool:
        """Are a decision's options written out, or does what they offer say it all?"""
        return decision.options.is_listed

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

    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        """The pieces of the robot in a seat, in games that have robots."""
        player = tags["Players"].split(";")[seat].strip()
        if self.game.seat_of(player) is PERSON:
            return None
        return player.partition(" ")[2] or None


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The events that a module of a game describes."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__ == module.__name__
    )
