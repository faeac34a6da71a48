"""The database as SQLAlchemy knows it; the migrations create it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, Integer, MetaData, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("tags", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("is_over", Boolean, nullable=False),
    # A bot or robot is to act: whoever starts the server must go on.
    Column("is_due", Boolean, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("rematch", Text),
    Column("round", Integer, nullable=False),
    # People gather: the game has not begun.
    Column("is_waiting", Boolean, nullable=False),
    # Seconds that a move may take; none is as long as one likes.
    Column("seconds", Integer),
    # What anybody may do who finds it in the list: join or watch.
    Column("listed", Text),
    # Seconds after which a bot may play for who is away; none is a day.
    Column("patience", Integer),
    # Are hints given though several people play?
    Column("hints", Boolean),
    # Seconds in everybody's bank at the start, and what every turn adds to it.
    Column("bank", Integer),
    Column("increment", Integer),
    # What happens when time is up: takes_over, once or table.
    Column("time_up", Text),
    # Do nights and days off not count?
    Column("rests", Boolean),
    # Until when all clocks stand.
    Column("paused", Double),
    # When the last move was made that everybody noticed.
    Column("moved", Double),
    # Since when it is old enough to be forgotten soon.
    Column("marked", Double),
    # The server stood still at it: it does not go on.
    Column("is_stopped", Boolean, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    # What the friend's link holds, until the seat is claimed with it.
    Column("link", Text),
    # The link that it was claimed with.
    Column("spent", Text),
    # The bot that plays for a person, and the seats that want one to.
    Column("stand_in", Text),
    Column("votes", Text, nullable=False),
    # Until when its player has time, and when somebody last reminded them.
    Column("due", Double),
    Column("nudged", Double),
    # How it ended.
    Column("points", Integer),
    Column("place", Integer),
    # What is answered for its player; a secret.
    Column("standing", Text),
    # Seconds in the bank, since when the clock runs, and since when time is up.
    Column("bank", Double),
    Column("asked", Double),
    Column("late", Double),
    # Does the bot play this turn only?
    Column("once", Boolean, nullable=False),
    # For how many days its player wants to pause.
    Column("pause", Integer),
)

OWNERS: Final = Table(
    "owners",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", Text, primary_key=True),
)

# Named by an older word for moves; a move's lines are in one text.
MOVES: Final = Table(
    "steps",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("sent_as", Text),
    # Why another bot answered for the seat, and which.
    Column("answered", Text),
)

SPECTATOR: Final = -1
"""The seat of whoever talks without one."""

TALK: Final = Table(
    "talk",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("at", Double, nullable=False),
)

PERSONAL_LINKS: Final = Table(
    "personal_links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("expires", Double, nullable=False),
)

# What a table is played with that is not ours: the tags that hold its files.
FILES: Final = Table(
    "files",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("tags", Text, nullable=False),
)

DEVICE_LINKS: Final = Table(
    "device_links",
    METADATA,
    Column("hash", Text, primary_key=True),
    # Whose device the one that opens it will be.
    Column("person", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

# The devices of people who have several. A device without a row is a person by itself.
DEVICES: Final = Table(
    "devices",
    METADATA,
    # Of the device's own secret.
    Column("hash", Text, primary_key=True),
    # Empty: the device was ended, and is nobody any more.
    Column("person", Text, nullable=False),
    # What kind of browser it is, so that its owner knows it again.
    Column("label", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# Moves that were taken out where a table could not be continued.
SET_ASIDE: Final = Table(
    "set_aside",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("at", Double, primary_key=True),
)

# What all servers of a database share.
STATE: Final = Table(
    "state",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# A finished game that is looked back on; the code is a table's, or made from a record.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    # As it is written, so that it need not be played through again for that.
    Column("record", Text, nullable=False),
    # How many moves are to be judged.
    Column("total", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    # waiting, done, or failed.
    Column("state", Text, nullable=False),
    # What came out, or why nothing did.
    Column("told", Text, nullable=False),
    # How often somebody began without judging a single move.
    Column("tries", Integer, nullable=False),
    # Until when whoever works on it is believed to be alive.
    Column("busy", Double, nullable=False),
)

JUDGED: Final = Table(
    "judged",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("move", Text, nullable=False),
)

# Comments and variations of a finished game's players: a list, as JSON.
NOTES: Final = Table(
    "notes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("at", Integer, primary_key=True, autoincrement=False),
    Column("notes", Text, nullable=False),
)

# What a player keeps beside the board: plans and what orders gave up as JSON; a secret.
BESIDE: Final = Table(
    "beside",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plans", Text, nullable=False),
    Column("notes", Text, nullable=False),
    Column("undone", Text, nullable=False),
)

# What somebody solved, learnt or played: what came out the first time.
PROGRESS: Final = Table(
    "progress",
    METADATA,
    Column("browser", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("outcome", Text, nullable=False),
    Column("first", Double, nullable=False),
    # When the browser came back last.
    Column("seen", Double, nullable=False),
)

# What has been told of a table: who sat there (`?`: nobody has noted it), and its end.
TOLD: Final = Table(
    "told",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("seated", Text, nullable=False),
    Column("is_over", Boolean, nullable=False),
)

# The seats whose players know that it is their turn.
ASKED: Final = Table(
    "asked",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

# What somebody was told of a table and has not looked at yet.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("code", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# What is still to be sent.
OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    # Until when whoever sends it is believed to be alive.
    Column("busy", Double, nullable=False),
)

# How somebody wants to be told.
PREFERENCES: Final = Table(
    "preferences",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("lang", Text, nullable=False),
    Column("zone", Text, nullable=False),
    # As 22-8; empty is never.
    Column("quiet", Text, nullable=False),
    # Also when somebody comes or leaves?
    Column("comings", Boolean, nullable=False),
    # As 2026-12-24/2026-12-26, with spaces between several.
    Column("days_off", Text, nullable=False),
)

# What opens somebody's feed and nothing else.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("made", Double, nullable=False),
)

# Where a browser's push service takes messages for it, and the keys that seal them.
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("made", Double, nullable=False),
)

# Where a club's chat is told of a table, and why it could not be.
HOOKS: Final = Table(
    "hooks",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("url", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("failed", Text),
)

# Where somebody gets mail: kept apart from everything else, and never shown.
MAIL: Final = Table(
    "mail",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("hours", Integer, nullable=False),
    # What confirms it, and stops it.
    Column("secret", Text, nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    # When something was last written there.
    Column("last", Double, nullable=False),
)
