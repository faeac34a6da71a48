"""Sentences: what happened, which rules matter, and why something was refused."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from robobid.server.wire.basics import Plain, SeatNumber


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


class CoachInfo(Struct, kw_only=True):
    """What a coach may say before a decision; what matters most comes first."""

    moment: str
    """The question that it belongs to: at it something is said once."""
    happened: list[Told]
    now: list[Told]
    """What to look at."""


class SlipInfo(Struct, kw_only=True):
    """A move is clearly worse than another one, by what its seat knows."""

    asked: Told
    """Is it meant? With what it gives away."""
    move: str
    """What would be better."""
    action: Plain
    why: Told


class Problem(Struct, kw_only=True):
    """Something that cannot be done; nothing was changed."""

    code: str
    message: str
    told: Told
    values: dict[str, Any] = msgspec.field(default_factory=dict)
