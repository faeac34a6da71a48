"""What somebody has solved, learnt and played of the deals."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from robobid.server.wire.basics import Request

What = Annotated[
    str, Meta(pattern=r"^(puzzle|lesson|deal):[A-Za-z0-9_./-]{1,80}$", max_length=90)
]
"""`puzzle:fzzzt-3f0c25`, `lesson:robots/a1`, `deal:fzzzt/2026-11-17`."""
Beginning = Annotated[
    str, Meta(pattern=r"^(puzzle|lesson|deal):[A-Za-z0-9_./-]{0,80}$")
]
Outcome = Annotated[str, Meta(min_length=1, max_length=80)]
"""`solved`, `missed`, `done`, or a result on a deal."""


class ProgressMade(Request):
    """What a browser has that the server may not know, and what is to be forgotten."""

    found: Annotated[dict[What, Outcome], Meta(max_length=500)]
    forget: Annotated[list[Beginning], Meta(max_length=50)]
    """All that begins so is forgotten, before what was found is kept."""


class ProgressKept(Struct, kw_only=True):
    """All that is kept of me."""

    mark: str
    """The same for all my devices, and for nobody else; empty: nothing is kept."""
    found: dict[str, str]
