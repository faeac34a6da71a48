"""The games on offer, the tables of a server, and who sits there."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from robobid.server.wire.basics import Code, Plain, SeatNumber
from robobid.server.wire.told import Told


class GameInfo(Struct, kw_only=True):
    """A game on offer."""

    name: str
    title: str
    schema: Plain
    """What can be chosen, as a JSON schema: docs, bounds and defaults."""
    setups: Plain
    """Fzzzt!: `editions`, `peripherals` and `switches`; Power Grid: `maps`
    with the regions that fit together and what is `special` about them (a list of
    Told), `figures` by seats, `readings`, `pieces`, and `alone_only`, the piece of a
    robot without others."""
    bots: list[str]
    """Weakest first."""
    levels: list[str]
    """The ladder, the weakest first: of the bots ours that think."""
    usual_bot: str
    """Whom one meets if one does not choose."""
    files: list[str]
    """Decks or maps of this server's host that can be chosen by their names."""


class FileInfo(Struct, kw_only=True):
    """What a file holds: the same that is said of what ships, for this one alone."""

    name: str
    """What the record calls it."""
    setups: Plain
    facts: Plain


class OrderInfo(Struct, kw_only=True):
    """What a player has left word to answer."""

    round: int
    """It holds for this one alone."""
    told: Told


class SeatInfo(Struct, kw_only=True):
    """Who sits where."""

    seat: SeatNumber
    kind: Literal["person", "bot", "robot"]
    name: str
    bot: str | None
    """The bot's name, or the robot's pieces; null if dealt, since the view has them."""
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


class TableInfo(Struct, kw_only=True):
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
    listed: Literal["join", "watch"] | None
    """What whoever finds it in the list of all may do."""
    over: bool
    to_act: list[SeatNumber]
    created: float
    changed: float
    """Seconds since 1970."""
    rematch: str | None
    """The code of the table that follows."""
    round: int
    """The round that is played, or in which the game ended."""


class Invitation(Struct, kw_only=True):
    """What a link is for."""

    opens: Literal["seat", "mine", "personal", "nothing"]
    """A free seat; a seat that I have by it already; all seats of its maker, from
    another device; or nothing: it has been used, or was never one."""
    seat: SeatNumber | None
    table: TableInfo


class Left(Struct, kw_only=True):
    """I am no longer at the table."""

    gone: bool
    """Is the table gone too, since nobody else played at it?"""


class TableList(Struct, kw_only=True):
    """The tables of this browser, latest first."""

    tables: list[TableInfo]


class PersonalLink(Struct, kw_only=True):
    """What claims all my seats at a table from another device, once."""

    link: str
    expires: float


class DeviceMoved(Struct, kw_only=True):
    """This device is known as another one now."""

    done: bool


class Forgotten(Struct, kw_only=True):
    """Finished games that are no longer kept for me."""

    count: int


class ThinkingInfo(Struct, kw_only=True):
    """A bot that the table has to wait for."""

    seat: SeatNumber
    bot: str
    simpler: str | None
    """The bot that could answer meanwhile, if somebody asks for it."""
    preparing: bool
    """Is its code being compiled, once for this machine? Else it thinks."""
    seconds: float
    """For how long already."""
    expected: float
    """How long it takes, as far as one can tell; nobody thinks longer."""


class Health(Struct, kw_only=True):
    """Is the server well?"""

    version: str
    rooms: int
    """Tables in memory."""
    connections: int
    failures: int
    """How often the database has failed since the start."""
