"""What lies on the table, and questions about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from robobid.core.events import Event
from robobid.powergrid.maps import Country
from robobid.powergrid.plants import PLANTS, TRANSFORMER_CITIES, Number
from robobid.powergrid.robots.robot import Robot, robot_with
from robobid.powergrid.variants import Pieces, SetUp

Phase = Literal[
    "regions",
    "lots",
    "auction",
    "unsold",
    "early-cities",
    "resources",
    "building",
    "step-2",
    "income",
    "plants",
    "over",
]
"""Where the game stands: set-up, phase 2 (`unsold`: its removal when nobody bought),
F3's marking of cities, phases 3 and 4 (`step-2`: the change after it), and phase 5
(`income`, then `plants`). Phase 1 needs no choice and so is never waited in."""

Step3Card = Literal["in-stack", "in-market", "gone"]


class Auction(NamedTuple):
    """A plant, or the Transformer Station, being auctioned (A3.3)."""

    plant: Number
    bid: int
    """The standing bid; before the first, one below the least."""
    bidder: int | None
    queue: tuple[int, ...]
    """The seats still bidding: who is asked next comes first, the bidder last."""


class Owed(NamedTuple):
    """A seat must choose what it gives up, or where a card goes, before all else."""

    kind: Literal["discard", "drop", "attach"]
    seat: int


@dataclass(slots=True)
class Player:
    """What a seat has."""

    money: int
    pieces: Pieces | None = None
    """A robot's pieces; None is a seat that chooses freely."""
    plants: tuple[Number, ...] = ()
    """By number, smallest first."""
    fuel: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Tokens of each kind; which plant they lie on is free (A4)."""
    cities: tuple[int, ...] = ()
    """In the order in which they were built."""
    path_costs: tuple[int, ...] = ()
    """What the cheapest path from the own network to each city costs (A5).

    Kept, not worked out anew: each house only compares it with one row of costs.
    """
    transformer: Number | None = None
    """The plant that the Transformer Station lies on."""

    def copy(self) -> Player:
        """The same holdings, with another list of fuel."""
        return Player(
            self.money,
            self.pieces,
            self.plants,
            self.fuel.copy(),
            self.cities,
            self.path_costs,
            self.transformer,
        )

    @property
    def robot(self) -> Robot | None:
        """The pieces of a robot as what they do; None is a seat that chooses freely."""
        return None if self.pieces is None else robot_with(self.pieces)

    def cities_of(self, number: Number) -> int:
        """How many cities one of the plants supplies."""
        extra = TRANSFORMER_CITIES if number == self.transformer else 0
        return PLANTS[number].cities + extra


@dataclass(slots=True, repr=False)
class Table:
    """The state of a game of Power Grid."""

    options: SetUp
    players: list[Player]
    market: list[Number]
    """The plant market, smallest first; the Step 3 card may be its last."""
    top: list[Number]
    """Known cards on top of the stack, the next one first."""
    unseen: list[Number]
    """Cards of which nobody knows whether they are in the stack, or where there.

    Before the Step 3 card these are the cards of the shuffled stack and those that
    were removed unseen (A1.5); behind it, the cards that were shuffled then (A8).
    Every card is as likely as any other to be the next: the removed ones are a random
    part of a shuffled whole, and turning some cards tells nothing about how the rest
    is split. So a draw is uniform over all of `unseen`, only `hidden` of them can be
    drawn, and what was removed never needs to be decided.
    """
    hidden: int
    """How many of the unseen cards are in the stack: anyone may count them."""
    under: list[Number]
    """Cards put under the Step 3 card, in this order; everybody saw them go (A7.3)."""
    aside: tuple[Number, ...]
    """Plants that come in with step 2."""
    fuel: list[list[int]]
    """For each market the tokens of each kind."""
    reserve: list[int]
    country: Country | None = None
    """The cities in play, once the regions are chosen."""
    regions: tuple[str, ...] = ()
    """The regions chosen so far."""
    houses: list[tuple[int, ...]] = field(default_factory=list)
    """For each city the seats that have a house there."""
    step3_card: Step3Card = "in-stack"
    phase: Phase = "regions"
    round: int = 1
    step: int = 1
    order: tuple[int, ...] = ()
    """The turn order, first seat first; during set-up, the lots drawn so far."""
    turn: int | None = None
    """Whose turn it is in this phase; in phase 2, who opens."""
    waiting: tuple[int, ...] = ()
    """Seats whose turn is still to come; in phase 2, those who may still buy, the
    opener among them."""
    auction: Auction | None = None
    owed: Owed | None = None
    draws: int = 0
    """Cards to be drawn into the market before anything else happens."""
    buying_at: int | None = None
    """The market that the seat buys in; None while it has not chosen one."""
    running: tuple[Number, ...] = ()
    """The plants that the seat has let produce so far (A7.1)."""
    sold: bool = False
    """Was a plant bought in this phase 2?"""
    busy: bool = False
    """Was a plant bought or a house built in this round?"""
    idle_rounds: int = 0
    seating: tuple[int, ...] = ()
    """All seats clockwise; before the robots' places are drawn, those who sit."""
    memory: tuple[Any, ...] = ()
    """What a robot's piece must remember until its turn ends; see `robots.memory`."""
    origin: str = field(default="", compare=False)
    """The position that the game was set up from, if it was not the usual set-up."""
    events: list[Event] = field(default_factory=list, compare=False)
    """What the action being applied has led to so far."""
    answer: Any = field(default=None, compare=False)
    """What the robot to act was found to do, until it does; see `robots`."""

    def copy(self) -> Table:
        """A table that shares nothing that changes."""
        return Table(
            self.options,
            [player.copy() for player in self.players],
            self.market.copy(),
            self.top.copy(),
            self.unseen.copy(),
            self.hidden,
            self.under.copy(),
            self.aside,
            [market.copy() for market in self.fuel],
            self.reserve.copy(),
            self.country,
            self.regions,
            self.houses.copy(),
            self.step3_card,
            self.phase,
            self.round,
            self.step,
            self.order,
            self.turn,
            self.waiting,
            self.auction,
            self.owed,
            self.draws,
            self.buying_at,
            self.running,
            self.sold,
            self.busy,
            self.idle_rounds,
            self.seating,
            self.memory,
            self.origin,
        )

    def tell(self, event: Event) -> None:
        """Note something that happened."""
        self.events.append(event)

    @property
    def seats(self) -> range:
        """All seats, by their letters."""
        return range(len(self.players))

    def clockwise_from(self, seat: int) -> Iterator[int]:
        """All seats clockwise, beginning with one."""
        at = self.seating.index(seat)
        return iter(self.seating[at:] + self.seating[:at])

    @property
    def has_robots(self) -> bool:
        """Does a robot take part?"""
        return any(pieces is not None for pieces in self.options.seats)

    def robots(self) -> Iterator[tuple[int, Robot]]:
        """The robots that take part, with their seats."""
        for seat, player in enumerate(self.players):
            if player.pieces is not None:
                yield seat, robot_with(player.pieces)

    @property
    def most_cities(self) -> int:
        """The largest number of cities that a seat has."""
        return max([len(player.cities) for player in self.players])

    @property
    def land(self) -> Country:
        """The cities in play; the regions must have been chosen."""
        assert self.country is not None
        return self.country

    @property
    def stack_size(self) -> int:
        """How many cards the stack has: anyone may count them."""
        in_stack = self.step3_card == "in-stack"
        return len(self.top) + self.hidden + in_stack + len(self.under)

    def __repr__(self) -> str:
        from robobid.powergrid.position import write_position  # it needs the table

        return f"read_position({write_position(self)!r})"
