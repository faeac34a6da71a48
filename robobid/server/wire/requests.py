"""What a client asks for by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from robobid.server.wire.basics import Name, Request, SeatNumber, Secret


class OwnFile(Request):
    """A deck or a map that is not ours."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    """What the file is called."""
    text: str | None = None
    """What stands in it; null: it is one of the host's files."""


class NewSeat(Request):
    """Who shall sit there: I, a friend by a link, a bot, or a robot of the game."""

    kind: Literal["me", "friend", "bot", "robot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot's name; the game says which there are."""
    pieces: Annotated[str, Meta(max_length=40)] | None = None
    """Power Grid: the robot's pieces like 2-5-1-6-3; `?` or none: they are dealt."""


class SeatWish(Request):
    """Who shall sit there before the game begins: a friend, or a bot."""

    kind: Literal["friend", "bot"]
    name: Name = ""
    """Empty: as before."""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Beginning(Request):
    """How the game shall begin."""

    bots_sit_in: bool = False
    """Do bots play in empty seats, until friends come?"""


class Terms(Request):
    """How a table is played, and who may find it."""

    seconds: Annotated[int, Meta(ge=10, le=1_209_600)] | None = None
    """How long a move may take; null is as long as one likes."""
    listed: Literal["join", "watch"] | None = None
    """What whoever finds it in the list of all may do; null: it is not there."""


class SitDown(Request):
    """Take a free seat at a table that is listed for it."""

    name: Name = ""


class LinkAsked(Request):
    """A link that somebody was sent, before they use it."""

    link: Secret


class Claim(Request):
    """A link's secret: a friend's seat, or one's own seats from another device."""

    link: Secret
    name: Name = ""


class Rename(Request):
    """Another name for a seat of mine."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class NewOrder(Request):
    """What shall be answered for me, as `bid 13 36`, `pass` or `pass 13`."""

    order: Annotated[str, Meta(min_length=1, max_length=40)] | None
    """Null: I answer myself again."""


class PastedRecord(Request):
    """A record to look at."""

    record: Annotated[str, Meta(min_length=1)]
    """As long as the request is not too long: that limit is a setting, in bytes."""
    seat: SeatNumber | None = None
    """Through whose eyes; none is a spectator's."""


CardName = Annotated[str, Meta(max_length=40)]


class Collection(Request):
    """What a player has at the end of a real game of Fzzzt!."""

    edition: Annotated[str, Meta(max_length=40)] = "en"
    units: dict[CardName, list[CardName]] = msgspec.field(default_factory=dict)
    """Production units and the robots already fixed on them."""
    cards: list[CardName] = msgspec.field(default_factory=list)
    """The free cards, Fzzzt cards and mechanics included."""
    by_hand: bool = False
    """Do the robots stay where they lie, and the free ones free?"""


class HelperSeat(Request):
    """Who sits at a real table of Power Grid."""

    name: Name = ""
    pieces: Annotated[str, Meta(max_length=40)] | None = None
    """A robot's pieces like 2-5-1-6-3, `?` for one that is still to be dealt; none: a
    person."""
