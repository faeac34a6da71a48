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
    # The browser's secret, which only the link opens.
    Column("sealed", Text, nullable=False),
    Column("expires", Double, nullable=False),
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
