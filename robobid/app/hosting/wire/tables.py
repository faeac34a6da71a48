"""The games on offer, the tables of a server, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from robobid.app.hosting.wire.basics import Code, Plain, SeatNumber, Shape
from robobid.core.wire import AnySetups
from robobid.narration import Told


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo(Shape):
    """A game on offer."""

    name: str
    title: str
    schema: Plain
    """What can be chosen, as a JSON schema: docs, bounds and defaults."""
    setups: AnySetups
    """FzzztSetups or PowerGridSetups."""
    bots: list[str]
    """Weakest first."""
    levels: list[str]
    """The ladder, the weakest first: of the bots ours that think."""
    usual_bot: str
    """Whom one meets if one does not choose."""
    files: list[str]
    """Decks or maps of this server's host that can be chosen by their names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileInfo(Shape):
    """What a file holds: the same that is said of what ships, for this one alone."""

    name: str
    """What the record calls it."""
    setups: AnySetups
    facts: Plain


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderInfo(Shape):
    """What a player has left word to answer."""

    round: int
    """It holds for this one alone."""
    words: str
    """As it was given."""
    told: list[Told]
    """A sentence for each part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatInfo(Shape):
    """Who sits where."""

    seat: SeatNumber
    kind: Literal["person", "bot", "robot"]
    name: str
    bot: str | None
    """The bot's name, or the robot's pieces; null if dealt, since the view has them.

    In a person's seat: the bot of theirs that plays there, over the network.
    """
    mine: bool
    claimed: bool
    link: str | None = None
    """What a friend needs to claim it; only whoever set the table up sees it."""
    here: bool
    """Is a window of its player's open at the table?"""
    stand_in: str | None
    """The bot that plays for a person who is away, or has left."""
    left: bool
    """Has its player left for good?"""
    seconds_left: float | None
    """The time that its player has for this move; then a bot plays."""
    bank: float | None
    """Seconds in its player's bank; null: there is none."""
    pause: int | None
    """For how many days its player wants to pause; 0 is to go on."""
    nudged: float | None
    """When somebody last reminded its player."""
    points: int | None
    """How it ended."""
    place: int | None
    order: OrderInfo | None
    """What the server answers for a seat of mine; nobody else is told."""
    votes: list[SeatNumber]
    """The seats that want a bot to play for this one."""
    votes_needed: int
    """How many must; the host's word alone is enough too."""
    late: bool
    """Has the table waited for its player long enough that a bot may play?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo(Shape):
    """A table: what is played, and who sits there."""

    code: Code
    game: str
    tags: dict[str, str]
    """How it is set up, as in the record."""
    seats: list[SeatInfo]
    hosting: bool
    """Have I set it up, or inherited it from whoever did?"""
    host: SeatNumber | None
    """Where the host sits."""
    waiting: bool
    """Do people gather, until the host begins the game?"""
    seconds: int | None
    """How long a move may take; null is as long as one likes."""
    bank: int | None
    """Seconds in everybody's bank at the start; null: there is none."""
    increment: int
    """Seconds that every turn adds to it."""
    time_up: Literal["takes_over", "once", "table"]
    """When time is up, a bot takes over or plays this turn, or the others decide."""
    rests: bool
    """Do nights and days off not count?"""
    paused: float | None
    """Until when all clocks stand, in seconds since 1970."""
    listed: Literal["join", "watch"] | None
    """What whoever finds it in the list of all may do."""
    patience: int
    """Seconds after which the others may have a bot play for who is away."""
    hints: bool
    """Are hints given to everybody, though several people play?"""
    agreed: bool
    """Has the game begun with several people? Then these terms stand."""
    over: bool
    to_act: list[SeatNumber]
    created: float
    changed: float
    """Seconds since 1970."""
    rematch: str | None
    """The code of the table that follows."""
    round: int
    """The round that is played, or in which the game ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation(Shape):
    """What a link is for."""

    opens: Literal["seat", "mine", "personal", "nothing"]
    """A free seat; a seat that I have by it already; all seats of its maker, from
    another device; or nothing: it has been used, or was never one."""
    seat: SeatNumber | None
    table: TableInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Shape):
    """I am no longer at the table."""

    gone: bool
    """Is the table gone too, since nobody else played at it?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableList(Shape):
    """The tables of this browser, latest first."""

    tables: list[TableInfo]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonalLink(Shape):
    """What claims all my seats at a table from another device, once."""

    link: str
    expires: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten(Shape):
    """Finished games that are no longer kept for me."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThinkingInfo(Shape):
    """A bot that the table has to wait for."""

    seat: SeatNumber
    bot: str
    simpler: str | None
    """The bot that could answer meanwhile, if somebody asks for it."""
    seconds: float
    """For how long already."""
    expected: float
    """How long it takes, as far as one can tell; nobody thinks longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Health(Shape):
    """Is the server well?"""

    version: str
    rooms: int
    """Tables in memory."""
    connections: int
    failures: int
    """How often the database has failed since the start."""
    broken: int
    """Tables that cannot be continued by these rules, as far as is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RobotRating(Shape):
    """How strong a robot is at tables of one size."""

    seats: int
    points: int
    """1500 is an average robot; 400 more mean ten times the odds of winning."""
    spread: int
    """So many points to either side hold the truth 95 times in 100."""
    rank: int
    """1 is the strongest of all."""
    difficulty: str
    """`easy`, `fair` or `hard`: the third of all robots that it is in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RobotRatings(Shape):
    """How strong a robot is, by how many play."""

    robot: str
    ratings: list[RobotRating]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryRobot(Shape):
    """All robots, in the order of their pieces: 1-1-1-1-1, 1-1-1-1-2, ..."""

    made_by: str
    """The command that gives the same figures."""
    last_ranks: dict[str, int]
    """The last rank of each difficulty."""
    points: dict[str, list[int]]
    """By how many play, and robot."""
    spreads: dict[str, list[int]]
