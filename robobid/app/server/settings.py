"""Everything about the server that its host may want to change.

Each setting is read from the environment: `chat_length` from `ROBOBID_CHAT_LENGTH`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from robobid.app.hosting import settings as hosting
from robobid.app.hosting.settings import Amount, Count, Span
from robobid.app.server.codec import convert
from robobid.core.errors import Unsupported

PREFIX: Final = "ROBOBID_"
_LISTS: Final = ("origins", "metrics_for", "bots", "hooks")
"""Settings that are several words, separated by commas."""


@dataclass(frozen=True, kw_only=True)
class Settings(hosting.Settings):
    """The settings of how tables are hosted, and of the server around them."""

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

    hooks: tuple[str, ...] = ()
    """Addresses of chats that are told of all tables; commas between."""
    hooks_lang: str = "en"
    """What is spoken there."""
    smtp: str = ""
    """A mail server, as `smtp://user:password@mail.example.org:587`; empty: no mail."""
    mail_from: str = ""
    """From whom mail comes, as `Robobid <robobid@example.org>`."""
    push_contact: str = ""
    """Whom push services ask if something is wrong: `mailto:` and an address."""
    notices_to_loopback: bool = False
    """For tests alone: may notices be sent to this very machine, without TLS?"""
    subscriptions: Count = 10
    """Browsers of one person that are told by push."""
    digest_seconds: Amount = 60.0
    """Seconds between looks who wants mail now."""
    mails_per_hour: Count = 5
    """Addresses that may be asked, from one address, whether they want mail."""

    body_size: Count = 65_536
    """Bytes of a request's body."""
    message_size: Count = 8_192
    """Bytes of a WebSocket message from a client."""
    messages_per_second: Amount = 10.0
    """How many messages a connection may send for long."""
    message_burst: Count = 40
    """How many it may send at once."""
    address_messages_per_second: Amount = 100.0
    """How many messages all connections of an address may send for long."""
    address_message_burst: Count = 1_000
    frames_per_second: Amount = 200.0
    """How many frames a connection may send for long: pings and parts of messages
    are some too."""
    frame_burst: Count = 1_000
    address_frames_per_second: Amount = 1_000.0
    """How many frames all connections of an address may send for long."""
    address_frame_burst: Count = 4_000
    requests_per_second: Amount = 20.0
    """How many requests an address may make for long."""
    request_burst: Count = 200
    questions_per_second: Amount = 5.0
    """How many replays, layouts and robots' moves an address may ask for, for long."""
    question_burst: Count = 100
    unknown_codes_per_minute: Count = 10
    """Codes of tables that are none's which an address may ask for."""
    question_processes: Count = 2
    """Processes in which such questions are worked out."""
    question_seconds: Amount = 10.0
    """Seconds after which one is given up, and its process ended."""
    question_memory: Count = 512
    """Megabytes that one may need."""
    questions_at_once: Count = 1
    """How many of one address are worked on at the same time."""
    questions_waiting: Count = 3
    """How many more of its may wait."""
    questions_in_all: Count = 100
    """How many of all addresses may wait."""
    stall_seconds: Span = 20.0
    """Seconds without a sign of life after which the server stops the table at which
    it stands still, and ends; 0 is never."""
    move_processes: Count = 2
    """Processes that work out the moves of tables whose deck, map or position
    somebody has brought along."""
    connections_per_address: Count = 200
    waiting_messages: Count = 256
    """Messages that may wait for a slow client before it is cut off."""
    answers_size: Count = 67_108_864
    """Bytes of all answers that wait to be sent."""
    address_answers_size: Count = 25_165_824
    """Bytes of those that wait for one address."""
    spectator_pause: Amount = 3.0
    """Seconds between two lines of talk from an address that has no seat."""
    write_seconds: Amount = 60.0
    """Seconds between tries whether anything can be stored."""
    bot_processes: Count = 8
    """Processes in which bots think, at most; they are started when needed."""
    away_seconds: Span = 5.0
    """Seconds without a window at the table before a player counts as away."""
    warm: bool = False
    """Is the bots' code compiled when the server starts, before anybody wants it?"""
    hint_wait: Span = 3.0
    """Seconds that a hint waits for code to be compiled; then a simpler bot thinks."""
    analysis_processes: Count = 2
    """Processes that look back on one finished game, behind everybody else."""
    analysis_seconds: Amount = 120.0
    """Seconds that judging one move may take."""
    kept_per_hour: Count = 10_000
    """Puzzles, lessons, deals and links to other devices that an address may add."""
    finished_days: Span = 365.0
    """Days after which a finished table is forgotten; 0 is never."""
    abandoned_days: Span = 365.0
    """Days without a move or a word after which an unfinished one is; 0 is never."""
    marked_days: Span = 30.0
    """Days for which an old table is only marked before it is gone."""
    purge_hours: Span = 1.0
    """Hours between looks for old tables."""
    cookie_days: Amount = 400.0
    """Days that a browser is remembered."""

    @property
    def sends_mail(self) -> bool:
        """Can people be written to, with links that lead here?"""
        return bool(self.smtp and self.mail_from and self.origins)

    @property
    def address(self) -> str:
        """Where people reach the server; empty if nobody has said it."""
        return self.origins[0] if self.origins else ""


def settings_from(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that an environment asks for.

    >>> settings_from({"ROBOBID_BOT_WAIT": "0", "ROBOBID_ORIGINS": "https://a, https://b"})
    ... # doctest: +ELLIPSIS
    Settings(...bot_wait=0.0, ...origins=('https://a', 'https://b'), ...)
    >>> settings_from({"ROBOBID_CHAT_LENGTH": "long"})
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: ROBOBID_CHAT_LENGTH cannot be 'long': Expected \
`int`, got `str`
    """
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    kinds = get_type_hints(Settings, include_extras=True)
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name not in environment:
            continue
        text: Any = environment[name]
        if field.name in _LISTS:
            text = tuple(part.strip() for part in text.split(",") if part.strip())
        try:
            found[field.name] = convert(text, kinds[field.name], strict=False)
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
