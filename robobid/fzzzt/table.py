"""What lies on the table, and questions about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from robobid.core.events import Event
from robobid.fzzzt.actions import Allocate
from robobid.fzzzt.cards import Card, Deck, Peripheral
from robobid.fzzzt.editions import Edition, Rules
from robobid.fzzzt.scoring import Score

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


@dataclass(slots=True)
class Player:
    """A player's cards. Personal cards are hand, set aside, spent, and the bid.

    The discard pile is what was set aside face down when the hand was dealt, and
    what was spent or won since; everybody has seen the latter.
    """

    hand: list[Card] = field(default_factory=list)
    set_aside: list[Card] = field(default_factory=list)
    spent: list[Card] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    """Cards of the hand that everybody has seen since it was dealt (F4.12)."""
    bid: tuple[Card, ...] | None = None
    units: dict[Card, tuple[Card, ...]] = field(default_factory=dict)
    """Production units and the robots allocated to them."""
    plan: list[Allocate] = field(default_factory=list)
    """What the player is building now; nobody else sees it yet (F5.4)."""

    def copy(self) -> Player:
        """The same cards in other lists."""
        return Player(
            self.hand.copy(),
            self.set_aside.copy(),
            self.spent.copy(),
            self.shown.copy(),
            self.bid,
            self.units.copy(),
            self.plan.copy(),
        )

    @property
    def pile_size(self) -> int:
        """How many cards the discard pile has: anyone may count them (F4.12)."""
        return len(self.set_aside) + len(self.spent)

    def personal_cards(self) -> list[Card]:
        """All cards but units and what is allocated to them (F3.1), sorted."""
        return sorted([*self.hand, *self.set_aside, *self.spent, *(self.bid or ())])


@dataclass(slots=True, repr=False)
class Table:
    """The state of a game of Fzzzt!."""

    deck: Deck
    edition: Edition
    rules: Rules
    """The edition's switches, changed by this round's peripheral."""
    players: list[Player]
    unseen: list[Card]
    """Cards nobody has seen: the belt deck and the face-down cards of the belt.

    They have no order: chance decides when a card is turned up.
    """
    mechanics: list[Card]
    """Mechanics that are still to be dealt."""
    peripherals: list[Peripheral]
    """Peripherals that have not come yet."""
    chosen_peripherals: tuple[Peripheral, ...] = ()
    """Those that this game is played with (F7.1)."""
    peripheral: Peripheral | None = None
    by_hand: bool = False
    """Do the players lay out their final allocation themselves (F6.7)?"""
    phase: Phase = "set-up"
    round: int = 0
    chief: int = 0
    belt: list[Card] = field(default_factory=list)
    """The face-up cards, head first."""
    face_down: int = 0
    """How many face-down cards lie on the belt behind them."""
    to_turn: int = 0
    """How many of them are still to be turned up before the next auction."""
    to_deal: list[tuple[int, int]] = field(default_factory=list)
    """Seats that are being dealt a hand, and how many cards it will have."""
    after_dealing: AfterDealing = "lay_belt"
    waiting: list[int] = field(default_factory=list)
    """Seats that still have to bid, to pay or to finish building."""
    scores: tuple[Score, ...] = ()
    events: list[Event] = field(default_factory=list, compare=False, repr=False)
    """What the action being applied has led to so far."""

    def copy(self) -> Table:
        """A table that shares nothing that changes."""
        return Table(
            self.deck,
            self.edition,
            self.rules,
            [player.copy() for player in self.players],
            self.unseen.copy(),
            self.mechanics.copy(),
            self.peripherals.copy(),
            self.chosen_peripherals,
            self.peripheral,
            self.by_hand,
            self.phase,
            self.round,
            self.chief,
            self.belt.copy(),
            self.face_down,
            self.to_turn,
            self.to_deal.copy(),
            self.after_dealing,
            self.waiting.copy(),
            self.scores,
        )

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

    def __repr__(self) -> str:
        from robobid.fzzzt.position import write_position  # it needs the table itself

        return f"read_position({write_position(self)!r})"
