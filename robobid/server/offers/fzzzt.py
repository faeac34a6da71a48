"""Fzzzt! on offer."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Annotated, get_args, get_type_hints

import msgspec
from msgspec import Meta

from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.core.wire import plain
from robobid.fzzzt import actions, events
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.editions import EDITIONS, Edition, Rules
from robobid.fzzzt.facts import facts_of
from robobid.fzzzt.fields import BY_HAND
from robobid.fzzzt.game import FZZZT
from robobid.fzzzt.progress import progress
from robobid.fzzzt.scoring import Score
from robobid.fzzzt.table import Table
from robobid.fzzzt.view import View
from robobid.server.offers.offer import Offer, events_in
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, Plain, Request
from robobid.telling.fzzzt import FzzztTeller

Word = Annotated[str, Meta(max_length=40)]
Switch = bool | Annotated[int, Meta(ge=0, le=1000)] | Word


class FzzztWish(Request, tag_field="game", tag="fzzzt"):
    """How a game of Fzzzt! is set up."""

    edition: Word = "en"
    peripherals: list[Word] = msgspec.field(default_factory=list)
    """By their ids or words; the game says which there are."""
    switches: dict[Word, Switch] = msgspec.field(default_factory=dict)
    """Rules that differ from the edition's."""
    by_hand: bool = False
    """Does everybody lay out the final allocation himself?"""


@dataclass(frozen=True, slots=True)
class Notes:
    """What follows from a view."""

    rounds: int
    """How many rounds there will have been."""
    auction: int
    """Which card of the belt is bid for, counted from 1."""
    belt: int
    """How many cards a full belt has."""
    powers: dict[str, int]
    """What each card of the viewer's hand and bid adds to a bid in this round."""


def notes_on(view: View) -> Notes:
    """What follows from a view."""
    _, rounds, auction, belt = progress(view)
    own = None if view.seat is None else view.players[view.seat]
    bid = own and own.bid
    cards = [*((own and own.hand) or ()), *((bid and bid.cards) or ())]
    powers = {card.id: bid_power(view.rules, (card,)) for card in cards}
    return Notes(rounds, auction, belt, powers)


class FzzztOffer(Offer):
    """Fzzzt! as the server offers it."""

    game = FZZZT
    title = "Fzzzt!"
    set_up = FzzztWish
    shapes = (View, Score, Notes)
    actions = get_args(actions.Action)
    events = events_in(events)

    def tags(self, set_up: FzzztWish, seats: Sequence[NewSeat]) -> dict[str, str]:
        for seat in seats:
            if seat.kind == "robot":
                raise Unsupported("no_robots", "Fzzzt! has no robots that sit at it")
        tags = {
            "Edition": set_up.edition,
            "Players": "; ".join(str(at + 1) for at in range(len(seats))),
            "Peripherals": " ".join(set_up.peripherals),
            "Switches": " ".join(
                f"{name}={str(value).lower()}"
                for name, value in set_up.switches.items()
            ),
            "Layout": BY_HAND if set_up.by_hand else "",
        }
        tags = {name: value for name, value in tags.items() if value}
        table = FZZZT.set_up(tags)
        return FZZZT.tags(table) | {"Players": tags["Players"]}

    def setups(self) -> Plain:
        return {
            "editions": [_edition(edition) for edition in EDITIONS.values()],
            "peripherals": [p.id for p in FZZZT.deck.peripherals],
            "switches": [_switch(field.name) for field in fields(Rules)],
        }

    def facts(self) -> Plain:
        return facts_of(FZZZT.deck)

    def teller(self, table: Table, you: int | None) -> FzzztTeller:
        return FzzztTeller(table.deck, you)

    def notes(self, view: View) -> Plain:
        shown: Plain = plain(notes_on(view))
        return shown

    def lists(self, decision: Decision) -> bool:
        return decision.options.is_listed

    def players_tag(self, seats: Sequence[Seat]) -> str:
        return "; ".join(seat.name for seat in seats)

    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        return None


def _edition(edition: Edition) -> Plain:
    return {
        "name": edition.name,
        "player_counts": list(edition.player_counts),
        "with_expansion": list(edition.with_expansion),
        "belt_lengths": {
            str(count): edition.belt_length_for(count)
            for count in edition.player_counts
        },
        "rules": asdict(edition.rules),
    }


def _switch(name: str) -> Plain:
    kind = get_type_hints(Rules)[name]
    choices = list(get_args(kind)) if typing.get_origin(kind) is typing.Literal else []
    known = {bool: "yes_no", int: "number"}.get(kind, "choice")
    return {"name": name, "kind": known, "choices": choices}
