"""What lies on the table, and questions about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple, get_args

from robobid.core.events import Event
from robobid.core.fieldtexts import (
    SEAT,
    Word,
    in_order,
    listed,
    number,
    one_of,
    optional,
)
from robobid.core.position import fields_of, line_of, of_seat
from robobid.core.state import Derived, Passing, Public, Secret, State, state
from robobid.games.fzzzt.rules.actions import Allocate
from robobid.games.fzzzt.rules.cards import Card, Deck, Peripheral
from robobid.games.fzzzt.rules.editions import Edition, Rules
from robobid.games.fzzzt.rules.scoring import Score
from robobid.games.fzzzt.text.fields import (
    BID,
    CARDS,
    DEALING,
    PERIPHERAL,
    PLAN,
    UNITS,
    setup_fields,
)

Phase = Literal[
    "set-up",
    "dealing",
    "turning",
    "peripheral",
    "bidding",
    "paying",
    "building",
    "layout",
    "over",
]
AfterDealing = Literal["lay_belt", "turn_up", "next_auction"]

Number = Annotated[int, number()]
Seat = Annotated[int, SEAT]
Seats = Annotated[list[int], listed(SEAT)]
Cards = Annotated[list[Card], CARDS]


class Auction(NamedTuple):
    """An auction that is over: everybody has seen it, and may remember it (F4.12)."""

    card: Card
    """What was bid for."""
    behind: int
    """How many cards lay face up behind it."""
    chief: int
    """Who was Chief then."""
    bids: tuple[tuple[int, tuple[Card, ...]], ...]
    """Who bid what, clockwise from the Chief."""
    winner: int


@state
@dataclass(slots=True, kw_only=True)
class Player(State):
    """A player's cards. Personal cards are hand, set aside, spent, and the bid.

    The discard pile is what was set aside face down when the hand was dealt, and
    what was spent or won since; everybody has seen the latter.
    """

    hand: Secret[Cards] = field(default_factory=list)
    bid: Annotated[Secret[tuple[Card, ...] | None], BID] = None
    shown: Public[Cards] = field(default_factory=list)
    """Cards of the hand that everybody has seen since it was dealt (F4.12)."""
    set_aside: Annotated[Secret[Cards], Word("aside")] = field(default_factory=list)
    spent: Public[Cards] = field(default_factory=list)
    units: Annotated[Public[dict[Card, tuple[Card, ...]]], UNITS] = field(
        default_factory=dict
    )
    """Production units and the robots allocated to them."""
    plan: Annotated[Secret[list[Allocate]], PLAN] = field(default_factory=list)
    """What the player is building now; nobody else sees it yet (F5.4)."""

    @property
    def pile_size(self) -> int:
        """How many cards the discard pile has: anyone may count them (F4.12)."""
        return len(self.set_aside) + len(self.spent)

    def personal_cards(self) -> list[Card]:
        """All cards but units and what is allocated to them (F3.1), sorted."""
        return sorted([*self.hand, *self.set_aside, *self.spent, *(self.bid or ())])


@state
@dataclass(slots=True, kw_only=True, repr=False)
class Table(State):
    """The state of a game of Fzzzt!; its fields in the order of a position."""

    deck: Public[Deck]
    edition: Public[Edition]
    rules: Public[Rules]
    """The edition's switches, changed by this round's peripheral."""
    by_hand: Public[bool] = False
    """Do the players lay out their final allocation themselves (F6.7)?"""
    players: Public[list[Player]]
    round: Public[Number] = 0
    phase: Annotated[Public[Phase], one_of(get_args(Phase))] = "set-up"
    chief: Public[Seat] = 0
    waiting: Public[Seats] = field(default_factory=list)
    """Seats that still have to bid, to pay or to finish building."""
    belt: Public[Cards] = field(default_factory=list)
    """The face-up cards, head first."""
    face_down: Annotated[Public[Number], Word("down")] = 0
    """How many face-down cards lie on the belt behind them."""
    to_turn: Annotated[Public[Number], Word("turning")] = 0
    """How many of them are still to be turned up before the next auction."""
    to_deal: Annotated[Public[list[tuple[int, int]]], DEALING, Word("dealing")] = field(
        default_factory=list
    )
    """Seats that are being dealt a hand, and how many cards it will have."""
    after_dealing: Annotated[
        Public[AfterDealing], one_of(get_args(AfterDealing), "lay_belt"), Word("after")
    ] = "lay_belt"
    peripheral: Annotated[Public[Peripheral | None], optional(PERIPHERAL)] = None
    peripherals: Annotated[Public[list[Peripheral]], listed(PERIPHERAL)]
    """Peripherals that have not come yet."""
    chosen_peripherals: Annotated[
        Public[tuple[Peripheral, ...]], in_order(PERIPHERAL), Word("chosen")
    ] = ()
    """Those that this game is played with (F7.1)."""
    mechanics: Public[Cards]
    """Mechanics that are still to be dealt."""
    unseen: Public[Cards]
    """Cards nobody has seen: the belt deck and the face-down cards of the belt.

    They have no order: chance decides when a card is turned up.
    """
    scores: Public[tuple[Score, ...]] = ()
    auctions: Derived[list[Auction]] = field(default_factory=list)
    """Those since a hand was last dealt; a position does not tell of them."""
    origin: Derived[str] = ""
    """The position that the game was set up from, if it was not the usual set-up."""
    events: Passing[list[Event]] = field(default_factory=list)
    """What the action being applied has led to so far."""

    def tell(self, event: Event) -> None:
        """Note something that happened."""
        self.events.append(event)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.players))

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with one."""
        return (*range(seat, len(self.players)), *range(seat))

    @property
    def belt_length(self) -> int:
        """How many cards a full belt has."""
        return self.edition.belt_length_for(len(self.players))

    @property
    def deck_size(self) -> int:
        """How many cards the belt deck has: anyone may count them (F4.12)."""
        return len(self.unseen) - self.face_down

    def line(self) -> str:
        """The table as one line; see `position`."""
        fields = [
            *setup_fields(self.edition, self.by_hand, len(self.players)),
            *fields_of(Table, self, self),
        ]
        for seat, player in enumerate(self.players):
            fields += of_seat(seat, fields_of(Player, player, self))
        return line_of("fzzzt", fields)

    def __repr__(self) -> str:
        return f"read_position({self.line()!r})"
