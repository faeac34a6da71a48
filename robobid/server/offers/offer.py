"""What the server must know of a game beyond its rules: little, unless it says more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from robobid.bots import ROBOT
from robobid.core.decisions import Decision
from robobid.core.errors import Illegal
from robobid.core.events import Event
from robobid.core.game import AnyGame
from robobid.core.record import Record
from robobid.core.setup import (
    PERSON,
    Setting,
    file_tags,
    from_files,
    game_for,
    offered_by,
    schema_of,
    setup_from_tags,
)
from robobid.core.spelling import Material, Schema
from robobid.games import Card
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, OwnFile, Plain, Request
from robobid.telling import Teller
from robobid.telling.tellers import teller_of
from robobid.telling.told import Told

AnyRecord = Record[Any]
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

    @cached_property
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
                (setting.name, _bounded(setting) | UnsetType, UNSET)
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
        laid = self.card.lay_out(said, words)
        tags = laid.tags([str(number) for number in range(1, len(seats) + 1)])
        table = laid.game.set_up(tags)
        files = file_tags(laid.setup, texts, self.game)
        return laid.game.tags(table) | {"Players": tags["Players"]}, files

    def setups(self) -> Plain:
        """What a page must know to let people choose, beside the schema."""
        return {}

    def facts(self, variant: str | None = None) -> Plain:
        """What is printed on the game's cards and boards; of one variant, if named."""
        return {}

    def setups_with(self, material: Any) -> Plain:
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

    def notes(self, view: Any) -> Plain:
        """What follows from a view by the rules, so that no page works it out."""
        return {}

    def worth(self, view: Any) -> Told | None:
        """What is on offer is usually worth so much: for somebody who learns."""
        return None

    def without_forecast(self, notes: Plain) -> Plain:
        """Notes that do not give away what somebody is to guess."""
        return notes

    def since(
        self, teller: Any, seen: Callable[[], Sequence[Event]]
    ) -> Mapping[int, Told]:
        """What each seat did in some events, in a sentence, as far as that is told."""
        return {}

    def course(self, record: AnyRecord) -> list[Plain]:
        """How a finished game went: in rounds, or in what is worth telling of it."""
        return []

    def teller(self, table: Any, you: int | None) -> Teller:
        """Who tells a table to a viewer."""
        return teller_of(self.card.name, table, you)

    def lists(self, decision: Decision) -> bool:
        """Are a decision's options written out, or does what they offer say it all?"""
        return decision.options.is_listed

    def give_order(self, table: Any, seat: int, words: str) -> str:
        """What a seat wants to be answered for it, as it is stored."""
        raise Illegal("no_order_now", "nothing can be answered for a seat here")

    def ordered(self, order: str, table: Any, decision: Decision) -> str | None:
        """The move that an order answers a decision with; none if it says nothing."""
        return None

    def order_told(self, order: str) -> tuple[int, Told]:
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

    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        """The pieces of the robot in a seat, in games that have robots."""
        player = tags["Players"].split(";")[seat].strip()
        if self.game.seat_of(player) is PERSON:
            return None
        return player.partition(" ")[2] or None


def _bounded(setting: Setting) -> Any:
    kind = _BOUNDED[setting.kind.wire]
    return kind | OwnFile if isinstance(setting.kind, Material) else kind


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The events that a module of a game describes."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__ == module.__name__
    )
