"""Everything that goes over the wire, as typed messages.

Views, events, actions and hints are the games' own; they go as `core.wire.plain`
writes them, and their shapes are in the OpenAPI description by the game's name
(`FzzztView`). Everything else is here, or in `messages` if a WebSocket carries it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Plain = dict[str, Any]
"""A named value of a game in its plain form; its `type` says which."""
Code = Annotated[str, Meta(pattern="^[A-Z0-9]{4,8}$", description="A table's code")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Position = Annotated[
    int, Meta(ge=0, le=1_000_000, description="How many moves a viewer has noticed")
]
Name = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


# -- what is told -------------------------------------------------------------------


class Told(Struct, kw_only=True, omit_defaults=True):
    """A sentence or a part of one: the key of its message, and what fills the gaps."""

    key: str
    values: dict[str, Any]
    """Numbers, texts, and objects: a noun has `kind` and `id`, and perhaps `count`, a
    `name` or `you`; several things have `items` and the `joint` between them; what is
    told in turn has a `key`."""
    otherwise: str = ""
    """What is said where a language has no such message."""


class Line(Struct, kw_only=True, omit_defaults=True):
    """One or more sentences of the story, and what is drawn beside them."""

    kind: str
    """The type of the event that it tells."""
    told: list[Told]
    seat: SeatNumber | None = None
    card: str | None = None
    heading: bool = False


class Rule(Struct, kw_only=True):
    """A rule with its number and this game's own figures."""

    number: str
    told: Told


class Rules(Struct, kw_only=True):
    """The rules: those that matter now, and the others."""

    now: list[Rule]
    others: list[Rule]


class Problem(Struct, kw_only=True):
    """Something that cannot be done; nothing was changed."""

    code: str
    message: str
    told: Told
    values: dict[str, Any] = msgspec.field(default_factory=dict)


def with_whole_numbers(value: Any) -> Any:
    """A value of JSON in which 8.0 has become 8, which is as good a whole number."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [with_whole_numbers(item) for item in value]
        case dict():
            return {name: with_whole_numbers(item) for name, item in value.items()}
        case _:
            return value


# -- requests -----------------------------------------------------------------------


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client asks for by HTTP."""


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


# -- answers ------------------------------------------------------------------------


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


class Standing(Struct, kw_only=True):
    """How a seat ended."""

    seat: SeatNumber
    points: int
    place: int


class EntryInfo(Struct, kw_only=True):
    """An entry of a record: what a seat or chance did, and what happened."""

    seat: SeatNumber | None
    """Null is chance."""
    move: str
    """As it is written."""
    undo: bool
    round: int
    events: list[Plain]
    drop: int
    """So many lines at the end of the story are dropped: they are told anew, or what
    they tell was taken back."""
    lines: list[Line]
    """Those that come instead, and those that come after."""


class Seen(Struct, kw_only=True):
    """What is seen of a table."""

    view: Plain
    """A FzzztView or PowerGridView."""
    notes: Plain
    """What follows from the view by the rules; a FzzztNotes or PowerGridNotes."""
    rules: int
    """The rules at that moment, by their place among the replay's."""


class Replay(Struct, kw_only=True):
    """A whole game from one seat's view."""

    game: str
    tags: dict[str, str]
    players: list[str]
    seat: SeatNumber | None
    over: bool
    standings: list[Standing]
    entries: list[EntryInfo]
    seen: list[Seen]
    """What is seen before the first entry, and after each."""
    rules: list[Rules]
    """All that come up."""
    verdict: list[Told]
    """Who has won and by what; empty before the end."""


class RecordText(Struct, kw_only=True):
    """The record of a finished game."""

    record: str


class OptionInfo(Struct, kw_only=True):
    """Something that may be done."""

    move: str
    """What to send for it."""
    action: Plain


class DecisionInfo(Struct, kw_only=True):
    """What is to be decided."""

    seat: SeatNumber | None
    """Null is chance: at a table here nobody is asked for it."""
    kind: str
    count: int
    """How many options there are."""
    options: list[OptionInfo] | None
    """All of them; null if they are too many, or if the limits say it all."""
    limits: Plain
    """What bounds them, by kind. A Fzzzt! bid has `hand` and `at_most`: any cards of
    the hand, written with a plus between their ids. Power Grid: a PowerGridLimits,
    with all costs; empty for other decisions."""


class Deed(Struct, kw_only=True):
    """What one robot does at a real table until somebody else acts."""

    seat: SeatNumber
    end: int
    """How many entries the record has when it is done."""
    pieces: list[str]
    """The pieces that say so."""
    lines: list[Line]


class HelperAnswer(Struct, kw_only=True):
    """A real table after everything that was entered and what the robots did."""

    view: Plain
    """A spectator's PowerGridView."""
    notes: Plain
    """A spectator's PowerGridNotes."""
    decision: DecisionInfo | None
    """What comes next: a person's choice, or a card that the table must turn."""
    over: bool
    standings: list[Standing]
    verdict: list[Told]
    """Who has won and by what; empty before the end."""
    robots: list[SeatNumber]
    """The robots' seats. The first event of what a robot did, a PowerGridRobotDid,
    says why."""
    deeds: list[Deed]
    """What the robots did in the entries that the page has not seen."""
    count: int
    """How many entries there are."""
    entries: list[EntryInfo]
    """Those that the page has not seen."""
    entered: list[int]
    """For each move that was entered, the number of entries before it."""
    record: str
    """To be replayed or kept."""
    position: str
    """The table in one line; a helper can be begun with it."""


class Health(Struct, kw_only=True):
    """Is the server well?"""

    version: str
    rooms: int
    """Tables in memory."""
    connections: int
    failures: int
    """How often the database has failed since the start."""
