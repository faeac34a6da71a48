"""What lies on the table, and questions about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

from robobid.core.decisions import seat_letter
from robobid.core.errors import Reason
from robobid.core.events import Event
from robobid.core.fieldtexts import (
    SEAT,
    Expected,
    Text,
    Word,
    flag,
    in_order,
    number,
    one_of,
    optional,
    read_number,
    read_one_of,
)
from robobid.core.position import NOTHING, fields_of, line_of, of_seat
from robobid.core.state import Derived, Passing, Public, Secret, State, state
from robobid.games.powergrid.robots.memory import Memory
from robobid.games.powergrid.robots.robot import Robot, robot_with
from robobid.games.powergrid.rules.maps import Country
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.text.fields import (
    CARD,
    CARDS,
    CARDS_HELD,
    CITIES,
    COUNT,
    HELD,
    MARKETS,
    MEMORY,
    NAME,
    NUMBER,
    PIECES,
    SEATING,
    SEATS,
    setup_fields,
)
from robobid.games.powergrid.variants import Pieces, SetUp

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

LAST_STEP: Final = 3
Step3Card = Literal["in-stack", "in-market", "gone"]


class Auction(NamedTuple):
    """A plant, or the Transformer Station, being auctioned (A3.3)."""

    plant: Number
    bid: int
    """The standing bid; before the first, one below the least."""
    bidder: int | None
    queue: tuple[int, ...]
    """The seats still bidding: who is asked next comes first, the bidder last."""


Debt = Literal["discard", "drop", "attach"]


class Owed(NamedTuple):
    """A seat must choose what it gives up, or where a card goes, before all else."""

    kind: Debt
    seat: int


def _read_auction(text: str, table: Any) -> Auction:
    words = text.split(":")
    if len(words) != len(Auction._fields):
        english = "expected plant:bid:bidder:queue, as 13:14:B:CAB"
        raise Expected(Reason("auction_written", english))
    plant, bid, bidder, queue = words
    return Auction(
        CARD.read(plant, table),
        read_number(bid),
        None if bidder == NOTHING else SEAT.read(bidder, table),
        SEATS.read(queue, table),
    )


AUCTION: Final = optional(
    Text[Auction](
        lambda auction, table: ":".join(
            [
                CARD.write(auction.plant, table),
                str(auction.bid),
                NOTHING if auction.bidder is None else seat_letter(auction.bidder),
                SEATS.write(auction.queue, table),
            ]
        ),
        _read_auction,
    )
)


def _read_owed(text: str, table: Any) -> Owed:
    kind, _, letter = text.partition(":")
    debt: Any = read_one_of(kind, get_args(Debt))
    return Owed(debt, SEAT.read(letter, table))


OWED: Final = optional(
    Text[Owed](lambda owed, _: f"{owed.kind}:{seat_letter(owed.seat)}", _read_owed)
)

MOST_MONEY: Final = 99_999
"""More than any game brings: every sum up to it may be bid, one by one."""

Count = Annotated[int, COUNT]
Cards = Annotated[list[Number], CARDS]
CardsHeld = Annotated[tuple[Number, ...], CARDS_HELD]
SomeSeat = Annotated[int | None, optional(SEAT)]
Seats = Annotated[tuple[int, ...], SEATS]
Flag = Annotated[bool, flag()]


@state
@dataclass(slots=True, kw_only=True)
class Player(State):
    """What a seat has."""

    money: Annotated[Secret[int], number(left_out=None, most=MOST_MONEY)]
    pieces: Annotated[Public[Pieces | None], PIECES] = None
    """A robot's pieces; None is a seat that chooses freely."""
    plants: Public[CardsHeld] = ()
    """By number, smallest first."""
    fuel: Annotated[Public[list[int]], HELD] = field(
        default_factory=lambda: [0, 0, 0, 0]
    )
    """Tokens of each kind; which plant they lie on is free (A4)."""
    cities: Annotated[Public[tuple[int, ...]], CITIES] = ()
    """In the order in which they were built."""
    path_costs: Public[tuple[int, ...]] = ()
    """What the cheapest path from the own network to each city costs (A5).

    Kept, not worked out anew: each house only compares it with one row of costs.
    """
    transformer: Annotated[Public[Number | None], optional(CARD)] = None
    """The plant that the Transformer Station lies on."""

    @property
    def robot(self) -> Robot | None:
        """The pieces of a robot as what they do; None is a seat that chooses freely."""
        return None if self.pieces is None else robot_with(self.pieces)


@state
@dataclass(slots=True, kw_only=True, repr=False)
class Table(State):
    """The state of a game of Power Grid; its fields in the order of a position."""

    setup: Public[SetUp]
    players: Public[list[Player]]
    regions: Annotated[Public[tuple[str, ...]], in_order(NAME)] = ()
    """The regions chosen so far."""
    country: Public[Country | None] = None
    """The cities in play, once the regions are chosen."""
    houses: Public[list[tuple[int, ...]]] = field(default_factory=list)
    """For each city the seats that have a house there."""
    round: Annotated[Public[int], number(left_out=None, least=1)] = 1
    step: Annotated[Public[int], number(left_out=None, least=1)] = 1
    phase: Annotated[Public[Phase], one_of(get_args(Phase))] = "regions"
    order: Public[Seats] = ()
    """The turn order, first seat first; during set-up, the lots drawn so far."""
    turn: Public[SomeSeat] = None
    """Whose turn it is in this phase; in phase 2, who opens."""
    waiting: Public[Seats] = ()
    """Seats whose turn is still to come; in phase 2, those who may still buy, the
    opener among them."""
    market: Public[Cards]
    """The plant market, smallest first; the Step 3 card may be its last."""
    step3_card: Annotated[
        Public[Step3Card], one_of(get_args(Step3Card), "in-stack"), Word("step3")
    ] = "in-stack"
    top: Public[Cards]
    """Known cards on top of the stack, the next one first."""
    hidden: Public[Count]
    """How many of the unseen cards are in the stack: anyone may count them."""
    unseen: Public[Cards]
    """Cards of which nobody knows whether they are in the stack, or where there.

    Before the Step 3 card these are the cards of the shuffled stack and those that
    were removed unseen (A1.5); behind it, the cards that were shuffled then (A8).
    Every card is as likely as any other to be the next: the removed ones are a random
    part of a shuffled whole, and turning some cards tells nothing about how the rest
    is split. So a draw is uniform over all of `unseen`, only `hidden` of them can be
    drawn, and what was removed never needs to be decided.
    """
    under: Public[Cards]
    """Cards put under the Step 3 card, in this order; everybody saw them go (A7.3)."""
    aside: Public[CardsHeld]
    """Plants that come in with step 2."""
    fuel: Annotated[Public[list[list[int]]], MARKETS]
    """For each market the tokens of each kind."""
    reserve: Public[list[int]]
    auction: Annotated[Public[Auction | None], AUCTION] = None
    owed: Annotated[Public[Owed | None], OWED] = None
    draws: Public[Count] = 0
    """Cards to be drawn into the market before anything else happens."""
    buying_at: Annotated[Public[int | None], optional(NUMBER), Word("buying")] = None
    """The market that the seat buys in; None while it has not chosen one."""
    running: Public[CardsHeld] = ()
    """The plants that the seat has let produce so far (A7.1)."""
    sold: Public[Flag] = False
    """Was a plant bought in this phase 2?"""
    busy: Public[Flag] = False
    """Was a plant bought or a house built in this round?"""
    idle_rounds: Annotated[Public[Count], Word("idle")] = 0
    seating: Annotated[Public[tuple[int, ...]], SEATING] = ()
    """All seats clockwise; before the robots' places are drawn, those who sit."""
    memory: Annotated[Public[tuple[Any, ...]], MEMORY, Word("errand")] = ()
    """What a robot's piece must remember until its turn ends; see `robots.memory`."""
    origin: Derived[str] = ""
    """The position that the game was set up from, if it was not the usual set-up."""
    events: Passing[list[Event]] = field(default_factory=list)
    """What the action being applied has led to so far."""

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
        return any(pieces is not None for pieces in self.setup.seats)

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

    def line(self) -> str:
        """The table as one line; see `position`."""
        marks = dict.fromkeys(self._empty_fields(), NOTHING)
        fields = [*setup_fields(self.setup), *fields_of(Table, self, self, marks)]
        for seat, player in enumerate(self.players):
            as_named = player.pieces == self.setup.seats[seat]
            instead = {"pieces": ""} if as_named else {}
            fields += of_seat(seat, fields_of(Player, player, self, instead))
        return line_of("powergrid", fields)

    def _empty_fields(self) -> Iterator[str]:
        """The fields that are empty where a line without them would say otherwise."""
        if self.country is None or self.phase == "lots":
            return
        last_step = self.step == LAST_STEP
        removed = 0 if last_step else self.setup.figures.plants_removed
        if not self.market and (self.unseen or not last_step):
            yield "market"
        if not self.hidden and len(self.unseen) > removed:
            yield "hidden"
        if not self.unseen and not last_step and (removed or not self.under):
            yield "unseen"
        set_aside = self.step == 1 and self.step3_card == "in-stack"
        if not self.aside and set_aside and self.setup.map.step2_plants:
            yield "aside"
        if self.turn is not None and not self.waiting and not self._is_last():
            yield "waiting"

    def _is_last(self) -> bool:
        """Is the seat whose turn it is the last of its phase?"""
        assert self.turn is not None
        if self.auction or self.owed or self.draws or self.phase == "early-cities":
            return True
        if self.phase == "building":
            return self.turn == self.builders_as_begun(self.turn, self.memory)[-1]
        return self.turn == self.order[-1 if self.phase == "income" else 0]

    def builders(self) -> tuple[int, ...]:
        """In which order the seats build in this phase 4."""
        order = self.order[::-1]
        for seat, robot in self.robots():
            order = robot.first_city.building_order(self, seat, order)
        return order

    def builders_as_begun(
        self, turn: int | None, memory: tuple[Any, ...]
    ) -> tuple[int, ...]:
        """The same as the phase began: without first cities that were just built."""
        begun = self.copy()
        if turn is not None and isinstance(memory, Memory) and turn in self.seats:
            player = begun.players[turn]
            player.cities = player.cities[: len(player.cities) - memory.built]
        return begun.builders()

    def __repr__(self) -> str:
        return f"read_position({self.line()!r})"
