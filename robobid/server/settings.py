"""Everything about the server that its host may want to change.

Each setting is read from the environment: `chat_length` from `ROBOBID_CHAT_LENGTH`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from robobid.core.errors import Unsupported

PREFIX: Final = "ROBOBID_"
_LISTS: Final = ("origins", "metrics_for", "bots")
"""Settings that are several words, separated by commas."""
Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(gt=0)]
Span = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings and their defaults."""

    database: str = ""
    """An SQLAlchemy address; empty is a file in the user's data directory."""
    origins: tuple[str, ...] = ()
    """Where the page is served from, like `https://play.example.org`; commas between.

    Empty: whatever address the server is reached by.
    """
    local_only: bool = False
    """Without `origins`: is the page only reached by the names of this machine?"""
    static: str = ""
    """The folder of the built page; empty is the one in the package."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For and X-Forwarded-Proto are believed; commas between."""

    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who may read `/metrics`: addresses, with commas; a proxy's clients are not
    the proxy."""

    body_size: Count = 65_536
    """Bytes of a request's body."""
    record_size: Count = 262_144
    """Bytes of a request that holds a pasted record."""
    file_size: Count = 131_072
    """Bytes of a deck or map that somebody brings along."""
    files: str = ""
    """A folder with decks and maps that everybody may choose by their names.

    Those of a game lie in a folder of its name: `fzzzt/mine.json`.
    """
    bots: tuple[str, ...] = ()
    """Bots of the host's own, each a game and a word: `fzzzt miser=mybots:Miser`."""
    message_size: Count = 8_192
    """Bytes of a WebSocket message from a client."""
    messages_per_second: Amount = 10.0
    """How many messages a connection may send for long."""
    message_burst: Count = 40
    """How many it may send at once."""
    address_messages_per_second: Amount = 100.0
    """How many messages all connections of an address may send for long."""
    address_message_burst: Count = 1_000
    requests_per_second: Amount = 20.0
    """How many requests an address may make for long."""
    request_burst: Count = 200
    questions_per_second: Amount = 5.0
    """How many replays, layouts and robots' moves an address may ask for, for long."""
    question_burst: Count = 100
    open_tables: Count = 30
    """Unfinished tables that one browser may have set up."""
    tables_per_hour: Count = 120
    """Tables that one address may set up in an hour."""
    connections_per_address: Count = 200
    watchers_per_table: Count = 100
    """Connections to one table, spectators included."""
    name_length: Count = 24
    chat_length: Count = 500
    chat_kept: Count = 200
    """How many lines of talk a newcomer is shown."""
    spectators_talk: bool = True
    """May people talk who have no seat?"""
    waiting_messages: Count = 256
    """Messages that may wait for a slow client before it is cut off."""
    options_listed: Count = 200
    """Up to here the options of a decision are written out."""
    replay_entries: Count = 5_000
    """Actions of a pasted record."""

    bot_wait: Span = 0.5
    """Seconds that a bot or robot waits at least, so that people can follow."""
    undo_wait: Span = 2.0
    """Seconds that bots leave a person to take a move back; not if they never wait."""
    bot_pace: Span = 0.15
    """Seconds between its tokens, houses and plants within one turn."""
    bot_processes: Count = 8
    """Processes in which bots think, at most; they are started when needed."""
    bot_seconds: Amount = 20.0
    """How long a bot may think before another one answers for it."""
    patience: Span = 3.0
    """Seconds after which everybody is told that a bot takes long."""
    away_seconds: Span = 5.0
    """Seconds without a window at the table before a player counts as away."""
    nudge_seconds: Span = 20.0
    """Seconds before somebody can be reminded again."""
    public_tables: bool = True
    """May hosts list their tables for everybody?"""
    warm: bool = False
    """Is the bots' code compiled when the server starts, before anybody wants it?"""
    hint_wait: Span = 3.0
    """Seconds that a hint waits for code to be compiled; then a simpler bot thinks."""
    bot_grace: Span = 5.0
    """Seconds after which another server plays for a bot that should have moved."""
    look_seconds: Amount = 30.0
    """Seconds between looks for tables that wait for a bot which nobody plays for."""
    room_idle: Span = 60.0
    """Seconds that a table stays in memory after the last one has left."""
    steps_per_table: Count = 10_000
    """Moves of a table after which none is taken back any more."""
    analysis_processes: Count = 2
    """Processes that look back on one finished game, behind everybody else."""
    analyses_waiting: Count = 50
    """Finished games that may wait to be looked back on."""
    analyses_per_hour: Count = 20
    """How many an address may ask for."""
    kept_per_hour: Count = 10_000
    """Puzzles, lessons, deals and links to other devices that an address may add."""
    finished_days: Span = 365.0
    """Days after which a finished table is forgotten; 0 is never."""
    abandoned_days: Span = 365.0
    """Days without a move or a word after which an unfinished one is; 0 is never."""
    purge_hours: Span = 1.0
    """Hours between looks for old tables."""
    link_days: Amount = 7.0
    """Days that a personal link can be used."""
    personal_links: Count = 10
    """Personal links to one table that one browser may have at a time."""
    cookie_days: Amount = 400.0
    """Days that a browser is remembered."""


def settings_from(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that an environment asks for.

    >>> settings_from({"ROBOBID_BOT_WAIT": "0", "ROBOBID_ORIGINS": "https://a, https://b"})
    ... # doctest: +ELLIPSIS
    Settings(database='', origins=('https://a', 'https://b'), ...bot_wait=0.0, ...)
    >>> settings_from({"ROBOBID_CHAT_LENGTH": "long"})
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: ROBOBID_CHAT_LENGTH cannot be 'long': Expected \
`int`, got `str`
    """
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = PREFIX + field.name.upper()
        if name not in environment:
            continue
        text: Any = environment[name]
        if field.name in _LISTS:
            text = tuple(part.strip() for part in text.split(",") if part.strip())
        try:
            found[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            message = f"{name} cannot be {text!r}: {error}"
            raise Unsupported(
                "bad_variable", message, variable=name, found=environment[name]
            ) from error
    return Settings(**found)


def default_database(environment: Mapping[str, str] | None = None) -> Path:
    """The file that holds all tables when no database is named."""
    environment = os.environ if environment is None else environment
    home = environment.get("XDG_DATA_HOME", "")
    # The XDG specification has relative paths ignored.
    folder = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return folder / "robobid" / "tables.sqlite"
