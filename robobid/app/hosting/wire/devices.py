"""Devices of one person: links to one more, and the list of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from robobid.app.hosting.wire.basics import Bounds, Request, Secret, Shape


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceClaim(Request):
    """A link's secret, by which this device belongs to whoever made it."""

    link: Secret
    mine: Literal["move", "leave"] | None = None
    """What becomes of the games that this device has; null: it has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceNamed(Request):
    """One of my devices."""

    device: Annotated[str, Bounds(pattern="^[0-9a-f]{16}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceMoved(Shape):
    """This device belongs to whoever made the link."""

    done: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceInvitation(Shape):
    """What a link to another device is for."""

    opens: Literal["person", "mine", "nothing"]
    """This device would be somebody's; it is theirs already; or the link is spent."""
    name: str
    """What its maker calls themselves; empty if they have never played."""
    made: float | None
    theirs: int
    """How many tables its maker has."""
    tables: int
    """How many tables this device has now."""
    progress: int
    """How many puzzles, lessons and deals are kept of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceInfo(Shape):
    """A device of mine."""

    device: str
    label: str
    """The kind of browser and system, if they could be told."""
    made: float
    seen: float
    here: bool
    """Is it this one?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceList(Shape):
    """The devices of somebody who has several."""

    devices: list[DeviceInfo]
