"""What a client asks for by HTTP."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from robobid.app.hosting.wire.basics import Bounds, Name, Request, SeatNumber, Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnFile(Request):
    """A deck or a map that is not ours."""

    name: Annotated[str, Bounds(min_length=1, max_length=200)]
    """What the file is called."""
    text: str | None = None
    """What stands in it; null: it is one of the host's files."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeat(Request):
    """Who shall sit there: I, a friend by a link, a bot, or a robot of the game."""

    kind: Literal["me", "friend", "bot", "robot"]
    name: Name = ""
    bot: Annotated[str, Bounds(max_length=40)] | None = None
    """The bot's name; the game says which there are."""
    pieces: Annotated[str, Bounds(max_length=40)] | None = None
    """Power Grid: the robot's pieces like 2-5-1-6-3; `?` or none: they are dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatWish(Request):
    """Who shall sit there before the game begins: a friend, or a bot."""

    kind: Literal["friend", "bot"]
    name: Name = ""
    """Empty: as before."""
    bot: Annotated[str, Bounds(max_length=40)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning(Request):
    """How the game shall begin."""

    bots_sit_in: bool = False
    """Do bots play in empty seats, until friends come?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms(Request):
    """How a table is played, and who may find it."""

    seconds: Annotated[int, Bounds(ge=10, le=1_209_600)] | None = None
    """How long a move may take; null is as long as one likes."""
    bank: Annotated[int, Bounds(ge=60, le=5_184_000)] | None = None
    """Seconds in everybody's bank, from which a longer move takes; null: there is none.
    Without a time for each move it is all that somebody has for the game."""
    increment: Annotated[int, Bounds(ge=0, le=604_800)] = 0
    """Seconds that every turn adds to the bank."""
    time_up: Literal["takes_over", "once", "table"] = "takes_over"
    """When time is up, a bot takes over or plays this turn, or the others decide."""
    rests: bool = False
    """Do nights and days off not count?"""
    listed: Literal["join", "watch"] | None = None
    """What whoever finds it in the list of all may do; null: it is not there."""
    patience: Annotated[int, Bounds(ge=60, le=1_209_600)] | None = None
    """Seconds after which the others may have a bot play for who is away; null is a
    day."""
    hints: bool = False
    """Are hints given to everybody, though several people play?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseWish(Request):
    """I want all clocks to stand; they do when everybody wants it."""

    days: Annotated[int, Bounds(ge=0, le=30)] | None
    """For so long at most; 0: I want to go on. Null: I want nothing any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SitDown(Request):
    """Take a free seat at a table that is listed for it."""

    name: Name = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkAsked(Request):
    """A link that somebody was sent, before they use it."""

    link: Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Request):
    """A link's secret: a friend's seat, or one's own seats from another device."""

    link: Secret
    name: Name = ""
    bot: Name = ""
    """What a bot calls itself that plays over the network; a person leaves it empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(Request):
    """Another name for a seat of mine."""

    name: Annotated[str, Bounds(min_length=1, max_length=200)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PastedRecord(Request):
    """A record to look at."""

    record: Annotated[str, Bounds(min_length=1)]
    """As long as the request is not too long: that limit is a setting, in bytes."""
    seat: SeatNumber | None = None
    """Through whose eyes; none is a spectator's."""


CardName = Annotated[str, Bounds(max_length=40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Collection(Request):
    """What a player has at the end of a real game of Fzzzt!."""

    edition: Annotated[str, Bounds(max_length=40)] = "en"
    units: dict[CardName, list[CardName]] = field(default_factory=dict)
    """Production units and the robots already fixed on them."""
    cards: list[CardName] = field(default_factory=list)
    """The free cards, Fzzzt cards and mechanics included."""
    by_hand: bool = False
    """Do the robots stay where they lie, and the free ones free?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperSeat(Request):
    """Who sits at a real table of Power Grid."""

    name: Name = ""
    pieces: Annotated[str, Bounds(max_length=40)] | None = None
    """A robot's pieces like 2-5-1-6-3, `?` for one that is still to be dealt; none: a
    person."""
