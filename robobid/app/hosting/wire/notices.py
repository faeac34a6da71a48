"""How somebody is told that a table waits for them, and their turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from robobid.app.hosting.wire.basics import (
    Bounds,
    Code,
    Request,
    SeatNumber,
    Secret,
    Shape,
)

Hour = Annotated[int, Bounds(ge=0, le=23)]
Day = Annotated[str, Bounds(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Language = Literal["en", "de", "fr", "ru"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DaysOffInfo(Request):
    """From one day to another, both included, where I live."""

    first: Day
    last: Day


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeWish(Request):
    """How I want to be told."""

    lang: Language
    zone: Annotated[str, Bounds(min_length=1, max_length=64)]
    """A time zone's name, as `Europe/Berlin`."""
    quiet_from: Hour | None = None
    """Between these hours nothing is sent; null: at any time."""
    quiet_to: Hour | None = None
    comings: bool = True
    """Also when somebody comes or leaves?"""
    days_off: Annotated[list[DaysOffInfo], Bounds(max_length=12)] = field(
        default_factory=list
    )
    """Days that do not count at tables where that was agreed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeSettings(Shape):
    """How I am told."""

    lang: Language
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    comings: bool
    days_off: list[DaysOffInfo]
    token_made: float | None
    """When my token was made; null: I have none."""
    push_key: str
    """What a browser needs to be told by push."""
    subscribed: bool
    """Is this browser told by push?"""
    mail_offered: bool
    """Has the host a mail server?"""
    mail: Literal["none", "asked", "confirmed"]
    """Is mail sent to an address of mine? It is never shown."""
    mail_hours: int
    """At most once in so many hours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenMade(Shape):
    """What opens my feed and my turns, and nothing else; it is shown once."""

    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnInfo(Shape):
    """A table that waits for me."""

    code: Code
    game: str
    seat: SeatNumber
    name: str
    """What I am called there."""
    since: float
    """Since when, in seconds since 1970."""
    due: float | None
    """Until when I have time; null is for ever."""
    link: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnList(Shape):
    """All tables that wait for me, those first that wait longest."""

    turns: list[TurnInfo]


@dataclass(frozen=True, slots=True, kw_only=True)
class PushWish(Request):
    """Where this browser's push service takes messages, and the keys that seal them."""

    endpoint: Annotated[str, Bounds(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Bounds(min_length=1, max_length=100)]
    auth: Annotated[str, Bounds(min_length=1, max_length=50)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailWish(Request):
    """Where and how often mail of mine is sent."""

    address: Annotated[str, Bounds(min_length=1, max_length=254)]
    hours: Annotated[int, Bounds(ge=1, le=168)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailSecret(Request):
    """What a mail holds by which it is confirmed, or stopped."""

    secret: Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class MailSettled(Shape):
    """What became of it."""

    done: bool
    """Else the link is used, or was never one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HookWish(Request):
    """Which chat is told of a table."""

    url: Annotated[str, Bounds(min_length=1, max_length=1_000)] | None
    """Null: none any more."""
    lang: Language = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class HookInfo(Shape):
    """Which chat is told of a table; what its address holds is nobody's business."""

    host: str | None
    """The name of its server; null: no chat is told."""
    failed: str | None
    """Why it could not be told and is not any more."""
